import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { isEven, threeWays } from '../../../people/chance.ts'
import { ChanceBar } from '../../../people/chance-bar.tsx'
import { Change } from '../../../ui/stat.tsx'
import { askedOf } from '../who.ts'
import * as lineupTexts from '../lineup/texts.ts'
import * as texts from '../texts.ts'
import { rich } from '../../../ui/rich.tsx'
import { say } from '../../../ui/say.ts'

/** Both chances as one bar with the names, and the stake as chips; nothing once it is agreed. */
export function DuelOdds({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) {
  const { chance, draw_chance, stake, sides } = challenge
  if (chance === null) return null
  const [rival, ...more] = askedOf(challenge, viewerId)
  const named = more.length === 0 ? rival?.first_name : texts.theOthers
  return (
    <div className="duel-odds">
      <ChanceBar
        chance={chance}
        draw={draw_chance}
        other={sides ? lineupTexts.theOtherSide : (named ?? texts.theOthers)}
      />
      {more.length > 0 && !sides && <p className="soft small">{texts.ifAllWhoAreAskedPlay}</p>}
      {stake ? <StakeLine stake={stake} look="chip" /> : <p className="soft small">{texts.notRankedYourRankStays}</p>}
    </div>
  )
}

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
  const percent = Math.round(threeWays(chance, draw).win * 100)
  return (
    <div className="odds">
      <p className="odds-chance">
        {isEven(chance) ? (
          <strong>{several ? texts.aboutEvenIfAll : texts.aboutEven}</strong>
        ) : (
          <>
            <strong>{percent}%</strong>{' '}
            <span className="soft small">
              {several ? texts.chanceToWinIfAll : texts.chanceToWin}
              {draw !== undefined && ` · ${say(texts.drawChance, { percent: `${Math.round(draw * 100)}%` })}`}
            </span>
          </>
        )}
      </p>
      <div className="odds-bar" aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </div>
      {stake ? <StakeLine stake={stake} /> : <p className="soft small">{texts.notRankedYourRankStays}</p>}
    </div>
  )
}

const ends = ({ narrow, clear }: { narrow: number; clear: number }) => ({
  narrow: <Change value={narrow} />,
  clear: <Change value={clear} />,
})

/** How far a win and a loss would move the rank; where scores are read, from the narrowest to a clear one. */
export function StakeLine({
  stake: { win, lose, range },
  look = '',
}: {
  stake: NonNullable<Challenge['stake']>
  look?: 'chip' | ''
}) {
  return (
    <>
      <p className="odds-stake small">
        <span className={look}>
          {range ? rich(texts.winFromTo, ends(range.win)) : rich(texts.winChange, { change: <Change value={win} /> })}
        </span>
        <span className={look}>
          {range
            ? rich(texts.loseFromTo, ends(range.lose))
            : rich(texts.loseChange, { change: <Change value={lose} /> })}
        </span>
      </p>
      {range && <p className="soft small">{texts.byTheScore}</p>}
    </>
  )
}
