import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { isRefused } from '../../../api/refused.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRefusals } from '../../../api/use-refusals.ts'

/** A captain's changes of their own side, each at once, and why players could not be asked. */
export function useSide({ id }: Tournament) {
  const { refused, keep } = useRefusals()
  const { run, busy } = useAction(tournaments.side, { unsaid: isRefused, success: false })
  const change = async (playerId: string, part: { ask: string[] } | { remove: string[] }) =>
    keep(playerId, await run({ tournament_id: id, ...part }))
  return {
    refused,
    busy,
    ask: (playerId: string) => void change(playerId, { ask: [playerId] }),
    takeOut: (playerId: string) => void change(playerId, { remove: [playerId] }),
    playFor: (teamId: string) => void run({ tournament_id: id, team_id: teamId }),
  }
}
export type SideActs = ReturnType<typeof useSide>
