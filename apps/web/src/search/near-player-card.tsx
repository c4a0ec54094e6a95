import type { FoundPlayer } from '@gauntlet/contract/people-search/endpoints'
import { BefriendButton, ChallengeSign } from '../people/befriend-button.tsx'
import { PlayerCard } from '../people/player-card.tsx'

/** A player near a place, to befriend or to challenge. */
export const NearPlayerCard = ({ player, isFirst = false }: { player: FoundPlayer; isFirst?: boolean }) => (
  <PlayerCard
    player={player}
    distance={player.distance}
    shared={player._matchingData}
    chance={player.chance}
    draw={player.draw_chance}
    actions={<BefriendButton player={player} isFirst={isFirst} />}
    corner={
      <ChallengeSign player={player} {...(player._matchingData && { sportId: player._matchingData.Sports.id })} />
    }
  />
)
