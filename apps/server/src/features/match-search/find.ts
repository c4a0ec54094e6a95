import type { MatchFilter } from '@gauntlet/contract/match-search/endpoints'
import { DAY, HOUR } from '@gauntlet/contract/time'
import { FIRST_ANCHOR, newcomerRank } from '@gauntlet/rules/ranks/state'
import type { Services } from '../../platform/services.ts'
import { type Expectation, firstOf, type Widths } from './bands.ts'
import * as challengeQueries from './challenge-queries.ts'
import { type Estimates, estimatesOf } from './estimates.ts'
import * as queries from './queries.ts'
import type { ShownRow } from '../challenges/queries.ts'
import { lastOf, lookAt, type Ring } from './rings.ts'
import { WIDEST } from './spread.ts'
import { filterOf, spellingsOf, type Terms } from './terms.ts'

/** Milliseconds. No challenge starts after the end of next year. */
const STARTS: Widths = { typical: 30 * DAY, widest: 3 * 366 * DAY }
/** Clocks on earth are at most this far from UTC. */
const ZONE = 14 * HOUR

/** A newcomer's spot is at most so far from the rank that newcomers were shown when they came. */
const NEWCOMERS = 51

/** Ages that players tell, and the share that one of the genders has, roughly. */
const AGES = 63
const GENDER_SHARE = 1 / 2
/** Roughly what share of players, and of challenges, the filter leaves. */
const passing = ({ ranked }: MatchFilter, { genders, ages: { lower, upper } }: Terms) => {
  const players = Math.min(1, (upper - lower + 1) / AGES) * (genders.length > 0 ? GENDER_SHARE : 1)
  return { players, challenges: players * (ranked === undefined ? 1 : 1 / 2) }
}

/** Roughly the share of challenges whose issuer's rank is in the window. */
const windowShare = ({ ratingPlus, ratingMinus }: MatchFilter, { spread }: Estimates) =>
  ratingPlus === undefined ? 1 : spread.shareWithin([ratingPlus], ratingMinus)

/** Nothing lies farther than `widest`. */
const upTo = (widest: number, widths: Widths): Widths => ({
  typical: Math.min(widths.typical, widest),
  widest: Math.min(widths.widest, widest),
})

/** Finding where a read begins costs about as much as reading this many rows. */
const ROWS_A_READ = 4
const SPORTS_MANY = 6

/** A ring of about `rows`, of which each that is found has so many, and whose places are read with `reads` for each. */
const expect = (
  { cells, towns }: Ring,
  { sports, challenges }: Terms,
  { isCounted }: Estimates,
  { rows, times = 1, reads }: { rows: number; times?: number; reads: number },
): Expectation => ({
  rows: rows / times,
  isThin: sports.length >= SPORTS_MANY && rows < ROWS_A_READ * reads * (towns ?? cells ?? []).length,
  isApart: !isCounted || towns !== null || cells === null || challenges.city !== '',
})

/** Whether more would be read in vain in the squares of a ring than finding each of its towns costs. */
const isByTowns = ({ cells, expected }: Ring, reads: number, wanted: number) =>
  ROWS_A_READ * reads * (expected.towns - (cells ?? []).length) < 2 * wanted * (1 / expected.share - 1)

/** The centres around which many sports are looked for. */
const sharedOf = (centres: readonly number[]) =>
  [...Map.groupBy(centres, centre => centre)].flatMap(([centre, all]) => (all.length >= SPORTS_MANY ? [centre] : []))

/** The centres of a search: for each sport the rank that is asked for, or else the viewer's own. */
export const centresOf = ({ ratingPlus }: MatchFilter, { sports }: Terms) =>
  sports.map(({ own }) => ratingPlus ?? own.held)

/**
 * How far from the rank asked for there is anybody: as far as the window of ranks goes on both sides, and a point for
 * rounding. Where the window holds the rank of newcomers, their spots lie farther, and those of before that rank moved
 * farther still. Where it holds 0, it holds everybody below 0, however far.
 */
export function widestOf(
  { ratingPlus, ratingMinus }: Pick<MatchFilter, 'ratingPlus' | 'ratingMinus'>,
  { sports }: { sports: readonly { state: { anchor: number } }[] },
): number {
  if (ratingPlus === undefined || ratingPlus <= ratingMinus) return WIDEST
  const anchors = sports.map(({ state }) => state.anchor)
  const within = anchors.filter(anchor => Math.abs(newcomerRank(anchor) - ratingPlus) <= ratingMinus)
  const moved = within.map(anchor => Math.abs(anchor - FIRST_ANCHOR))
  return ratingMinus + Math.max(1, ...moved.map(distance => NEWCOMERS + distance))
}

/** Roughly what share of all players in its places, one a sport, a search looks for. */
export function shareOfPlayers(filter: MatchFilter, terms: Terms, { spread, shareOf }: Estimates): number {
  const within = spread.shareWithin(centresOf(filter, terms), widestOf(filter, terms))
  return passing(filter, terms).players * shareOf(terms.sports.map(({ id }) => id)) * within
}

/** The same of challenges, whenever they start. */
export const shareOfChallenges = (filter: MatchFilter, terms: Terms, estimates: Estimates): number =>
  passing(filter, terms).challenges *
  windowShare(filter, estimates) *
  estimates.shareOf(terms.sports.map(({ id }) => id))

/** The rows of a page: as many as are wanted from the first on, without those of the pages before. */
function pageOf({ page, limit }: MatchFilter) {
  const wanted = page * limit
  const from = wanted - limit
  return { wanted, from, skipOf: (missing: number) => Math.max(0, from - (wanted - missing)) }
}

