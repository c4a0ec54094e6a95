import { type Doers, doing, type NoticeText, rankText } from '../notices/text.ts'

/** Notices about a challenge. `who` did it. */
export interface NoticeAbout extends Doers {
  sport: string
  when: string
  where: string
  /** The winner, by a report or for good: a name, 'you', or left out where the reader may not see that player. */
  winner?: string
  /** The only other player, where there is just one. */
  opponent?: string
  /** Of the reader. Notices that were told by an earlier version have none. */
  outcome?: 'won' | 'lost' | 'drew'
  /** It was a draw, or is reported as one. */
  draw?: string
  /** As the reader tells it: '6–4 3–6 10–7'. */
  score?: string
  /** The reader's shown rank now, and by how many points it moved; none where the match was not ranked. */
  rank?: string
  change?: string
}

const VIEW = 'View the challenge'
const notice =
  (subject: (about: NoticeAbout) => string, line: (about: NoticeAbout) => string, action = VIEW) =>
  (about: NoticeAbout): NoticeText => ({
    subject: subject(about),
    line: line(about),
    facts: `${about.sport} · ${about.when} · ${about.where}`,
    action,
  })

const scoreBehind = ({ score }: NoticeAbout): string => (score === undefined ? '' : `, ${score}`)

/** 'You won against Otto Berg, 6–4 6–3.', 'You lost to Nora Novak.': by name where the reader may see that player. */
function outcomeText(about: NoticeAbout): string {
  const { sport, outcome, winner, opponent } = about
  const score = scoreBehind(about)
  if (outcome === 'drew')
    return opponent === undefined ? `Your ${sport} match was a draw${score}.` : `You drew with ${opponent}${score}.`
  const won = outcome === 'won'
  const other = won ? opponent : winner
  if (other === undefined) return `You ${won ? 'won' : 'lost'} your ${sport} match${score}.`
  return won ? `You won against ${other}${score}.` : `You lost to ${other}${score}.`
}

function reportText(about: NoticeAbout): string {
  const { who, winner, draw } = about
  const score = scoreBehind(about)
  if (draw !== undefined) return `${who} reports a draw${score}. Confirm?`
  if (winner === undefined) return `${who} reported a result`
  return winner === who ? `${who} reports a win${score}. Confirm?` : `${who} reports: ${winner} won${score}. Confirm?`
}

function reminderText(about: NoticeAbout): string {
  const { winner, draw } = about
  const score = scoreBehind(about)
  if (draw !== undefined) return `Reported: a draw${score}. Confirm or dispute?`
  return winner === undefined
    ? 'A reported result waits for you'
    : `Reported: ${winner} won${score}. Confirm or dispute?`
}

/** One text a transition; the names are those of the rules' notices. */
export const challengeNotices = {
  issued: notice(
    ({ who }) => `${who} challenges you`,
    ({ sport }) => `A match in ${sport}. Accept it or decline it.`,
    'Answer the challenge',
  ),
  modified: notice(
    ({ who }) => `${who} changed a challenge`,
    () => 'The terms are new. Look again before you answer.',
  ),
  accepted: notice(
    ({ who }) => `${who} accepted the challenge`,
    ({ sport }) => `The match in ${sport} is on.`,
  ),
  admitted: notice(
    ({ who }) => `${who} wants to play you`,
    ({ sport }) => `You are in. The match in ${sport} is on.`,
  ),
  declined: notice(
    ({ who }) => `${who} declined the challenge`,
    () => 'Others may still accept.',
  ),
  all_declined: notice(
    ({ who }) => `${who} declined your challenge`,
    () => 'Nobody is left to play, and what it cost is given back.',
  ),
  acceptance_taken_back: notice(
    ({ who }) => `${who} cannot play`,
    () => 'The acceptance is taken back.',
  ),
  called_off: notice(
    ({ who }) => `${who} called the match off`,
    () => 'The challenge is pending again.',
  ),
  cancelled: notice(
    ({ who }) => `${who} cancelled a challenge`,
    () => 'There is nothing left to do.',
  ),
  dismissed: notice(
    ({ sport }) => `Your ${sport} challenge is dismissed`,
    () => 'It was not played, and what it cost is given back.',
  ),
  lapsed: notice(
    ({ sport }) => `The ${sport} match began without you`,
    () => 'You had not answered by the start.',
  ),
  joined: notice(
    about => doing(about, 'wants to play', 'want to play'),
    ({ sport }) => `Your open match in ${sport} has somebody new. Accept or turn down.`,
  ),
  unjoined: notice(
    ({ who }) => `${who} left your open match`,
    () => 'It stays open to others.',
  ),
  turned_down: notice(
    ({ who }) => `${who} plays with somebody else`,
    () => 'You were turned down this time.',
  ),
  report_due: notice(
    ({ sport }) => `How did the ${sport} match end?`,
    () => 'Report the winner while you remember.',
    'Report the result',
  ),
  reported: notice(
    reportText,
    () => 'Confirm it or dispute it. After 48 hours of silence it stands.',
    'Answer the report',
  ),
  reminder: notice(
    reminderText,
    () => 'Confirm it or dispute it, or it stands 48 hours after it was reported.',
    'Answer the report',
  ),
  completed: notice(
    about =>
      about.outcome === undefined
        ? `The result of your ${about.sport} match stands`
        : outcomeText(about) + rankText(about),
    ({ rank }) => (rank === undefined ? 'The result stands.' : 'See what moved your rank.'),
    'View the result',
  ),
  disputed: notice(
    ({ who }) => `${who} disputes the result`,
    () => 'An operator decides. Tell what happened through the contact form.',
  ),
  said_not_played: notice(
    ({ who }) => `${who} says it was not played`,
    () => 'Agree, or report the result within 48 hours.',
    'Answer',
  ),
  resolved: notice(
    about =>
      about.outcome === undefined
        ? 'An operator decided a result'
        : `An operator decided: ${outcomeText(about)}${rankText(about)}`,
    () => 'The dispute is settled.',
    'View the result',
  ),
  score_taken: notice(
    ({ who, score }) =>
      score === undefined ? `${who} takes over a reported score` : `${who} takes over the score: ${score}`,
    () => 'The reports tell the same score now.',
    'View the result',
  ),
  voided: notice(
    () => 'A result is void',
    () => 'Nobody won, and no rank moved.',
  ),
} as const satisfies Record<string, (about: NoticeAbout) => NoticeText>
