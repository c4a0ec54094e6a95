import { Link } from '../../ui/link.tsx'
import type { FoundOpponent } from '@gauntlet/contract/match-search/endpoints'
import { fill, paths } from '../../paths.ts'
import { PlayerCard } from '../../people/player-card.tsx'

/** A player to challenge, in the sport in which the two are closest. */
export const FoundPlayerCard = ({ player }: { player: FoundOpponent }) => {
  const { id, full_name, distance, chance, _matchingData: shared } = player
  return (
    <PlayerCard
      player={player}
      distance={distance}
      shared={shared}
      chance={chance}
      actions={
        <Link className="button small main" to={`${fill(paths.challengeCreate, { id })}?sport=${shared.Sports.id}`}>
          Challenge <span className="visually-hidden">{full_name}</span>
        </Link>
      }
    />
  )
}
