import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { Change } from '../../../ui/stat.tsx'
import { askedOf } from '../who.ts'
import * as texts from '../texts.ts'
import { rich } from '../../../ui/rich.tsx'
import { say } from '../../../ui/say.ts'

/** The viewer's chance to win, and how far a win and a loss would move the rank; nothing once it is agreed. */
export function Odds({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) {
  const { chance, draw_chance: draw, stake } = challenge
  if (chance === null) return null
  const percent = Math.round(chance * 100)
  const several = askedOf(challenge, viewerId).length > 1
  return (
    <div className="odds">
      <p className="odds-chance">
        <strong>{percent}%</strong>{' '}
        <span className="soft small">
          {several ? texts.chanceToWinIfAll : texts.chanceToWin}
          {draw !== undefined && ` · ${say(texts.drawChance, { percent: `${Math.round(draw * 100)}%` })}`}
        </span>
      </p>
      <div className="odds-bar" aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </div>
      {stake ? <StakeLine stake={stake} /> : <p className="soft small">{texts.notRankedYourRankStays}</p>}
    </div>
  )
}

/** How far a win and a loss would move the rank; where scores are read, from the narrowest to a clear one. */
function StakeLine({ stake: { win, lose, range } }: { stake: NonNullable<Challenge['stake']> }) {
  if (!range)
    return (
      <p className="odds-stake small">
        <span>{rich(texts.winChange, { change: <Change value={win} /> })}</span>
        <span>{rich(texts.loseChange, { change: <Change value={lose} /> })}</span>
      </p>
    )
  const ends = ({ narrow, clear }: typeof range.win) => ({
    narrow: <Change value={narrow} />,
    clear: <Change value={clear} />,
  })
  return (
    <>
      <p className="odds-stake small">
        <span>{rich(texts.winFromTo, ends(range.win))}</span>
        <span>{rich(texts.loseFromTo, ends(range.lose))}</span>
      </p>
      <p className="soft small">{texts.byTheScore}</p>
    </>
  )
}
