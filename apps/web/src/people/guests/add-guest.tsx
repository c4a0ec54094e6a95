import { guestName } from '@gauntlet/contract/guests/forms'
import * as z from 'zod/mini'
import { CallError } from '../../api/client.ts'
import { showErrors, useContractForm } from '../../api/use-contract-form.ts'
import { TextField } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { say } from '../../ui/say.ts'
import * as texts from './texts.ts'

const schema = z.strictObject({ guest: guestName })

/** Gives a place to somebody by name alone. */
export default function AddGuest({
  add,
  busy,
  about,
  close,
}: {
  add: (input: { guest: string }) => Promise<unknown>
  busy: boolean
  /** The name of the event or tournament; of a match, none. */
  about?: string | undefined
  close: () => void
}) {
  const form = useContractForm(schema, { guest: '' })
  const send = form.handleSubmit(async values => {
    const outcome = await add(values)
    if (!(outcome instanceof CallError)) return close()
    showErrors(form, outcome)
  })
  return (
    <Modal title={texts.addAGuest} line={about} close={close}>
      <form
        className="stack"
        noValidate
        onSubmit={event => {
          // React tells the form in which the button stands, too.
          event.stopPropagation()
          void send(event)
        }}
      >
        <TextField
          {...form.register('guest')}
          error={form.formState.errors.guest?.message}
          label={texts.name}
          hint={about === undefined ? texts.seenInTheMatch : say(texts.seenIn, { about })}
          enterKeyHint="done"
          autoCapitalize="words"
          autoComplete="off"
        />
        <div className="modal-foot">
          <button className="button main wide" type="submit" disabled={busy}>
            {texts.add}
          </button>
        </div>
      </form>
    </Modal>
  )
}
