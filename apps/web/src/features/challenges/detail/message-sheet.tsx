import { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { MESSAGE_MAX } from '@gauntlet/contract/challenges/forms'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { TextAreaField } from '../../../ui/field.tsx'
import { FormFoot, Modal } from '../../../ui/modal.tsx'
import * as uiTexts from '../../../ui/texts.ts'
import { say } from '../../../ui/say.ts'
import { AskBeforeLost } from '../../../ui/unsaved.ts'
import { matchLine } from '../match-line.tsx'
import { others } from '../who.ts'
import * as detailTexts from './texts.ts'
import * as texts from '../texts.ts'

const ROWS = 6
/** Before a time is agreed, and on the way there. */
const BEFORE = [detailTexts.bestOfThree, detailTexts.iBringBalls, detailTexts.whichCourt, detailTexts.seeYouThere]
const AGREED = [detailTexts.onMyWay, detailTexts.tenMinutesLate, detailTexts.whichCourt, detailTexts.iBringBalls]

/** The viewer's message to the others; the typed text survives live updates. */
export default function MessageSheet({
  challenge,
  viewerId,
  message,
  title,
  close,
}: {
  challenge: Challenge
  viewerId: string
  message: string
  title: string
  close: () => void
}) {
  const [was] = useState(message)
  const [draft, setDraft] = useState(message)
  const [error, setError] = useState<string>()
  const { run, busy } = useAction(challenges.edit, { failure: challengeTexts.problemUpdating })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (draft === was) return was === '' ? setError(detailTexts.writeFirst) : close()
    const outcome = await run({ id: challenge.id, message: draft })
    if (outcome instanceof CallError) setError(outcome.errors['message'])
    else close()
  }
  const [first, ...more] = others(challenge, viewerId)
  const phrases = challenge.event_status_id === S.upcoming ? AGREED : BEFORE
  return (
    <Modal title={title} line={matchLine(challenge, viewerId, undefined, detailTexts.toNameSport)} close={close}>
      <AskBeforeLost when={draft !== was} close={close} />
      <form className="stack message-form" noValidate onSubmit={event => void save(event)}>
        <TextAreaField
          label={texts.yourMessage}
          rows={ROWS}
          maxLength={MESSAGE_MAX}
          value={draft}
          error={error}
          placeholder={
            first && more.length === 0
              ? say(detailTexts.whatShouldNameKnow, { name: first.first_name })
              : detailTexts.whatShouldTheyKnow
          }
          onChange={({ currentTarget }) => {
            setDraft(currentTarget.value)
            setError(undefined)
          }}
        />
        {draft === '' && (
          <fieldset className="row message-phrases" aria-label={detailTexts.quickPhrases}>
            {phrases.map(phrase => (
              <button
                key={phrase}
                type="button"
                className="button small"
                onClick={() => {
                  setDraft(phrase)
                  setError(undefined)
                }}
              >
                {phrase}
              </button>
            ))}
          </fieldset>
        )}
        <FormFoot
          cancel={uiTexts.goBack}
          close={close}
          send={was === '' ? detailTexts.send : detailTexts.save}
          busy={busy}
          ready={draft !== was}
        />
      </form>
    </Modal>
  )
}
