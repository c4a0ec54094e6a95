import * as z from 'zod/mini'
import { userCard } from '../cards/answer.ts'
import { endpoints, type Limit } from '../endpoint.ts'
import { callTexts } from '../envelope.ts'
import { fieldTexts, flag, flagOut, id, instant, lines, text, wholeNumber } from '../fields.ts'
import { nameIn } from '../language/named.ts'
import { sportNameTexts } from '../sports/names.ts'
import { DAY, HOUR, MINUTE } from '../time.ts'
import { verdictWith } from '../verdict.ts'
import { talkReasonCodes } from './reasons.ts'
import { MESSAGE_MAX, REPORT_MAX, TALK_KINDS, TALK_PAGE, TALK_PAGE_MAX, talkTexts } from './texts.ts'

const taps: readonly Limit[] = [{ by: 'account', max: 120, per: MINUTE }]

/** The messages of a thread are numbered from 1. */
const number = z.int()
/** No thread has more. */
const NUMBER_MAX = 1_000_000_000
const numbered = (message: string) => wholeNumber(message).check(z.refine(n => n >= 0 && n <= NUMBER_MAX, message))

export const talkMessage = z.strictObject({
  number,
  /** The author, among `people`. */
  user_id: id(),
  text: z.string(),
  created: instant,
})
export type TalkMessage = z.output<typeof talkMessage>

export const talkThread = z.strictObject({
  /** The name of the thing; of a match, which has none, that of its sport. */
  title: nameIn(sportNameTexts),
  /** A page, the oldest first. */
  messages: z.array(talkMessage),
  /** 1 while there are older ones. */
  more: flagOut,
  pinned: z.nullable(talkMessage),
  /** The authors of all these. */
  people: z.array(userCard),
  /** The number of the last message, whoever may read it. */
  last: number,
  /** How many the viewer has not read, 100 at most. */
  unread: z.int(),
  muted: flagOut,
  /** 1 for a player under 18, who is read by friends alone and reads them alone. */
  friends_only: flagOut,
  actions: z.strictObject({ pin: verdictWith(talkReasonCodes) }),
})
export type TalkThread = z.output<typeof talkThread>

const thing = { kind: z.enum(TALK_KINDS, callTexts.badPath), id: id() }
const message = { ...thing, number: numbered(talkTexts.unknownMessage) }

export const talk = endpoints({
  view: {
    method: 'GET',
    path: '/talk/{kind}/{id}',
    access: 'player',
    summary: 'Added. What those in a challenge, a tournament, an event or a team have said to each other, by page.',
    input: z.strictObject({
      ...thing,
      /** Messages with a lower number; absent for the last ones. */
      before: z.optional(numbered(fieldTexts.number)),
      limit: z._default(
        wholeNumber(fieldTexts.number).check(z.refine(n => n >= 1 && n <= TALK_PAGE_MAX, fieldTexts.number)),
        TALK_PAGE,
      ),
    }),
    answer: talkThread,
    missing: talkTexts.missing,
  },
  unread: {
    method: 'GET',
    path: '/talk/{kind}/{id}/unread',
    access: 'player',
    summary: 'Added. Whether the viewer can talk there, and how many messages they have not read.',
    input: z.strictObject(thing),
    answer: z.strictObject({ open: flagOut, unread: z.int(), muted: flagOut }),
  },
  say: {
    method: 'POST',
    path: '/talk/{kind}/{id}/say',
    access: 'player',
    once: true,
    summary: 'Added. A message to all who are in it, as plain text.',
    input: z.strictObject({ ...thing, text: text(MESSAGE_MAX, talkTexts.empty) }),
    answer: talkMessage,
    missing: talkTexts.missing,
    limits: [
      { by: 'account', max: 20, per: MINUTE },
      { by: 'account', max: 300, per: DAY },
    ],
  },
  seen: {
    method: 'POST',
    path: '/talk/{kind}/{id}/seen',
    access: 'player',
    summary: 'Added. The viewer has read the messages up to a number.',
    input: z.strictObject(message),
    missing: talkTexts.missing,
    limits: taps,
  },
  mute: {
    method: 'POST',
    path: '/talk/{kind}/{id}/mute',
    access: 'player',
    once: true,
    summary: 'Added. No notices of what is said there, or notices again.',
    input: z.strictObject({ ...thing, muted: flag() }),
    missing: talkTexts.missing,
    limits: taps,
  },
  pin: {
    method: 'POST',
    path: '/talk/{kind}/{id}/pin',
    access: 'player',
    once: true,
    summary: 'Added. The organizer of a tournament or an event keeps one message on top; 0 takes it down.',
    input: z.strictObject(message),
    missing: talkTexts.missing,
    limits: taps,
  },
  report: {
    method: 'POST',
    path: '/talk/{kind}/{id}/report',
    access: 'player',
    once: true,
    summary: 'Added. Tells the operator of a message, who sees it with ten around it.',
    input: z.strictObject({ ...message, why: z._default(lines(REPORT_MAX), '') }),
    message: talkTexts.reported,
    missing: talkTexts.missing,
    limits: [{ by: 'account', max: 20, per: HOUR }],
  },
})
