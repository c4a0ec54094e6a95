import { type ComponentType } from 'react'
import { lazy } from '../ui/part.tsx'
import { MatchResults } from '../features/match-search/results.tsx'
import { FriendResults } from '../features/people-search/results.tsx'
import { type SearchType, searchType } from '../search/search-type.ts'
import { useStore } from '../ui/store.ts'

const TournamentResults = lazy(() => import('../features/tournaments/search/results.tsx'))
const EventResults = lazy(() => import('../features/events/results.tsx'))

const views: Partial<Record<SearchType, ComponentType>> = {
  friend: FriendResults,
  tournament: TournamentResults,
  event: EventResults,
}

/** The results of the current search, of whatever kind. */
export default function Results() {
  const View = views[useStore(searchType)] ?? MatchResults
  return <View />
}