/** A page by bands of distance, and in each the closest first to the rank asked for, or else the viewer's. */
export async function findPlayers(services: Services, filter: MatchFilter, terms: Terms) {
  const { wanted, from, skipOf } = pageOf(filter)
  const { db } = services
  const estimates = await estimatesOf(services)
  const { spread, timesOf } = estimates
  const common = filterOf(filter, terms)
  const centres = centresOf(filter, terms)
  const shared = sharedOf(centres)
  const { rings, state } = terms.players
  const widest = widestOf(filter, terms)
  const all = spread.shareWithin(centres, widest)
  const share = shareOfPlayers(filter, terms, estimates)
  const reads = shared.length + centres.filter(centre => !shared.includes(centre)).length
  const times = timesOf(common.sportIds)
  const expected = (ring: Ring) => expect(ring, terms, estimates, { rows: share * ring.expected.players, times, reads })
  // A look is as wide as the share of players is that it has to find.
  const widths = { typical: all, widest: all }
  const found = await firstOf(rings, widths, wanted, expected, (around, part, limit) => {
    const width = part < all ? Math.min(widest, spread.widthOf(centres, part)) : widest
    const isWhole = width >= widest
    return listAround(
      db,
      lastOf(around),
      { ...common, ...lookAt(around, isWhole), centres, shared, state, width, widest, limit, skip: skipOf(limit) },
      { wholePlaces: isWhole && isMany(terms), byTowns: isByTowns(lastOf(around), reads, wanted) },
    )
  })
  return found.slice(from)
}

/** By the index that fits best what is looked for, and where. */
function listAround(
  db: Services['db'],
  { cells, towns }: Ring,
  look: Parameters<typeof queries.listPlayersAround.all>[1],
  { wholePlaces, byTowns }: { wholePlaces: boolean; byTowns: boolean },
): Promise<queries.FoundPlayerRow[]> {
  const isShared = look.shared.length > 0
  if (towns) {
    if (wholePlaces) return queries.listPlayersOfTowns.all(db, look)
    return (isShared ? queries.listPlayersAroundInTowns : queries.listPlayersInTowns).all(db, look)
  }
  if (!cells) return queries.listPlayersBeyond.all(db, look)
  if (wholePlaces) return queries.listPlayersOfSquares.all(db, look)
  if (byTowns) return (isShared ? queries.listPlayersAroundByTowns : queries.listPlayersByTowns).all(db, look)
  return (isShared ? queries.listPlayersAround : queries.listPlayersIn).all(db, look)
}

/** The criteria for open challenges that do not depend on the place. */
export function challengeTermsOf({ clock }: Services, filter: MatchFilter, terms: Terms) {
  const { startDate: firstDay = null, endDate: lastDay = null, ranked } = filter
  const dayStarts = firstDay === null ? 0 : new Date(firstDay).getTime() - ZONE
  const { city, state } = terms.challenges
  return {
    ...filterOf(filter, terms),
    hiddenChallengeIds: terms.hiddenChallengeIds,
    onlyChallengeIds: terms.onlyChallengeIds,
    firstDay,
    lastDay,
    ranked: ranked === undefined ? null : ranked === 1,
    city: city.toLowerCase(),
    states: spellingsOf(state),
    after: new Date(Math.max(clock.now().getTime(), dayStarts)),
  }
}

/** How long after the first of them nearly all start, and the last. */
function widthsOf({ after, lastDay }: ReturnType<typeof challengeTermsOf>): Widths {
  const lastStart = lastDay === null ? Infinity : new Date(lastDay).getTime() + DAY + ZONE - after.getTime()
  return upTo(Math.max(HOUR, lastStart), STARTS)
}

const untilOf = (after: Date, width: number) => new Date(after.getTime() + width)

/** A look for challenges whenever they start. */
export function wheneverOf(fixed: ReturnType<typeof challengeTermsOf>) {
  const latest = untilOf(fixed.after, widthsOf(fixed).widest)
  return { until: latest, latest }
}

export const isMany = ({ sports }: Terms) => sports.length >= SPORTS_MANY

/** A page of open challenges by bands of distance, and in each the soonest first. */
export async function findChallenges(services: Services, filter: MatchFilter, terms: Terms): Promise<ShownRow[]> {
  const { wanted, from, skipOf } = pageOf(filter)
  const { db } = services
  const fixed = challengeTermsOf(services, filter, terms)
  const { after } = fixed
  const estimates = await estimatesOf(services)
  const share = shareOfChallenges(filter, terms, estimates)
  const many = isMany(terms)
  const expected = (ring: Ring) =>
    expect(ring, terms, estimates, { rows: share * ring.expected.challenges, reads: many ? 1 : terms.sports.length })
  const widths = widthsOf(fixed)
  const { rings } = terms.challenges
  const found = await firstOf(rings, widths, wanted, expected, (around, width, limit) => {
    const look = lookAt(around, width >= widths.widest)
    const skip = skipOf(limit)
    const args = { ...fixed, ...look, skip, until: untilOf(after, width), latest: untilOf(after, widths.widest), limit }
    if (terms.challenges.city) return challengeQueries.listChallengesInCity.all(db, args)
    if (!lastOf(around).cells) return challengeQueries.listChallengesBeyond.all(db, args)
    return (many ? challengeQueries.listChallengesOfSquares : challengeQueries.listChallengesIn).all(db, args)
  })
  return found.slice(from)
}
