import type { InputOf } from '@gauntlet/contract/endpoint'
import type { matchSearch } from '@gauntlet/contract/match-search'
import { Said } from '../../platform/http/bind.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { presentChallenges } from '../challenges/present-list.ts'
import { findChallenges, findPlayers } from './find.ts'
import { presentOpponents } from './present.ts'
import { termsOf } from './terms.ts'

/** Players to challenge, and open challenges to join. */
export async function searchMatches(services: Services, viewer: Viewer, filter: InputOf<typeof matchSearch.search>) {
  const terms = await termsOf(services, viewer, filter)
  const from = (filter.page - 1) * filter.limit
  const pageOf = <T>(all: readonly T[]) => all.slice(from, from + filter.limit)
  const [players, challenges] = await Promise.all([
    findPlayers(services, filter, terms).then(async found => ({
      total: found.length,
      shown: await presentOpponents(services, terms, pageOf(found)),
    })),
    findChallenges(services, filter, terms).then(async found => ({
      total: found.length,
      shown: await presentChallenges(services, viewer, pageOf(found), terms.start),
    })),
  ])
  return new Said(
    { users: players.shown, challenges: challenges.shown },
    { total: Math.max(players.total, challenges.total) },
  )
}
