import { session } from '../../../api/api.ts'
import type { Pick } from '../../../people/picks.ts'
import { createStore } from '../../../ui/store.ts'
import type { TournamentValues } from './use-tournament-form.ts'

export interface Draft {
  terms: TournamentValues
  chosen: readonly Pick[]
  typed: string
}

/** What was typed into the modal that was closed; the next player of this device finds it empty. */
export const draftStore = createStore<Draft | undefined>(undefined)
session.subscribe(() => draftStore.set(undefined))

let sent = false
/** The modal is open: what is typed from now on is kept. */
export const openDraft = () => {
  sent = false
}
/** The modal is closed; what was sent is not kept. */
export const closeDraft = (draft: Draft) => draftStore.set(sent ? undefined : draft)
export const sendDraft = () => {
  sent = true
}
