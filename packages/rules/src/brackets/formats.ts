import type { BracketFacts, MatchFacts } from './facts.ts'
import { inPart, lastRound } from './placings.ts'

/**
 * How many rounds come after that of a match: none after the final. Whoever plays for the third place has just played a
 * semi-final. Null in a round robin, whose rounds are all alike.
 */
function roundsAfter(bracket: BracketFacts, { part, round }: MatchFacts): number | null {
  if (part === 'group') return null
  if (part === 'final') return 0
  if (part === 'third') return 1
  const left = lastRound(inPart(bracket, part)) - round
  return bracket.format === 'double_elimination' ? left + 1 : left
}

/** The format of a match: that of its round, counted from the final, where one was chosen; else that of the bracket. */
export function formatOfMatch(
  bracket: BracketFacts,
  match: MatchFacts,
  { score_format, round_formats }: { score_format: string | null; round_formats: readonly string[] },
): string | null {
  const after = roundsAfter(bracket, match)
  const chosen = after === null ? undefined : round_formats[after]
  return chosen || score_format
}
