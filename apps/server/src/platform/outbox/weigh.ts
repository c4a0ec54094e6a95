import type { Transaction } from '../database/database.ts'
import { budgetOf, hashMailbox } from './budgets.ts'
import { type DueMail, findStop, holdNotice, spend } from './queries.ts'

/**
 * `read`: the recipient has read in the app what it tells of. `over`: has had enough mails of the class. `stopped`:
 * wants no invitations from strangers.
 */
export type Weighed = 'sent' | 'over' | 'stopped' | 'read'

/**
 * Whether a mail that is due goes out, counted in the budget at its first try only; whether it is still wanted is asked
 * at every try, since the next may come hours later. It is weighed here and not where it is written,
 * so that no answer, and no time an answer takes, tells a stranger how much mail an address gets.
 */
export async function weigh(tx: Transaction, mail: DueMail, now: Date): Promise<Weighed> {
  if (mail.read) return 'read'
  const recipientHash = hashMailbox(mail.recipient)
  if (mail.class === 'invitation' && (await findStop.first(tx, { recipientHash }))) return 'stopped'
  if (mail.attempts > 1) return 'sent'
  const { atOnce, everyMs } = budgetOf(mail.class)
  const wholeBy = new Date(now.getTime() + (atOnce - 1) * everyMs)
  const spent = await spend.affected(tx, { recipientHash, mailClass: mail.class, now, wholeBy, everyMs })
  if (spent > 0) return 'sent'
  if (mail.class === 'notice' && mail.player_id !== null)
    await holdNotice.affected(tx, { playerId: mail.player_id, now })
  return 'over'
}
