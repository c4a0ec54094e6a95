import type { MatchFilter } from '@gauntlet/contract/match-search/endpoints'
import type { Services } from '../../platform/services.ts'
import type { ShownRow } from '../challenges/queries.ts'
import { listCountedChallengesIn } from './challenge-queries.ts'
import { leavesNobodyOut, leavesNothingOut } from './count.ts'
import { type Estimates, estimatesOf } from './estimates.ts'
import { centresOf, challengeTermsOf, isMany, shareOfChallenges, shareOfPlayers, wheneverOf, widestOf } from './find.ts'
import { type FoundPlayerRow, listCountedPlayersIn } from './queries.ts'
import { lookAt, type Ring } from './rings.ts'
import { filterOf, type Terms } from './terms.ts'

// Where no count is kept of what a filter leaves, all of it is read to be counted. Of few, the first page is read with
// the count.

/** To put so many into order takes less time than to look for the first of them once more. */
const FEW = 2000

export interface Found<Row> {
  rows: Row[]
  /** Of all pages. */
  total: number
}

const foundOf = <Row extends { total: number }>(rows: Row[]): Found<Row> => ({ rows, total: rows[0]?.total ?? 0 })

/** The rings of a circle of squares, unless it is to be looked at otherwise. */
function inSquares(rings: readonly Ring[]): [...Ring[], Ring] | undefined {
  const last = rings.at(-1)
  return last?.cells && !last.towns ? [...rings.slice(0, -1), last] : undefined
}

const isFew = ({ isCounted }: Estimates, rings: readonly Ring[], of: 'players' | 'challenges', share: number) =>
  isCounted && share * rings.reduce((sum, { expected }) => sum + expected[of], 0) <= FEW

/** Players of one sport and how many they are; undefined where these are two questions. */
export async function fewPlayers(
  services: Services,
  filter: MatchFilter,
  terms: Terms,
): Promise<Found<FoundPlayerRow> | undefined> {
  const rings = inSquares(terms.players.rings)
  if (filter.page > 1 || !rings || terms.sports.length !== 1 || leavesNobodyOut(filter, terms)) return undefined
  const estimates = await estimatesOf(services)
  if (!isFew(estimates, rings, 'players', shareOfPlayers(filter, terms, estimates))) return undefined
  const widest = widestOf(filter, terms)
  const look = {
    ...filterOf(filter, terms),
    ...lookAt(rings, true),
    centres: centresOf(filter, terms),
    width: widest,
    widest,
    state: terms.players.state,
    limit: filter.limit,
    skip: 0,
  }
  return foundOf(await listCountedPlayersIn.all(services.db, look))
}

/** The same of open challenges of a few sports. */
export async function fewChallenges(
  services: Services,
  filter: MatchFilter,
  terms: Terms,
): Promise<Found<ShownRow> | undefined> {
  const { rings: around, city } = terms.challenges
  const rings = inSquares(around)
  if (filter.page > 1 || !rings || city !== '' || isMany(terms) || leavesNothingOut(filter, terms)) return undefined
  const estimates = await estimatesOf(services)
  if (!isFew(estimates, rings, 'challenges', shareOfChallenges(filter, terms, estimates))) return undefined
  const fixed = challengeTermsOf(services, filter, terms)
  const look = { ...fixed, ...lookAt(rings, true), ...wheneverOf(fixed), limit: filter.limit, skip: 0 }
  return foundOf(await listCountedChallengesIn.all(services.db, look))
}
