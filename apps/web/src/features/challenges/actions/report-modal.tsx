import { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { STARS } from '@gauntlet/contract/challenges/forms'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import { mdiTrophyOutline } from '@mdi/js'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { StarRating } from '../../../people/star-rating.tsx'
import { toast } from '../../../ui/toast.tsx'
import { asSides, captainFor } from '../report/as-sides.ts'
import { earlyEnds, keyOfEnd } from '../report/ended.ts'
import { methodsOf, methodWord } from '../report/methods.ts'
import { ScoreSheet } from '../report/score-sheet.tsx'
import { DRAW, useReport } from '../report/use-report.ts'
import { usePlayed } from '../report/use-played.ts'
import { useSheet } from '../report/use-scoring.ts'
import { WhoPlayed } from '../report/who-played.tsx'
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
  const { id, actions } = challenge
  const match = asSides(challenge)
  const { users } = match
  const speaker = captainFor(challenge, viewerId)
  const sheet = useSheet(match)
  const report = useReport(match, sheet)
  const played = usePlayed(challenge, viewerId)
  const [missing, setMissing] = useState(false)
  const [stars, setStars] = useState<Readonly<Record<string, number>>>({})
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { run, busy } = useAction(challenges.report, { failure: challengeTexts.problemSubmitting })
  const errorId = useId()
  const rated = played.people.filter(user => user.id !== viewerId)
  const over = actions.report.kind !== 'allowed' && actions.confirm.kind !== 'allowed'
  // reported on another device, or disputed by another player, while this was open
  useEffect(() => {
    if (over) close()
  }, [over, close])
  const { winner, choose } = report

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const told = report.told()
    setMissing(told === undefined)
    if (told === undefined) return toast(challengeTexts.winner, { danger: true })
    const ratings = Object.fromEntries(rated.map(other => [other.id, stars[other.id] ?? STARS]))
    const outcome = await run({ id, ...told, ratings, ...played.told })
    if (outcome instanceof CallError) setErrors(outcome.errors)
    else close()
  }

  const named = users.map(user => (
    <label key={user.id} className="winner-choice">
      <input type="radio" name="winner" checked={winner === user.id} onChange={() => choose?.(user.id)} />
      <Avatar id={user.id} name={user.full_name} image={user.preference.image} size={40} />
      <span className="winner-name">
        {user.full_name}
        {user.id === speaker && ` ${texts.youInBrackets}`}
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
              viewerId={speaker}
              winner={winner}
              choose={choose}
              typing={report.typing}
              change={typing => {
                // To go to a cell is not to mend it: what is wrong stays marked until something is typed.
                if (typing.typed !== report.typing.typed) setErrors({})
                report.change(typing)
              }}
              errors={errors}
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
            <p className="form-error" id={errorId}>
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
        {challenge.sides && (
          <WhoPlayed challenge={challenge} viewerId={viewerId} played={played} error={errors['lineup']} />
        )}
        {rated.map(other => (
          <StarRating
            key={other.id}
            label={say(texts.starsForName, { name: other.full_name })}
            value={stars[other.id] ?? STARS}
            onChange={value => setStars({ ...stars, [other.id]: value })}
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
