import type { TeamReason } from '@gauntlet/contract/teams/reasons'
import {
  type MemberAction,
  TEAM_PLAYERS_MAX,
  type TeamAction,
  type TeamRole,
  TEAMS_OWNED_MAX,
} from '@gauntlet/contract/teams/texts'
import { type Verdict, allowed, disabled, firstRefusal, hidden } from '../verdict.ts'
import { hasAccepted, isAsked, type PersonFacts, playerIn, type TeamFacts } from './facts.ts'

export type TeamVerdict = Verdict<TeamReason>

const unless = (ok: boolean, verdict: TeamVerdict): TeamVerdict => (ok ? allowed : verdict)
const ownerOnly = ({ owner_id }: TeamFacts, viewerId: string): TeamVerdict =>
  unless(owner_id === viewerId, hidden('not_owner'))
const hasRoom = ({ players }: TeamFacts): TeamVerdict => unless(players.length < TEAM_PLAYERS_MAX, disabled('full'))

/** The viewer's role in a team. An owner need not play. */
export function roleIn(team: TeamFacts, viewerId: string): TeamRole {
  if (team.owner_id === viewerId) return 'owner'
  const player = playerIn(team, viewerId)
  if (!player) return 'none'
  return hasAccepted(player) ? 'member' : 'invited'
}

/** Does the reason say that the viewer has no business with the act, rather than that it cannot be now? */
export const isForbidden = (reason: TeamReason): boolean => reason === 'not_owner'

export const mayMake = (owned: number): TeamVerdict => unless(owned < TEAMS_OWNED_MAX, disabled('too_many_teams'))
export const mayEdit = ownerOnly
export const mayDelete = ownerOnly

/** May the viewer add anybody at all? */
export const mayAddPlayers = (team: TeamFacts, viewerId: string): TeamVerdict =>
  firstRefusal(ownerOnly(team, viewerId), hasRoom(team))

/** May somebody be invited by this player? Friends alone reach an under-18. */
export const mayInvite = ({ available, blocked, minor, friend }: PersonFacts): TeamVerdict =>
  firstRefusal(
    unless(available && (!minor || friend), disabled('unknown_player')),
    unless(!blocked, disabled('blocked')),
  )

/** May the viewer ask this player, or take a place where it is the viewer's own? */
export const mayAdd = (team: TeamFacts, viewerId: string, person: PersonFacts): TeamVerdict =>
  firstRefusal(
    ownerOnly(team, viewerId),
    unless(!playerIn(team, person.user_id), disabled('already_added')),
    person.user_id === viewerId ? allowed : mayInvite(person),
    hasRoom(team),
  )

/** Only who is asked can say yes. */
export function mayAccept(team: TeamFacts, viewerId: string): TeamVerdict {
  const player = playerIn(team, viewerId)
  if (isAsked(player)) return allowed
  return hidden(player ? 'already_in' : 'not_asked')
}

/** The owner lets an accepted player play, or sets one aside; an invited player answers for themselves. */
export function maySetActive(team: TeamFacts, viewerId: string, userId: string, active: boolean): TeamVerdict {
  const player = playerIn(team, userId)
  if (isAsked(player) && userId === viewerId) return unless(active, disabled('waits_for_player'))
  return firstRefusal(
    ownerOnly(team, viewerId),
    unless(player !== undefined, disabled('not_in')),
    unless(hasAccepted(player), disabled('waits_for_player')),
  )
}

/** The owner takes anybody out; anybody leaves or declines. */
export const mayRemove = (team: TeamFacts, viewerId: string, userId: string): TeamVerdict =>
  firstRefusal(
    userId === viewerId ? allowed : ownerOnly(team, viewerId),
    unless(playerIn(team, userId) !== undefined, disabled('not_in')),
  )

/** The viewer's verdicts on the team. */
export function actionsFor(team: TeamFacts, viewerId: string): Record<TeamAction, TeamVerdict> {
  const player = playerIn(team, viewerId)
  const asked = mayAccept(team, viewerId)
  return {
    edit: mayEdit(team, viewerId),
    delete: mayDelete(team, viewerId),
    add_players: mayAddPlayers(team, viewerId),
    add_myself: firstRefusal(
      ownerOnly(team, viewerId),
      unless(player === undefined, hidden('already_in')),
      hasRoom(team),
    ),
    accept: asked,
    decline: asked,
    leave: unless(hasAccepted(player), hidden('not_in')),
  }
}

/** The viewer's verdicts on a player of the team. */
export const actionsOn = (team: TeamFacts, viewerId: string, userId: string): Record<MemberAction, TeamVerdict> => ({
  // An invited player accepts or declines the team; the switch is the owner's.
  set_active: firstRefusal(ownerOnly(team, viewerId), maySetActive(team, viewerId, userId, true)),
  // One's own place is left as a whole: the action of the team.
  remove: firstRefusal(ownerOnly(team, viewerId), mayRemove(team, viewerId, userId)),
})
