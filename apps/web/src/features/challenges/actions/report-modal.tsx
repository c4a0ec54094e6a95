import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { STARS } from '@gauntlet/contract/challenges/forms'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import { type FormEvent, useEffect, useState } from 'react'
import type { CallError } from '../../../api/client.ts'
import { OutcomeFields } from '../../../scores/outcome-fields.tsx'
import { typedText } from '../../../scores/told.ts'
import { useReport } from '../../../scores/use-report.ts'
import { useSheet } from '../../../scores/use-scoring.ts'
import { Modal } from '../../../ui/modal.tsx'
import { StarRating } from '../../../people/star-rating.tsx'
import { online } from '../../../ui/online.ts'
import { resultOf } from '../waiting/result.ts'
import { useSendReport } from '../waiting/use-send-report.ts'
import type { WaitingReport } from '../waiting/waiting-reports.ts'
import './report-modal.css'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'

/** A part of the score that is wrong is said at the score. */
const isShownInSheet = ({ errors }: CallError) => Object.keys(errors).some(field => field.startsWith('score'))

/**
 * Match Report: the winner, by name or by the score, and stars for the others. If a result is reported already,
 * agreeing confirms it. A report that waits on the device is opened again as it was entered.
 */
export default function ReportModal({
  challenge,
  viewerId,
  waiting,
  close,
}: {
  challenge: Challenge
  viewerId: string
  waiting: WaitingReport | undefined
  close: () => void
}) {
  const { id, users, actions } = challenge
  const sheet = useSheet(challenge)
  const report = useReport(challenge, sheet, waiting?.draft)
  const [missing, setMissing] = useState(false)
  const [stars, setStars] = useState<Readonly<Record<string, number>>>(waiting?.draft.stars ?? {})
  const [refused, setRefused] = useState<CallError>()
  const { sendReport, busy } = useSendReport(challenge, viewerId)
  const rivals = users.filter(user => user.id !== viewerId)
  const over = actions.report.kind !== 'allowed' && actions.confirm.kind !== 'allowed'
  // reported on another device, or disputed by another player, while this was open
  useEffect(() => {
    if (over) close()
  }, [over, close])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const told = report.told()
    // Without a network nobody says what is wrong with a score that decides nothing.
    const isMissing = told === undefined || !(report.isDecided || online.get())
    setMissing(isMissing)
    setRefused(undefined)
    if (isMissing) return
    const ratings = Object.fromEntries(rivals.map(rival => [rival.id, stars[rival.id] ?? STARS]))
    const side = users.findIndex(user => user.id === viewerId)
    const score = sheet && told.score !== undefined ? typedText(sheet, report.typing.typed, side) : ''
    const refusal = await sendReport({
      input: { id, ...told, ratings },
      draft: { ...report.drafted, stars },
      result: resultOf(challenge, viewerId, told, score),
    })
    if (refusal) setRefused(refusal)
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
          errors={refused?.errors ?? {}}
          typed={() => setRefused(undefined)}
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
        {refused && !isShownInSheet(refused) && (
          <p className="form-error" role="alert">
            {refused.status < 500 ? refused.message : challengeTexts.problemSubmitting}
          </p>
        )}
        <button type="submit" className="button main wide" disabled={busy}>
          {report.confirms ? texts.confirm : texts.sendReport}
        </button>
      </form>
    </Modal>
  )
}
