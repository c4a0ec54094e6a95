import { peopleSearch } from '@gauntlet/contract/people-search/endpoints'
import { useApi } from '../api/use-api.ts'
import { paths } from '../paths.ts'
import { FriendActions } from '../people/friend-actions.tsx'
import { PlayerCard } from '../people/player-card.tsx'
import { useFriendStatus } from '../people/use-friendship.ts'
import { Nearby, NEARBY } from './nearby.tsx'
import * as texts from './texts.ts'

/** Players to befriend, the nearest first. */
export function PlayersNearby() {
  const load = useApi(peopleSearch.near, { limit: NEARBY })
  const statusOf = useFriendStatus()
  return (
    <Nearby
      titles={texts.playersNear}
      all={paths.searchFriend}
      load={load}
      className="players"
      card={player => (
        <PlayerCard
          key={player.id}
          player={player}
          distance={player.distance}
          shared={player._matchingData}
          chance={player.chance}
          actions={statusOf && <FriendActions player={player} status={statusOf(player.id)} />}
        />
      )}
    />
  )
}
