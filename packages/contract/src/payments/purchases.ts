import * as z from 'zod/mini'
import { flagOut, id, instant } from '../fields.ts'
import { keysOf } from '../keys.ts'
import { fill } from '../language/fill.ts'

/** How a purchase stands, in words. */
export const purchaseTexts = {
  underWay: 'Under way',
  confirming: 'Waits for your bank',
  paid: 'Paid',
  partlyRefunded: 'Partly refunded',
  refunded: 'Refunded',
  chargedBack: 'Charged back',
  failed: 'Not paid',
} as const
export type PurchaseStatus = keyof typeof purchaseTexts
export const PURCHASE_STATUSES = keysOf(purchaseTexts)

/** As much of a card as its owner knows it by: 'visa' and its last four digits. */
export const cardShown = z.strictObject({ brand: z.string(), last4: z.string() })
export type CardShown = z.output<typeof cardShown>

const facts = {
  id: id(),
  created: instant,
  points: z.int(),
  /** US cents. */
  cents: z.int(),
  status: z.enum(PURCHASE_STATUSES),
  /** Why nothing was paid; null where something was, or may be. */
  why: z.nullable(z.string()),
  /** Null where it is not known: nothing was charged, or an earlier version did it. */
  card: z.nullable(cardShown),
  refunded_cents: z.int(),
  /** 1 where it was the sandbox's: no money moved. */
  sandbox: flagOut,
}

/** A player's payments, completed or not. */
export const purchase = z.strictObject(facts)
export type Purchase = z.output<typeof purchase>

export const receipt = z.strictObject({
  ...facts,
  /** The player's credits right after these were added; null where they were not. */
  balance: z.nullable(z.int()),
  /** Credits that went back with the money. */
  points_back: z.int(),
})
export type Receipt = z.output<typeof receipt>

/** '$5.00' */
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`

const BRANDS: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}
export const cardTexts = { ending: '{brand} ending in {last4}' } as const

/** 'Visa ending in 4242' */
export const cardWords = ({ brand, last4 }: CardShown, { ending }: { ending: string } = cardTexts): string =>
  fill(ending, { brand: BRANDS[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1), last4 })
