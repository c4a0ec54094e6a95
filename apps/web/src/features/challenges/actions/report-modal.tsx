import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { STARS } from '@gauntlet/contract/challenges/forms'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import { type FormEvent, useEffect, useState } from 'react'
import { CallError } from '../../../api/client.ts'
import { OutcomeFields } from '../../../scores/outcome-fields.tsx'
import { isShownInSheet } from '../../../scores/in-sheet.ts'
import { isOf } from '../../../scores/party.ts'
import { typedText } from '../../../scores/told.ts'
import { type ReportDraft, useReport } from '../../../scores/use-report.ts'
import { useSheet } from '../../../scores/use-sheet.ts'
import { Modal } from '../../../ui/modal.tsx'
import { StarRating } from '../../../people/star-rating.tsx'
import { AskBeforeLost } from '../../../ui/unsaved.ts'
import { showIfSettled } from '../../../shown-result.ts'
import { online } from '../../../ui/online.ts'
import { countOfParties, partiesOf } from '../report/parties.ts'
import { usePlayed } from '../report/use-played.ts'
import * as reportTexts from '../report/texts.ts'
import { WhoPlayed } from '../report/who-played.tsx'
import { resultOf } from '../waiting/result.ts'
import { useSendReport } from '../waiting/use-send-report.ts'
import type { WaitingReport } from '../waiting/waiting-reports.ts'
import './report-modal.css'
import * as texts from '../texts.ts'
import { others } from '../who.ts'
import { standingLine } from '../words.ts'
import { say } from '../../../ui/say.ts'
import { matchLine } from '../match-line.tsx'

const draftOf = (winner: string): ReportDraft => ({ typed: [], winner, method: '', early: null })

/**
 * Match Report: the winner, by name or by the score, and stars for the others. If a result is reported already, the
 * sheet asks whether it is right, and any other is behind a line. A report that waits on the device is opened again as
 * it was entered.
 */
export default function ReportModal({
  challenge,
  viewerId,
  waiting,
  winner,
  corrects = false,
  close,
}: {
  challenge: Challenge
  viewerId: string
  waiting: WaitingReport | undefined
  /** Chosen before the sheet was opened. */
  winner?: string | undefined
  /** The result that is reported already is not right. */
  corrects?: boolean
  close: () => void
}) {
  const { id, actions } = challenge
  const sheet = useSheet(challenge, countOfParties(challenge))
  const parties = partiesOf(challenge)
  const report = useReport(
    parties,
    challenge,
    sheet,
    waiting?.draft ?? (winner === undefined ? undefined : draftOf(winner)),
  )
  const played = usePlayed(challenge, viewerId, waiting?.draft.played)
  const [missing, setMissing] = useState(false)
  const [given] = useState<Readonly<Record<string, number>>>(waiting?.draft.stars ?? {})
  const [stars, setStars] = useState(given)
  const [refused, setRefused] = useState<CallError>()
  const { sendReport, busy } = useSendReport(challenge, viewerId)
  const guests = new Set(challenge.users.flatMap(user => (user.role === 'guest' ? user.id : [])))
  const rated = played.people.filter(user => user.id !== viewerId && !guests.has(user.id))
  const claim = actions.confirm.kind === 'allowed' ? standingLine(challenge, viewerId) : undefined
  const [rival, ...more] = others(challenge, viewerId)
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
    const ratings = Object.fromEntries(rated.map(other => [other.id, stars[other.id] ?? STARS]))
    const side = parties.findIndex(party => isOf(party, viewerId))
    const score = sheet && told.score !== undefined ? typedText(sheet, report.typing.typed, side) : ''
    const outcome = await sendReport({
      input: { id, ...told, ratings, ...played.told },
      draft: { ...report.drafted, stars, played: played.changed },
      result: resultOf(challenge, viewerId, told, score),
    })
    if (outcome instanceof CallError) return setRefused(outcome)
    close()
    if (outcome) showIfSettled(outcome)
  }

  const outcome = (
    <OutcomeFields
      parties={parties}
      viewerId={viewerId}
      sheet={sheet}
      report={report}
      draw={sheet?.draw ?? false}
      mayFail
      missing={missing ? challengeTexts.winner : undefined}
      errors={refused?.errors ?? {}}
      typed={() => setRefused(undefined)}
    />
  )
  return (
    <Modal title={texts.matchReport} line={matchLine(challenge, viewerId)} close={close}>
      <AskBeforeLost when={report.isTyped || stars !== given} close={close} />
      <form className="stack" noValidate onSubmit={event => void send(event)}>
        {claim !== undefined && <p className="asked-lead">{claim}</p>}
        {claim === undefined ? (
          outcome
        ) : (
          <details className="more-terms" open={corrects || waiting !== undefined || winner !== undefined}>
            <summary>{reportTexts.notRight}</summary>
            {outcome}
          </details>
        )}
        {challenge.sides && (
          <WhoPlayed challenge={challenge} viewerId={viewerId} played={played} error={refused?.errors['lineup']} />
        )}
        {rated.length > 0 && (
          <div>
            {rated.map(other => (
              <StarRating
                key={other.id}
                label={say(texts.howWasPlayingWith, { name: other.full_name })}
                value={stars[other.id] ?? 0}
                onChange={value => setStars({ ...stars, [other.id]: value })}
              />
            ))}
            {rated.some(other => stars[other.id] === undefined) && (
              <p className="soft small">{texts.leftEmptyIsFive}</p>
            )}
          </div>
        )}
        {report.disputes && <p className="note clay">{texts.anotherWinnerWasReportedSending}</p>}
        {!report.confirms && !report.disputes && !report.differs && rival && (
          <p className="soft small">
            {more.length === 0
              ? say(reportTexts.nameConfirmsIt, { name: rival.first_name })
              : reportTexts.theOthersConfirmIt}
          </p>
        )}
        {report.differs && <p className="note">{texts.bothScoresAreShown}</p>}
        {refused && !isShownInSheet(refused) && (
          <p className="form-error" role="alert">
            {refused.status < 500 ? refused.message : challengeTexts.problemSubmitting}
          </p>
        )}
        <div className="modal-foot">
          <button type="submit" className={`button ${report.isDecided ? 'main' : 'idle'} wide`} disabled={busy}>
            {report.confirms ? texts.confirm : texts.sendReport}
          </button>
        </div>
      </form>
    </Modal>
  )
}
