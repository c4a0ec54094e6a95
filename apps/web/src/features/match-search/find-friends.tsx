import type { FoundOpponent } from '@gauntlet/contract/match-search/endpoints'
import { useFriendStatus } from '../../people/use-friendship.ts'
import { NearPlayerCard } from '../../search/near-player-card.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { Friends } from '../people-search/friends.tsx'
import { FairMatches } from './fair-matches.tsx'

/** The fairest across the list, and four rows of them where three stand side by side. */
const SHOWN = 13

const meet = (player: FoundOpponent, isFirst: boolean) => (
  <NearPlayerCard key={player.id} player={player} isFirst={isFirst} />
)

/** The search for players, which opens with those nearby who would be a fair match, and are no friends yet. */
export default function FindFriends() {
  const statusOf = useFriendStatus()
  return (
    <Friends
      fair={
        statusOf ? (
          <FairMatches meet={meet} shown={SHOWN} isKnown={id => statusOf(id) === 'friend'} />
        ) : (
          <SkeletonList rows={3} />
        )
      }
    />
  )
}
