import { navigate } from '../ui/router.ts'
import { type FormEvent, useEffect } from 'react'
import { paths } from '../paths.ts'
import { createStore } from '../ui/store.ts'
import * as texts from './texts.ts'

export type SearchType = 'match' | 'tournament' | 'event' | 'friend'

/** The kind of the last search: /results shows that. */
export const searchType = createStore<SearchType>('match')

/** The sport to look for an opponent in, asked for by another screen; '' once the match search has taken it. */
export const askedSport = createStore('')

/** Sets the search type while the page around is the one in front. */
export function useSearchType(type: SearchType) {
  useEffect(() => {
    searchType.set(type)
  }, [type])
}

/** The screen that the form of a search leads to. */
export function showResults(event: FormEvent) {
  event.preventDefault()
  navigate(paths.results)
}

/** The header of the search screens, for `LinkSegments`. `to` is absent while the screen is not there. */
export const searchTabs: readonly { text: string; to?: string }[] = [
  { text: texts.match, to: paths.searchMatch },
  { text: texts.tournament, to: paths.searchTournament },
  { text: texts.event, to: paths.searchEvent },
]
