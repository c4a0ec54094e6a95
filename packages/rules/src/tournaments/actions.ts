import type { TournamentReason } from '@gauntlet/contract/tournaments/reasons'
import type { AskCause, TournamentAction } from '@gauntlet/contract/tournaments/status'
import type { Millis } from '@gauntlet/contract/time'
import { type Attempt, attempts } from '../gathering/outcome.ts'
import { type Verdict, allowed, disabled, hidden, inOrder } from '../verdict.ts'
import { unfitFor } from '../challenges/sides.ts'
import { isFrozen } from '../gathering/waits.ts'
import type { PlaceFacts, PlaceStanding, TournamentFacts, TournamentViewer } from './facts.ts'
import { PLAYERS_MIN, settle, together, type TournamentConsequences } from './lifecycle.ts'
import { acceptedCount, askCauseOf, mayJoinSide, openSlots, placeOf, standingIn } from './sides.ts'

export type TournamentVerdict = Verdict<TournamentReason>
export type TournamentVerdicts = Record<TournamentAction, TournamentVerdict>

/** Everything a verdict rests on: settled facts, the viewer, and the viewer's standing in the tournament. */
interface Situation {
  tournament: TournamentFacts
  viewer: TournamentViewer
  organizes: boolean
  standing: PlaceStanding
  place: PlaceFacts | undefined
  now: Millis
}
type Rule = (situation: Situation) => TournamentVerdict

const finished = ({ status }: TournamentFacts): TournamentReason => (status === 'Cancelled' ? 'cancelled' : 'over')
const isAhead: Rule = ({ tournament }) => {
  if (tournament.status === 'Upcoming') return allowed
  return hidden(tournament.status === 'Reporting' ? 'started' : finished(tournament))
}
const isUnderway: Rule = ({ tournament }) => {
  if (tournament.status === 'Reporting') return allowed
  if (tournament.status === 'Upcoming') return hidden('not_started')
  return hidden(tournament.reported_at === null ? finished(tournament) : 'reported')
}
const isOpenEnded: Rule = ({ tournament }) =>
  tournament.status === 'Upcoming' || tournament.status === 'Reporting' ? allowed : hidden(finished(tournament))

const organizerOnly: Rule = ({ organizes }) => (organizes ? allowed : hidden('not_organizer'))
const thawed: Rule = ({ tournament, now }) => (isFrozen(tournament, now) ? disabled('frozen') : allowed)
const hasRoom: Rule = ({ tournament }) => (openSlots(tournament) > 0 ? allowed : disabled('full'))
/** Whether a bar from ranked play keeps a player out. */
export const isBarred = (
  { ranked }: Pick<TournamentFacts, 'ranked'>,
  { barred_until }: Pick<TournamentViewer, 'barred_until'>,
  now: Millis,
): boolean => ranked && barred_until !== null && now < barred_until
const notBarred: Rule = ({ tournament, viewer, now }) =>
  isBarred(tournament, viewer, now) ? disabled('barred') : allowed
const playsSport: Rule = ({ viewer }) => (viewer.plays_sport ? allowed : disabled('not_your_sport'))

const newcomer: Rule = ({ standing }) => {
  if (standing === 'accepted') return hidden('already_in')
  if (standing === 'requester') return disabled('already_asked')
  return standing === 'turned_down' ? disabled('turned_down') : allowed
}
const welcome: Rule = ({ tournament, viewer, standing, organizes }) => {
  if (organizes || standing === 'invited') return allowed
  if (viewer.blocked) return disabled('unavailable')
  if (!tournament.open) return disabled('closed')
  return viewer.kept_apart && !tournament.open_to_minors ? disabled('not_for_minors') : allowed
}
const invited: Rule = ({ standing, place }) => {
  if (standing === 'invited' || place?.asker_id != null) return allowed
  if (standing === 'requester') return hidden('you_asked')
  if (standing === 'declined') return hidden('already_declined')
  return hidden(standing === 'accepted' ? 'already_accepted' : 'not_in')
}
const inIt: Rule = ({ standing }) => {
  if (standing === 'none' || standing === 'declined' || standing === 'turned_down') return hidden('not_in')
  return allowed
}
/** Whether the viewer is of those for whom the sides are. */
const fits: Rule = ({ tournament, viewer }) => {
  const reason = unfitFor(tournament, [], viewer.gender)
  return reason === null ? allowed : disabled(reason)
}
/** A player who accepts joins the side that asks, or takes a place alone where none does. */
const enters: Rule = situation => {
  const { tournament, viewer, place } = situation
  return place?.asker_id == null ? hasRoom(situation) : mayJoinSide(tournament, viewer, place)
}
const ofSides: Rule = ({ tournament }) => (tournament.side_size === null ? hidden('no_sides') : allowed)
const captains: Rule = ({ standing, place }) => {
  if (standing !== 'accepted') return hidden('not_in')
  return place?.captain_id == null ? allowed : hidden('not_captain')
}
const played: Rule = ({ tournament }) => (acceptedCount(tournament) < PLAYERS_MIN ? disabled('too_few') : allowed)
/**
 * The bracket reports itself, and nobody is taken out of one that is being played. One whose last match was decided by
 * a version that did not end it is left to the organizer.
 */
