import { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { MESSAGE_MAX } from '@gauntlet/contract/challenges/forms'
import { challengeReasons, challengeTexts } from '@gauntlet/contract/challenges/texts'
import { mdiPencilOutline } from '@mdi/js'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { TextAreaField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import * as texts from '../texts.ts'

const ROWS = 6

/** The viewer's message to the others, and the form that changes it; the typed text survives live updates. */
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

  if (draft !== undefined)
    return (
      <form className="stack tight" noValidate onSubmit={event => void save(event)}>
        <TextAreaField
          label={texts.yourMessage}
          rows={ROWS}
          maxLength={MESSAGE_MAX}
          value={draft}
          error={error}
          onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        />
        <div className="row">
          <button type="submit" className="button small" disabled={busy}>
            {texts.save}
          </button>
          <button type="button" className="button quiet small" onClick={() => setDraft(undefined)}>
            {texts.discard}
          </button>
        </div>
      </form>
    )
  return (
    <>
      <button
        type="button"
        className="button small"
        disabled={verdict.kind === 'disabled'}
        onClick={() => setDraft(message)}
      >
        <Icon path={mdiPencilOutline} />
        {message === '' ? texts.writeAMessage : texts.editMessage}
      </button>
      {verdict.reason && <p className="soft small">{challengeReasons[verdict.reason]}</p>}
    </>
  )
}
