import type { Bracket, BracketMatch } from '@gauntlet/contract/brackets/answer'
import type { Ending } from '@gauntlet/contract/scores/endings'
import { isRunning } from './own.ts'
import { playerOf, roundOf } from './tree.ts'
import * as texts from './texts.ts'
import * as waitingTexts from './waiting/texts.ts'
import { say } from '../../../ui/say.ts'

/** 'Ben Baseline', or what is known about a side that is still empty. */
export const nameOf = (bracket: Bracket, seed: number | null | undefined): string =>
  playerOf(bracket, seed)?.full_name ?? texts.toBeDecided

/** 'Ben B.', where there is little room. */
export const shortNameOf = (bracket: Bracket, seed: number | null | undefined): string =>
  playerOf(bracket, seed)?.short_name ?? texts.toBeDecided

/** 'Ben against Cleo'. */
export const pairWords = (bracket: Bracket, { sides: [one, two] }: BracketMatch): string =>
  say(texts.oneAgainstOther, { one: nameOf(bracket, one), other: nameOf(bracket, two) })

const UNPLAYED: ReadonlySet<BracketMatch['state']> = new Set(['bye', 'unneeded'])

/**
 * 'Quarter-finals · 2 of 4 played': the round that is being played, and how far it is; undefined once none is. The
 * match for third place is played beside the final, and counted with it.
 */
export function roundNow(bracket: Bracket): string | undefined {
  const running = bracket.matches.find(isRunning)
  if (!running) return undefined
  const third = bracket.matches.find(({ part }) => part === 'third')
  const final = third && bracket.matches.findLast(({ part }) => part === 'winners')
  const last = [final, third].filter(match => match !== undefined)
  const isLast = last.includes(running)
  const those = (
    isLast ? last : bracket.matches.filter(({ part, round }) => part === running.part && round === running.round)
  ).filter(({ state }) => !UNPLAYED.has(state))
  const played = those.filter(({ state }) => state === 'decided').length
  const round = isLast && those.length > 1 ? texts.finalAndThirdPlace : roundOf(bracket, running)
  return say(texts.roundPlayed, { round, played, all: those.length })
}

type Report = NonNullable<BracketMatch['report']>

function reportWords(bracket: Bracket, { sides }: BracketMatch, { by, winner }: Report): string {
  const player = shortNameOf(bracket, by)
  if (winner !== null && winner === bracket.seed) return say(waitingTexts.youWonSays, { name: player })
  if (winner !== null && bracket.seed !== null && sides.includes(bracket.seed))
    return say(waitingTexts.youLostSays, { name: player })
  if (winner === null) return say(texts.playerReportedADraw, { player })
  if (winner === by) return say(texts.playerReportedAWin, { player })
  return say(texts.playerReportedWinner, { player, winner: shortNameOf(bracket, winner) })
}

/** One of the two is a guest, who answers no report. */
export const meetsGuest = (bracket: Bracket, { sides }: Pick<BracketMatch, 'sides'>): boolean =>
  sides.some(seed => playerOf(bracket, seed)?.guest === 1)

/** The viewer's own report, for whom it is 'you'. */
function ownClaim({ seed }: Bracket, winner: number | null): string {
  if (winner === null) return texts.youReportedADraw
  return winner === seed ? texts.youReportedAWin : texts.youReportedALoss
}

/** The viewer plays in the tournament, and organizes it. */
export const organizesIt = ({ seed, organizer_seed }: Pick<Bracket, 'seed' | 'organizer_seed'>): boolean =>
  seed !== null && seed === organizer_seed

/** The next step of a match, or how it was decided if not by both players. */
export function matchLine(bracket: Bracket, match: BracketMatch): string | undefined {
  const { state, report, decided_by, sides, actions } = match
  if (state === 'reported' && report?.by === bracket.seed) {
    const next = meetsGuest(bracket, match)
      ? texts.youReportedTheOrganizerDecides
      : actions.decide.reason === 'own_match_waits'
        ? texts.youReportedWithoutAnAnswer
        : texts.youReportedTheOtherPlayer
    return say(next, { reported: ownClaim(bracket, report.winner) })
  }
  if (state === 'reported' && report) return reportWords(bracket, match, report)
  if (state === 'disputed')
    return actions.decide.kind === 'allowed' ? texts.disputedYouDecide : texts.disputedTheOrganizerDecides
  if (state === 'unneeded') return texts.notNeeded
  if (state === 'ready')
    return bracket.seed !== null && sides.includes(bracket.seed) ? readyWords(bracket, match) : undefined
  if (decided_by === 'walkover') return texts.walkover
  if (decided_by === 'organizer')
    return bracket.organizer_seed !== null && sides.includes(bracket.organizer_seed)
      ? texts.decidedByTheOrganizerWho
      : texts.decidedByTheOrganizer
  return decided_by === 'silence' ? texts.standsAsReported : outcomeLine(match)
}

/** Of a match that both players decided, as far as its numbers do not say it. */
function outcomeLine(match: BracketMatch): string | undefined {
  if (match.scores_differ) return texts.twoScoresWereReported
  const ending = match.told?.ending
  if (ending && endingWords[ending]) return endingWords[ending]
  return match.draw === 1 ? texts.aDraw : undefined
}

