import { createStore } from './ui/store.ts'

/**
 * The player whom the viewer is about to challenge without leaving the screen: any screen may ask, the shell shows the
 * form.
 */
export const issuing = createStore<{ playerId: string; sportId?: string } | undefined>(undefined)
