import type { Challenge } from '@gauntlet/contract/challenges/answer'
import './duel.css'
import { reportLines } from './report-lines.ts'

/** The reports between which an operator decides: nobody knows otherwise what the dispute is about. */
export const DisputedReports = ({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) =>
  reportLines(challenge, viewerId).map(line => (
    <p key={line} className="small numbers">
      {line}
    </p>
  ))
