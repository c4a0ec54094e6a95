import type { UserCard } from '@gauntlet/contract/cards/answer'
import type { FriendStatus } from '@gauntlet/contract/friends/endpoints'
import { useFriendship } from './use-friendship.ts'
import { ActButtons } from '../ui/act-buttons.tsx'

/** The buttons on a player's card. */
export function FriendActions({ player, status }: { player: UserCard; status: FriendStatus }) {
  const { acts, busy } = useFriendship(player, status)
  return <ActButtons acts={acts} busy={busy} about={player.full_name} small />
}
