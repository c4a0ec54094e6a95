import type { TournamentReason } from '@gauntlet/contract/tournaments/reasons'
import { type AskCause, type Asker, PLACE } from '@gauntlet/contract/tournaments/status'
import { tell } from '../gathering/notify.ts'
import { type Verdict, allowed, disabled, firstRefusal } from '../verdict.ts'
import type { PlaceFacts, PlaceStanding, TournamentFacts, TournamentViewer } from './facts.ts'

const PENDING: Record<Asker, PlaceStanding> = {
  self: 'requester',
  organizer: 'invited',
  captain: 'asked',
  guest: 'invited',
}

export const placeOf = ({ places }: TournamentFacts, userId: string): PlaceFacts | undefined =>
  places.find(({ user_id }) => user_id === userId)

export function standingIn(tournament: TournamentFacts, userId: string): PlaceStanding {
  const place = placeOf(tournament, userId)
  if (!place) return 'none'
  if (place.state === PLACE.pending) return PENDING[place.asked_by]
  if (place.state === PLACE.dismissed) return place.asked_by === 'self' ? 'turned_down' : 'declined'
  return 'accepted'
}

const isAccepted = ({ state }: PlaceFacts): boolean => state === PLACE.accepted || state === PLACE.complete

/** Of a place that the organizer gave to a person without an account, by name. */
export const isGuest = ({ asked_by }: Pick<PlaceFacts, 'asked_by'>): boolean => asked_by === 'guest'

/** The captain of an accepted player's side; a player alone is their own. */
export const captainOf = ({ captain_id, user_id }: PlaceFacts): string => captain_id ?? user_id

/** Those who play on a captain's side, the captain first. */
export const membersOf = ({ places }: TournamentFacts, captainId: string): PlaceFacts[] =>
  places
    .filter(place => isAccepted(place) && captainOf(place) === captainId)
    .toSorted((one, two) => Number(one.captain_id !== null) - Number(two.captain_id !== null))

/** Those whom a captain asks, and who have not answered. */
export const askedBy = ({ places }: TournamentFacts, captainId: string): PlaceFacts[] =>
  places.filter(({ asker_id }) => asker_id === captainId)

/** Those for whom a slot is taken: every accepted player, or the captain of every complete side. */
export function acceptedIn({ places, side_size }: TournamentFacts): PlaceFacts[] {
  const accepted = places.filter(isAccepted)
  if (side_size === null) return accepted
  const sides = Map.groupBy(accepted, captainOf)
  return accepted.filter(({ user_id }) => sides.get(user_id)?.length === side_size)
}
/** The players of all for whom a slot is taken, side by side; the captain is the first. */
export const sidesIn = (tournament: TournamentFacts): string[][] =>
  acceptedIn(tournament).map(({ user_id }) =>
    tournament.side_size === null ? [user_id] : userIds(membersOf(tournament, user_id)),
  )
export const acceptedCount = (tournament: TournamentFacts): number =>
  acceptedIn(tournament).length + tournament.unlisted
export const openSlots = (tournament: TournamentFacts): number =>
  Math.max(0, tournament.slots - acceptedCount(tournament))

export const userIds = (places: readonly PlaceFacts[]): string[] => places.map(({ user_id }) => user_id)

/** Players whom somebody has invited, and who have not answered. */
export const invitedIn = ({ places }: TournamentFacts): string[] =>
  userIds(places.filter(({ state, asked_by }) => state === PLACE.pending && asked_by !== 'self'))

/** Whether a rank lies in the window, both ends included. */
export const inWindow = ({ centre, spread }: Pick<TournamentFacts, 'centre' | 'spread'>, rank: number): boolean =>
  rank >= centre - spread && rank <= centre + spread

const holders = ({ places }: TournamentFacts) => userIds(places.filter(({ state }) => state !== PLACE.dismissed))

/** Players who had a place, asked for one or were invited, and no longer are. */
export function leaversBetween(before: TournamentFacts, after: TournamentFacts): string[] {
  const stay = new Set(holders(after))
  return holders(before).filter(id => !stay.has(id))
}

/** Players who had asked for a place, and now have one. */
export function letInBetween(before: TournamentFacts, after: TournamentFacts): string[] {
  const waiting = before.places.filter(({ state, asked_by }) => state === PLACE.pending && asked_by === 'self')
  const asked = new Set(userIds(waiting))
  return userIds(after.places.filter(isAccepted)).filter(id => asked.has(id))
}

/** Why a request to join waits for the organizer; null for a player who is in at once. */
export function askCauseOf(tournament: TournamentFacts, viewer: TournamentViewer): AskCause | null {
  if (tournament.organizer_id === viewer.id || standingIn(tournament, viewer.id) === 'invited') return null
  return strangenessOf(tournament, viewer)
}

/** Why a player whom the organizer has not let in may not enter by themselves. */
export function strangenessOf(tournament: TournamentFacts, viewer: TournamentViewer): AskCause | null {
  if (!inWindow(tournament, viewer.rank)) return 'outside_window'
  return tournament.ranked && viewer.provisional ? 'provisional' : null
}

export type SideVerdict = Verdict<TournamentReason>
export const unless = (ok: boolean, reason: TournamentReason): SideVerdict => (ok ? allowed : disabled(reason))

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
export function mayGrow(tournament: TournamentFacts, captainId: string): SideVerdict {
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

export const replaced = (tournament: TournamentFacts, place: PlaceFacts): TournamentFacts => ({
  ...tournament,
  places: tournament.places.map(other => (other.user_id === place.user_id ? place : other)),
})
export const without = (tournament: TournamentFacts, userId: string): TournamentFacts => ({
  ...tournament,
  places: tournament.places.filter(({ user_id }) => user_id !== userId),
})

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
