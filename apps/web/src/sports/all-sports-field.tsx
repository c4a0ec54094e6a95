import { type Sport, sports } from '@gauntlet/contract/sports/endpoints'
import type { ComponentProps } from 'react'
import { useApi } from '../api/use-api.ts'
import { type SportGroup, SportSelect } from './sport-select.tsx'
import { SportsFailed } from './sports-failed.tsx'

type KnownSport = Pick<Sport, 'id' | 'name' | 'kind'>

/** One of all sports, in groups; one of those `known` while the others load. */
export function AllSportsField({
  groupsOf,
  known = [],
  ...select
}: Omit<ComponentProps<typeof SportSelect>, 'groups' | 'sports' | 'none'> & {
  groupsOf: (all: readonly KnownSport[]) => readonly SportGroup[]
  known?: readonly KnownSport[]
}) {
  const { data, error, refetch } = useApi(sports.all, {})
  const all = data?.payload ?? known
  // A select without the chosen option shows another one: it is made anew when the options come.
  return (
    <SportSelect
      key={all.length}
      groups={groupsOf(all)}
      {...(error && !data && { hint: <SportsFailed retry={() => void refetch()} /> })}
      {...select}
    />
  )
}
