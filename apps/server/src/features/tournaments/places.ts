import type { InputOf } from '@gauntlet/contract/endpoint'
import type { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import {
  confirmPlace,
  declinePlace,
  joinMyself,
  joinTournament,
  leaveTournament,
  removePlayer,
} from '@gauntlet/rules/tournaments/places'
import { cancelTournament } from '@gauntlet/rules/tournaments/terms'
import type { GuardedUseCase } from '../../platform/http/bind.ts'
import { badField, forbidden } from '../../platform/http/refusal.ts'
import { type Act, actOnTournament, guardAct, missing, requireVisible } from './act.ts'

const JOIN: Act = { action: 'join', attempt: joinTournament }
const LEAVE: Act = { action: 'leave', attempt: leaveTournament }
const CONFIRM: Act = { action: 'confirm', attempt: confirmPlace }
const DECLINE: Act = { action: 'decline', attempt: declinePlace }
const CANCEL: Act = { action: 'cancel', attempt: cancelTournament }

/** A row whose path may leave the tournament out, which then is none. */
const withId = (id: string | undefined): string => {
  if (id === undefined) throw missing()
  return id
}

/** Takes a place, or asks the organizer for one. */
export const joinIt: GuardedUseCase<typeof tournaments.join> = {
  guard: guardAct('join'),
  run: (services, viewer, { id }) => actOnTournament(services, viewer, withId(id), () => JOIN, { repeats: true }),
}

/** Gives the place back. */
export const leaveIt: GuardedUseCase<typeof tournaments.leave> = {
  guard: guardAct('leave'),
  run: (services, viewer, { id }) => actOnTournament(services, viewer, withId(id), () => LEAVE, { repeats: true }),
}

/** An invited player accepts or declines. */
export const answerInvitation: GuardedUseCase<typeof tournaments.answer> = {
  guard: guardAct(raw => (raw['status'] === 'dismissed' ? 'decline' : 'confirm')),
  run: (services, viewer, { id, status }) =>
    actOnTournament(services, viewer, id, () => (status === 'accepted' ? CONFIRM : DECLINE), { repeats: true }),
}

/** The organizer takes a place. */
export const playMyself: GuardedUseCase<typeof tournaments.joinMyself> = {
  guard: guardAct('join_myself', 'tournament_id'),
  run: (services, viewer, { tournament_id }) =>
    actOnTournament(services, viewer, tournament_id, () => ({ action: 'join_myself', attempt: joinMyself })),
}

/** The organizer removes a player, takes an invitation back or turns a request down. */
export const removeIt: GuardedUseCase<typeof tournaments.removePlayer> = {
  guard: guardAct('remove_players', 'tournament_id'),
  run: (services, viewer, { tournament_id, user_id }) =>
    actOnTournament(services, viewer, tournament_id, () => ({
      action: 'remove_players',
      attempt: (facts, who, now) => removePlayer(facts, who, user_id, now),
    })),
}

/** The organizer cancels; what it cost is given back until it begins. */
export const cancelIt: GuardedUseCase<typeof tournaments.cancel> = {
  guard: guardAct('cancel'),
  run: (services, viewer, { id }) => actOnTournament(services, viewer, id, () => CANCEL),
}

/** From the lists: the organizer cancels the tournament, a participant withdraws. */
export const withdraw: GuardedUseCase<typeof tournaments.withdraw> = {
  async guard(services, viewer, raw) {
    const { facts } = await requireVisible(services.db, services, viewer, raw['tournament_id'])
    if (facts.organizer_id !== viewer.id && typeof raw['user_id'] === 'string' && raw['user_id'] !== viewer.id)
      throw forbidden()
  },
  run: (services, viewer, { tournament_id, message }: InputOf<typeof tournaments.withdraw>) =>
    actOnTournament(services, viewer, tournament_id, (_tx, { facts }) => {
      if (facts.organizer_id === viewer.id) return { ...CANCEL, note: message }
      if (message !== '') throw badField('message', tournamentTexts.organizerWrites)
      return LEAVE
    }),
}
