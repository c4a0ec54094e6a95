import type { Bracket, BracketMatch } from '@gauntlet/contract/brackets/answer'
import { playerOf } from './tree.ts'

/** 'Ben Baseline', or what is known about a side that is still empty. */
export const nameOf = (bracket: Bracket, seed: number | null | undefined): string =>
  playerOf(bracket, seed)?.full_name ?? 'To be decided'

/** 'Ben against Cleo'. */
export const pairWords = (bracket: Bracket, { sides: [one, two] }: BracketMatch): string =>
  `${nameOf(bracket, one)} against ${nameOf(bracket, two)}`

/** The next step of a match, or how it was decided if not by both players. */
export function matchLine(bracket: Bracket, match: BracketMatch): string | undefined {
  const { state, report, decided_by, sides, actions } = match
  if (state === 'reported' && report?.by === bracket.seed)
    return actions.decide.reason === 'own_match_waits'
      ? 'You reported. Without an answer in 12 hours you may decide.'
      : 'You reported. The other player answers.'
  if (state === 'reported' && report)
    return `${nameOf(bracket, report.by)} reported: ${nameOf(bracket, report.winner)} won`
  if (state === 'disputed') return 'Disputed: the organizer decides'
  if (state === 'unneeded') return 'Not needed'
  if (state === 'ready') return bracket.seed !== null && sides.includes(bracket.seed) ? readyWords(match) : undefined
  if (decided_by === 'walkover') return 'Walkover'
  if (decided_by === 'organizer')
    return bracket.organizer_seed !== null && sides.includes(bracket.organizer_seed)
      ? 'Decided by the organizer, who plays in it'
      : 'Decided by the organizer'
  return decided_by === 'silence' ? 'Confirmed by silence' : undefined
}

const readyWords = ({ actions: { report } }: BracketMatch): string =>
  report.reason === 'not_started' ? 'Your first match' : 'Ready to play'

export type MatchButton = 'Report' | 'Answer' | 'Set result' | 'Correct'
/** The words of a match's button; undefined if the viewer has nothing to do with it. */
export function matchButton({ state, actions }: BracketMatch): MatchButton | undefined {
  if (actions.report.kind === 'allowed') return state === 'reported' ? 'Answer' : 'Report'
  if (actions.decide.kind === 'allowed') return 'Set result'
  return actions.correct.kind === 'allowed' ? 'Correct' : undefined
}

/** 'Ben Baseline won 6 : 4', the winner's score first; without one if none was given. */
export function wonWords(
  bracket: Bracket,
  { sides }: Pick<BracketMatch, 'sides'>,
  winner: number | null,
  score: readonly number[] | null,
): string {
  const [one, two] = score ?? []
  const won = `${nameOf(bracket, winner)} won`
  if (one === undefined || two === undefined) return won
  return sides[0] === winner ? `${won} ${one} : ${two}` : `${won} ${two} : ${one}`
}

/** The words of each player about a disputed match. */
export function claimLines(bracket: Bracket, match: BracketMatch): string[] {
  const { sides, report, score, claim } = match
  if (!report || !claim) return []
  const other = nameOf(
    bracket,
    sides.find(seed => seed !== report.by),
  )
  const first = `${nameOf(bracket, report.by)} says: ${wonWords(bracket, match, report.winner, score)}`
  if (claim.winner === null) return [first, `${other} disputes it, without another result`]
  return [first, `${other} says: ${wonWords(bracket, match, claim.winner, claim.score)}`]
}
