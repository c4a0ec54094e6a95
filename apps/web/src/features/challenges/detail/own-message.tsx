import { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { MESSAGE_MAX } from '@gauntlet/contract/challenges/forms'
import { challengeReasons, challengeTexts } from '@gauntlet/contract/challenges/texts'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { TextAreaField } from '../../../ui/field.tsx'
import { FormFoot, Modal } from '../../../ui/modal.tsx'
import { AskBeforeLost } from '../../../ui/unsaved.ts'
import * as detailTexts from './texts.ts'
import * as texts from '../texts.ts'

const ROWS = 6

/** The viewer's message to the others, and the sheet that changes it; the typed text survives live updates. */
export function OwnMessage({
  challengeId,
  message,
  verdict,
}: {
  challengeId: string
  message: string
  verdict: Challenge['actions']['message']
}) {
  const [draft, setDraft] = useState<string>()
  const [error, setError] = useState<string>()
  const { run, busy } = useAction(challenges.edit, { failure: challengeTexts.problemUpdating })

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const outcome = await run({ id: challengeId, message: draft ?? message })
    if (outcome instanceof CallError) setError(outcome.errors['message'])
    else setDraft(undefined)
  }

  const close = () => setDraft(undefined)
  const words = message === '' ? detailTexts.writeAMessage : detailTexts.editMessage
  return (
    <>
      <button type="button" className="button" disabled={verdict.kind === 'disabled'} onClick={() => setDraft(message)}>
        {words}
      </button>
      {verdict.reason && <p className="soft small">{challengeReasons[verdict.reason]}</p>}
      {draft !== undefined && (
        <Modal title={words} close={close}>
          <AskBeforeLost when={draft !== message} close={close} />
          <form className="stack" noValidate onSubmit={event => void save(event)}>
            <TextAreaField
              label={texts.yourMessage}
              rows={ROWS}
              maxLength={MESSAGE_MAX}
              value={draft}
              error={error}
              onChange={({ currentTarget }) => setDraft(currentTarget.value)}
            />
            <FormFoot
              cancel={detailTexts.discard}
              close={close}
              send={detailTexts.save}
              busy={busy}
              ready={draft !== message}
            />
          </form>
        </Modal>
      )}
    </>
  )
}
