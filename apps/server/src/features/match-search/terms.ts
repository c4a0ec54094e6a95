import type { MatchFilter } from '@gauntlet/contract/match-search/endpoints'
import { sportTexts } from '@gauntlet/contract/sports/endpoints'
import { isStateCode, states } from '@gauntlet/contract/places/states'
import { filteredAges, type Ages } from '@gauntlet/rules/profiles/age-ranges'
import type { SportState } from '@gauntlet/rules/ranks/sport'
import { newcomerRank, type RatingState } from '@gauntlet/rules/ranks/state'
import { badField } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { type Start, startOf } from '../people-search/origin.ts'
import { EVERY_AGE } from '../people-search/ages.ts'
import { keptGenders } from '../profiles/genders.ts'
import { shownSince } from '../ranks/highest.ts'
import { type ViewerFacts, viewerFrom } from '../challenges/facts.ts'
import { strikesCountSince } from '../people/strikes.ts'
import { standingOf } from '../ranks/log.ts'
import { sportStateOf } from '../ranks/sport-state.ts'
import { type Area, areasOf } from './rings.ts'
import { findSearcher, listSports, type SportRow } from './searcher-queries.ts'

/** A sport that is looked for, and the viewer's state in it. */
export interface Sought {
  id: string
  name: string
  state: SportState
  own: RatingState
}

/** A filter, read. */
export interface Terms {
  /** The player who searches. */
  me: ViewerFacts
  start: Start | undefined
  players: Area
  challenges: Area
  sports: readonly Sought[]
  /** Whether they are all there are. */
  everySport: boolean
  hiddenIds: readonly string[]
  hiddenChallengeIds: readonly string[]
  /** Null: all others. */
  onlyChallengeIds: readonly string[] | null
  /** The pairs that the viewer is of: '<sport> <partner>' each. */
  partners: ReadonlySet<string>
  genders: readonly string[]
  ages: Ages
  /** A window of ranks looks back to it. */
  shownSince: Date
}

const soughtOf = (row: SportRow): Sought => {
  const state = sportStateOf(row)
  return { id: row.id, name: row.name, state, own: standingOf(row, state) }
}

/** Throws a Refusal (400) that names `origin` where no place matches, `sports` where there is no such sport. */
export async function termsOf(services: Services, viewer: Viewer, filter: MatchFilter): Promise<Terms> {
  const { db, clock } = services
  const now = clock.now()
  const sportIds = [...new Set(filter.sports)]
  const [places, sports, searcher] = await Promise.all([
    startOf(services, viewer, filter.origin).then(async start => ({
      start,
      ...(await areasOf(services, viewer.id, start, filter.distance)),
    })),
    listSports.all(db, { viewerId: viewer.id, sportIds }),
    findSearcher.one(db, { viewerId: viewer.id, since: strikesCountSince(now) }),
  ])
  if (sports.length < sportIds.length) throw badField('sports', sportTexts.unknownSport)
  const me = viewerFrom(searcher, viewer.id, now)
  return {
    ...places,
    me: places.start ? { ...me, origin: places.start } : me,
    sports: sports.map(soughtOf),
    everySport: sports.length === sports[0]?.of_all,
    hiddenIds: [viewer.id, ...searcher.hidden_ids],
    hiddenChallengeIds: searcher.hidden_challenge_ids,
    onlyChallengeIds: searcher.only_challenge_ids,
    partners: new Set(searcher.partners),
    genders: keptGenders(searcher.gender_ids, filter.genders),
    ages: filteredAges(filter.ageRange) ?? EVERY_AGE,
    shownSince: shownSince(now),
  }
}

/** Both ends of the rank window; none: every rank. */
const windowOf = ({ ratingPlus, ratingMinus }: MatchFilter) =>
  ratingPlus === undefined
    ? { rankFrom: null, rankTo: null }
    : { rankFrom: ratingPlus - ratingMinus, rankTo: ratingPlus + ratingMinus }

/** The filter of both searches. */
export const filterOf = (filter: MatchFilter, { sports, hiddenIds, genders, ages, shownSince: since }: Terms) => ({
  hiddenIds,
  genders,
  shownSince: since,
  sportIds: sports.map(({ id }) => id),
  newcomerRanks: sports.map(({ state }) => newcomerRank(state.anchor)),
  ...windowOf(filter),
  ageFrom: ages.lower,
  ageTo: ages.upper,
})

/** A state as people write it: its code and its name, in lower case. */
export const spellingsOf = (state: string): string[] =>
  isStateCode(state) ? [state.toLowerCase(), states[state].toLowerCase()] : []
