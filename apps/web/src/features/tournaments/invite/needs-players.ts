import type { Tournament } from '@gauntlet/contract/tournaments/answer'

/** Players are what its organizer needs next: once it is filled or begun, the draw comes first. */
export const needsPlayers = ({ status, openSlots, actions }: Tournament): boolean =>
  actions.add_players.kind === 'allowed' && status === 'Upcoming' && openSlots > 0
