import { MatchResults } from './results.tsx'

/** The results of the match search, whatever was searched for last. */
export default MatchResults
