import { peopleSearch } from '@gauntlet/contract/people-search/endpoints'
import { useApi } from '../api/use-api.ts'
import { useSelf } from '../api/use-self.ts'
import { paths } from '../paths.ts'
import { NearPlayerCard } from './near-player-card.tsx'
import { Nearby, NEARBY } from './nearby.tsx'
import * as texts from './texts.ts'

/** Players to befriend, the nearest first. */
export function PlayersNearby() {
  const home = useSelf().preference.location
  const load = useApi(peopleSearch.near, { limit: NEARBY })
  return (
    <Nearby
      home={home}
      titles={texts.playersNear}
      all={paths.searchFriend}
      load={load}
      className="players"
      cards={load.data?.payload.map(player => <NearPlayerCard key={player.id} player={player} />)}
    />
  )
}
