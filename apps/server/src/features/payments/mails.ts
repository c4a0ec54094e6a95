import { creditCountTexts } from '@gauntlet/contract/credits/endpoints'
import { fill } from '@gauntlet/contract/language/fill'
import { formOf } from '@gauntlet/contract/language/plural'
import type { Speaker } from '@gauntlet/contract/language/speaker'
import { paymentMailTexts } from '@gauntlet/contract/payments/mails'
import { type CardShown, cardTexts, cardWords, dollars } from '@gauntlet/contract/payments/purchases'
import type { Transaction } from '../../platform/database/database.ts'
import { momentWords } from '../../platform/mail/moment.ts'
import { mailWords } from '../../platform/mail/words.ts'
import { type MailWorld, queueMail } from '../../platform/outbox/outbox.ts'
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

type Texts = typeof paymentMailTexts
type Places = Readonly<Record<string, string | number>>

interface Told {
  subject: string
  heading: string
  /** Each a line of the first paragraph. */
  facts: readonly string[]
  /** Paragraphs after it. */
  more?: readonly string[]
}

/** The places of both mails, in words. */
function placesOf({ id, amount, points, card, created_at }: Bought, speaker: Speaker, app: string) {
  const { language } = speaker
  return {
    app,
    id,
    paid: dollars(amount * 100),
    credits: fill(formOf(language, speaker.texts(creditCountTexts).some, points), { credits: points }),
    card: card ? cardWords(card, speaker.texts(cardTexts)) : '',
    at: momentWords(created_at, language),
  }
}

/** To the player, unless the account is closed by now. Whoever answers the mail writes to the operator. */
async function mailBuyer(
  tx: Transaction,
  world: MailWorld,
  bought: Bought,
  choose: (texts: Texts) => Told,
  more: Places,
): Promise<void> {
  const buyer = await queries.findBuyer.first(tx, { userId: bought.user_id })
  if (!buyer || buyer.email === null) return
  const { appName, appUrl, operatorEmail } = world.config
  const speaker = world.languages.of(buyer.language)
  const texts = speaker.texts(paymentMailTexts)
  const { facts, more: rest = [], ...told } = choose(texts)
  const lines = [facts.join('\n'), ...rest, ...(bought.provider === 'sandbox' ? [texts.sandbox] : [])]
  const footer = operatorEmail === undefined ? texts.write : texts.answer
  const places = { ...placesOf(bought, speaker, appName), ...more, contact: `${appUrl}/contact` }
  await queueMail(tx, world, {
    to: buyer.email,
    speaker,
    class: 'receipt',
    ...mailWords({ ...told, lines, action: texts.action, footer }, places, `${appUrl}/purchase/${bought.id}`),
    ...(operatorEmail !== undefined && { headers: { 'Reply-To': operatorEmail } }),
  })
}

/** The receipt: credits and price, the day, and the player's balance now. */
export const mailReceipt = (tx: Transaction, world: MailWorld, bought: Bought, balance: number): Promise<void> =>
  mailBuyer(
    tx,
    world,
    bought,
    ({ receipt, balance: now, reference }) => ({
      ...receipt,
      facts: [receipt.bought, bought.card ? receipt.paidBy : receipt.paid, receipt.when, now, reference],
    }),
    { balance },
  )

/** The money that went back, and the credits that this took. */
export const mailRefund = (
  tx: Transaction,
  world: MailWorld,
  bought: Bought,
  back: { cents: number; points: number; balance: number },
): Promise<void> =>
  mailBuyer(
    tx,
    world,
    bought,
    ({ refund, balance, reference }) => ({
      ...refund,
      facts: [bought.card ? refund.refundedTo : refund.refunded, refund.of, refund.takenBack, balance, reference],
      more: [refund.slow],
    }),
    { given: dollars(back.cents), points: back.points, balance: back.balance },
  )
