import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { lineups } from '@gauntlet/contract/challenges/lineup'
import { isRefused } from '../../../api/refused.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRefusals } from '../../../api/use-refusals.ts'

/** A captain's changes of their own side, each at once, and why players could not be named. */
export function useLineup({ id }: Challenge) {
  const { refused, keep } = useRefusals()
  const { run, busy } = useAction(lineups.change, { unsaid: isRefused })
  const handing = useAction(lineups.handOver)
  const change = async (playerId: string, part: { add: string[] } | { remove: string[] }) =>
    keep(playerId, await run({ id, ...part }))
  return {
    refused,
    busy: busy || handing.busy,
    name: (playerId: string) => void change(playerId, { add: [playerId] }),
    takeOut: (playerId: string) => void change(playerId, { remove: [playerId] }),
    handOver: (userId: string) => void handing.run({ id, user_id: userId }),
    ask: (need: number) => void run({ id, need }),
  }
}
export type Lineup = ReturnType<typeof useLineup>
