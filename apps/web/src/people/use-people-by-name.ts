import { peopleSearch } from '@gauntlet/contract/people-search/endpoints'
import { useDebounced } from '../ui/use-debounced.ts'
import { usePages } from '../api/use-pages.ts'

const DEBOUNCE_MS = 700
/** Rows of a picker: for a common name the player types on. */
const PICKER_ROWS = 8

/**
 * Players whose name begins with the typed text, or the owner of a whole e-mail; never the searcher, nor anybody
 * `selected` already (e-mails or ids). `found` is undefined while the player types or the answer is on its way; `total`
 * is the number of all, `pages` brings the others.
 */
export function usePeopleByName(typed: string, selected: readonly string[] = [], limit = PICKER_ROWS) {
  const now = typed.trim()
  const term = useDebounced(now, DEBOUNCE_MS)
  const waiting = term !== now
  const pages = usePages(peopleSearch.byName, page => ({ term, selected: [...selected], page, limit }), {
    enabled: term !== '',
  })
  const { data, error, refetch } = pages
  return {
    found: waiting ? undefined : data?.pages.flatMap(({ payload }) => payload),
    total: data?.pages.at(-1)?.total ?? 0,
    pages,
    error: waiting || data ? null : error,
    retry: () => void refetch(),
  }
}
