import type { BracketPart } from '@gauntlet/contract/brackets/status'
import { type BracketFacts, loserOf, type MatchFacts, type Seed, stateOf, undecidedIn } from './facts.ts'
import { roundRobinOrder } from './round-robin.ts'

const bySeed = (one: Seed, two: Seed) => one - two
const seeds = (players: readonly (Seed | null)[]): Seed[] => players.filter(seed => seed !== null)

export const inPart = ({ matches }: BracketFacts, part: BracketPart): MatchFacts[] =>
  matches.filter(match => match.part === part)

/** Players who share a place, by seed; the first have the best one. */
type Shared = readonly Seed[]

/** The losers of each round of a part share a place, those of the last round the best. */
const losersByRound = (matches: readonly MatchFacts[]): Shared[] =>
  [...Map.groupBy(matches, ({ round }) => round)]
    .toSorted(([one], [two]) => two - one)
    .map(([, round]) => seeds(round.map(loserOf)).toSorted(bySeed))

/** Winner and loser of the matches that decide places. */
const inTurn = (matches: readonly MatchFacts[]): Shared[] =>
  matches.flatMap(match => seeds([match.winner, loserOf(match)])).map(seed => [seed])

export const lastRound = (matches: readonly MatchFacts[]): number => Math.max(...matches.map(({ round }) => round))

/** The semi-final losers play for the third place; all others stand by the round in which they lost. */
function ofSingleElimination(bracket: BracketFacts): Shared[] {
  const winners = inPart(bracket, 'winners')
  const rounds = lastRound(winners)
  const decisive = [...winners.filter(({ round }) => round === rounds), ...inPart(bracket, 'third')]
  const earlier = winners.filter(({ round }) => round < rounds - 1)
  return [...inTurn(decisive), ...losersByRound(earlier)]
}

/** The last final that was played decides; all others stand by the round of their second defeat. */
function ofDoubleElimination(bracket: BracketFacts): Shared[] {
  const played = inPart(bracket, 'final').filter(match => stateOf(bracket, match) === 'decided')
  const last = played.filter(({ round }) => round === lastRound(played))
  return [...inTurn(last), ...losersByRound(inPart(bracket, 'losers'))]
}

function sharedPlaces(bracket: BracketFacts): Shared[] {
  if (bracket.matches.length === 0) return []
  if (bracket.format === 'round_robin') return roundRobinOrder(bracket).map(seed => [seed])
  if (undecidedIn(bracket).length > 0) return []
  return bracket.format === 'double_elimination' ? ofDoubleElimination(bracket) : ofSingleElimination(bracket)
}

/** A player's place, counted from 1, and the last of those that are shared with others. */
export interface BracketPlace {
  seed: Seed
  place: number
  last: number
}

/**
 * The places, the winner's first; players who left in the same round share theirs: 5 to 8. Of an elimination empty
 * until every match is decided.
 */
export function placesOf(bracket: BracketFacts): BracketPlace[] {
  let before = 0
  return sharedPlaces(bracket).flatMap(shared => {
    const place = before + 1
    before += shared.length
    return shared.map(seed => ({ seed, place, last: before }))
  })
}

/** The seeds in the order of their places, those who share one by seed. */
export const placingsOf = (bracket: BracketFacts): Seed[] => placesOf(bracket).map(({ seed }) => seed)
