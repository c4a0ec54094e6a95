import { BRACKET_MIN } from '@gauntlet/contract/brackets/status'
import type { Place, Tournament } from '@gauntlet/contract/tournaments/answer'
import { PLACE, takesAnyRank, type TournamentEnding } from '@gauntlet/contract/tournaments/status'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import type { ShownAction, Where } from './actions/drawn.ts'
import * as sideTexts from './sides/texts.ts'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'
import { serverNow } from '../../ui/clock.ts'
import { nth, plural } from '../../ui/plural.ts'

/** The words of a button; an invitation is accepted everywhere, and only a result is confirmed. */
export const actionWords: Record<ShownAction, string> = {
  confirm: texts.accept,
  join: texts.join,
  join_myself: texts.join,
  fill_side: sideTexts.yourSide,
  report: texts.report,
  view_result: tournamentTexts.viewResult,
  decline: texts.decline,
  modify: texts.modify,
  cancel: texts.cancel,
  contact: texts.contactUs,
}

/** How a tournament without a winner ended. */
const endingWords: Record<TournamentEnding, string> = {
  reported: texts.theResultIsReported,
  operator: texts.anOperatorDecidedTheResult,
  cancelled: texts.theOrganizerCancelledIt,
  too_few: texts.fewerThanTwoPlayersHad,
  unreported: texts.nobodyReportedAResult,
  void: texts.anOperatorMadeItVoid,
}

export const mine = ({ users }: Pick<Tournament, 'users'>, viewerId: string): Place | undefined =>
  users.find(({ id }) => id === viewerId)

/** They wait for the organizer's answer. */
export const asksIn = ({ invitation_status_id, _joinData }: Place): boolean =>
  invitation_status_id === PLACE.pending && _joinData.asked_by === 'self'

function askedLine({ users }: Tournament, askerId: string): string {
  const asker = users.find(({ id }) => id === askerId)
  return asker ? say(sideTexts.nameWouldLikeToPlayWithYou, { name: asker.full_name }) : sideTexts.aSideAsksYou
}

function sideLine({ side_size }: Tournament, { _joinData: { side } }: Place): string {
  if (side?.complete !== 0) return texts.youPlay
  return side_size === 2 ? sideTexts.youNeedAPartner : sideTexts.yourSideNeedsPlayers
}

/** The part of an organizer in it; undefined for others. */
export function organizerLine(tournament: Tournament, viewerId: string): string | undefined {
  if (tournament.user_id !== viewerId) return undefined
  const state = mine(tournament, viewerId)?.invitation_status_id
  return state === PLACE.accepted || state === PLACE.complete ? texts.youOrganizeAndPlay : texts.youOrganize
}

function aheadLine(tournament: Tournament, viewerId: string): string | undefined {
  const place = mine(tournament, viewerId)
  const asking = tournament.asking ?? 0
  const [asks] = tournament.users.filter(asksIn)
  if (asking === 1 && asks) return say(texts.nameAsksToJoin, { name: asks.full_name })
  if (asking > 0) return plural(texts.nPlayersWaitForYour, asking)
  if (place !== undefined && place._joinData.asker !== null) return askedLine(tournament, place._joinData.asker)
  if (place?.invitation_status_id === PLACE.accepted) return sideLine(tournament, place)
  if (place?.invitation_status_id === PLACE.pending)
    return place._joinData.asked_by === 'organizer'
      ? say(texts.shortNameInvitesYou, { shortName: tournament.issuer.short_name })
      : texts.youAskedTheOrganizerDecides
  if (tournament.user_id === viewerId) return texts.youOrganize
  return tournament.open_invite === 1 ? undefined : texts.onlyForInvitedPlayers
}

/** It has begun, and its bracket has to be drawn before anything is reported. */
export const waitsForDraw = (tournament: Tournament): boolean =>
  tournament.status === 'Reporting' &&
  tournament.format !== 'none' &&
  tournament.drawn === 0 &&
  tournament.accepted >= BRACKET_MIN

/** While its matches are played the chip says so. */
function underwayLine(tournament: Tournament): string | undefined {
  if (waitsForDraw(tournament))
    return tournament.actions.cancel.kind === 'allowed' ? texts.drawTheBracketToBegin : texts.readyToDraw
  if (tournament.actions.report.kind === 'allowed')
    return serverNow() < Date.parse(tournament.tournament_end) ? texts.reportOnceItIsOver : texts.howDidItEnd
  return tournament.drawn === 1 ? undefined : texts.theOrganizerReportsTheResult
}

