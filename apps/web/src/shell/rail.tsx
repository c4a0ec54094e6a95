import { openChallenges } from '@gauntlet/contract/challenges/open'
import { POLL_TOURNAMENTS_MS } from '@gauntlet/contract/live/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { type ReactNode, useContext } from 'react'
import { useApi } from '../api/use-api.ts'
import { Self } from '../api/use-self.ts'
import { APP_NAME } from '../app-name.ts'
import { useNotices } from '../features/notices/use-notices.ts'
import { Wordmark } from '../ui/court.tsx'
import { Badge } from '../ui/stat.tsx'
import { AccountTools } from './account-tools.tsx'
import { Changed, PlaceLink } from './place-link.tsx'
import { help, type Place, search } from './places.ts'
import { rail, railPlaces } from './rail-places.ts'
import * as texts from './texts.ts'

/** Every place with its count, once the player is known; help, the theme and the way out at the foot. */
export default function Rail() {
  const known = useContext(Self) !== undefined
  const counts = new Map<Place, ReactNode>([
    [rail.challenges, <Changed key="changed" />],
    [rail.matches, <Waiting key="waiting" />],
    [rail.tournaments, <ChangedTournaments key="tournaments" />],
    [rail.notices, <Unread key="unread" />],
  ])
  return (
    <nav className="rail" aria-label={texts.main}>
      <div className="rail-head">
        <Wordmark name={APP_NAME} />
      </div>
      <div className="rail-search">
        <PlaceLink place={search} />
      </div>
      {railPlaces.map(place => (
        <PlaceLink key={place.to} place={place}>
          {known && counts.get(place)}
        </PlaceLink>
      ))}
      <div className="rail-foot">
        <div className="rail-help">
          {help.map(place => (
            <PlaceLink key={place.to} place={place} />
          ))}
        </div>
        <div className="row between">
          <AccountTools />
        </div>
      </div>
    </nav>
  )
}

/** How many open matches wait for the viewer. */
function Waiting() {
  const { data } = useApi(openChallenges.waiting, {})
  return <Badge count={data?.payload.count ?? 0} label={texts.waiting} />
}

function ChangedTournaments() {
  const { data } = useApi(tournaments.modified, {}, { poll: POLL_TOURNAMENTS_MS })
  return <Badge count={data?.payload.count ?? 0} label={texts.changed} />
}

const Unread = () => <Badge count={useNotices().data?.payload.unread ?? 0} label={texts.unread} />
