import type { InputOf } from '@gauntlet/contract/endpoint'
import type { matchSearch } from '@gauntlet/contract/match-search/endpoints'
import { Said } from '../../platform/http/bind.ts'
import { isBehind } from '../../platform/http/totals.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { openCards } from '../challenges/open-cards.ts'
import type { ShownRow } from '../challenges/queries.ts'
import { countChallenges, countPlayers } from './count.ts'
import { fewChallenges, fewPlayers, type Found } from './few.ts'
import { findChallenges, findPlayers } from './find.ts'
import { presentOpponents } from './present.ts'
import type { FoundPlayerRow } from './queries.ts'
import { termsOf } from './terms.ts'

type Filter = InputOf<typeof matchSearch.search>

/** A first page is found while it is counted; behind the last one nothing is looked for. */
async function foundBeside<Row>(
  filter: Filter,
  counting: Promise<number>,
  find: () => Promise<Row[]>,
): Promise<Found<Row>> {
  const finding = filter.page === 1 ? find() : counting.then(total => (isBehind(filter, total) ? [] : find()))
  const [rows, total] = await Promise.all([finding, counting])
  return { rows, total }
}

/** Players to challenge, and open challenges to join. */
export async function searchMatches(services: Services, viewer: Viewer, filter: Filter) {
  const terms = await termsOf(services, viewer, filter)
  const players = async () => {
    const present = (rows: readonly FoundPlayerRow[]) => presentOpponents(services, terms, rows)
    const few = await fewPlayers(services, filter, terms)
    if (few) return { rows: present(few.rows), total: few.total }
    const counting = countPlayers(services, viewer, filter, terms)
    return foundBeside(filter, counting, async () => present(await findPlayers(services, filter, terms)))
  }
  const challenges = async () => {
    const present = (rows: readonly ShownRow[]) => openCards(services, terms.me, rows)
    const few = await fewChallenges(services, filter, terms)
    if (few) return { rows: await present(few.rows), total: few.total }
    const counting = countChallenges(services, filter, terms)
    return foundBeside(filter, counting, async () => present(await findChallenges(services, filter, terms)))
  }
  const [ofUsers, ofChallenges] = await Promise.all([players(), challenges()])
  return new Said(
    {
      users: ofUsers.rows,
      challenges: ofChallenges.rows,
      counts: { users: ofUsers.total, challenges: ofChallenges.total },
    },
    { total: Math.max(ofUsers.total, ofChallenges.total) },
  )
}
