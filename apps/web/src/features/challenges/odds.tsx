import type { Challenge } from '@gauntlet/contract/challenges-answer'
import { Change } from '../../ui/stat.tsx'

/** The chance to win, and what a win and a loss would move; nothing where the match moves no rank. */
export function Odds({ challenge: { chance, stake } }: { challenge: Pick<Challenge, 'chance' | 'stake'> }) {
  if (chance === null || stake === null) return null
  const percent = Math.round(chance * 100)
  return (
    <div className="odds">
      <p className="odds-chance">
        <strong>{percent}%</strong> <span className="soft small">chance to win</span>
      </p>
      <div className="odds-bar" aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </div>
      <p className="odds-stake small">
        <span>
          Win <Change value={stake.win} />
        </span>
        <span>
          Lose <Change value={stake.lose} />
        </span>
      </p>
    </div>
  )
}
