import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { STARS } from '@gauntlet/contract/challenges/forms'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import { mdiTrophyOutline } from '@mdi/js'
import { type FormEvent, useEffect, useId, useState } from 'react'
import type { CallError } from '../../../api/client.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { StarRating } from '../../../people/star-rating.tsx'
import { online } from '../../../ui/online.ts'
import { earlyEnds, keyOfEnd } from '../report/ended.ts'
import { methodsOf, methodWord } from '../report/methods.ts'
import { ScoreSheet } from '../report/score-sheet.tsx'
import { DRAW, useReport } from '../report/use-report.ts'
import { useSheet } from '../report/use-scoring.ts'
import { useSendReport } from '../waiting/use-send-report.ts'
import type { WaitingReport } from '../waiting/waiting-reports.ts'
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
  const errorId = useId()
  const rivals = users.filter(user => user.id !== viewerId)
  const over = actions.report.kind !== 'allowed' && actions.confirm.kind !== 'allowed'
  // reported on another device, or disputed by another player, while this was open
  useEffect(() => {
    if (over) close()
  }, [over, close])
  const { winner, choose } = report

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const told = report.told()
    // Without a network nobody says what is wrong with a score that decides nothing.
    const isMissing = told === undefined || !(report.isDecided || online.get())
    setMissing(isMissing)
    setRefused(undefined)
    if (isMissing) return
    const ratings = Object.fromEntries(rivals.map(rival => [rival.id, stars[rival.id] ?? STARS]))
    const refusal = await sendReport({
      input: { id, ...told, ratings },
      draft: { ...report.drafted, stars },
      result: report.resultFor(viewerId, told),
    })
    if (refusal) setRefused(refusal)
    else close()
  }

  const named = users.map(user => (
    <label key={user.id} className="winner-choice">
      <input type="radio" name="winner" checked={winner === user.id} onChange={() => choose?.(user.id)} />
      <Avatar id={user.id} name={user.full_name} image={user.preference.image} size={40} />
      <span className="winner-name">
        {user.full_name}
        {user.id === viewerId && ` ${texts.youInBrackets}`}
      </span>
      <Icon path={mdiTrophyOutline} />
    </label>
  ))

  return (
    <Modal title={texts.matchReport} close={close}>
      <form className="stack" noValidate onSubmit={event => void send(event)}>
        <fieldset className="stack tight" aria-describedby={missing ? errorId : undefined}>
          <legend className="winner-legend">{texts.whoWon}</legend>
          {sheet ? (
            <ScoreSheet
              sheet={sheet}
              people={users}
              viewerId={viewerId}
              winner={winner}
              choose={choose}
              typing={report.typing}
              change={typing => {
                // To go to a cell is not to mend it: what is wrong stays marked until something is typed.
                if (typing.typed !== report.typing.typed) setRefused(undefined)
                report.change(typing)
              }}
              errors={refused?.errors ?? {}}
            />
          ) : (
            named
          )}
          {sheet?.draw && (
            <label className="winner-choice draw-choice">
              <input
                type="radio"
                name="winner"
                checked={winner === DRAW}
                disabled={choose === undefined && winner !== DRAW}
                onChange={() => choose?.(DRAW)}
              />
              {texts.draw}
            </label>
          )}
          <output className="visually-hidden">{report.decidedText}</output>
          {missing && (
            <p className="form-error" id={errorId} role="alert">
              {challengeTexts.winner}
            </p>
          )}
        </fieldset>
        {sheet && methodsOf(sheet, winner === DRAW).length > 0 && (
          <SelectField
            label={texts.decidedBy}
            value={report.method}
            onChange={({ currentTarget }) => report.setMethod(currentTarget.value)}
          >
            <option value="">{texts.notSaid}</option>
            {methodsOf(sheet, winner === DRAW).map(method => (
              <option key={method} value={method}>
                {methodWord(method)}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={texts.endedEarly}
          value={report.early ? keyOfEnd(report.early) : ''}
          onChange={({ currentTarget: { value } }) =>
            report.setEarly(earlyEnds(users).find(end => keyOfEnd(end) === value))
          }
        >
          <option value="">{texts.noToTheEnd}</option>
          {earlyEnds(users).map(end => (
            <option key={keyOfEnd(end)} value={keyOfEnd(end)}>
              {end.text}
            </option>
          ))}
        </SelectField>
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