/** In a round robin every match can be played first. */
function readyWords({ format }: Bracket, { actions: { report, decide } }: BracketMatch): string {
  if (report.reason === 'not_started') return format === 'round_robin' ? texts.fromTheStart : texts.yourFirstMatch
  return decide.kind === 'allowed' ? texts.readyToSet : texts.readyToPlay
}

export type MatchButton = 'report' | 'answer' | 'set' | 'take' | 'correct'
export const buttonWords: Record<MatchButton, string> = {
  report: waitingTexts.report,
  answer: waitingTexts.confirm,
  set: texts.setResult,
  take: texts.compareScores,
  correct: texts.correct,
}

/** The purpose of a match's button; undefined if the viewer has nothing to do with it. */
export function matchButton({ state, actions }: BracketMatch): MatchButton | undefined {
  if (actions.decide.kind === 'allowed') return 'set'
  if (actions.report.kind === 'allowed') return state === 'reported' ? 'answer' : 'report'
  if (actions.take_score.kind === 'allowed') return 'take'
  return actions.correct.kind === 'allowed' ? 'correct' : undefined
}

/** A result as it is told: by a report, by the other player, or as it stands. */
export interface Said extends Pick<BracketMatch, 'winner' | 'draw' | 'told'> {
  score: readonly number[] | null
}

/** The side from which a result is told: the viewer's own, else the winner's. */
const viewedSide = ({ seed }: Bracket, { sides }: Pick<BracketMatch, 'sides'>, winner: number | null): number => {
  const own = seed === null ? -1 : sides.indexOf(seed)
  return Math.max(0, own < 0 ? sides.indexOf(winner) : own)
}

const endingWords: Partial<Record<Ending, string>> = {
  retired: texts.gaveUp,
  clock: texts.timeWasUp,
  walkover: texts.didNotCome,
  default: texts.wasSentOff,
}

const listed = (...parts: readonly string[]): string => parts.filter(part => part !== '').join(', ')

/** Points as they are told everywhere: '2–1'. */
export const pointsOf = (score: readonly (number | undefined)[]): string => score.join('–')

const playsIn = ({ seed }: Bracket, { sides }: Pick<BracketMatch, 'sides'>): boolean =>
  seed !== null && sides.includes(seed)

/** The winner, in words that fit a score from the viewer's side. */
function wonWords(bracket: Bracket, match: Pick<BracketMatch, 'sides'>, winner: number | null): string {
  if (!playsIn(bracket, match)) return say(texts.playerWon, { player: nameOf(bracket, winner) })
  return winner === bracket.seed ? texts.youWon : texts.youLost
}

/**
 * 'You lost, 4–6 6–3 7–10' and 'A draw, 2–2' from the viewer's side, 'Ben Baseline won, 6–4 3–6 10–7' from the winner's
 * to whoever does not play. `result` says in other words how it ended.
 */
export function resultWords(
  bracket: Bracket,
  match: Pick<BracketMatch, 'sides'>,
  said: Said,
  result = said.draw === 1 ? texts.aDraw : wonWords(bracket, match, said.winner),
): string {
  const { winner, score, told } = said
  const side = viewedSide(bracket, match, winner)
  const figures = told?.texts[side] ?? ''
  const plain = score ? pointsOf([score[side], score[1 - side]]) : ''
  const ending = told?.ending ? endingWords[told.ending] : undefined
  const words = listed(result, figures === '' ? plain : figures)
  return ending === undefined ? words : `${words} (${ending})`
}

/** The reported result, or the one that stands. */
export const saidOf = ({ winner, report, draw, score, told }: BracketMatch): Said => ({
  winner: winner ?? report?.winner ?? null,
  draw,
  score,
  told,
})

/** The words of a player about a match; of their own win, unless the loser reads it, without the name again. */
export function claimWords(bracket: Bracket, match: BracketMatch, by: number | null | undefined, said: Said): string {
  if (by === bracket.seed) return resultWords(bracket, match, said, ownClaim(bracket, said.winner))
  const player = nameOf(bracket, by)
  const isHeard = playsIn(bracket, match)
  if (said.winner !== null && said.winner === by && !isHeard)
    return resultWords(bracket, match, said, say(texts.playerReportedAWin, { player }))
  return say(texts.playerSays, { player, result: resultWords(bracket, match, said) })
}

/** The words of each player about a disputed match. */
export function claimLines(bracket: Bracket, match: BracketMatch): string[] {
  const { sides, report, claim } = match
  if (!report || !claim) return []
  const other = sides.find(seed => seed !== report.by)
  const first = claimWords(bracket, match, report.by, saidOf(match))
  if (claim.winner === null && claim.draw === 0)
    return [
      first,
      other === bracket.seed
        ? texts.youDisputeItWithoutAnother
        : say(texts.otherDisputesItWithoutAnother, { other: nameOf(bracket, other) }),
    ]
  return [first, claimWords(bracket, match, other, claim)]
}
