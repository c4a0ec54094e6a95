import type { UserCard } from '@gauntlet/contract/cards/answer'
import { BefriendButton } from '../../people/befriend-button.tsx'
import { Friends } from '../people-search/friends.tsx'
import { FairMatches } from './fair-matches.tsx'

const befriend = (player: UserCard) => <BefriendButton player={player} />

/** The search for players, which opens with those nearby who would be a fair match. */
export default function FindFriends() {
  return <Friends fair={<FairMatches befriend={befriend} />} />
}
