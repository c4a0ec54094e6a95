import { fill, paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { ChallengeActions } from '../challenges/actions/challenge-actions.tsx'
import { drawn } from '../challenges/actions/drawn.ts'
import { soleAsker } from '../challenges/who.ts'
import { MatchWays } from '../tournaments/bracket/match-ways.tsx'
import * as texts from './texts.ts'
import type { Need } from './use-needs.ts'

/** The answer that a notice asks for, without a way to its screen first. */
export function NeedActs({ need, viewerId }: { need: Need; viewerId: string }) {
  if (need.kind === 'match') return <MatchWays match={need.match} />
  const { challenge } = need
  // Several who ask to join are answered one by one, on the screen of the match.
  const isThere = challenge.actions.accept_participant.kind === 'allowed' || drawn(challenge.actions).length === 0
  if (isThere && !soleAsker(challenge))
    return (
      <Link className="button small main" to={fill(paths.challengeIssue, { id: challenge.id })}>
        {texts.open}
      </Link>
    )
  return <ChallengeActions challenge={challenge} viewerId={viewerId} small />
}
