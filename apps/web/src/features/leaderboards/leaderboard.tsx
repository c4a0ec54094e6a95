import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { fill, paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { Board } from './public/board.tsx'
import { useSportAsked } from './public/use-sport-asked.ts'
import type { OwnRowOf } from './public/groups.tsx'
import type { NameOf } from './public/leader-row.tsx'
import { OwnRow } from './own-row.tsx'
import * as texts from './texts.ts'

const linked: NameOf = ({ id, full_name }) => <Link to={fill(paths.userView, { id })}>{full_name}</Link>

const ownRow: OwnRowOf = (sportId, sent, last, isFirst) => (
  <OwnRow sportId={sportId} sent={sent} last={last} isFirst={isFirst} />
)

/** The leaderboards in the player's app, in which a name leads to the profile. */
export default function Leaderboard() {
  const { preference, sports } = useSelf()
  const own = new Map(
    sports.flatMap(({ id, _joinData: { active, placed } }) => (active === 1 ? [[id, placed === 1]] : [])),
  )
  const genders = useApi(profiles.genders, {}).data?.payload ?? []
  const { sport, choose } = useSportAsked()
  return (
    <Page title={texts.leaderboard} back={paths.dashboard}>
      <Board
        home={preference.location}
        genders={genders}
        nameOf={linked}
        own={own}
        ownRow={ownRow}
        sportId={sport}
        choose={choose}
      />
    </Page>
  )
}
