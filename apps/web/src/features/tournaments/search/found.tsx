import { PAGE_LIMIT } from '@gauntlet/contract/fields'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { usePages } from '../../../api/use-pages.ts'
import { foundOf } from '../../../search/found-of.tsx'
import { EACH_LOOK } from '../../../search/results.tsx'
import { type Ordered, useOrder } from '../../../search/use-order.tsx'
import { plural } from '../../../ui/plural.ts'
import { TournamentCard } from '../tournament-card.tsx'
import { type Filter, sentOf } from './filter.ts'
import { change } from './filter-store.ts'
import * as texts from '../texts.ts'

const startOf = ({ tournament_start }: Tournament) => tournament_start

const card = (tournament: Tournament) => <TournamentCard key={tournament.id} tournament={tournament} where="found" />

const waits = ({ actions }: Tournament) => actions.confirm.kind === 'allowed'

export const useTournamentOrder = (filter: Filter) => useOrder(filter, { startOf, waits, first: 'near' })

/** The tournaments of a filter as `Found` and `Results` take them; without its choice the order is chosen elsewhere. */
export function useFound(filter: Filter, order: Ordered<Tournament>) {
  const sent = sentOf(filter)
  const pages = usePages(tournaments.search, page => ({ ...sent, page, limit: PAGE_LIMIT }), EACH_LOOK)
  const words = {
    title: texts.tournaments,
    count: (total: number) => plural(texts.nTournaments, total),
    none: texts.tryALongerDistance,
  }
  return { change, ...foundOf(pages, words, card, order) }
}
