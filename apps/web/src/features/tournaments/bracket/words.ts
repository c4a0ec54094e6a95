import type { Bracket, BracketMatch } from '@gauntlet/contract/brackets/answer'
import { playerOf } from './tree.ts'
import * as texts from './texts.ts'
import { say } from '../../../ui/say.ts'

/** 'Ben Baseline', or what is known about a side that is still empty. */
export const nameOf = (bracket: Bracket, seed: number | null | undefined): string =>
  playerOf(bracket, seed)?.full_name ?? texts.toBeDecided

/** 'Ben against Cleo'. */
export const pairWords = (bracket: Bracket, { sides: [one, two] }: BracketMatch): string =>
  say(texts.oneAgainstOther, { one: nameOf(bracket, one), other: nameOf(bracket, two) })

/** The next step of a match, or how it was decided if not by both players. */
export function matchLine(bracket: Bracket, match: BracketMatch): string | undefined {
  const { state, report, decided_by, sides, actions } = match
  if (state === 'reported' && report?.by === bracket.seed)
    return actions.decide.reason === 'own_match_waits'
      ? texts.youReportedWithoutAnAnswer
      : texts.youReportedTheOtherPlayer
  if (state === 'reported' && report)
    return say(texts.playerReportedWinner, {
      player: nameOf(bracket, report.by),
      winner: nameOf(bracket, report.winner),
    })
  if (state === 'disputed') return texts.disputedTheOrganizerDecides
  if (state === 'unneeded') return texts.notNeeded
  if (state === 'ready') return bracket.seed !== null && sides.includes(bracket.seed) ? readyWords(match) : undefined
  if (decided_by === 'walkover') return texts.walkover
  if (decided_by === 'organizer')
    return bracket.organizer_seed !== null && sides.includes(bracket.organizer_seed)
      ? texts.decidedByTheOrganizerWho
      : texts.decidedByTheOrganizer
  return decided_by === 'silence' ? texts.confirmedBySilence : undefined
}

const readyWords = ({ actions: { report } }: BracketMatch): string =>
  report.reason === 'not_started' ? texts.yourFirstMatch : texts.readyToPlay

export type MatchButton = 'report' | 'answer' | 'set' | 'correct'
export const buttonWords: Record<MatchButton, string> = {
  report: texts.report,
  answer: texts.answer,
  set: texts.setResult,
  correct: texts.correct,
}

/** The purpose of a match's button; undefined if the viewer has nothing to do with it. */
export function matchButton({ state, actions }: BracketMatch): MatchButton | undefined {
  if (actions.report.kind === 'allowed') return state === 'reported' ? 'answer' : 'report'
  if (actions.decide.kind === 'allowed') return 'set'
  return actions.correct.kind === 'allowed' ? 'correct' : undefined
}

/** 'Ben Baseline won 6 : 4', the winner's score first; without one if none was given. */
export function wonWords(
  bracket: Bracket,
  { sides }: Pick<BracketMatch, 'sides'>,
  winner: number | null,
  score: readonly number[] | null,
): string {
  const [one, two] = score ?? []
  const won = say(texts.playerWon, { player: nameOf(bracket, winner) })
  if (one === undefined || two === undefined) return won
  return sides[0] === winner ? `${won} ${one} : ${two}` : `${won} ${two} : ${one}`
}

const claimOf = (player: string, result: string): string => say(texts.playerSays, { player, result })

/** The words of each player about a disputed match. */
export function claimLines(bracket: Bracket, match: BracketMatch): string[] {
  const { sides, report, score, claim } = match
  if (!report || !claim) return []
  const other = nameOf(
    bracket,
    sides.find(seed => seed !== report.by),
  )
  const first = claimOf(nameOf(bracket, report.by), wonWords(bracket, match, report.winner, score))
  if (claim.winner === null) return [first, say(texts.otherDisputesItWithoutAnother, { other })]
  return [first, claimOf(other, wonWords(bracket, match, claim.winner, claim.score))]
}
