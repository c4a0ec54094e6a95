import type { InputOf } from '@gauntlet/contract/endpoint'
import type { matchSearch } from '@gauntlet/contract/match-search/endpoints'
import { Said } from '../../platform/http/bind.ts'
import { isBehind } from '../../platform/http/totals.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { openCards } from '../challenges/open-cards.ts'
import { countChallenges, countPlayers } from './count.ts'
import { findChallenges, findPlayers } from './find.ts'
import { presentOpponents } from './present.ts'
import { termsOf } from './terms.ts'

/** Players to challenge, and open challenges to join. */
export async function searchMatches(services: Services, viewer: Viewer, filter: InputOf<typeof matchSearch.search>) {
  const terms = await termsOf(services, viewer, filter)
  const ofUsersFound = countPlayers(services, viewer, filter, terms)
  const ofChallengesFound = countChallenges(services, filter, terms)
  // A first page is found while it is counted; behind the last one nothing is looked for.
  const unlessBehind = async <T>(counting: Promise<number>, find: () => Promise<T[]>): Promise<T[]> =>
    filter.page > 1 && isBehind(filter, await counting) ? [] : find()
  const [users, challenges, ofUsers, ofChallenges] = await Promise.all([
    unlessBehind(ofUsersFound, () => findPlayers(services, filter, terms)).then(found =>
      presentOpponents(services, terms, found),
    ),
    unlessBehind(ofChallengesFound, () => findChallenges(services, filter, terms)).then(found =>
      openCards(services, terms.me, found),
    ),
    ofUsersFound,
    ofChallengesFound,
  ])
  return new Said(
    { users, challenges, counts: { users: ofUsers, challenges: ofChallenges } },
    { total: Math.max(ofUsers, ofChallenges) },
  )
}
