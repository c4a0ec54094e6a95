import { challenges } from '@gauntlet/contract/challenges/endpoints'
import {
  mdiAccountCircleOutline,
  mdiEmailOutline,
  mdiHelpCircleOutline,
  mdiInformationOutline,
  mdiMagnify,
  mdiViewDashboardOutline,
} from '@mdi/js'
import { useApi } from '../api/use-api.ts'
import { useSelf } from '../api/use-self.ts'
import { APP_NAME } from '../app-name.ts'
import { paths } from '../paths.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Wordmark } from '../ui/court.tsx'
import { Icon } from '../ui/icon.tsx'
import { useAddress } from '../ui/router.ts'
import { Link } from '../ui/link.tsx'
import { Badge } from '../ui/stat.tsx'
import * as texts from './texts.ts'

const TABS = [
  { to: paths.dashboard, text: texts.dashboard, icon: mdiViewDashboardOutline, within: [paths.dashboard] },
  {
    to: paths.searchMatch,
    text: texts.search,
    icon: mdiMagnify,
    within: ['/search/', paths.results, paths.challengeResults],
  },
  {
    to: paths.profile,
    text: texts.myProfile,
    icon: mdiAccountCircleOutline,
    within: [paths.profile, paths.profileEdit, paths.accountSettings],
  },
  { to: paths.about, text: texts.about, icon: mdiInformationOutline, within: [paths.about] },
  { to: paths.contact, text: texts.contact, icon: mdiEmailOutline, within: [paths.contact] },
  { to: paths.faq, text: texts.faq, icon: mdiHelpCircleOutline, within: [paths.faq] },
] as const

/** The tab bar at the bottom; from 900 px on a rail at the side. Each tab's first page is kept as it was left. */
export function Tabs() {
  const { pathname } = useAddress()
  const { id, full_name, preference } = useSelf()
  return (
    <nav className="tabs" aria-label={texts.main}>
      <div className="rail-head">
        <Wordmark name={APP_NAME} />
      </div>
      {TABS.map(({ to, text, icon, within }) => {
        const here = within.some(start => (start.endsWith('/') ? pathname.startsWith(start) : pathname === start))
        return (
          <Link key={to} to={to} still aria-current={here ? 'page' : undefined}>
            {to === paths.profile && preference.image !== null ? (
              <Avatar id={id} name={full_name} image={preference.image} size={24} />
            ) : (
              <Icon path={icon} />
            )}
            <span>{text}</span>
            {to === paths.dashboard && <Changed />}
          </Link>
        )
      })}
    </nav>
  )
}

/** How many challenges others changed since the viewer last looked. */
function Changed() {
  const { data } = useApi(challenges.modified, {})
  return <Badge count={data?.payload.count ?? 0} label="changed" />
}
