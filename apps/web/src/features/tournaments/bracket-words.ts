import type { Bracket, BracketMatch } from '@gauntlet/contract/brackets'
import { playerOf } from './bracket-tree.ts'

/** 'Ben Baseline', or what is known of a side that is still empty. */
export const nameOf = (bracket: Bracket, seed: number | null | undefined): string =>
  playerOf(bracket, seed)?.full_name ?? 'To be decided'

/** 'Ben against Cleo'. */
export const pairWords = (bracket: Bracket, { sides: [one, two] }: BracketMatch): string =>
  `${nameOf(bracket, one)} against ${nameOf(bracket, two)}`

/** What a match waits for, or how it was decided where that was not by both players. */
export function matchLine(bracket: Bracket, { state, report, decided_by, sides }: BracketMatch): string | undefined {
  if (state === 'reported' && report)
    return report.by === bracket.seed
      ? 'You reported. The other player answers.'
      : `${nameOf(bracket, report.by)} reported: ${nameOf(bracket, report.winner)} won`
  if (state === 'disputed') return 'Disputed: the organizer decides'
  if (state === 'unneeded') return 'Not needed'
  if (state === 'ready') return bracket.seed !== null && sides.includes(bracket.seed) ? 'Ready to play' : undefined
  if (decided_by === 'walkover') return 'Walkover'
  if (decided_by === 'organizer') return 'Decided by the organizer'
  return decided_by === 'silence' ? 'Confirmed by silence' : undefined
}

/** What the button of a match says; undefined where the viewer has nothing to do with it. */
export function matchButton({ state, actions }: BracketMatch): string | undefined {
  if (actions.report.kind === 'allowed') return state === 'reported' ? 'Answer' : 'Report'
  return actions.decide.kind === 'allowed' ? 'Set result' : undefined
}
