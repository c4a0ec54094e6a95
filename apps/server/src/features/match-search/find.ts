import { MATCHES_MAX, type MatchFilter } from '@gauntlet/contract/match-search'
import type { Services } from '../../platform/services.ts'
import { firstOf, type Widths } from './bands.ts'
import * as queries from './queries.ts'
import type { Ring } from './rings.ts'
import { filterOf, spellingsOf, type Terms } from './terms.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Points of rank. Nobody is farther from anybody than the widest. */
const RANKS: Widths = { typical: 190, widest: 1_000_000 }
/** Milliseconds. No challenge starts after the end of next year. */
const STARTS: Widths = { typical: 30 * DAY, widest: 3 * 366 * DAY }
/** Clocks on earth are at most this far from UTC. */
const ZONE = 14 * HOUR

/** A newcomer's spot is at most so far from the rank that newcomers are shown. */
const NEWCOMERS = 51

/** One sport is rarely more than this share of all. */
const SPORT_SHARE = 1 / 12
const shareOf = ({ sports }: Terms) => Math.min(1, sports.length * SPORT_SHARE)

/** Ages that players tell, and the share that one of the genders has, roughly. */
const AGES = 63
const GENDER_SHARE = 1 / 2
/** Roughly what share of players, and of challenges, the filter leaves. */
const passing = ({ ageRange: { lower, upper }, ranked }: MatchFilter, { genders }: Terms) => {
  const players = Math.min(1, (upper - lower + 1) / AGES) * (genders.length > 0 ? GENDER_SHARE : 1)
  return { players, challenges: players * (ranked === undefined ? 1 : 1 / 2) }
}

/** Roughly the share of challenges whose issuer's rank is in the window. */
const windowShare = ({ ratingPlus, ratingMinus }: MatchFilter) =>
  ratingPlus === undefined ? 1 : Math.min(1, ratingMinus / RANKS.typical)

/** Nothing lies farther than `widest`. */
const upTo = (widest: number, widths: Widths): Widths => ({
  typical: Math.min(widths.typical, widest),
  widest: Math.min(widths.widest, widest),
})

/** Finding one sport in one square costs about as much as reading this many rows. */
const ROWS_A_READ = 4
const SPORTS_MANY = 6

/** For many sports a thin square is read whole sooner than each sport of it. */
const isThin = ({ cells, towns }: Ring, { sports }: Terms, rows: number) =>
  sports.length >= SPORTS_MANY && rows < ROWS_A_READ * sports.length * (towns ?? cells ?? []).length
const takesPlaces = ({ sports }: Terms, width: number, { widest }: Widths) =>
  width >= widest && sports.length >= SPORTS_MANY

/** How many rows a first look has to reckon with, of `rows` in all the sports of a ring. */
const expectedOf = (ring: Ring, terms: Terms, rows: number) => (isThin(ring, terms, rows) ? 0 : rows * shareOf(terms))

/** Players by bands of distance, and in each the closest first to the rank asked for, or else to the viewer's own. */
export function findPlayers({ db }: Services, filter: MatchFilter, terms: Terms): Promise<queries.FoundPlayerRow[]> {
  const common = filterOf(filter, terms)
  const centres = terms.sports.map(({ own }) => filter.ratingPlus ?? own.mean)
  const { rings, state } = terms.players
  const share = passing(filter, terms).players
  const expected = (ring: Ring) => expectedOf(ring, terms, share * ring.expected.players)
  // Beyond the window of ranks there is nobody, and around the rank asked for it is that wide on both sides.
  const widths = filter.ratingPlus === undefined ? RANKS : upTo(filter.ratingMinus + NEWCOMERS, RANKS)
  return firstOf(rings, widths, MATCHES_MAX, expected, ({ cells, towns, ...ring }, width, limit) => {
    const args = { ...common, ...ring, centres, state, width, limit }
    if (towns)
      return takesPlaces(terms, width, widths)
        ? queries.listPlayersOfTowns.all(db, { ...args, towns })
        : queries.listPlayersInTowns.all(db, { ...args, towns })
    if (!cells) return queries.listPlayersBeyond.all(db, args)
    return takesPlaces(terms, width, widths)
      ? queries.listPlayersOfSquares.all(db, { ...args, cells })
      : queries.listPlayersIn.all(db, { ...args, cells })
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
  const share = passing(filter, terms).challenges * windowShare(filter)
  const expected = (ring: Ring) => expectedOf(ring, terms, share * ring.expected.challenges)
  const lastStart = lastDay === null ? Infinity : new Date(lastDay).getTime() + DAY + ZONE - after.getTime()
  const widths = upTo(Math.max(HOUR, lastStart), STARTS)
  const found = await firstOf(rings, widths, MATCHES_MAX, expected, ({ cells, ...ring }, width, limit) => {
    const args = { ...fixed, ...ring, until: new Date(after.getTime() + width), limit }
    if (city) return queries.listChallengesInCity.all(db, args)
    if (!cells) return queries.listChallengesBeyond.all(db, args)
    return takesPlaces(terms, width, widths)
      ? queries.listChallengesOfSquares.all(db, { ...args, cells })
      : queries.listChallengesIn.all(db, { ...args, cells })
  })
  return found.map(({ id }) => id)
}
