import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { Link, useSearchParams } from 'react-router-dom'
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
  const [address, setAddress] = useSearchParams()
  return (
    <Page title="Leaderboard" back={paths.dashboard}>
      <Board
        home={home}
        genders={genders}
        nameOf={linked}
        sportId={address.get('sport') ?? undefined}
        choose={sport => setAddress(sport === undefined ? {} : { sport })}
      />
    </Page>
  )
}
