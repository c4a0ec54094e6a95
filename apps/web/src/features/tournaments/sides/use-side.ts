import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { useState } from 'react'
import { CallError } from '../../../api/client.ts'
import { isRefused } from '../../../api/refused.ts'
import { useAction } from '../../../api/use-action.ts'

/** A captain's changes of their own side, each at once, and why players could not be asked. */
export function useSide({ id }: Tournament) {
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const { run, busy } = useAction(tournaments.side, { unsaid: isRefused, success: false })
  const change = async (playerId: string, part: { ask: string[] } | { remove: string[] }) => {
    const outcome = await run({ tournament_id: id, ...part })
    const reason = outcome instanceof CallError && isRefused(outcome) ? outcome.message : ''
    setRefused(before => ({ ...before, [playerId]: reason }))
  }
  return {
    refused,
    busy,
    ask: (playerId: string) => void change(playerId, { ask: [playerId] }),
    takeOut: (playerId: string) => void change(playerId, { remove: [playerId] }),
    playFor: (teamId: string) => void run({ tournament_id: id, team_id: teamId }),
  }
}
export type SideActs = ReturnType<typeof useSide>
