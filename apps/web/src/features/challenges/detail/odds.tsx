import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { Change } from '../../../ui/stat.tsx'
import { askedOf } from '../who.ts'

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
        <span className="soft small">{several ? 'chance to win if all play' : 'chance to win'}</span>
      </p>
      <div className="odds-bar" aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </div>
      {stake ? (
        <p className="odds-stake small">
          <span>
            Win <Change value={stake.win} />
          </span>
          <span>
            Lose <Change value={stake.lose} />
          </span>
        </p>
      ) : (
        <p className="soft small">Not ranked: your rank stays as it is.</p>
      )}
    </div>
  )
}
