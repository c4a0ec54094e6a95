import { BefriendButton } from '../../people/befriend-button.tsx'
import { Friends } from '../people-search/friends.tsx'
import { FairMatches } from './fair-matches.tsx'

/** The search for players, which opens with those nearby who would be a fair match. */
export default function FindFriends() {
  return <Friends fair={<FairMatches befriend={player => <BefriendButton player={player} />} />} />
}
