import type { TournamentReason } from '@gauntlet/contract/tournaments/reasons'
import { PLACE } from '@gauntlet/contract/tournaments/status'
import { type Gender, unfitFor } from '../challenges/sides.ts'
import { tell } from '../gathering/notify.ts'
import { type Verdict, allowed, disabled, firstRefusal } from '../verdict.ts'
import {
  askedBy,
  membersOf,
  openSlots,
  type PlaceFacts,
  placeOf,
  standingIn,
  strangenessOf,
  type TournamentFacts,
  type TournamentViewer,
  userIds,
} from './facts.ts'

type SideVerdict = Verdict<TournamentReason>
const unless = (ok: boolean, reason: TournamentReason): SideVerdict => (ok ? allowed : disabled(reason))

/** A place of its player's own: on no side, and asked by no captain. */
export const ALONE = { captain_id: null, asker_id: null, team_id: null } as const

/** The players of a captain's side, and those for whom its places are kept. */
export const takenOn = (tournament: TournamentFacts, captainId: string): string[] =>
  userIds([...membersOf(tournament, captainId), ...askedBy(tournament, captainId)])

/** Accepted, with nobody beside them. */
export const isAlone = (tournament: TournamentFacts, userId: string): boolean =>
  standingIn(tournament, userId) === 'accepted' &&
  placeOf(tournament, userId)?.captain_id === null &&
  takenOn(tournament, userId).length === 1

/** With one more a side is complete, and takes a slot: the last goes to the first side that is. */
function mayGrow(tournament: TournamentFacts, captainId: string): SideVerdict {
  const players = membersOf(tournament, captainId).length + 1
  const size = tournament.side_size ?? 1
  if (players > size) return disabled('side_full')
  return unless(players < size || openSlots(tournament) > 0, 'full')
}

/** May a player whom a captain asks join that side? */
export function mayJoinSide(tournament: TournamentFacts, viewer: TournamentViewer, place: PlaceFacts): SideVerdict {
  const captainId = place.asker_id
  if (captainId === null) return disabled('not_in')
  const isStranger = place.asked_by !== 'organizer' && place.state === PLACE.pending
  const mates = userIds(membersOf(tournament, captainId))
  return firstRefusal<TournamentReason>(
    unless(!viewer.blocked && !mates.some(id => viewer.apart_from.includes(id)), 'unavailable'),
    unless(!viewer.kept_apart || tournament.open_to_minors || !isStranger, 'not_for_minors'),
    unless(!isStranger || strangenessOf(tournament, viewer) === null, 'ask_first'),
    unless(isAlone(tournament, viewer.id) || place.state === PLACE.pending, 'has_side'),
    mayGrow(tournament, captainId),
  )
}

/** A player whom a captain would ask, as seen from that captain and the side. */
export interface PartnerFacts {
  id: string
  /** The account is verified, not suspended and not closed. */
  available: boolean
  friend: boolean
  /** An active member of the team for which the side plays. */
  teammate: boolean
  /** One of the two is under 18, and they are no friends. */
  kept_apart: boolean
  plays_sport: boolean
  /** A block lies between this player and another of the side, the organizer, or one who is asked with them. */
  apart: boolean
  /** Barred from ranked play. */
  barred: boolean
}

export type Genders = ReadonlyMap<string, Gender>

function fitsOn(tournament: TournamentFacts, captainId: string, userId: string, genders: Genders): SideVerdict {
  const mates = takenOn(tournament, captainId).map(id => genders.get(id) ?? null)
  const reason = unfitFor(tournament, mates, genders.get(userId) ?? null)
  return unless(reason === null, reason ?? 'composition')
}

/** Why a captain may not ask this player, from the player to the place. */
export function mayBeAsked(
  tournament: TournamentFacts,
  captainId: string,
  partner: PartnerFacts,
  genders: Genders,
): SideVerdict {
  const { id } = partner
  const standing = standingIn(tournament, id)
  const isThere = standing === 'accepted' || standing === 'requester'
  const place = placeOf(tournament, id)
  return firstRefusal<TournamentReason>(
    unless(standing !== 'accepted' || isAlone(tournament, id), 'in_side'),
    unless(place?.asker_id == null, 'is_asked'),
    unless(standing !== 'turned_down' && partner.available, 'unavailable'),
    unless(partner.friend || partner.teammate || isThere, 'not_nameable'),
    unless(!partner.kept_apart, 'only_friends'),
    unless(partner.plays_sport, 'not_their_sport'),
    unless(!partner.apart && !(tournament.ranked && partner.barred), 'unavailable'),
    fitsOn(tournament, captainId, id, genders),
    unless(takenOn(tournament, captainId).length < (tournament.side_size ?? 1), 'side_full'),
  )
}

