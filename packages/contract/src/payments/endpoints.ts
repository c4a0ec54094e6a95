import * as z from 'zod/mini'
import { callTexts } from '../envelope.ts'
import { endpoints } from '../endpoint.ts'
import { count } from '../bounds.ts'
import { flag, id, paging } from '../fields.ts'
import { HOUR, MINUTE } from '../time.ts'
import { purchase, receipt } from './purchases.ts'

export const paymentTexts = {
  selectPrice: 'Select Price',
  keyMissing: 'Api key missing',
  badCard: 'Invalid Card Details',
  done: 'Payment Succesfully Done',
  underWay: 'A payment of yours is under way. If it goes through, your credits follow by themselves.',
  justBought: 'You have just bought these credits. To buy them again, wait half a minute.',
  unclear: 'The payment could not be confirmed yet. If it went through, your credits follow by themselves.',
  declined: 'Your card was declined.',
  insufficient: 'Your card was declined: it does not have enough money.',
  expired: 'Your card has expired.',
  badCode: "Your card's security code is wrong.",
  needsConfirmation: 'Your bank wants to confirm this payment, which is not possible here. Try another card.',
  confirm: 'Your bank wants you to confirm this payment.',
  notConfirmed: 'Your bank did not confirm this payment, and nothing was charged.',
  abandoned: 'The payment did not go through, and nothing was charged.',
  leaving: "A purchase of yours is under way. Leave your bank's question, or try again in a few minutes.",
  badSignature: 'The signature is not right.',
} as const

/** Why a payment did not go through. */
export const paymentFailures = [
  'badCard',
  'declined',
  'insufficient',
  'expired',
  'badCode',
  'needsConfirmation',
  'notConfirmed',
  'abandoned',
] as const
export type PaymentFailure = (typeof paymentFailures)[number]

/** The same package again, sooner than this, is taken for a second press of the same button. */
export const BUY_AGAIN_SECONDS = 30

/** So long a bank's question may be answered; then the payment is given up. */
export const CONFIRM_MINUTES = 10

/** The sandbox form's cards: one that goes through, and one whose bank asks first. */
export const SANDBOX_CARD = '4242 4242 4242 4242'
export const SANDBOX_ASKING_CARD = '4000 0025 0000 3155'

const part = (max: number) =>
  z.string(paymentTexts.badCard).check(z.minLength(1, paymentTexts.badCard), z.maxLength(max, paymentTexts.badCard))

/** The card details of the sandbox: as typed; the sandbox itself says whether they are right. */
export const sandboxCard = z.strictObject({ number: part(40), exp: part(10), cvc: part(10) })

export const payments = endpoints({
  pay: {
    method: 'POST',
    path: '/stripes/payment',
    access: 'player',
    summary:
      'Buys a package of credits. `amount` (whole US dollars) and `point` are those of a package; `token` is the card as the provider knows it, good once. `data`, the user, is not read: the session says who pays. With `confirm`, a bank that wants the player to confirm the payment (3-D Secure) is not a refusal: the answer holds what the browser asks the bank with, and `finish` follows.',
    input: z.strictObject({
      amount: count(paymentTexts.selectPrice),
      point: count(paymentTexts.selectPrice),
      token: z.string(paymentTexts.badCard).check(z.regex(/^[\w-]{8,200}$/, paymentTexts.badCard)),
      data: z.optional(z.looseObject({}, callTexts.badInput)),
      confirm: z._default(flag(), 0),
    }),
    answer: z.strictObject({
      id: id(),
      /**
       * The key with which the provider's script asks the bank; null if there is nothing to confirm: the credits are
       * there.
       */
      confirmation: z.nullable(z.string()),
    }),
    message: paymentTexts.done,
    limits: [
      { by: 'account', max: 20, per: HOUR },
      { by: 'caller', max: 60, per: HOUR },
    ],
  },
  finish: {
    method: 'POST',
    path: '/stripes/payments/{id}/finish',
    access: 'player',
    summary:
      "Added. The viewer has answered the bank's question, or does not want to: the provider is asked how the payment stands. What the bank has not confirmed is given up, and never charged.",
    input: z.strictObject({ id: id() }),
    message: paymentTexts.done,
    limits: [{ by: 'account', max: 60, per: HOUR }],
  },
  list: {
    method: 'GET',
    path: '/stripes/payments',
    access: 'player',
    summary: "Added. The viewer's purchases, the newest first, with what was given back.",
    input: z.strictObject(paging),
    answer: z.array(purchase),
    paged: true,
  },
  view: {
    method: 'GET',
    path: '/stripes/payments/{id}',
    access: 'player',
    summary: "Added. One of the viewer's purchases, as its receipt.",
    input: z.strictObject({ id: id() }),
    answer: receipt,
  },
  webhook: {
    method: 'POST',
    path: '/stripes/webhook',
    access: 'public',
    summary: "The payment provider's notices (success, refund, chargeback), with its signature over the body's bytes.",
    input: z.strictObject({}),
    raw: true,
    bytes: true,
  },
  sandboxToken: {
    method: 'POST',
    path: '/stripes/sandbox-token',
    access: 'player',
    summary: 'The token of a test card. Only where payments are the sandbox: no money moves.',
    input: sandboxCard,
    answer: z.strictObject({ token: z.string() }),
    limits: [{ by: 'account', max: 30, per: MINUTE }],
  },
  sandboxBank: {
    method: 'POST',
    path: '/stripes/sandbox-bank',
    access: 'player',
    summary:
      "Added. What the viewer answers to the sandbox's bank about a payment of theirs. Only where payments are the sandbox.",
    input: z.strictObject({ id: id(), agree: flag() }),
    limits: [{ by: 'account', max: 30, per: MINUTE }],
  },
})
