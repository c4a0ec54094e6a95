import type { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import {
  confirmPlace as confirms,
  declinePlace as declines,
  joinMyself as joinsMyself,
  joinTournament as joins,
  leaveTournament as leaves,
  removePlayer as removes,
} from '@gauntlet/rules/tournaments/places'
import { type Act, missing, tournamentAct } from './tournament-act.ts'

const JOIN: Act = { action: 'join', attempt: joins, repeats: true }
const LEAVE: Act = { action: 'leave', attempt: leaves, repeats: true }
const CONFIRM: Act = { action: 'confirm', attempt: confirms, repeats: true }
const DECLINE: Act = { action: 'decline', attempt: declines, repeats: true }

/** A row whose path may leave the tournament out; then there is none. */
const withId = (id: string | undefined): string => {
  if (id === undefined) throw missing()
  return id
}

/** Takes a place, or asks the organizer for one. */
export const joinTournament = tournamentAct<typeof tournaments.join>(
  () => 'join',
  (act, _viewer, { id }) => act(withId(id), () => JOIN),
)

/** Gives a place back. */
export const leaveTournament = tournamentAct<typeof tournaments.leave>(
  () => 'leave',
  (act, _viewer, { id }) => act(withId(id), () => LEAVE),
)

/** An invited player accepts or declines. */
export const answerInvitation = tournamentAct<typeof tournaments.answer>(
  raw => (raw['status'] === 'dismissed' ? 'decline' : 'confirm'),
  (act, _viewer, { id, status }) => act(id, () => (status === 'accepted' ? CONFIRM : DECLINE)),
)

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
