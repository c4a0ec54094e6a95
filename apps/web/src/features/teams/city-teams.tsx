import { teams } from '@gauntlet/contract/teams/endpoints'
import type { ReactNode } from 'react'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { cityOf } from '../../places/city-of.ts'
import { say } from '../../ui/say.ts'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { FIND } from './find.ts'
import { Teams } from './teams-listed.tsx'
import * as texts from './texts.ts'

const SHOWN = 12

/** Teams of others that bear the name of the viewer's city, as many do, or some of them; else `children`. */
export function CityTeams({ shown = SHOWN, children = null }: { shown?: number; children?: ReactNode }) {
  const home = useSelf().preference.location
  const city = home === null ? '' : cityOf(home)
  const { data, error } = useApi(teams.search, { name: city, limit: SHOWN }, { enabled: city !== '' })
  if (city !== '' && !data && !error) return <SkeletonList rows={2} />
  const found = data?.payload.filter(({ role }) => role === 'none') ?? []
  return found.length > 0 ? (
    <Teams title={say(texts.teamsOfCity, { city })} teams={found.slice(0, shown)} count={found.length} all={FIND} />
  ) : (
    children
  )
}
