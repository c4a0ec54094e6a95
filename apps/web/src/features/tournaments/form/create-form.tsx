import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { tournamentForm, tournamentModalForm } from '@gauntlet/contract/tournaments/forms'
import { MODAL_SLOTS, RATE_CENTRE, RATE_SPREAD, SLOTS_MIN } from '@gauntlet/contract/tournaments/status'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { nameFirst, showErrors } from '../../../api/use-contract-form.ts'
import { NOT_CHOSEN, type Pick, picksWith } from '../../../people/picks.ts'
import { toast } from '../../../ui/toast.tsx'
import { useUnsaved } from '../../../ui/unsaved.ts'
import { closeDraft, draftStore, openDraft, sendDraft } from './draft.ts'
import { InviteField, OVER_SLOTS } from '../invite/invite-field.tsx'
import { useSides } from '../sides/use-sides.ts'
import { TermsFields } from './terms-fields.tsx'
import { type TournamentValues, useTournamentForm } from './use-tournament-form.ts'
import * as texts from '../texts.ts'

// Asked for once a sport of sides is chosen.
const SidesField = lazy(() => import('../sides/sides-field.tsx'))

/** The create screen and the modal on the search differ in the order of their checks, their texts and their slots. */
const FORMS = {
  screen: { schema: tournamentForm, slots: SLOTS_MIN, leastSlots: SLOTS_MIN },
  modal: { schema: tournamentModalForm, slots: MODAL_SLOTS, leastSlots: 1 },
} as const

const EMPTY: TournamentValues = {
  sport: '',
  title: '',
  tournament_start: '',
  tournament_end: '',
  location: '',
  locstate: '',
  zip: '',
  venue: '',
  rules: '',
  message: '',
  open_invite: true,
  open_to_minors: false,
  visibility: 'link',
  ranked: false,
  minRate: RATE_CENTRE,
  minSpread: RATE_SPREAD,
  format: 'none',
}

/** Announces a tournament. The typed text stays until it is sent; `done` is called then. */
export function CreateForm({ kind, done }: { kind: keyof typeof FORMS; done: () => void }) {
  const { schema, slots, leastSlots } = FORMS[kind]
  const initial = { ...EMPTY, slots }
  const draft = kind === 'modal' ? draftStore.get() : undefined
  const parts = useTournamentForm(schema, draft?.terms ?? initial)
  const { form } = parts
  const [chosen, setChosen] = useState<readonly Pick[]>(draft?.chosen ?? [])
  const [typed, setTyped] = useState(draft?.typed ?? '')
  // A closed modal is gone: its text waits for the next time.
  const keep = useEffectEvent(() => closeDraft({ terms: form.getValues(), chosen, typed }))
  useEffect(() => {
    if (kind !== 'modal') return undefined
    openDraft()
    return () => keep()
  }, [kind])
  const { saved } = useUnsaved(form, {
    more: draft !== undefined || chosen.length > 0 || typed !== '',
    keeps: kind === 'modal',
  })
  const [problem, setProblem] = useState<string>()
  const { run, busy } = useAction(tournaments.create, { failure: tournamentTexts.problemCreating })
  const sides = useSides(form.watch('sport'))
  const places = Math.max(leastSlots, Number(parts.number('slots').value) || 0)

  const send = form.handleSubmit(async terms => {
    const invited = picksWith(chosen, typed)
    if (!invited) {
      setProblem(NOT_CHOSEN)
      return toast(NOT_CHOSEN, { danger: true })
    }
    if (invited.length > places) return toast(OVER_SLOTS, { danger: true })
    const outcome = await run({ ...terms, ...sides.value, selected: invited.map(({ key }) => key) })
    if (outcome instanceof CallError) {
      setProblem(outcome.errors['selected'])
      return showErrors(form, outcome)
    }
    sendDraft()
    saved()
    form.reset(initial)
    setChosen([])
    setTyped('')
    done()
  }, nameFirst)

  return (
    <form className="stack" noValidate onSubmit={event => void send(event)}>
      <TermsFields
        parts={parts}
        sides={<Suspense>{sides.sizes.length > 0 && <SidesField {...sides} />}</Suspense>}
        leastSlots={leastSlots}
        endRequired={kind === 'modal'}
        asksPlaceFirst={kind === 'modal'}
      />
      <InviteField
        chosen={chosen}
        typed={typed}
        slots={places}
        error={problem}
        onType={text => {
          setTyped(text)
          setProblem(undefined)
        }}
        onChange={setChosen}
      />
      <button type="submit" className="button main wide" disabled={busy}>
        {texts.createTournament}
      </button>
    </form>
  )
}
