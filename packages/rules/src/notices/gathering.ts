import type { NoticeName, ToldKind } from '@gauntlet/contract/notices/texts'
import { HOUR, MINUTE, type Millis } from '@gauntlet/contract/time'

/** Those who come and go, whom nobody has to answer. */
const MOVES = HOUR
/** Whoever asks waits for an answer. */
const REQUESTS = 15 * MINUTE
/** Details that are changed bit by bit: the last version counts. */
const EDITS = 15 * MINUTE
/** Acts that one player can do and undo in turns: how it stands in the end counts. */
const TURNS = { accepted: REQUESTS, acceptance_taken_back: REQUESTS, taken_out: EDITS }

/**
 * The notices that many players cause one after the other, and how long those that follow the first wait for one mail.
 * Requests stand apart from moves, so that none is lost among them.
 */
const windows: { [K in ToldKind]?: Partial<Record<NoticeName<K>, Millis>> } = {
  challenges: { joined: REQUESTS, unjoined: MOVES, modified: EDITS, ...TURNS },
  tournaments: {
    asked: REQUESTS,
    joined: MOVES,
    confirmed: MOVES,
    left: MOVES,
    declined: MOVES,
    modified: EDITS,
    removed: EDITS,
  },
  events: { joined: MOVES, accepted: MOVES, queued: MOVES, left: MOVES, declined: MOVES, modified: EDITS },
  teams: { changed: EDITS },
  feed: { applauded: MOVES },
  talk: { said: MOVES, saidOfMatch: MOVES },
}

const windowOf = new Map(
  Object.entries(windows).flatMap(([kind, names]) =>
    Object.entries(names).map(([name, window]) => [`${kind}.${name}`, window] as const),
  ),
)

/** Each as 'kind.name'. Those about the same thing are shown as one until they are read. */
export const GATHERED: readonly string[] = [...windowOf.keys()]
/** No mail waits longer. */
export const LONGEST_WAIT: Millis = Math.max(...windowOf.values())

/** Null for a notice that is not gathered. */
export const mailWindowOf = (kind: string, name: string): Millis | null => windowOf.get(`${kind}.${name}`) ?? null

/** Whether a mail goes at once, or the notice waits for one that tells of several. */
export type MailVerdict = { kind: 'now' } | { kind: 'waits'; until: Millis }

/**
 * The first is mailed at once, what follows within the window when it ends: one mail a window, however many come.
 * `last` is when the mail before went or, where one waits, is to go; null where there was none.
 */
export function mailVerdict({ now, last, window }: { now: Millis; last: Millis | null; window: Millis }): MailVerdict {
  if (last === null || last + window <= now) return { kind: 'now' }
  return { kind: 'waits', until: last > now ? last : last + window }
}
