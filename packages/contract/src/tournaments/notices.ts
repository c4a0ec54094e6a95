import { fill } from '../language/fill.ts'
import { formOf, type Plural } from '../language/plural.ts'
import type { Speaker } from '../language/speaker.ts'
import {
  byHowMany,
  byHowManyCame,
  type Doers,
  noticesIn,
  ordinal,
  type Otherwise,
  READER,
  type Write,
} from '../notices/text.ts'
import { tournamentNoticeTexts } from './notice-texts.ts'

/** Notices about a tournament. `who` did it. */
export interface TournamentAbout extends Doers {
  title: string
  sport: string
  when: string
  where: string
  /** The winner of the tournament or the match: a name, the reader, or left out where the reader may not see them. */
  winner?: string
  /** The reader's opponent, in the same way; and how many are named, of a side of several. */
  opponent?: string
  opponentCount?: string
  /** The two players, or sides, of a match that is not the reader's. */
  one?: string
  two?: string
  /** The player, or the side, who withdrew or was disqualified. */
  out?: string
  outCount?: string
  /** The reader's own place, from 1. */
  place?: string
  /** The last of the places that the reader shares with others; left out of a place of their own. */
  last?: string
  /** '7 of 8': the places that are taken. Notices that were told by an earlier version have none. */
  filled?: string
}

type Texts = typeof tournamentNoticeTexts

const factsOf = ({ sport, when, where }: TournamentAbout) => `${sport} · ${when} · ${where}`
const notice = noticesIn(tournamentNoticeTexts, factsOf)
const cancelled = noticesIn(tournamentNoticeTexts, (about: TournamentAbout & { message?: string }) => factsOf(about))

/** 'Cleo Dray won Spring Open. You came 3rd.', as far as it is told. */
function byResult(
  _words: object,
  { winner, place, last }: TournamentAbout,
  speaker: Speaker,
  { result }: Texts,
): Otherwise {
  if (winner === READER) return { subject: result.won }
  if (place === undefined) return winner === undefined ? {} : { subject: result.named }
  const first = ordinal(Number(place), speaker)
  const nth = last === undefined ? first : fill(result.shared, { first, last: ordinal(Number(last), speaker) })
  const places = { nth }
  return { subject: winner === undefined ? result.place : result.namedAndPlace, places }
}

/** Where the other player may be named. */
const byOpponent = ({ named }: { named: string }, { opponent }: TournamentAbout): Otherwise =>
  opponent === undefined ? {} : { subject: named }

/** 'Ada Ace reports', 'Ada Ace and Ben Baseline report'. */
const bySide = (forms: Plural, count: string | undefined, { language }: Speaker): string =>
  formOf(language, forms, Number(count ?? 1))

const byPlayerOut = ({ named }: { named: string }, { out }: TournamentAbout): Otherwise =>
  out === undefined ? {} : { subject: named }

export const tournamentNotices = {
  asked: notice((texts: Texts) => texts.asked, byHowMany),
  joined: notice((texts: Texts) => texts.joined, byHowManyCame),
  left: notice(
    texts => texts.left,
    ({ lines, ...words }, about, speaker) => {
      if (about.more === undefined) return {}
      const open = Number(about.more) + 1
      return { ...byHowMany(words, about, speaker), line: formOf(speaker.language, lines, open), places: { open } }
    },
  ),
  confirmed: notice((texts: Texts) => texts.confirmed, byHowManyCame),
  declined: notice((texts: Texts) => texts.declined, byHowMany),
  approved: notice(texts => texts.approved),
  removed: notice(texts => texts.removed),
  modified: notice(texts => texts.modified),
  cancelled: cancelled(
    texts => texts.cancelled,
    ({ told }, { message }) => (message === undefined ? {} : { line: told }),
  ),
  dismissed: notice(texts => texts.dismissed),
  report_due: notice(texts => texts.report_due),
  completed: notice((texts: Texts) => texts.completed, byResult),
  held: notice(texts => texts.held),
  resolved: notice((texts: Texts) => texts.resolved, byResult),
  draw_due: notice(texts => texts.draw_due),
  bracket_begins: notice((texts: Texts) => texts.bracket_begins, byOpponent),
  bracket_drawn: notice((texts: Texts) => texts.bracket_drawn, byOpponent),
  match_ready: notice((texts: Texts) => texts.match_ready, byOpponent),
  match_reported: notice(
    texts => texts.match_reported,
    ({ own, yours, named }, { opponent, opponentCount, winner }, speaker) => {
      if (winner === undefined || opponent === undefined) return {}
      const forms = winner === opponent ? own : winner === READER ? yours : named
      return { subject: bySide(forms, opponentCount, speaker) }
    },
  ),
  match_disputed: notice(
    texts => texts.match_disputed,
    ({ yours, named }, { opponent, opponentCount, one, two }, speaker) => {
      if (opponent !== undefined) return { subject: bySide(yours, opponentCount, speaker) }
      return one === undefined || two === undefined ? {} : { subject: named }
    },
  ),
  match_decided: notice(
    texts => texts.match_decided,
    ({ yours, named }, { winner }) => (winner === undefined ? {} : { subject: winner === READER ? yours : named }),
  ),
  match_corrected: notice(
    texts => texts.match_corrected,
    ({ yours, named, youIn, namedIn }, { winner, opponent }) => {
      if (winner === undefined) return {}
      const [you, other] = opponent === undefined ? [youIn, namedIn] : [yours, named]
      return { subject: winner === READER ? you : other }
    },
  ),
  match_score_taken: notice(
    (texts: Texts) => texts.match_score_taken,
    ({ named }, { opponent, opponentCount }, speaker) =>
      opponent === undefined ? {} : { subject: bySide(named, opponentCount, speaker) },
  ),
  player_withdrew: notice((texts: Texts) => texts.player_withdrew, byPlayerOut),
  opponent_out: notice(
    (texts: Texts) => texts.opponent_out,
    ({ named }, { out, outCount }, speaker) => (out === undefined ? {} : { subject: bySide(named, outCount, speaker) }),
  ),
  disqualified: notice(texts => texts.disqualified),
  walked_in: notice(texts => texts.walked_in),
  bracket_done: notice(texts => texts.bracket_done),
  partner_asked: notice(texts => texts.partner_asked),
  partner_joined: notice(texts => texts.partner_joined),
  partner_declined: notice(texts => texts.partner_declined),
  partner_left: notice(texts => texts.partner_left),
  taken_out: notice(texts => texts.taken_out),
  handed_on: notice(texts => texts.handed_on),
  paired: notice(texts => texts.paired),
  side_incomplete: notice(texts => texts.side_incomplete),
  voided: notice(texts => texts.voided),
} as const satisfies Record<string, Write<TournamentAbout>>
