import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { createStore } from './ui/store.ts'

export interface Issuing {
  playerId: string
  sportId?: string
  /** The team of that player's against which it is to be played, in that sport. */
  team?: { id: string; name: string }
  /** The match that is to be played again. */
  again?: Challenge
}

/**
 * The player whom the viewer is about to challenge without leaving the screen: any screen may ask, the shell shows the
 * form.
 */
export const issuing = createStore<Issuing | undefined>(undefined)
