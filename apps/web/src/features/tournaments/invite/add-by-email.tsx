import { email } from '@gauntlet/contract/fields'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import * as z from 'zod/mini'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { showErrors, useContractForm } from '../../../api/use-contract-form.ts'
import { TextField } from '../../../ui/field.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { plural } from '../../../ui/plural.ts'
import * as texts from '../texts.ts'

const schema = z.strictObject({ email: email(tournamentTexts.emailMissing, tournamentTexts.emailInvalid) })

/** Invites the owner of an e-mail; an address without an account gets an invitation to sign up. */
export default function AddByEmail({
  tournament: { id, title, openSlots },
  close,
}: {
  tournament: Tournament
  close: () => void
}) {
  const form = useContractForm(schema, { email: '' })
  const { run, busy } = useAction(tournaments.addPlayers, { success: texts.invitationSent })
  const send = form.handleSubmit(async values => {
    const outcome = await run({ tournament_id: id, ...values })
    if (outcome instanceof CallError) showErrors(form, outcome)
    else close()
  })
  return (
    <Modal title={texts.byEmail} line={`${title} · ${plural(texts.nPlacesFree, openSlots)}`} close={close}>
      <form className="stack" noValidate onSubmit={event => void send(event)}>
        <TextField
          label={texts.email}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="send"
          hint={texts.somebodyWithoutAnAccountGets}
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <div className="modal-foot">
          <button
            type="submit"
            className={`button wide ${form.watch('email') === '' ? 'idle' : 'main'}`}
            disabled={busy}
          >
            {texts.invite}
          </button>
        </div>
      </form>
    </Modal>
  )
}
