import type { FoundOpponent } from '@gauntlet/contract/match-search/endpoints'
import { NearPlayerCard } from '../../search/near-player-card.tsx'
import { Friends } from '../people-search/friends.tsx'
import { FairMatches } from './fair-matches.tsx'

/** The fairest across the list, and four rows of them where three stand side by side. */
const SHOWN = 13

const meet = (player: FoundOpponent, isFirst: boolean) => (
  <NearPlayerCard key={player.id} player={player} isFirst={isFirst} />
)

/** The search for players, which opens with those nearby who would be a fair match. */
export default function FindFriends() {
  return <Friends fair={<FairMatches meet={meet} shown={SHOWN} />} />
}
