import { PAGE_LIMIT } from '@gauntlet/contract/fields'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { usePages } from '../../../api/use-pages.ts'
import { EACH_LOOK, FoundList } from '../../../search/results.tsx'
import { plural } from '../../../ui/plural.ts'
import { TournamentCard } from '../tournament-card.tsx'
import { type Filter, sentOf } from './filter.ts'
import { change } from './filter-store.ts'
import * as texts from '../texts.ts'

/** The tournaments of a filter, the nearest first, as `Found` and `Results` take them. */
export function useFound(filter: Filter) {
  const sent = sentOf(filter)
  const pages = usePages(tournaments.search, page => ({ ...sent, page, limit: PAGE_LIMIT }), EACH_LOOK)
  const found = pages.data?.pages.flatMap(({ payload }) => payload) ?? []
  const total = pages.data?.pages.at(-1)?.total ?? found.length
  return {
    change,
    search: pages,
    found: found.length > 0 ? plural(texts.nTournaments, total) : undefined,
    none: texts.tryALongerDistance,
    children: (
      <FoundList title={texts.tournaments} count={total} pages={pages}>
        {found.map(tournament => (
          <TournamentCard key={tournament.id} tournament={tournament} where="found" />
        ))}
      </FoundList>
    ),
  }
}