const replaced = (tournament: TournamentFacts, place: PlaceFacts): TournamentFacts => ({
  ...tournament,
  places: tournament.places.map(other => (other.user_id === place.user_id ? place : other)),
})
const without = (tournament: TournamentFacts, userId: string): TournamentFacts => ({
  ...tournament,
  places: tournament.places.filter(({ user_id }) => user_id !== userId),
})

export function withAsked(tournament: TournamentFacts, userId: string, captainId: string): TournamentFacts {
  const place = placeOf(tournament, userId)
  if (place && place.state !== PLACE.dismissed) return replaced(tournament, { ...place, asker_id: captainId })
  const asked: PlaceFacts = {
    user_id: userId,
    state: PLACE.pending,
    asked_by: 'captain',
    position: null,
    ...ALONE,
    asker_id: captainId,
  }
  return { ...tournament, places: [...tournament.places.filter(({ user_id }) => user_id !== userId), asked] }
}

export const withJoined = (tournament: TournamentFacts, place: PlaceFacts, captainId: string): TournamentFacts =>
  replaced(tournament, { ...place, ...ALONE, state: PLACE.accepted, captain_id: captainId })

/** A player is asked no more, or off the side: alone again, or gone where nobody but a captain had asked. */
export function withoutSide(tournament: TournamentFacts, { user_id }: PlaceFacts): TournamentFacts {
  const place = placeOf(tournament, user_id)
  if (!place || place.asked_by === 'captain') return without(tournament, user_id)
  return replaced(tournament, { ...place, ...ALONE })
}

/**
 * A player leaves: after a captain the next of the side who has accepted is captain. With the last of a side those are
 * asked no more whom its captain asked.
 */
export function withoutPlayer(
  tournament: TournamentFacts,
  userId: string,
): { facts: TournamentFacts; heir: string | null; mates: string[] } {
  const place = placeOf(tournament, userId)
  const captainId = place?.captain_id ?? userId
  const mates = userIds(membersOf(tournament, captainId)).filter(id => id !== userId)
  const left = without(tournament, userId)
  if (tournament.side_size === null || captainId !== userId) return { facts: left, heir: null, mates }
  const [heir = null] = mates
  if (heir === null)
    return { facts: askedBy(left, userId).reduce((facts, asked) => withoutSide(facts, asked), left), heir, mates }
  const handed = left.places.map(other => ({
    ...other,
    captain_id: other.user_id === heir ? null : other.captain_id === userId ? heir : other.captain_id,
    asker_id: other.asker_id === userId ? heir : other.asker_id,
  }))
  return { facts: { ...left, places: handed }, heir, mates }
}

/** The news of a player who leaves, for the rest of the side. */
export const toldOfLeaving = ({ heir, mates }: { heir: string | null; mates: readonly string[] }) => [
  ...tell('handed_on', heir === null ? [] : [heir]),
  ...tell(
    'partner_left',
    mates.filter(id => id !== heir),
  ),
]

/** A player alone is put on a captain's side. */
export function mayPair(tournament: TournamentFacts, { captain, player, apart, genders }: PairFacts): SideVerdict {
  return firstRefusal<TournamentReason>(
    unless(captain !== player && isAlone(tournament, player), 'not_alone'),
    unless(placeOf(tournament, captain)?.captain_id === null && membersOf(tournament, captain).length > 0, 'not_alone'),
    unless(!apart, 'cannot_pair'),
    fitsOn(tournament, captain, player, genders),
    unless(takenOn(tournament, captain).length < (tournament.side_size ?? 1), 'side_full'),
    mayGrow(tournament, captain),
  )
}

export interface PairFacts {
  captain: string
  player: string
  /** A block, or an age, keeps the player from another of the side. */
  apart: boolean
  genders: Genders
}

/** The asks that a block between two players ends: both were to play on one side. */
export function withoutAsksBetween(tournament: TournamentFacts, one: string, other: string): TournamentFacts {
  const pair = [one, other]
  return tournament.places.reduce((facts, { user_id }) => {
    const asked = placeOf(facts, user_id)
    if (asked?.asker_id == null || !pair.includes(user_id)) return facts
    const side = takenOn(facts, asked.asker_id)
    return pair.every(id => side.includes(id)) ? withoutSide(facts, asked) : facts
  }, tournament)
}

/** With the start no half of a side is left: those of a side that is not complete have no place. */
export function withoutHalves(tournament: TournamentFacts): { facts: TournamentFacts; out: string[] } {
  if (tournament.side_size === null) return { facts: tournament, out: [] }
  const size = tournament.side_size
  const out = tournament.places
    .filter(({ user_id, state, captain_id }) => {
      return state === PLACE.accepted && membersOf(tournament, captain_id ?? user_id).length < size
    })
    .map(({ user_id }) => user_id)
  const places = tournament.places.map(place =>
    out.includes(place.user_id) ? { ...place, ...ALONE, state: PLACE.dismissed } : { ...place, asker_id: null },
  )
  return { facts: { ...tournament, places }, out }
}
