import { paths } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import '../challenges.css'
import * as texts from './texts.ts'

/** The way from a challenge that is being written to telling of the match, where it was played already. */
export function PlayedAlready({
  playerId,
  sportId,
  leave,
}: {
  playerId: string
  sportId: string | undefined
  /** Closes the form before the screen opens. */
  leave?: () => void
}) {
  const about = new URLSearchParams({ player: playerId, ...(sportId && { sport: sportId }) })
  return (
    <p className="played-already small">
      <Link to={`${paths.recordMatch}?${about}`} {...(leave && { onClick: leave })}>
        {texts.playedItAlready}
      </Link>
    </p>
  )
}
