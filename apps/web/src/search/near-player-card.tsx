import type { FoundPlayer } from '@gauntlet/contract/people-search/endpoints'
import { FriendActions } from '../people/friend-actions.tsx'
import { PlayerCard } from '../people/player-card.tsx'
import { useFriendStatus } from '../people/use-friendship.ts'

/** A player near a place, to befriend. */
export function NearPlayerCard({ player }: { player: FoundPlayer }) {
  const statusOf = useFriendStatus()
  return (
    <PlayerCard
      player={player}
      distance={player.distance}
      shared={player._matchingData}
      chance={player.chance}
      actions={statusOf && <FriendActions player={player} status={statusOf(player.id)} />}
    />
  )
}
