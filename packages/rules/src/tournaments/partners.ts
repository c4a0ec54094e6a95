import { PLACE } from '@gauntlet/contract/tournaments/status'
import type { Millis } from '@gauntlet/contract/time'
import { tell } from '../gathering/notify.ts'
import { done } from '../gathering/outcome.ts'
import { disabled } from '../verdict.ts'
import { attempt, type TournamentAttempt } from './attempt.ts'
import { membersOf, placeOf, type TournamentFacts, type TournamentViewer, userIds } from './facts.ts'
import { none } from './lifecycle.ts'
import {
  type Genders,
  mayBeAsked,
  mayPair,
  type PairFacts,
  type PartnerFacts,
  withAsked,
  withJoined,
  withoutSide,
} from './sides.ts'

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
