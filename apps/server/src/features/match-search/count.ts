import type { MatchFilter } from '@gauntlet/contract/match-search/endpoints'
import type { Services, Viewer } from '../../platform/services.ts'
import { runsOfCells } from '../addresses/grid.ts'
import { runsOf } from '../addresses/tiles.ts'
import { EVERY_AGE } from '../people-search/ages.ts'
import { countPlayersFar } from '../people-search/near-queries.ts'
import * as challengeQueries from './challenge-queries.ts'
import { centresOf, challengeTermsOf, isMany, wheneverOf, widestOf } from './find.ts'
import {
  countChallengesAround,
  countPlayersAround,
  countPlayersInTowns,
  countPlayersOfSportAround,
  countPlayersOfSportInTowns,
} from './point-queries.ts'
import * as queries from './queries.ts'
import { lookAt, type Ring, wholeOf } from './rings.ts'
import { filterOf, type Terms } from './terms.ts'
import * as tileQueries from './tile-queries.ts'

/** Whether nothing but the distance leaves out any player of the sports. */
export const leavesNobodyOut = ({ ratingPlus }: MatchFilter, { genders, ages }: Terms) =>
  ratingPlus === undefined && genders.length === 0 && ages === EVERY_AGE

/** Added up from the towns; those of a single point are named already. */
function countInTowns({ db }: Services, viewer: Viewer, { players, hiddenIds }: Terms, ring: Ring) {
  const { ux, uy, uz, far: cosine, cells, towns } = ring
  const { state } = players
  if (towns) return countPlayersInTowns.one(db, { towns, hiddenIds })
  if (state !== '') return countPlayersFar.one(db, { viewerId: viewer.id, ux, uy, uz, cosine, city: '', state })
  return countPlayersAround.one(db, { ...ring, ...runsOfCells(cells), hiddenIds })
}

/** Players of any sport. */
async function countEveryPlayer(services: Services, viewer: Viewer, terms: Terms, ring: Ring): Promise<number> {
  const { start, hiddenIds } = terms
  const [inTowns, elsewhere] = await Promise.all([
    countInTowns(services, viewer, terms, ring),
    start ? { total: 0 } : queries.countHomeless.one(services.db, { hiddenIds }),
  ])
  return inTowns.total + elsewhere.total
}

/** The same of one sport. */
async function countEveryPlayerOf({ db }: Services, sportId: string, terms: Terms, ring: Ring): Promise<number> {
  const { start, hiddenIds } = terms
  const { towns, cells } = ring
  const [inTowns, elsewhere] = await Promise.all([
    towns
      ? countPlayersOfSportInTowns.one(db, { towns, hiddenIds, sportId })
      : countPlayersOfSportAround.one(db, { ...ring, ...runsOfCells(cells), hiddenIds, sportId }),
    start ? { total: 0 } : queries.countHomelessOfSport.one(db, { hiddenIds, sportId }),
  ])
  return inTowns.total + elsewhere.total
}

/** How many players there are inside the filter. */
export async function countPlayers(services: Services, viewer: Viewer, filter: MatchFilter, terms: Terms) {
  const ring = wholeOf(terms.players.rings)
  if (!ring) return 0
  if (leavesNobodyOut(filter, terms)) {
    if (terms.everySport) return countEveryPlayer(services, viewer, terms, ring)
    const [sport, ...others] = terms.sports
    // A town's state stands with its people, not with its sports; towns that are named are of the state already.
    if (sport && others.length === 0 && (ring.towns || terms.players.state === ''))
      return countEveryPlayerOf(services, sport.id, terms, ring)
  }
  const { db } = services
  const { cells, towns } = ring
  const widest = widestOf(filter, terms)
  const args = {
    ...filterOf(filter, terms),
    ...lookAt([ring], true),
    centres: centresOf(filter, terms),
    width: widest,
    widest,
    state: terms.players.state,
  }
  const count = () => {
    if (towns) return queries.countPlayersOfTowns.one(db, args)
    const [inSquares, beyond] =
      terms.sports.length === 1
        ? [queries.countPlayersOfSportIn, queries.countPlayersOfSportBeyond]
        : [isMany(terms) ? queries.countPlayersOfSquares : queries.countPlayersIn, queries.countPlayersBeyond]
    return cells ? inSquares.one(db, args) : beyond.one(db, args)
  }
  return (await count()).total
}

/** Whether nothing but the sport and the distance leaves out any open challenge that is not hidden. */
export const leavesNothingOut = (
  { ratingPlus, ranked, startDate, endDate }: MatchFilter,
  { genders, ages, onlyChallengeIds, challenges: { city, state } }: Terms,
) =>
  onlyChallengeIds === null &&
  [ratingPlus, ranked, startDate, endDate].every(limit => limit === undefined) &&
  genders.length === 0 &&
  ages === EVERY_AGE &&
  city === '' &&
  state === ''

/** How many open challenges there are inside the filter. */
export async function countChallenges(services: Services, filter: MatchFilter, terms: Terms) {
  const ring = wholeOf(terms.challenges.rings)
  if (!ring) return 0
  const { db } = services
  const { cells, tiles } = ring
  const fixed = challengeTermsOf(services, filter, terms)
  if (leavesNothingOut(filter, terms)) {
    const count = terms.everySport
      ? countChallengesAround.one(db, { ...fixed, ...ring, ...runsOfCells(cells) })
      : tileQueries.countChallengesOfTiles.one(db, { ...fixed, ...ring, ...runsOf(tiles()) })
    return (await count).total
  }
  const args = { ...fixed, ...lookAt([ring], true), ...wheneverOf(fixed) }
  const count = () => {
    if (terms.challenges.city) return challengeQueries.countChallengesInCity.one(db, args)
    if (!cells) return challengeQueries.countChallengesBeyond.one(db, args)
    return isMany(terms)
      ? challengeQueries.countChallengesOfSquares.one(db, args)
      : challengeQueries.countChallengesIn.one(db, args)
  }
  return (await count()).total
}
