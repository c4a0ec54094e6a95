import { MatchResults } from './results.tsx'
import * as texts from './texts.ts'

/** The results of the match search, whatever was searched for last. */
export default function ChallengeResults() {
  return <MatchResults subtitle={texts.match} />
}
