import type { FoundPlayer } from '@gauntlet/contract/people-search/endpoints'
import { BefriendButton, MeetButton } from '../people/befriend-button.tsx'
import { ChallengeSign, PlayerCard } from '../people/player-card.tsx'
import { useFriendStatus } from '../people/use-friendship.ts'

interface Near {
  player: FoundPlayer
  isFirst?: boolean
}

const shownOf = ({ player, isFirst = false }: Near) => ({
  player,
  distance: player.distance,
  shared: player._matchingData,
  chance: player.chance,
  draw: player.draw_chance,
  isFirst,
})

/** A player near a place, to challenge or to befriend. */
export const NearPlayerCard = (near: Near) => (
  <PlayerCard {...shownOf(near)} corner={<BefriendButton player={near.player} />} />
)

/** The same where players come to find friends: a challenge is the sign beside that. */
export function MeetPlayerCard(near: Near) {
  const { player, isFirst = false } = near
  const isFriend = useFriendStatus()?.(player.id) === 'friend'
  if (isFriend) return <PlayerCard {...shownOf(near)} />
  return (
    <PlayerCard
      {...shownOf(near)}
      actions={<MeetButton player={player} isFirst={isFirst} />}
      corner={<ChallengeSign player={player} sportId={player._matchingData?.Sports.id} />}
    />
  )
}
