import { roundName } from '@gauntlet/contract/brackets/texts'
import type { BracketPart, MatchState } from '@gauntlet/contract/brackets/status'
import { publicPageTexts } from '@gauntlet/contract/public-pages/texts'
import { type BracketFacts, type MatchFacts, stateOf, usersOf } from '@gauntlet/rules/brackets/facts'
import { lastRound, inPart, placingsOf } from '@gauntlet/rules/brackets/placings'
import { pointsIn } from '@gauntlet/rules/brackets/round-robin'
import { scoreText, segmentsOf } from '@gauntlet/rules/scores/shown'
import type { TournamentFacts } from '@gauntlet/rules/tournaments/facts'
import { acceptedIn, membersOf, openSlots, userIds } from '@gauntlet/rules/tournaments/sides'
import { settle } from '@gauntlet/rules/tournaments/lifecycle'
import type { Speaker } from '@gauntlet/contract/language/speaker'
import type { Services } from '../../platform/services.ts'
import { asOf } from '../brackets/present.ts'
import { loadBracket } from '../draws/load.ts'
import { bracketFacts, type BracketState } from '../draws/state.ts'
import { factsOf } from '../tournaments/facts.ts'
import { visitedTournament } from '../tournaments/visit.ts'
import type { VisitedRow } from '../tournaments/visit-queries.ts'
import { type Named, type NameOf, namesIn, publicPeople } from './names.ts'
import { listPlaces } from './queries.ts'

/** A match of a bracket, as visitors read it. */
export interface PublicMatch {
  state: MatchState
  walkover: boolean
  draw: boolean
  /** A player who is not known yet is left out. */
  sides: { of?: Named; won: boolean }[]
  /** As the first of the two tells it; '' without one. */
  score: string
  /** The numbers of the two in each set, or their points as one; empty for a score that has no such parts. */
  sets: readonly (readonly number[])[]
}

export interface PublicRound {
  name: string
  matches: PublicMatch[]
  /** How lines lead to the round after it: from two matches to one, from one to one, or not at all. */
  leads: 'half' | 'same' | 'no'
  /** Of those who lost before the final: it stands below that. */
  isThird: boolean
}

/** A tournament, as visitors read it. */
export interface PublicTournament {
  row: VisitedRow
  facts: TournamentFacts
  organizer: string
  /** Those for whom a slot is taken, in the order in which they came. */
  entrants: Named[]
  openSlots: number
  /** The places at the end, the best first; shared ones from the first to the last. */
  standing: (Named & { place: number; last: number })[]
  rounds: PublicRound[]
  /** Of a round robin, the first place first. */
  table: (Named & { points: number })[]
}

export async function visitTournament(
  services: Services,
  speaker: Speaker,
  id: unknown,
): Promise<PublicTournament | undefined> {
  const { db, clock } = services
  const row = await visitedTournament(services, id)
  if (!row) return undefined
  const now = clock.now().getTime()
  const { facts } = settle(factsOf(row, await listPlaces.all(db, { id: row.id })), now)
  const stored = await loadBracket(db, row)
  const state = stored && (await asOf(stored, facts, now))
  const entered = (state?.entrants ?? []).flatMap(({ user_id, partners }) => [user_id, ...partners])
  const ids = [row.organizer_id, ...userIds(facts.places), ...entered]
  const nameOf = namesIn(await publicPeople(db, ids), speaker.texts(publicPageTexts).player)
  return {
    row,
    facts,
    organizer: nameOf(row.organizer_id).name,
    entrants: acceptedIn(facts).map(({ user_id }) => nameOf(...sideOf(facts, user_id))),
    openSlots: openSlots(facts),
    standing: standingIn(facts, nameOf),
    ...(state ? drawn(state, nameOf, speaker) : { rounds: [], table: [] }),
  }
}

const sideOf = (facts: TournamentFacts, userId: string): string[] =>
  facts.side_size === null ? [userId] : userIds(membersOf(facts, userId))

function standingIn(facts: TournamentFacts, nameOf: NameOf): PublicTournament['standing'] {
  const placed = acceptedIn(facts).flatMap(({ user_id, position }) =>
    position === null ? [] : [{ user_id, position }],
  )
  return placed
    .toSorted((one, two) => one.position - two.position)
    .map(({ user_id, position }) => ({
      place: position,
      last: position + placed.filter(other => other.position === position).length - 1,
      ...nameOf(...sideOf(facts, user_id)),
    }))
}

function drawn(state: BracketState, nameOf: NameOf, speaker: Speaker): Pick<PublicTournament, 'rounds' | 'table'> {
  const bracket = bracketFacts(state)
  const names = (seed: number) => nameOf(...usersOf(bracket, seed))
  const points = pointsIn(bracket)
  const rounds = Map.groupBy(bracket.matches, ({ part, round }) => `${part} ${round}`)
  return {
    rounds: [...rounds.values()].flatMap(matches => {
      const [first] = matches
      if (!first) return []
      const { part, round } = first
      const name = roundName(state.format, part, round, lastRound(inPart(bracket, part)))
      return {
        name: speaker.say(name, 'brackets'),
        matches: matches.map(match => matchOf(bracket, match, names)),
        isThird: part === 'third',
        leads: leadsFrom(matches.length, rounds.get(`${part} ${round + 1}`)?.length, part),
      }
    }),
    table:
      state.format === 'round_robin' ? placingsOf(bracket).map(seed => ({ ...names(seed), points: points(seed) })) : [],
  }
}

function leadsFrom(count: number, after: number | undefined, part: BracketPart): PublicRound['leads'] {
  if (after === undefined || part === 'group') return 'no'
  return after === count ? 'same' : 'half'
}

export const isPlayed = ({ state }: PublicMatch): boolean => state !== 'bye' && state !== 'unneeded'

/** A reported result counts only once it stands: visitors read no score before. */
function matchOf(bracket: BracketFacts, match: MatchFacts, nameOf: (seed: number) => Named): PublicMatch {
  const state = stateOf(bracket, match)
  const stands = state === 'decided'
  return {
    state,
    walkover: stands && match.decided_by === 'walkover',
    draw: stands && match.winner === null,
    sides: match.sides.map(seed => ({
      ...(seed !== null && { of: nameOf(seed) }),
      won: stands && seed !== null && match.winner === seed,
    })),
    score: stands ? scoreOf(match) : '',
    sets: stands ? setsOf(match) : [],
  }
}

function setsOf({ told, score }: MatchFacts): PublicMatch['sets'] {
  if (told?.score) return segmentsOf(told.score.given)
  return score ? [score] : []
}

const scoreOf = ({ told, score }: MatchFacts): string =>
  told?.score ? scoreText(told.score, 0) : (score ?? []).join('–')
