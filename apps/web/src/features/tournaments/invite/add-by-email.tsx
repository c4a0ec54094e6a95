import { email } from '@gauntlet/contract/fields'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import { mdiCheck } from '@mdi/js'
import { useState } from 'react'
import * as z from 'zod/mini'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { showErrors, useContractForm } from '../../../api/use-contract-form.ts'
import { TextField } from '../../../ui/field.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { Icon } from '../../../ui/icon.tsx'
import '../../../people/people-picker.css'
import { plural } from '../../../ui/plural.ts'
import { FairInvites } from './fair-invites.tsx'
import { TournamentLink } from './tournament-link.tsx'
import * as texts from '../texts.ts'

const schema = z.strictObject({ email: email(tournamentTexts.emailMissing, tournamentTexts.emailInvalid) })

/**
 * Invites the owners of e-mails, one after the other; an address without an account gets an invitation to sign up.
 */
export default function AddByEmail({ tournament, close }: { tournament: Tournament; close: () => void }) {
  const { id, title } = tournament
  const form = useContractForm(schema, { email: '' })
  const [sent, setSent] = useState<readonly string[]>([])
  const { run, busy } = useAction(tournaments.addPlayers, { success: texts.invitationSent })
  const isTyped = form.watch('email') !== ''
  const send = form.handleSubmit(async values => {
    const outcome = await run({ tournament_id: id, ...values })
    if (outcome instanceof CallError) return showErrors(form, outcome)
    setSent([...sent.filter(one => one !== values.email), values.email])
    form.reset()
    form.setFocus('email')
  })
  return (
    <Modal
      title={texts.invitePlayers}
      line={`${title} · ${plural(texts.nPlacesFree, tournament.openSlots)}`}
      close={close}
    >
      <div className="invite-ways">
        {tournament.side_size === null && <FairInvites tournament={tournament} />}
        <div className="stack">
          <form className="field-and-act" noValidate onSubmit={event => void send(event)}>
            <TextField
              label={texts.email}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="send"
              placeholder={texts.emailExample}
              hint={texts.theyGetANoticeOr}
              error={form.formState.errors.email?.message}
              {...form.register('email')}
            />
            <button type="submit" className={`button ${isTyped ? 'main' : 'idle'}`} disabled={busy}>
              {texts.invite}
            </button>
          </form>
          {sent.length > 0 && (
            <ul className="picked" aria-label={texts.invited}>
              {sent.map(key => (
                <li key={key} className="pick read-pick">
                  <Icon path={mdiCheck} />
                  <span className="pick-name">{key}</span>
                </li>
              ))}
            </ul>
          )}
          <div className="invite-share">
            <TournamentLink tournament={tournament} />
          </div>
        </div>
      </div>
    </Modal>
  )
}
