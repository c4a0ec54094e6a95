import { peopleSearch } from '@gauntlet/contract/people-search'
import { useDebounced } from '../ui/use-debounced.ts'
import { useApi } from './use-api.ts'

const DEBOUNCE_MS = 700

/**
 * Players whose name begins like what is typed, or the owner of a whole e-mail; never the searcher, nor who is
 * `selected` already (e-mails or ids). `found` is undefined while more is typed or the answer is on its way.
 */
export function usePeopleByName(typed: string, selected: readonly string[] = []) {
  const now = typed.trim()
  const term = useDebounced(now, DEBOUNCE_MS)
  const waiting = term !== now
  const { data, error, refetch } = useApi(
    peopleSearch.byName,
    { term, selected: [...selected] },
    { enabled: term !== '' },
  )
  return {
    term,
    found: waiting ? undefined : data?.payload,
    error: waiting ? null : error,
    retry: () => void refetch(),
  }
}
