import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { isEven, threeWays } from '../../../people/chance.ts'
import { drawWords } from '../../../people/draw-words.ts'
import { askedOf } from '../who.ts'
import '../challenges.css'
import * as texts from '../texts.ts'
import { rich } from '../../../ui/rich.tsx'
import { say } from '../../../ui/say.ts'

type StakeOf = NonNullable<Challenge['stake']>

/** The stake, and whom the chance is about; the chance itself only where it is `untold`. Nothing once it is agreed. */
export function DuelOdds({ challenge, viewerId, untold }: { challenge: Challenge; viewerId: string; untold: boolean }) {
  const { chance, draw_chance, stake, sides } = challenge
  if (chance === null) return null
  const isOfSeveral = askedOf(challenge, viewerId).length > 1 && !sides
  return (
    <div className="duel-odds">
      {untold && <Chance chance={chance} draw={draw_chance} several={false} />}
      {isOfSeveral && <p className="soft small">{texts.ifAllWhoAreAskedPlay}</p>}
      {stake ? <StakeLine stake={stake} look="chip" /> : <p className="soft small">{texts.notRankedYourRankStays}</p>}
    </div>
  )
}

const Chance = ({ chance, draw, several }: { chance: number; draw: number | undefined; several: boolean }) => (
  <p className="odds-chance">
    {isEven(chance) ? (
      <strong>{several ? texts.aboutEvenIfAll : texts.aboutEven}</strong>
    ) : (
      <>
        <strong>{Math.round(threeWays(chance, draw).win * 100)}%</strong>{' '}
        <span className="soft small">
          {several ? texts.chanceToWinIfAll : texts.chanceToWin}
          {draw !== undefined && ` · ${drawWords(draw)}`}
        </span>
      </>
    )}
  </p>
)

/** The same at the corner of a card, where the number counts; a draw is spoken of on the screen of the match. */
export const CornerChance = ({ chance, draw }: { chance: number; draw: number | undefined }) => (
  <p className="corner-chance">
    {isEven(chance) ? (
      <strong>{texts.aboutEven}</strong>
    ) : (
      <>
        <strong>{Math.round(threeWays(chance, draw).win * 100)}%</strong>{' '}
        <span className="soft small">{texts.yourChance}</span>
      </>
    )}
  </p>
)

/** The viewer's chance to win, and how far a win and a loss would move the rank; nothing once it is agreed. */
export function Odds({
  challenge: { chance, draw_chance: draw, stake },
  several,
}: {
  challenge: Pick<Challenge, 'chance' | 'draw_chance' | 'stake'>
  /** More than one other player plays, or is asked. */
  several: boolean
}) {
  if (chance === null) return null
  return (
    <div className="odds">
      <Chance chance={chance} draw={draw} several={several} />
      <div className="odds-bar" aria-hidden="true">
        <span style={{ width: `${Math.round(threeWays(chance, draw).win * 100)}%` }} />
      </div>
      <Stake stake={stake} />
    </div>
  )
}

/** How far a win and a loss would move the rank, or that neither does. */
export const Stake = ({ stake }: Pick<Challenge, 'stake'>) =>
  stake ? <StakeLine stake={stake} /> : <p className="soft small">{texts.notRankedYourRankStays}</p>

/** Without the arrow: a win and a loss are to stand in one line of a phone. */
function End({ value }: { value: number }) {
  if (value === 0) return <span className="change">0</span>
  return <span className={value < 0 ? 'change down' : 'change up'}>{value < 0 ? `−${-value}` : `+${value}`}</span>
}

/** The ranks' moves by a win and by a loss: the numbers, and each in words. */
function endsOf({ win, lose, range }: StakeOf) {
  const up = <End value={range?.win.clear ?? win} />
  const down = <End value={range?.lose.clear ?? lose} />
  return {
    ends: { win: up, lose: down },
    won: rich(range ? texts.winUpTo : texts.winChange, { change: up }),
    lost: rich(range ? texts.loseUpTo : texts.loseChange, { change: down }),
  }
}

/** The same in a line of a card, shorter for the eye. */
export function ShortStake({ stake }: { stake: StakeOf }) {
  const { ends, won, lost } = endsOf(stake)
  return (
    <span className="challenge-stake numbers">
      <span className="visually-hidden">
        {won}, {lost}
      </span>
      <span aria-hidden="true">{rich(stake.range ? texts.stakeUpTo : texts.stakeOf, ends)}</span>
    </span>
  )
}

/** A match of which one end moves nothing, in words in place of a nought. */
function oneSidedWords({ range }: StakeOf): string | undefined {
  if (!range) return undefined
  if (range.win.clear <= 0 && range.lose.clear < 0) return say(texts.tooOneSidedToWin, { points: -range.lose.clear })
  return range.lose.clear >= 0 && range.win.clear > 0 ? texts.nothingToLose : undefined
}

/** How far a win and a loss would move the rank; where scores are read, as far as a clear one does. */
export function StakeLine({ stake, look = '' }: { stake: StakeOf; look?: 'chip' | '' }) {
  const { range } = stake
  const { won, lost } = endsOf(stake)
  const oneSided = oneSidedWords(stake)
  if (oneSided !== undefined) return <p className="small">{oneSided}</p>
  return (
    <>
      <p className="odds-stake small">
        <span className={look}>{won}</span>
        <span className={look}>{lost}</span>
      </p>
      {range && look === 'chip' && (
        <p className="soft small">{range.lose.narrow > 0 ? texts.narrowLossRaises : texts.byTheScore}</p>
      )}
    </>
  )
}
