import type { linkedChallenges } from '@gauntlet/contract/challenges/by-link'
import type { SentOf } from '@gauntlet/contract/endpoint'

type Times = NonNullable<SentOf<typeof linkedChallenges.accept>['times']>

/** The times that suit whoever has a link, by its code: in this tab the choice waits for an account. */
export const chosenTimes = new Map<string, Times>()
