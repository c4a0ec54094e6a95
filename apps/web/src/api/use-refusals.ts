import { useState } from 'react'
import { type Answer, CallError } from './client.ts'
import { isRefused } from './refused.ts'

/** Of acts that are each about one player, the refusals that stand, by the player: the next act takes its one away. */
export function useRefusals() {
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const keep = (playerId: string, outcome: Answer<unknown> | CallError) => {
    const reason = outcome instanceof CallError && isRefused(outcome) ? outcome.message : ''
    setRefused(before => ({ ...before, [playerId]: reason }))
  }
  return { refused, keep }
}
