import { GUESTS_MAX } from '@gauntlet/contract/guests/limit'
import type { Millis } from '@gauntlet/contract/time'
import { PLACE } from '@gauntlet/contract/tournaments/status'
import { done } from '../gathering/outcome.ts'
import { disabled, firstRefusal } from '../verdict.ts'
import type { TournamentReason } from '@gauntlet/contract/tournaments/reasons'
import { attempt, type TournamentAttempt, type TournamentVerdict } from './actions.ts'
import type { TournamentFacts, TournamentViewer } from './facts.ts'
import { none, settle } from './lifecycle.ts'
import { mayView, type OrganizerFacts } from './seeing.ts'
import { ALONE, acceptedIn, isGuest, openSlots, placeOf, standingIn, unless } from './sides.ts'

/** The organizer gives a place to a person without an account, who is in it by name. Nobody's rank moves by them. */
export const addGuest = (
  facts: TournamentFacts,
  organizer: TournamentViewer,
  guestId: string,
  now: Millis,
): TournamentAttempt =>
  attempt('add_players', facts, organizer, now, tournament => {
    const verdict = firstRefusal<TournamentReason>(
      unless(!tournament.ranked, 'guests_ranked'),
      unless(tournament.side_size === null, 'guests_sides'),
      unless(acceptedIn(tournament).filter(isGuest).length < GUESTS_MAX, 'guests_max'),
      unless(openSlots(tournament) > 0, 'full'),
    )
    if (verdict.kind !== 'allowed') return disabled(verdict.reason)
    const place = { user_id: guestId, state: PLACE.accepted, asked_by: 'guest', position: null, ...ALONE } as const
    return done({ ...tournament, places: [...tournament.places, place] }, none)
  })

/** May a player take over the place of a guest, with all that was drawn and played in it? Until there is a result. */
export function mayClaim(
  facts: TournamentFacts,
  { organizer, ...player }: TournamentViewer & { organizer: OrganizerFacts },
  guestId: string,
  now: Millis,
): TournamentVerdict {
  const { facts: tournament } = settle(facts, now)
  const place = placeOf(tournament, guestId)
  const standing = standingIn(tournament, player.id)
  return firstRefusal<TournamentReason>(
    unless(place !== undefined && isGuest(place), 'not_there'),
    unless(tournament.status === 'Upcoming' || tournament.status === 'Reporting', 'over'),
    unless(!player.blocked && mayView(tournament, player, organizer), 'unavailable'),
    unless(!player.kept_apart || tournament.open_to_minors, 'not_for_minors'),
    unless(standing !== 'turned_down', 'turned_down'),
    unless(standing !== 'accepted', 'already_in'),
  )
}
