import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { challengeReasons } from '@gauntlet/contract/challenges/texts'
import { say } from '../../../ui/say.ts'
import { everyone } from '../who.ts'
import * as texts from '../texts.ts'

/** The viewer has said that it was not played, and is not asked again how it ended. */
export const saysNotPlayed = ({ actions: { not_played } }: Challenge): boolean =>
  not_played.reason === 'said_not_played'

/** Somebody has said that a match without a report was not played; nothing where nobody has. */
export function notPlayedLine(challenge: Challenge): string | undefined {
  if (saysNotPlayed(challenge)) return challengeReasons.said_not_played
  const one = everyone(challenge).find(({ not_played }) => not_played)
  return one && say(texts.nameSaysItWasNotPlayed, { name: one.first_name })
}
