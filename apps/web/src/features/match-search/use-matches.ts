import { PAGE_LIMIT } from '@gauntlet/contract/fields'
import { matchSearch } from '@gauntlet/contract/match-search/endpoints'
import { usePages } from '../../api/use-pages.ts'
import { EACH_LOOK } from '../../search/results.tsx'
import { SETTLE_MS } from '../../search/search-page.tsx'
import { useStore } from '../../ui/store.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import { filterStore } from './filter-store.ts'
import { sentOf } from './filter.ts'
import type { useSearch } from './use-search.ts'

/** The players and open matches that the filter finds once it rests, and how many there are of each. */
export function useMatches({ filter, rank, ready }: ReturnType<typeof useSearch>) {
  const settled = useDebounced(useStore(filterStore), SETTLE_MS)
  const sent = sentOf({ ...settled, sport: filter.sport }, rank)
  const pages = usePages(matchSearch.search, page => ({ ...sent, page, limit: PAGE_LIMIT }), {
    enabled: ready,
    ...EACH_LOOK,
  })
  return { pages, counts: pages.data?.pages.at(-1)?.payload.counts }
}
