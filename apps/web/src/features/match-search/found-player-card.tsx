import { Link } from '../../ui/link.tsx'
import type { FoundOpponent } from '@gauntlet/contract/match-search/endpoints'
import { fill, paths } from '../../paths.ts'
import { PlayerCard } from '../../people/player-card.tsx'
import * as texts from './texts.ts'
import { usePlayed } from './use-played.ts'
import { rich } from '../../ui/rich.tsx'

/**
 * A player to challenge, in the sport in which the two are closest; the first of all has the yellow. A sport that the
 * viewer does not play is to be added first, and has no chance to tell.
 */
export const FoundPlayerCard = ({ player, isFirst = false }: { player: FoundOpponent; isFirst?: boolean }) => {
  const { id, full_name, distance, chance, draw_chance, _matchingData: shared } = player
  const isPlayed = usePlayed().has(shared.Sports.id)
  return (
    <PlayerCard
      player={player}
      distance={distance}
      shared={shared}
      chance={isPlayed ? chance : null}
      draw={draw_chance}
      actions={
        isPlayed ? (
          <Link
            className={isFirst ? 'button small main' : 'button small'}
            to={`${fill(paths.challengeCreate, { id })}?sport=${shared.Sports.id}`}
          >
            {rich(texts.challengeName, { name: <span className="visually-hidden">{full_name}</span> })}
          </Link>
        ) : (
          <Link className="button small" to={paths.profile}>
            {rich(texts.addSportName, {
              sport: shared.Sports.name,
              name: <span className="visually-hidden">{full_name}</span>,
            })}
          </Link>
        )
      }
    />
  )
}
