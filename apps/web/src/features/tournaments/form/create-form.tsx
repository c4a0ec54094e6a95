import { tournamentModalForm } from '@gauntlet/contract/tournaments/forms'
import { MODAL_SLOTS, type TournamentFormat } from '@gauntlet/contract/tournaments/status'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { lazy } from '../../../ui/part.tsx'
import { useSelf } from '../../../api/use-self.ts'
import { ActBar } from '../../../ui/act-bar.tsx'
import { closeDraft, draftStore, openDraft, sendDraft } from './draft.ts'
import { InviteField } from '../invite/invite-field.tsx'
import { proposal } from './proposal.ts'
import { TermsFields } from './terms-fields.tsx'
import { useCreate } from './use-create.ts'
import { useProposedTitle } from './use-proposed-title.ts'
import * as texts from '../texts.ts'

// Asked for once a sport of sides is chosen.
const SidesField = lazy(() => import('../sides/sides-field.tsx'))

const LEAST_SLOTS = 1

/** All fields of a new tournament, proposed where they can be; what is typed stays until it is sent. */
export function CreateForm({ format, done }: { format: TournamentFormat | undefined; done: () => void }) {
  const self = useSelf()
  const picked = format && { format }
  const [initial] = useState(() => ({ ...proposal(self), slots: MODAL_SLOTS, ...picked }))
  const [kept] = useState(draftStore.get)
  const { parts, sides, busy, send, chosen, typed, invite } = useCreate({
    schema: tournamentModalForm,
    initial,
    leastSlots: LEAST_SLOTS,
    draft: kept && { ...kept, terms: { ...kept.terms, ...picked } },
    keeps: true,
    done: () => {
      sendDraft()
      done()
    },
  })
  useProposedTitle(parts.form, self)
  // A closed modal is gone: its text waits for the next time.
  const keep = useEffectEvent(() => closeDraft({ terms: parts.form.getValues(), chosen, typed }))
  useEffect(() => {
    openDraft()
    return () => keep()
  }, [])
  return (
    <form className="stack create-terms" noValidate onSubmit={event => void send(event)}>
      <TermsFields
        parts={parts}
        sides={<Suspense>{sides.sizes.length > 0 && <SidesField {...sides} />}</Suspense>}
        leastSlots={LEAST_SLOTS}
        invite={<InviteField {...invite} />}
      />
      <ActBar busy={busy}>{texts.createTournament}</ActBar>
    </form>
  )
}
