import { BRACKET_MIN } from '@gauntlet/contract/brackets/status'
import type { Place, Tournament } from '@gauntlet/contract/tournaments/answer'
import { PLACE, type TournamentEnding } from '@gauntlet/contract/tournaments/status'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import type { ShownAction, Where } from './actions/drawn.ts'

/** The words of a button; a participant cancels in a list, and leaves on the tournament's own screen. */
export function actionWords(action: ShownAction, where: Where): string {
  if (action === 'confirm' && where === 'pending') return 'Accept'
  if (action === 'leave') return where === 'inside' ? 'Leave' : 'Cancel'
  return {
    confirm: 'Confirm',
    join: 'Join',
    join_myself: 'Join',
    report: 'Report',
    view_result: tournamentTexts.viewResult,
    decline: 'Decline',
    modify: 'Modify',
    cancel: 'Cancel',
    contact: 'Contact us',
  }[action]
}

/** How a tournament without a winner ended. */
const endingWords: Record<TournamentEnding, string> = {
  reported: 'The result is reported.',
  operator: 'An operator decided the result.',
  cancelled: 'The organizer cancelled it.',
  too_few: 'Fewer than two players had accepted by the start.',
  unreported: 'Nobody reported a result.',
  void: 'An operator made it void: nobody won, and no rank moved.',
}

/** The accepted players whom the viewer is shown: a list of tournaments has only a few, `accepted` counts all. */
export const acceptedIn = ({ users }: Pick<Tournament, 'users'>): Place[] =>
  users.filter(({ invitation_status_id: state }) => state === PLACE.accepted || state === PLACE.complete)

export const mine = ({ users }: Pick<Tournament, 'users'>, viewerId: string): Place | undefined =>
  users.find(({ id }) => id === viewerId)

function aheadLine(tournament: Tournament, viewerId: string): string | undefined {
  const place = mine(tournament, viewerId)
  const asking = tournament.asking ?? 0
  if (asking > 0) return asking === 1 ? '1 player waits for your answer' : `${asking} players wait for your answer`
  if (place?.invitation_status_id === PLACE.accepted) return 'You play'
  if (place?.invitation_status_id === PLACE.pending)
    return place._joinData.asked_by === 'organizer' ? 'You are invited' : 'You asked, the organizer answers next'
  if (tournament.user_id === viewerId) return 'You organize'
  return tournament.open_invite === 1 ? undefined : 'Only for invited players'
}

/** It has begun, and its bracket has to be drawn before anything is reported. */
export const waitsForDraw = (tournament: Tournament): boolean =>
  tournament.status === 'Reporting' &&
  tournament.format !== 'none' &&
  tournament.drawn === 0 &&
  tournament.accepted >= BRACKET_MIN

function underwayLine(tournament: Tournament): string {
  if (waitsForDraw(tournament))
    return tournament.actions.cancel.kind === 'allowed' ? 'Draw the bracket to begin' : 'The bracket is drawn next'
  if (tournament.actions.report.kind === 'allowed') return 'How did it end?'
  return tournament.drawn === 1 ? 'The bracket is being played' : 'The organizer reports the result'
}

/** The first thing a player wants to know: the viewer's standing, or how it ended. */
export function standingLine(tournament: Tournament, viewerId: string): string | undefined {
  const { status, ended, reported_winner_id, winnername } = tournament
  if (status === 'Upcoming') return aheadLine(tournament, viewerId)
  if (status === 'Reporting') return underwayLine(tournament)
  if (status === 'Complete' && winnername !== null)
    return reported_winner_id === viewerId ? 'You won' : `${winnername} won`
  return ended === null ? undefined : endingWords[ended]
}

/** The ranks that may join at once; both bounds are included, and no shown rank is below 0. */
export const windowWords = ({ start_rating, end_rating }: Pick<Tournament, 'start_rating' | 'end_rating'>): string =>
  `${Math.max(0, start_rating - end_rating)} to ${start_rating + end_rating}`

/** Shown beside Join if it is a request: why the organizer decides. */
export function askLine(tournament: Pick<Tournament, 'join_asks' | 'start_rating' | 'end_rating'>): string | undefined {
  const { join_asks } = tournament
  if (join_asks === null) return undefined
  const why = join_asks === 'provisional' ? 'provisional' : `outside ${windowWords(tournament)}`
  return `The organizer decides: your rank is ${why}.`
}

/** The next step that time alone will take; `at` says when. */
export function becomesLine(
  { status, becomes }: Pick<Tournament, 'status' | 'becomes'>,
  at: string,
): string | undefined {
  if (becomes !== 'Dismissed') return undefined
  return `Without ${status === 'Upcoming' ? 'two players' : 'a result'} it is dismissed ${at}.`
}

/** '1st', '2nd', '3rd', '11th'. */
export function ordinal(position: number): string {
  const tens = position % 100
  const last = tens > 10 && tens < 14 ? 0 : position % 10
  return `${position}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`
}

/** A tournament of a format has a bracket, drawn or still to be drawn. */
export const showsBracket = ({ format, drawn, status }: Tournament): boolean =>
  drawn === 1 || (format !== 'none' && (status === 'Upcoming' || status === 'Reporting'))