const unbracketed: Rule = ({ tournament }) =>
  tournament.drawn && tournament.undecided > 0 ? hidden('in_bracket') : allowed
const unplayed: Rule = ({ tournament }) =>
  tournament.drawn && tournament.status === 'Reporting' ? disabled('in_bracket') : allowed

const mayHold: Rule = ({ tournament, standing, now }) => {
  if (standing !== 'accepted') return hidden('not_in')
  if (tournament.status !== 'Complete' || !tournament.ranked || tournament.held_at !== null) return hidden('not_held')
  const { settles_at } = tournament
  return settles_at !== null && now < settles_at ? allowed : disabled('too_late')
}

const rules: Record<TournamentAction, Rule> = {
  join: inOrder(isAhead, newcomer, welcome, playsSport, notBarred, fits, hasRoom),
  leave: inOrder(inIt, isAhead),
  confirm: inOrder(invited, isAhead, playsSport, notBarred, fits, enters),
  decline: inOrder(invited, isAhead),
  join_myself: inOrder(organizerOnly, isAhead, newcomer, playsSport, notBarred, fits, hasRoom),
  fill_side: inOrder(ofSides, captains, isAhead),
  pair_players: inOrder(ofSides, organizerOnly, isAhead),
  add_players: inOrder(organizerOnly, isAhead),
  remove_players: inOrder(organizerOnly, isOpenEnded, unplayed),
  modify: inOrder(organizerOnly, isAhead, thawed),
  cancel: inOrder(organizerOnly, isOpenEnded),
  report: inOrder(organizerOnly, isUnderway, unbracketed, played),
  view_result: ({ tournament }) => (tournament.status === 'Complete' ? allowed : hidden('no_result')),
  contact: mayHold,
}

/** Why Join, where the viewer may press it, is a request that waits for the organizer; null where it is not. */
export function joinAsks(facts: TournamentFacts, viewer: TournamentViewer, now: Millis): AskCause | null {
  const { facts: tournament } = settle(facts, now)
  return verdictOf('join', tournament, viewer, now).kind === 'allowed' ? askCauseOf(tournament, viewer) : null
}

const situationOf = (tournament: TournamentFacts, viewer: TournamentViewer, now: Millis): Situation => ({
  tournament,
  viewer,
  organizes: tournament.organizer_id === viewer.id,
  standing: standingIn(tournament, viewer.id),
  place: placeOf(tournament, viewer.id),
  now,
})

/** One action on facts that are settled already. */
export const verdictOf = (
  action: TournamentAction,
  tournament: TournamentFacts,
  viewer: TournamentViewer,
  now: Millis,
): TournamentVerdict => rules[action](situationOf(tournament, viewer, now))

/** The viewer's verdicts on a tournament at `now`, whenever its facts were written. */
export function tournamentActionsFor(
  tournament: TournamentFacts,
  viewer: TournamentViewer,
  now: Millis,
): TournamentVerdicts {
  const situation = situationOf(settle(tournament, now).facts, viewer, now)
  return {
    join: rules.join(situation),
    leave: rules.leave(situation),
    confirm: rules.confirm(situation),
    decline: rules.decline(situation),
    join_myself: rules.join_myself(situation),
    fill_side: rules.fill_side(situation),
    pair_players: rules.pair_players(situation),
    add_players: rules.add_players(situation),
    remove_players: rules.remove_players(situation),
    modify: rules.modify(situation),
    cancel: rules.cancel(situation),
    report: rules.report(situation),
    view_result: rules.view_result(situation),
    contact: rules.contact(situation),
  }
}

export type TournamentAttempt = Attempt<TournamentFacts, TournamentConsequences, TournamentReason>

export const { attempt, afterSettling } = attempts({ settle, verdictOf, together })
