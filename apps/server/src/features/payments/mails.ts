import { type CardShown, cardWords, dollars } from '@gauntlet/contract/payments/purchases'
import type { Transaction } from '../../platform/database/database.ts'
import { momentWords } from '../../platform/mail/moment.ts'
import { queueMail, type QueuedMail } from '../../platform/outbox/outbox.ts'
import type { Services } from '../../platform/services.ts'
import * as queries from './queries.ts'

export interface Bought {
  id: string
  user_id: string
  provider: 'stripe' | 'sandbox'
  /** Whole US dollars. */
  amount: number
  points: number
  card: CardShown | null
  refunded_cents: number
  dispute: 'none' | 'open' | 'won'
  created_at: Date
}

type World = Pick<Services, 'clock' | 'config'>
type Words = Pick<QueuedMail, 'subject' | 'heading' | 'lines'>

const credits = (points: number) => (points === 1 ? '1 credit' : `${points} credits`)
const SANDBOX = 'This was the sandbox, with a test card: no money moved.'

/** To the player, unless the account is closed by now. Whoever answers the mail writes to the operator. */
async function mailBuyer(tx: Transaction, { clock, config }: World, bought: Bought, words: Words): Promise<void> {
  const buyer = await queries.findBuyer.first(tx, { userId: bought.user_id })
  if (!buyer || buyer.email === null) return
  const { appUrl, operatorEmail } = config
  const contact = `${appUrl}/contact`
  await queueMail(
    tx,
    { clock, config },
    {
      to: buyer.email,
      class: 'receipt',
      ...words,
      lines: [...words.lines, ...(bought.provider === 'sandbox' ? [SANDBOX] : [])],
      ...(operatorEmail !== undefined && { headers: { 'Reply-To': operatorEmail } }),
      action: { label: 'See it in the app', url: `${appUrl}/purchase/${bought.id}` },
      footer:
        operatorEmail === undefined
          ? `Something is wrong? Write to us, with the reference: ${contact}`
          : `Something is wrong? Answer this mail, or write to us, with the reference: ${contact}`,
    },
  )
}

/** The receipt: credits and price, the day, and the player's balance now. */
export function mailReceipt(tx: Transaction, world: World, bought: Bought, balance: number): Promise<void> {
  const { id, amount, points, card, created_at: at } = bought
  const paid = dollars(amount * 100)
  return mailBuyer(tx, world, bought, {
    subject: `Your receipt from ${world.config.appName}: ${paid}`,
    heading: 'Thank you for your purchase',
    lines: [
      [
        `Bought: ${credits(points)}`,
        `Paid: ${paid}${card ? `, ${cardWords(card)}` : ''}`,
        `When: ${momentWords(at)}`,
        `Your credits now: ${balance}`,
        `Reference: ${id}`,
      ].join('\n'),
    ],
  })
}

/** The money that went back, and the credits that this took. */
export function mailRefund(
  tx: Transaction,
  world: World,
  bought: Bought,
  back: { cents: number; points: number; balance: number },
): Promise<void> {
  const { id, amount, points, card, created_at: at } = bought
  const given = dollars(back.cents)
  return mailBuyer(tx, world, bought, {
    subject: `Your refund from ${world.config.appName}: ${given}`,
    heading: `${given} goes back to you`,
    lines: [
      [
        `Refunded: ${given}${card ? `, ${cardWords(card)}` : ''}`,
        `Of: ${dollars(amount * 100)} for ${credits(points)}, ${momentWords(at)}`,
        `Credits taken back: ${back.points}`,
        `Your credits now: ${back.balance}`,
        `Reference: ${id}`,
      ].join('\n'),
      'A bank may take some days to show it.',
    ],
  })
}
