import type { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { joinMyself as joinsMyself, removePlayer as removes } from '@gauntlet/rules/tournaments/places'
import { tournamentAct } from './act.ts'

/** The organizer takes a place. */
export const joinMyself = tournamentAct<typeof tournaments.joinMyself>(
  () => 'join_myself',
  (act, _viewer, { tournament_id }) => act(tournament_id, () => ({ action: 'join_myself', attempt: joinsMyself })),
  'tournament_id',
)

/** The organizer removes a player, takes an invitation back or turns a request down. */
export const removePlayer = tournamentAct<typeof tournaments.removePlayer>(
  () => 'remove_players',
  (act, _viewer, { tournament_id, user_id }) =>
    act(tournament_id, () => ({
      action: 'remove_players',
      attempt: (facts, who, now) => removes(facts, who, user_id, now),
    })),
  'tournament_id',
)
