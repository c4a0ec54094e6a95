import type { FoundPlayer } from '@gauntlet/contract/people-search/endpoints'
import { BefriendButton } from '../people/befriend-button.tsx'
import { PlayerCard } from '../people/player-card.tsx'

/** A player near a place, to challenge or to befriend. */
export const NearPlayerCard = ({ player, isFirst = false }: { player: FoundPlayer; isFirst?: boolean }) => (
  <PlayerCard
    player={player}
    distance={player.distance}
    shared={player._matchingData}
    chance={player.chance}
    draw={player.draw_chance}
    isFirst={isFirst}
    corner={<BefriendButton player={player} />}
  />
)
