import { lineupNoticeTexts } from './lineup-notices.ts'
import { recordNoticeTexts } from './record-notices.ts'
import { timesNoticeTexts } from './times-notices.ts'
import { fill } from '../language/fill.ts'
import type { Speaker } from '../language/speaker.ts'
import { byHowMany, type Doers, noticesIn, type Otherwise, READER, type Write } from '../notices/text.ts'

/** Notices about a challenge. `who` did it. */
export interface NoticeAbout extends Doers {
  sport: string
  when: string
  where: string
  /** The winner, by a report or for good: a name, the reader, or left out where the reader may not see that player. */
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

/** One text a transition; the names are those of the rules' notices. */
export const challengeNoticeTexts = {
  view: 'View the challenge',
  issued: {
    subject: '{who} challenges you',
    line: 'A match in {sport}. Accept it or decline it.',
    action: 'Answer the challenge',
  },
  modified: {
    subject: '{who} changed a challenge',
    line: 'The details are new. Look again before you answer.',
  },
  accepted: {
    subject: '{who} accepted the challenge',
    several: {
      one: '{who} and {more} other accepted the challenge',
      other: '{who} and {more} others accepted the challenge',
    },
    line: 'The match in {sport} is on.',
  },
  admitted: { subject: '{who} wants to play you', line: 'You are in. The match in {sport} is on.' },
  declined: { subject: '{who} declined the challenge', line: 'Others may still accept.' },
  all_declined: {
    subject: '{who} declined your challenge',
    line: 'Nobody is left to play. What it cost is refunded.',
  },
  acceptance_taken_back: {
    subject: '{who} cannot play',
    several: { one: '{who} and {more} other cannot play', other: '{who} and {more} others cannot play' },
    line: 'They withdrew from the match.',
  },
  called_off: { subject: '{who} called the match off', line: 'The challenge is pending again.' },
  cancelled: { subject: '{who} cancelled a challenge', line: 'There is nothing left to do.' },
  dismissed: {
    subject: 'Your {sport} challenge is dismissed',
    line: 'It was not played. What it cost is refunded.',
  },
  lapsed: { subject: 'The {sport} match began without you', line: 'You had not answered by the start.' },
  joined: {
    subject: '{who} wants to play',
    several: { one: '{who} and {more} other want to play', other: '{who} and {more} others want to play' },
    line: 'Your open match in {sport} has somebody new. Accept or decline.',
  },
  unjoined: {
    subject: '{who} left your open match',
    several: {
      one: '{who} and {more} other left your open match',
      other: '{who} and {more} others left your open match',
    },
    line: 'It stays open to others.',
  },
  turned_down: { subject: '{who} declined your request', line: 'Look for another match nearby.' },
  report_due: {
    subject: 'How did the {sport} match end?',
    line: 'Report the winner while you remember.',
    action: 'Report the result',
  },
  reported: {
    subject: '{who} reported a result',
    own: '{who} reported that you lost{scored}. Confirm?',
    yours: '{who} reported that you won{scored}. Confirm?',
    named: '{who} reported that you lost to {winner}{scored}. Confirm?',
    drawn: '{who} reported a draw{scored}. Confirm?',
    line: 'Confirm or dispute it. It stands after 48 hours without an answer.',
    action: 'Answer the report',
  },
  reminder: {
    subject: 'A reported result waits for you',
    yours: 'Reported: you won{scored}. Confirm or dispute?',
    named: 'Reported: you lost to {winner}{scored}. Confirm or dispute?',
    drawn: 'Reported: a draw{scored}. Confirm or dispute?',
    line: 'Confirm it or dispute it, or it stands 48 hours after it was reported.',
    action: 'Answer the report',
  },
  completed: {
    subject: 'The result of your {sport} match stands',
    named: '{result}',
    line: 'The result stands.',
    ranked: 'See what moved your rank.',
    action: 'View the result',
  },
  disputed: {
    subject: '{who} disputes the result',
    line: 'An operator decides. Tell us what happened through the contact form.',
  },
  said_not_played: {
    subject: '{who} says it was not played',
    line: 'Agree, or report the result within 48 hours.',
    action: 'Answer',
  },
  resolved: {
    subject: 'An operator decided a result',
    named: 'An operator decided: {result}',
    line: 'The dispute is settled.',
    action: 'View the result',
  },
  score_taken: {
    subject: '{who} agrees to a reported score',
    named: '{who} agrees to the score: {score}',
    line: 'Both reports give the same score now.',
    action: 'View the result',
  },
  voided: { subject: 'A result is void', line: 'Nobody won, and no rank moved.' },
  ...lineupNoticeTexts,
  ...recordNoticeTexts,
  ...timesNoticeTexts,
  /** How it ended for the reader: by name where the reader may see the other player. */
  result: {
    won: 'You won against {opponent}{scored}.',
    lost: 'You lost to {winner}{scored}.',
    drew: 'You drew with {opponent}{scored}.',
    wonAlone: 'You won your {sport} match{scored}.',
    lostAlone: 'You lost your {sport} match{scored}.',
    drewAlone: 'Your {sport} match was a draw{scored}.',
  },
  /** Behind how it ended, where a score is told. */
  scored: ', {score}',
  /** The same where a rank is told. */
  ranked: {
    same: '{ended} Rank {rank}',
    up: '{ended} Rank {rank} ▲{by}',
    down: '{ended} Rank {rank} ▼{by}',
  },
} as const

type Texts = typeof challengeNoticeTexts

const notice = noticesIn(challengeNoticeTexts, ({ sport, when, where }: NoticeAbout) => `${sport} · ${when} · ${where}`)

const scoredText = ({ scored }: Texts, { score }: NoticeAbout): string =>
  score === undefined ? '' : fill(scored, { score })

function outcomeText(texts: Texts, about: NoticeAbout): string {
  const { outcome, winner, opponent } = about
  const { result } = texts
  const places = { ...about, scored: scoredText(texts, about) }
  if (outcome === 'drew') return fill(opponent === undefined ? result.drewAlone : result.drew, places)
  if (outcome === 'won') return fill(opponent === undefined ? result.wonAlone : result.won, places)
  return fill(winner === undefined ? result.lostAlone : result.lost, places)
}

/** 'You won against Otto Berg, 6–4 6–3. Rank 607 ▲107', as far as it is told. */
function resultText(texts: Texts, about: NoticeAbout): string {
  const { rank, change } = about
  const ended = outcomeText(texts, about)
  if (rank === undefined) return ended
  const by = Number(change ?? 0)
  const moved = by === 0 ? texts.ranked.same : by > 0 ? texts.ranked.up : texts.ranked.down
  return fill(moved, { ended, rank, by: Math.abs(by) })
}

const byResult = ({ named }: { named: string }, about: NoticeAbout, _speaker: Speaker, texts: Texts): Otherwise =>
  about.outcome === undefined ? {} : { subject: named, places: { result: resultText(texts, about) } }

/** By the result that somebody reports: a win of theirs, of the reader, of another, or a draw. */
const byReport = (
  { own, yours, named, drawn }: Record<'own' | 'yours' | 'named' | 'drawn', string>,
  about: NoticeAbout,
  _speaker: Speaker,
  texts: Texts,
): Otherwise => {
  const { who, winner, draw } = about
  const places = { scored: scoredText(texts, about) }
  if (draw !== undefined) return { subject: drawn, places }
  if (winner === undefined) return {}
  return { subject: winner === who ? own : winner === READER ? yours : named, places }
}

export const challengeNotices = {
  issued: notice(texts => texts.issued),
  modified: notice(texts => texts.modified),
  accepted: notice((texts: Texts) => texts.accepted, byHowMany),
  admitted: notice(texts => texts.admitted),
  declined: notice(texts => texts.declined),
  all_declined: notice(texts => texts.all_declined),
  acceptance_taken_back: notice((texts: Texts) => texts.acceptance_taken_back, byHowMany),
  called_off: notice(texts => texts.called_off),
  cancelled: notice(texts => texts.cancelled),
  dismissed: notice(texts => texts.dismissed),
  lapsed: notice(texts => texts.lapsed),
  joined: notice((texts: Texts) => texts.joined, byHowMany),
  unjoined: notice((texts: Texts) => texts.unjoined, byHowMany),
  turned_down: notice(texts => texts.turned_down),
  report_due: notice(texts => texts.report_due),
  reported: notice((texts: Texts) => texts.reported, byReport),
  recorded: notice((texts: Texts) => texts.recorded, byReport),
  reminder: notice(
    (texts: Texts) => texts.reminder,
    ({ yours, named, drawn }, about, _speaker, texts) => {
      const { winner, draw } = about
      const places = { scored: scoredText(texts, about) }
      if (draw !== undefined) return { subject: drawn, places }
      return winner === undefined ? {} : { subject: winner === READER ? yours : named, places }
    },
  ),
  completed: notice(
    texts => texts.completed,
    (words, about, speaker, texts) => ({
      ...byResult(words, about, speaker, texts),
      ...(about.rank !== undefined && { line: words.ranked }),
    }),
  ),
  disputed: notice(texts => texts.disputed),
  said_not_played: notice(texts => texts.said_not_played),
  resolved: notice((texts: Texts) => texts.resolved, byResult),
  score_taken: notice(
    texts => texts.score_taken,
    ({ named }, { score }) => (score === undefined ? {} : { subject: named }),
  ),
  voided: notice(texts => texts.voided),
  asked_in: notice(texts => texts.asked_in),
  picked: notice(texts => texts.picked),
  place_taken: notice(texts => texts.place_taken),
  place_declined: notice(texts => texts.place_declined),
  taken_out: notice(texts => texts.taken_out),
  handed_on: notice(texts => texts.handed_on),
  made_captain: notice(texts => texts.made_captain),
  other_captain: notice(texts => texts.other_captain),
  moved: notice(texts => texts.moved),
  sides_evened: notice(texts => texts.sides_evened),
  named: notice(texts => texts.named),
  not_there: notice(texts => texts.not_there),
  no_rank: notice(texts => texts.no_rank),
  record_denied: notice(texts => texts.record_denied),
  record_lapsed: notice(texts => texts.record_lapsed),
  record_taken_back: notice(texts => texts.record_taken_back),
  times_offered: notice(texts => texts.times_offered),
  times_suit: notice(texts => texts.times_suit),
  time_agreed: notice(texts => texts.time_agreed),
  other_times: notice(texts => texts.other_times),
  time_moved: notice(texts => texts.time_moved),
  time_kept: notice(texts => texts.time_kept),
} as const satisfies Record<string, Write<NoticeAbout>>
