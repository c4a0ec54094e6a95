import { profiles } from '@gauntlet/contract/profiles'
import { Link } from 'react-router-dom'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { fill, paths } from '../../paths.ts'
import { Page } from '../../ui/page.tsx'
import { Board } from './public/board.tsx'
import type { NameOf } from './public/leader-row.tsx'

const linked: NameOf = ({ id, full_name }) => <Link to={fill(paths.userView, { id })}>{full_name}</Link>

/** The leaderboards in the player's app, where a name leads to the profile. */
export default function Leaderboard() {
  const home = useSelf().preference.location
  const genders = useApi(profiles.genders, {}).data?.payload ?? []
  return (
    <Page title="Leaderboard" back={paths.dashboard}>
      <Board home={home} genders={genders} nameOf={linked} />
    </Page>
  )
}
