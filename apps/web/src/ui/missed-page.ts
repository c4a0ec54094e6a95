import { createStore } from './store.ts'

/** The address that was asked for though no screen has it, and the entry of the history that leads on from it. */
export const missedPage = createStore<{ pathname: string; at: number } | undefined>(undefined)
