import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { Change } from '../../../ui/stat.tsx'
import { askedOf } from '../who.ts'
import * as texts from '../texts.ts'
import { rich } from '../../../ui/rich.tsx'

/** The viewer's chance to win, and how far a win and a loss would move the rank; nothing once it is agreed. */
export function Odds({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) {
  const { chance, stake } = challenge
  if (chance === null) return null
  const percent = Math.round(chance * 100)
  const several = askedOf(challenge, viewerId).length > 1
  return (
    <div className="odds">
      <p className="odds-chance">
        <strong>{percent}%</strong>{' '}
        <span className="soft small">{several ? texts.chanceToWinIfAll : texts.chanceToWin}</span>
      </p>
      <div className="odds-bar" aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </div>
      {stake ? (
        <p className="odds-stake small">
          <span>{rich(texts.winChange, { change: <Change value={stake.win} /> })}</span>
          <span>{rich(texts.loseChange, { change: <Change value={stake.lose} /> })}</span>
        </p>
      ) : (
        <p className="soft small">{texts.notRankedYourRankStays}</p>
      )}
    </div>
  )
}
