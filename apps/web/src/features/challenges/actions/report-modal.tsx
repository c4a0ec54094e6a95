import { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { STARS } from '@gauntlet/contract/challenges/forms'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import { type FormEvent, useEffect, useState } from 'react'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { Modal } from '../../../ui/modal.tsx'
import { StarRating } from '../../../people/star-rating.tsx'
import { toast } from '../../../ui/toast.tsx'
import { OutcomeFields } from '../../../scores/outcome-fields.tsx'
import { useReport } from '../../../scores/use-report.ts'
import { useSheet } from '../../../scores/use-scoring.ts'
import './report-modal.css'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'

/**
 * Match Report: the winner, by name or by the score, and stars for the others. If a result is reported already,
 * agreeing confirms it.
 */
export default function ReportModal({
  challenge,
  viewerId,
  close,
}: {
  challenge: Challenge
  viewerId: string
  close: () => void
}) {
  const { id, users, actions } = challenge
  const sheet = useSheet(challenge)
  const report = useReport(challenge, sheet)
  const [missing, setMissing] = useState(false)
  const [stars, setStars] = useState<Readonly<Record<string, number>>>({})
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { run, busy } = useAction(challenges.report, { failure: challengeTexts.problemSubmitting })
  const rivals = users.filter(user => user.id !== viewerId)
  const over = actions.report.kind !== 'allowed' && actions.confirm.kind !== 'allowed'
  // reported on another device, or disputed by another player, while this was open
  useEffect(() => {
    if (over) close()
  }, [over, close])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const told = report.told()
    setMissing(told === undefined)
    if (told === undefined) return toast(challengeTexts.winner, { danger: true })
    const ratings = Object.fromEntries(rivals.map(rival => [rival.id, stars[rival.id] ?? STARS]))
    const outcome = await run({ id, ...told, ratings })
    if (outcome instanceof CallError) setErrors(outcome.errors)
    else close()
  }

  return (
    <Modal title={texts.matchReport} close={close}>
      <form className="stack" noValidate onSubmit={event => void send(event)}>
        <OutcomeFields
          people={users}
          viewerId={viewerId}
          sheet={sheet}
          report={report}
          draw={sheet?.draw ?? false}
          mayFail
          missing={missing ? challengeTexts.winner : undefined}
          errors={errors}
          typed={() => setErrors({})}
        />
        {rivals.map(rival => (
          <StarRating
            key={rival.id}
            label={say(texts.starsForName, { name: rival.full_name })}
            value={stars[rival.id] ?? STARS}
            onChange={value => setStars({ ...stars, [rival.id]: value })}
          />
        ))}
        {report.disputes && <p className="note clay">{texts.anotherWinnerWasReportedSending}</p>}
        {report.differs && <p className="note">{texts.anotherScoreWasReportedBoth}</p>}
        <button type="submit" className="button main wide" disabled={busy}>
          {report.confirms ? texts.confirm : texts.sendReport}
        </button>
      </form>
    </Modal>
  )
}
