import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { LATEST } from '../../api/first-reads.ts'
import { useApi } from '../../api/use-api.ts'
import { fill, paths } from '../../paths.ts'
import { datesIn } from '../../ui/formats.ts'
import { Link } from '../../ui/link.tsx'
import { rich } from '../../ui/rich.tsx'
import * as texts from './texts.ts'

const days = datesIn({ month: 'short', day: 'numeric' })

/**
 * The match of the viewer with a player in which they are asked how it ended, or whether it ended so: such matches
 * stand before all others.
 */
export function useAwaited(id: string): Challenge | undefined {
  const past = useApi(challenges.past, LATEST).data?.payload.challenges
  return past?.find(
    ({ users, actions: { report, confirm } }) =>
      users.some(user => user.id === id) && (report.kind === 'allowed' || confirm.kind === 'allowed'),
  )
}

/** A match of the two that waits for the viewer's word. */
export const AwaitedResult = ({ challenge: { id, sport, challenge_start, timezone } }: { challenge: Challenge }) => (
  <section className="card awaited-result" aria-label={texts.howDidItEnd}>
    <p>
      {rich(texts.yourMatchWaits, {
        question: <strong />,
        sport: sport.name,
        day: days(timezone).format(Date.parse(challenge_start)),
      })}
    </p>
    <Link className="button main" to={fill(paths.challengeIssue, { id })}>
      {texts.report}
    </Link>
  </section>
)
