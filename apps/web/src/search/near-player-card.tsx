import type { FoundPlayer } from '@gauntlet/contract/people-search/endpoints'
import { FriendActions } from '../people/friend-actions.tsx'
import { MeetCard } from '../people/meet-card.tsx'
import { useFriendStatus } from '../people/use-friendship.ts'

/** A player near a place, to befriend. */
export function NearPlayerCard({ player }: { player: FoundPlayer }) {
  const statusOf = useFriendStatus()
  return (
    <MeetCard player={player} actions={statusOf && <FriendActions player={player} status={statusOf(player.id)} />} />
  )
}
