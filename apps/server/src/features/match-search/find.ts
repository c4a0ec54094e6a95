import { MATCHES_MAX, type MatchFilter } from '@gauntlet/contract/match-search'
import type { Services } from '../../platform/services.ts'
import { firstOf, type Widths } from './bands.ts'
import * as queries from './queries.ts'
import { filterOf, spellingsOf, type Terms } from './terms.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Points of rank. Nobody is so far from anybody. */
const RANKS: Widths = { first: 3, widest: 1_000_000 }
/** Milliseconds. No challenge starts after the end of next year. */
const STARTS: Widths = { first: DAY, widest: 3 * 366 * DAY }
/** Clocks on earth are at most this far from UTC. */
const ZONE = 14 * HOUR

/** Players by bands of distance, and in each the closest first to the rank asked for, or else to the viewer's own. */
export function findPlayers({ db }: Services, filter: MatchFilter, terms: Terms): Promise<queries.FoundPlayerRow[]> {
  const common = filterOf(filter, terms)
  const centres = terms.sports.map(({ own }) => filter.ratingPlus ?? own.mean)
  const { rings, state } = terms.players
  return firstOf(rings, RANKS, MATCHES_MAX, ({ cells, ...ring }, width, limit) => {
    const args = { ...common, ...ring, centres, state, width, limit }
    return cells ? queries.listPlayersIn.all(db, { ...args, cells }) : queries.listPlayersBeyond.all(db, args)
  })
}

/** Open challenges by bands of distance, and in each the soonest first. */
export async function findChallenges({ db, clock }: Services, filter: MatchFilter, terms: Terms): Promise<string[]> {
  const common = filterOf(filter, terms)
  const { startDate: firstDay = null, endDate: lastDay = null, ranked } = filter
  const dayStarts = firstDay === null ? 0 : new Date(firstDay).getTime() - ZONE
  const after = new Date(Math.max(clock.now().getTime(), dayStarts))
  const { rings, city, state } = terms.challenges
  const fixed = {
    ...common,
    firstDay,
    lastDay,
    ranked: ranked === undefined ? null : ranked === 1,
    city: city.toLowerCase(),
    states: spellingsOf(state),
    after,
  }
  const found = await firstOf(rings, STARTS, MATCHES_MAX, ({ cells, ...ring }, width, limit) => {
    const args = { ...fixed, ...ring, until: new Date(after.getTime() + width), limit }
    return cells ? queries.listChallengesIn.all(db, { ...args, cells }) : queries.listChallengesBeyond.all(db, args)
  })
  return found.map(({ id }) => id)
}
