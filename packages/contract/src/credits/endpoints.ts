import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'
import { id, instant, paging } from '../fields.ts'
import { keysOf } from '../keys.ts'
import { fill } from '../language/fill.ts'
import { nameIn } from '../language/named.ts'
import { sportNameTexts } from '../sports/names.ts'
import type { Speaker } from '../language/speaker.ts'

export const creditTexts = {
  tooFew: 'You do not have enough credits.',
  confirmFree: 'Are you sure want to add 10 credits?',
  freeAdded: 'Credits added to player account successfully.',
  freeHad: 'You have had your free credits. There are more after a day.',
  creditsLeft: 'Free credits are for players who have none left, here or in what may still be given back.',
} as const

/** Causes of entries in the ledger. For a match it says which kind: see `creditAboutTexts`. */
export const creditReasonTexts = {
  welcome: 'Welcome credits',
  issue: 'Ranked match',
  refund: 'Ranked match, given back',
  free: 'Free credits',
  purchase: 'Bought',
  returned: 'Money refunded',
  chargeback: 'Payment charged back',
  reinstated: 'Chargeback withdrawn',
  granted: 'From the people who run this',
  lapsed: 'Account closed',
} as const
export type CreditReason = keyof typeof creditReasonTexts
export const CREDIT_REASONS = keysOf(creditReasonTexts)

export const creditAboutTexts = {
  challenge: { issue: 'Ranked challenge', refund: 'Ranked challenge, given back' },
  tournament: { issue: 'Ranked tournament', refund: 'Ranked tournament, given back' },
} as const

/** The words of an entry; `kind` is that of what it is about, null where that is nothing or gone. */
export const creditWords = (reason: CreditReason, kind: CreditAbout['kind'] | null, speaker: Speaker): string =>
  (reason === 'issue' || reason === 'refund') && (kind === 'challenge' || kind === 'tournament')
    ? speaker.texts(creditAboutTexts)[kind][reason]
    : speaker.texts(creditReasonTexts)[reason]

/** The thing an entry is about, and its name: a sport, a title, a price. */
export const creditAbout = z.strictObject({
  kind: z.enum(['challenge', 'tournament', 'purchase']),
  id: id(),
  title: nameIn(sportNameTexts),
  /** The names of the others in a challenge: those whom it was sent to, and those who joined. */
  others: z.array(z.string()),
})
export type CreditAbout = z.output<typeof creditAbout>

export const creditEntry = z.strictObject({
  id: id(),
  created: instant,
  reason: z.enum(CREDIT_REASONS),
  text: z.string(),
  /** Added, or taken where it is below 0. */
  points: z.int(),
  /** The player's credits afterwards. */
  balance: z.int(),
  about: z.nullable(creditAbout),
})
export type CreditEntry = z.output<typeof creditEntry>

/** How many credits a player who has none is given, and how often. */
export const FREE_CREDITS = 10
export const FREE_EVERY_HOURS = 24

/** `amount` in whole US dollars for `point` credits. */
export const creditPackage = z.strictObject({ id: id(), amount: z.int(), point: z.int() })

export type CreditPackage = z.output<typeof creditPackage>

/** How many credits, in a sentence: what something costs. */
export const creditCountTexts = {
  none: 'nothing',
  some: { one: '{credits} credit', other: '{credits} credits' },
} as const

export const packageTexts = { offer: '{price} for {point} credits' } as const

/** '$5 for 50 credits' */
export const packageWords = (
  { amount, point }: Pick<CreditPackage, 'amount' | 'point'>,
  { offer }: { offer: string } = packageTexts,
): string => fill(offer, { price: `$${amount}`, point })

export const credits = endpoints({
  packages: {
    method: 'GET',
    path: '/credits/allcredits',
    access: 'public',
    summary: 'The packages of credits that can be bought.',
    input: z.strictObject({}),
    answer: z.array(creditPackage),
  },
  free: {
    method: 'GET',
    path: '/users/addplayertencredit/{id}',
    access: 'player',
    once: true,
    summary: 'Ten free credits for the viewer, where balance and refundable costs together are 0 or below; once a day.',
    input: z.strictObject({ id: id() }),
    answer: z.strictObject({ credits: z.int() }),
    changes: true,
  },
  history: {
    method: 'GET',
    path: '/credits/history',
    access: 'player',
    summary: "Added. All that was added to the viewer's credits or taken from them, the newest first.",
    input: z.strictObject(paging),
    answer: z.array(creditEntry),
    paged: true,
  },
})
