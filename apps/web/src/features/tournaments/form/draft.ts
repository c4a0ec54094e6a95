import { session } from '../../../api/api.ts'
import type { Pick } from '../../../people/picks.ts'
import { createStore } from '../../../ui/store.ts'
import type { TournamentValues } from './use-tournament-form.ts'

export interface Draft {
  terms: TournamentValues
  chosen: readonly Pick[]
  typed: string
}

/** The text typed into the closed modal; the next player on this device finds it empty. */
export const draftStore = createStore<Draft | undefined>(undefined)
session.subscribe(() => draftStore.set(undefined))

let sent = false
/** The modal is open: from now on typed text is kept. */
export const openDraft = () => {
  sent = false
}
/** The modal is closed; sent text is not kept. */
export const closeDraft = (draft: Draft) => draftStore.set(sent ? undefined : draft)
export const sendDraft = () => {
  sent = true
}