/** The first thing a player wants to know: the viewer's standing, or how it ended. */
export function standingLine(tournament: Tournament, viewerId: string): string | undefined {
  const { status, ended, reported_winner_id, winnername } = tournament
  if (status === 'Upcoming') return aheadLine(tournament, viewerId)
  if (status === 'Reporting') return underwayLine(tournament)
  if (status === 'Complete' && winnername !== null)
    return reported_winner_id === viewerId || mine(tournament, viewerId)?._joinData.position === 1
      ? texts.youWon
      : say(texts.winnernameWon, { winnername })
  if (ended === 'too_few' && tournament.side_size !== null) return sideTexts.fewerThanTwoSides
  return ended === null ? undefined : endingWords[ended]
}

/**
 * The same on a card, where a button tells of requests that wait; of an organizer also what that one is in it, unless
 * the line or the list says so.
 */
export function cardLines(tournament: Tournament, viewerId: string, where: Where): (string | undefined)[] {
  const part = organizerLine(tournament, viewerId)
  if (part === undefined || (where === 'organizing' && tournament.status !== 'Upcoming'))
    return [standingLine(tournament, viewerId)]
  return tournament.status === 'Upcoming' ? [part] : [standingLine(tournament, viewerId), part]
}

type Window = Pick<Tournament, 'start_rating' | 'end_rating'>

/** On a card: whether it moves ranks, and the ranks that may join where they shut anybody out. */
export function ranksLine({ ranked, ...window }: Window & Pick<Tournament, 'ranked'>): string | undefined {
  const isOpen = takesAnyRank(window.start_rating, window.end_rating)
  if (isOpen) return ranked === 1 ? texts.ranked : undefined
  return say(ranked === 1 ? texts.rankedWindowWords : texts.ranksWindowWords, { windowWords: windowWords(window) })
}

/** The ranks shut others out, and the viewer's lets them join at once. */
export const fitsIn = ({ start_rating, end_rating, join_asks, actions }: Tournament): boolean =>
  !takesAnyRank(start_rating, end_rating) && join_asks === null && actions.join.kind === 'allowed'

/** The ranks that may join at once; both bounds are included, and no shown rank is below 0. */
export const windowWords = ({ start_rating, end_rating }: Window): string =>
  say(texts.ranksFromTo, { from: Math.max(0, start_rating - end_rating), to: start_rating + end_rating })

/** Shown beside Join if it is a request: why the organizer decides. */
export function askLine(tournament: Pick<Tournament, 'join_asks' | 'start_rating' | 'end_rating'>): string | undefined {
  const { join_asks } = tournament
  if (join_asks === null) return undefined
  return join_asks === 'provisional'
    ? texts.decidesProvisional
    : say(texts.decidesOutside, { ranks: windowWords(tournament) })
}

/** The next step that time alone will take; `at` says when. */
export function becomesLine(
  { status, becomes, side_size, format }: Pick<Tournament, 'status' | 'becomes' | 'side_size' | 'format'>,
  at: string,
): string | undefined {
  if (becomes !== 'Dismissed') return undefined
  if (status !== 'Upcoming') return say(texts.dismissedUnlessReported, { at })
  if (format !== 'none')
    return say(side_size === null ? texts.bracketOrDismissed : sideTexts.bracketOrDismissed, { at })
  return say(side_size === null ? texts.dismissedUnlessTwo : sideTexts.dismissedUnlessTwo, { at })
}

/** '1st', '2nd', '3rd', '11th'. */
export const ordinal = (position: number): string => nth(texts.ordinals, position)

/** '3rd', and '5th–8th' of a place that is shared. */
export const placeShown = (first: number, last: number | null): string =>
  last === null || last === first
    ? ordinal(first)
    : say(texts.sharedPlaces, { first: ordinal(first), last: ordinal(last) })

/** A tournament of a format has a bracket, drawn or still to be drawn; with too few at its start it never has one. */
export const showsBracket = (tournament: Tournament): boolean =>
  tournament.drawn === 1 ||
  (tournament.format !== 'none' && tournament.status === 'Upcoming') ||
  waitsForDraw(tournament)
