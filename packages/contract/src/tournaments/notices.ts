import { type Doers, doing, type NoticeText, ordinal } from '../notices/text.ts'

/** Notices about a tournament. `who` did it. */
export interface TournamentAbout extends Doers {
  title: string
  sport: string
  when: string
  where: string
  /** The winner of the tournament or the match: a name, 'you', or left out where the reader may not see that player. */
  winner?: string
  /** The reader's opponent, in the same way. */
  opponent?: string
  /** The two players of a match that is not the reader's. */
  one?: string
  two?: string
  /** The player who withdrew or was disqualified. */
  out?: string
  /** The reader's own place, from 1. */
  place?: string
  /** '7 of 8': the places that are taken. Notices that were told by an earlier version have none. */
  filled?: string
}

const VIEW = 'View the tournament'
const notice =
  (subject: (about: TournamentAbout) => string, line: string | ((about: TournamentAbout) => string), action = VIEW) =>
  (about: TournamentAbout): NoticeText => ({
    subject: subject(about),
    line: typeof line === 'string' ? line : line(about),
    facts: `${about.sport} · ${about.when} · ${about.where}`,
    action,
  })

const nothingToDo = notice(({ who, title }) => `${who} cancelled ${title}`, 'There is nothing left to do.')

/** 'Cleo Dray won Spring Open. You came 3rd.', as far as it is told. */
function resultText({ title, winner, place }: TournamentAbout): string | undefined {
  if (winner === 'you') return `You won ${title}`
  const own = place === undefined ? '' : `You came ${ordinal(Number(place))}`
  if (winner !== undefined) return `${winner} won ${title}${own && `. ${own}`}`
  return own === '' ? undefined : `${own} in ${title}`
}

const filledText = ({ filled }: TournamentAbout): string =>
  filled === undefined ? 'See who plays.' : `${filled} places filled.`

/**
 * One text a transition; the names are those of the rules' notices, without invitations, which are a kind of their own.
 */
export const tournamentNotices = {
  asked: notice(
    about => `${doing(about, 'asks', 'ask')} for a place in ${about.title}`,
    'Approve or turn down.',
    'Answer',
  ),
  joined: notice(about => `${doing(about, 'plays', 'play')} in ${about.title}`, filledText),
  left: notice(
    about => `${doing(about, 'left', 'left')} ${about.title}`,
    ({ more }) => (more === undefined ? 'The slot is open again.' : `${Number(more) + 1} slots are open again.`),
  ),
  confirmed: notice(about => `${doing(about, 'accepted', 'accepted')} a place in ${about.title}`, filledText),
  declined: notice(
    about => `${doing(about, 'declined', 'declined')} a place in ${about.title}`,
    'You may invite somebody else.',
  ),
  approved: notice(({ title }) => `You are in: ${title}`, 'The organizer gave you a place.'),
  removed: notice(({ title }) => `You have no place in ${title}`, 'Look for another tournament nearby.'),
  modified: notice(({ who, title }) => `${who} changed ${title}`, 'Look again at time, place and rules.'),
  cancelled: (about: TournamentAbout & { message?: string }) => ({
    ...nothingToDo(about),
    ...(about.message !== undefined && { line: about.message }),
  }),
  dismissed: notice(({ title }) => `${title} is dismissed`, 'It was not played, and what it cost is given back.'),
  report_due: notice(
    ({ title }) => `How did ${title} end?`,
    'Report the positions while everybody remembers.',
    'Report the result',
  ),
  completed: notice(
    about => resultText(about) ?? `The result of ${about.title}`,
    'See who came where.',
    'View the result',
  ),
  held: notice(({ who, title }) => `${who} disputes the result of ${title}`, 'An operator decides.'),
  resolved: notice(
    about => resultText(about) ?? `The result of ${about.title} stands`,
    'An operator has decided. See who came where.',
    'View the result',
  ),
  draw_due: notice(
    ({ title }) => `${title} has begun`,
    'Draw the bracket, and its matches can be played.',
    'Draw the bracket',
  ),
  bracket_begins: notice(
    ({ title, opponent }) => (opponent === undefined ? `${title} has begun` : `${title} has begun. First: ${opponent}`),
    'Report the result in the bracket.',
    'View the bracket',
  ),
  bracket_drawn: notice(
    ({ title, opponent }) =>
      opponent === undefined ? `The bracket of ${title} is drawn` : `${title} is drawn. First: ${opponent}`,
    'See the way to the final.',
    'View the bracket',
  ),
  match_ready: notice(
    ({ title, opponent }) =>
      opponent === undefined ? `Your match in ${title} is ready` : `Next: ${opponent} in ${title}`,
    'Your match is ready to be played.',
    'View the bracket',
  ),
  match_reported: notice(
    ({ title, opponent, winner }) => {
      if (winner === undefined || opponent === undefined) return `Your match in ${title} is reported`
      const claim = winner === opponent ? `${opponent} reports a win` : `${opponent} reports: ${winner} won`
      return `${claim} in ${title}. Confirm?`
    },
    'Confirm or dispute the result. After 48 hours of silence it stands.',
    'Answer',
  ),
  match_disputed: notice(
    ({ title, opponent, one, two }) => {
      if (opponent !== undefined) return `${opponent} disputes the result of your match in ${title}`
      if (one === undefined || two === undefined) return `A match of ${title} is disputed`
      return `${one} and ${two} disagree on who won in ${title}`
    },
    'The organizer decides who won.',
    'View the bracket',
  ),
  match_decided: notice(
    ({ title, winner }) =>
      winner === undefined
        ? `The organizer decided your match in ${title}`
        : `The organizer decided: ${winner} won your match in ${title}`,
    'See how it goes on.',
    'View the bracket',
  ),
  match_corrected: notice(
    ({ title, winner, opponent }) => {
      if (winner === undefined) return `The organizer corrected a match of ${title}`
      const match = opponent === undefined ? 'a match of' : 'your match in'
      return `The organizer corrected ${match} ${title}: ${winner} won`
    },
    'See how the bracket stands now.',
    'View the bracket',
  ),
  player_withdrew: notice(
    ({ title, out }) => `${out ?? 'A player'} withdrew from ${title}`,
    'The opponents win what was left to play.',
    'View the bracket',
  ),
  opponent_out: notice(
    ({ title, out }) => `${out ?? 'Your opponent'} is out of ${title}`,
    'You win this match without playing it.',
    'View the bracket',
  ),
  disqualified: notice(
    ({ title }) => `You are out of ${title}`,
    'The organizer disqualified you: your opponents win what was left to play.',
    'View the bracket',
  ),
  walked_in: notice(
    ({ title }) => `You play in ${title}`,
    'The organizer put you into the bracket. You can withdraw there.',
    'View the bracket',
  ),
  /** Of versions in which the organizer reported after the last match: kept for those who still have it. */
  bracket_done: notice(({ title }) => `Every match of ${title} is decided`, 'See who came first.', 'View the result'),
  voided: notice(({ title }) => `The result of ${title} is void`, 'Nobody won, and no rank moved.'),
} as const satisfies Record<string, (about: TournamentAbout) => NoticeText>
