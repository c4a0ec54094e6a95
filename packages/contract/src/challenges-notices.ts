import type { NoticeText } from './notice-text.ts'

/** What a notice about a challenge says. `who` did it. */
export interface NoticeAbout {
  who: string
  sport: string
  when: string
  where: string
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
    ({ who }) => `${who} wants to play`,
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
    ({ who }) => `${who} reported a result`,
    () => 'Confirm it or dispute it. After 48 hours of silence it stands.',
    'Answer the report',
  ),
  reminder: notice(
    () => 'A reported result waits for you',
    () => 'Confirm it or dispute it, or it stands 48 hours after it was reported.',
    'Answer the report',
  ),
  completed: notice(
    ({ sport }) => `The result of your ${sport} match stands`,
    () => 'See what it did to your rank.',
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
    () => 'An operator decided a result',
    () => 'The dispute is settled.',
    'View the result',
  ),
  voided: notice(
    () => 'A result is void',
    () => 'Nobody won, and no rank moved.',
  ),
} as const satisfies Record<string, (about: NoticeAbout) => NoticeText>
