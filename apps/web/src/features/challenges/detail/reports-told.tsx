import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { say } from '../../../ui/say.ts'
import { reportLines } from './report-lines.ts'
import './duel.css'
import * as texts from './texts.ts'

/** Reports that differ: those between which an operator decides, or two scores of the same winner. */
export default function ReportsTold({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) {
  const { reject, users } = challenge
  if (reject === 1)
    return (
      <div>
        {reportLines(challenge, viewerId).map(line => (
          <p key={line} className="small numbers">
            {line}
          </p>
        ))}
      </div>
    )
  return (
    <p className="soft small numbers duel-fate">
      {texts.twoScoresWereReported}
      {users
        .filter(({ reported_score }) => reported_score !== '')
        .map(({ id, short_name, reported_score }) => (
          <span key={id} className="reported-score">
            {say(texts.nameAndScore, { name: short_name, score: reported_score })}
          </span>
        ))}
    </p>
  )
}
