import type { TournamentReason } from '@gauntlet/contract/tournaments/reasons'
import { PLACE } from '@gauntlet/contract/tournaments/status'
import type { Millis } from '@gauntlet/contract/time'
import { type Gender, unfitFor } from '../challenges/sides.ts'
import { tell } from '../gathering/notify.ts'
import { done } from '../gathering/outcome.ts'
import { disabled, firstRefusal } from '../verdict.ts'
import { attempt, type TournamentAttempt } from './actions.ts'
import type { PlaceFacts, TournamentFacts, TournamentViewer } from './facts.ts'
import { none } from './lifecycle.ts'
import {
  ALONE,
  isAlone,
  mayGrow,
  membersOf,
  placeOf,
  replaced,
  type SideVerdict,
  standingIn,
  takenOn,
  unless,
  userIds,
  withJoined,
  without,
  withoutSide,
} from './sides.ts'

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
function mayBeAsked(
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

export interface PairFacts {
  captain: string
  player: string
  /** A block, or an age, keeps the player from another of the side. */
  apart: boolean
  genders: Genders
}

/** A player alone is put on a captain's side. */
function mayPair(tournament: TournamentFacts, { captain, player, apart, genders }: PairFacts): SideVerdict {
  return firstRefusal<TournamentReason>(
    unless(captain !== player && isAlone(tournament, player), 'not_alone'),
    unless(placeOf(tournament, captain)?.captain_id === null && membersOf(tournament, captain).length > 0, 'not_alone'),
    unless(!apart, 'cannot_pair'),
    fitsOn(tournament, captain, player, genders),
    unless(takenOn(tournament, captain).length < (tournament.side_size ?? 1), 'side_full'),
    mayGrow(tournament, captain),
  )
}

function withAsked(tournament: TournamentFacts, userId: string, captainId: string): TournamentFacts {
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
  return { ...tournament, places: [...without(tournament, userId).places, asked] }
}

export interface SideChange {
  ask: readonly PartnerFacts[]
  takeOut: readonly string[]
  /** The team for which the side plays; null for none, and left out as before. */
  team?: string | null | undefined
  /** Of everybody in the tournament, and of those who are asked. */
  genders: Genders
}

const withTeam = (tournament: TournamentFacts, captainId: string, team_id: string | null): TournamentFacts => ({
  ...tournament,
  places: tournament.places.map(place => (place.user_id === captainId ? { ...place, team_id } : place)),
})

/** A captain asks players to join the side, and takes players out of it, before the start. */
export const fillSide = (
  facts: TournamentFacts,
  viewer: TournamentViewer,
  { ask, takeOut, team, genders }: SideChange,
  now: Millis,
): TournamentAttempt =>
  attempt('fill_side', facts, viewer, now, settled => {
    let tournament = team === undefined ? settled : withTeam(settled, viewer.id, team)
    for (const id of takeOut) {
      const place = placeOf(tournament, id)
      if (!place || (place.captain_id !== viewer.id && place.asker_id !== viewer.id)) return disabled('not_on_side')
      tournament = withoutSide(tournament, place)
    }
    for (const partner of ask) {
      const verdict = mayBeAsked(tournament, viewer.id, partner, genders)
      if (verdict.kind !== 'allowed') return verdict
      tournament = withAsked(tournament, partner.id, viewer.id)
    }
    const out = takeOut.filter(id => placeOf(settled, id)?.captain_id === viewer.id)
    const asked = ask.map(({ id }) => id)
    return done(tournament, { ...none, notify: [...tell('taken_out', out), ...tell('partner_asked', asked)] })
  })

/** The organizer puts a player alone on the side of another who needs a partner. */
export const pairPlayers = (
  facts: TournamentFacts,
  organizer: TournamentViewer,
  pair: PairFacts,
  now: Millis,
): TournamentAttempt =>
  attempt('pair_players', facts, organizer, now, tournament => {
    const verdict = mayPair(tournament, pair)
    if (verdict.kind !== 'allowed') return verdict
    const place = placeOf(tournament, pair.player)
    if (place?.state !== PLACE.accepted) return disabled('not_alone')
    const paired = withJoined(tournament, place, pair.captain)
    const told = userIds(membersOf(paired, pair.captain)).filter(id => id !== organizer.id)
    return done(paired, { ...none, notify: tell('paired', told) })
  })
