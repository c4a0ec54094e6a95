import type { linkedChallenges } from '@gauntlet/contract/challenges/by-link'
import type { SentOf } from '@gauntlet/contract/endpoint'

type Times = NonNullable<SentOf<typeof linkedChallenges.accept>['times']>

/** The times that suit whoever has a link, by its code: in this tab the choice waits for an account. */
const chosen = new Map<string, Times>()

export const keepTimes = (code: string, times: Times): void => void chosen.set(code, times)
/** The part of an acceptance that names them; empty where there was nothing to choose. */
export function chosenTimes(code: string): { times?: Times } {
  const times = chosen.get(code)
  return times ? { times } : {}
}
