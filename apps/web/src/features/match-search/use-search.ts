import { ranks } from '@gauntlet/contract/ranks/endpoints'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { useEffect } from 'react'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { askedSport } from '../../search/search-type.ts'
import { useStore } from '../../ui/store.ts'
import { change, filterStore } from './filter-store.ts'

/** Takes over the sport that another screen asked for. */
function useAskedSport() {
  const asked = useStore(askedSport)
  useEffect(() => {
    if (asked === '') return
    change({ sport: asked })
    askedSport.set('')
  }, [asked])
}

/** The filter, with its data from the server: the sports, and the viewer's rank in the chosen one. */
export function useSearch() {
  useAskedSport()
  const filter = useStore(filterStore)
  const self = useSelf()
  const all = useApi(sports.all, {})
  const choices = all.data?.payload ?? self.sports
  // the remembered sport may no longer exist
  const sport = choices.find(({ id }) => id === filter.sport)
  const own = useApi(ranks.own, { sport: sport?.id ?? '' }, { enabled: sport !== undefined })
  const rank = sport && own.data?.payload[0]?.rank
  const joined = self.sports.find(({ id }) => id === sport?.id)
  return {
    filter: { ...filter, sport: sport?.id ?? '' },
    choices,
    sport,
    rank,
    provisional: joined?._joinData.provisional ?? 1,
    /** Whether the search can be sent. */
    ready: sport ? rank !== undefined : filter.sport === '' || all.data !== undefined,
    error: (all.data ? null : all.error) ?? (own.data ? null : own.error),
    retry: () => Promise.all([all, own].filter(({ error }) => error).map(query => query.refetch())),
  }
}
