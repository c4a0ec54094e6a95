import { POLL_TOURNAMENTS_MS } from '@gauntlet/contract/live/endpoints'
import { openChallenges } from '@gauntlet/contract/challenges/open'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import {
  mdiAccountGroupOutline,
  mdiAccountHeartOutline,
  mdiAccountSearchOutline,
  mdiCalendarStarOutline,
  mdiHandshakeOutline,
  mdiPodium,
  mdiSwordCross,
  mdiTournament,
} from '@mdi/js'
import { useApi } from '../../api/use-api.ts'
import { APP_NAME } from '../../app-name.ts'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Badge } from '../../ui/stat.tsx'
import * as texts from './texts.ts'

interface Tile {
  text: string
  icon: string
  /** Absent while the screen is not there. */
  to?: string
  count?: number
  counted?: string
}

/** The ways from the dashboard, with a red count if something waits there. */
export function Tiles({ activeGames }: { activeGames: number }) {
  const matches = useApi(openChallenges.waiting, {}).data?.payload.count ?? 0
  const changed = useApi(tournaments.modified, {}, { poll: POLL_TOURNAMENTS_MS }).data?.payload.count ?? 0
  const tiles: readonly Tile[] = [
    { text: APP_NAME, icon: mdiSwordCross, to: paths.challenges, count: activeGames, counted: texts.activeGames },
    {
      text: texts.matches,
      icon: mdiHandshakeOutline,
      to: paths.challengeSearch,
      count: matches,
      counted: texts.waitingForYou,
    },
    { text: texts.findGames, icon: mdiAccountSearchOutline, to: paths.searchMatch },
    { text: texts.friends, icon: mdiAccountHeartOutline, to: paths.searchFriend },
    { text: texts.leaderboard, icon: mdiPodium, to: paths.leaderboard },
    {
      text: texts.tournaments,
      icon: mdiTournament,
      to: paths.tournamentList,
      count: changed,
      counted: texts.changed,
    },
    { text: texts.events, icon: mdiCalendarStarOutline, to: paths.eventList },
    { text: texts.teams, icon: mdiAccountGroupOutline, to: paths.teams },
  ]
  return (
    <nav className="tiles" aria-label={texts.goTo}>
      {tiles.map(tile => (
        <TileOf key={tile.text} {...tile} />
      ))}
    </nav>
  )
}

const TileOf = ({ text, icon, to, count = 0, counted }: Tile) => {
  if (to === undefined)
    return (
      <button type="button" className="tile" disabled>
        <Icon path={icon} />
        <span className="tile-text">
          {text} <span className="tile-soon">{texts.comingSoon}</span>
        </span>
      </button>
    )
  return (
    <Link className="tile" to={to}>
      <Icon path={icon} />
      <span className="tile-text">{text}</span>
      <Badge count={count} {...(counted !== undefined && { label: counted })} />
    </Link>
  )
}
