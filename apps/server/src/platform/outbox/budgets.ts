import { HOUR, MINUTE } from '@gauntlet/contract/time'
import { createHash } from 'node:crypto'

/** How many mails of a class one address gets: so many at once, and one more each time `everyMs` has passed. */
export interface Budget {
  atOnce: number
  everyMs: number
  /** Somebody waits for it: it goes before every other. */
  urgent: boolean
}

/** Counted for each recipient, whoever causes the mail. The only place with these numbers. */
export const budgets = {
  /**
   * A link lives for an hour and one goes out every half hour at the worst: whoever uses up the budget of somebody else
   * thereby keeps a working link in the owner's mailbox. At most 52 mails in a day.
   */
  reset: { atOnce: 4, everyMs: 30 * MINUTE, urgent: true },
  /** To an address nobody has verified yet, so perhaps a stranger's. A typing mistake or two, then one an hour. */
  verification: { atOnce: 5, everyMs: HOUR, urgent: true },
  /** Warnings to the owner of an account. They must not run out: twenty have warned anybody. */
  account: { atOnce: 20, everyMs: HOUR, urgent: false },
  /** Receipts: only a paying player causes one. Beyond the budget, all of them are in the app. */
  receipt: { atOnce: 30, everyMs: 30 * MINUTE, urgent: false },
  /** Mails caused by what others do. Beyond the budget, one mail a day says how many there were. */
  notice: { atOnce: 30, everyMs: HOUR, urgent: false },
  /** That one mail. */
  summary: { atOnce: 1, everyMs: 20 * HOUR, urgent: false },
  /**
   * The news of a day, for those who want it together: one for each account of a mailbox, and a morning may be early
   * where the player has moved. What is over would be told nowhere else.
   */
  digest: { atOnce: 4, everyMs: 12 * HOUR, urgent: false },
  /** To somebody without an account, who asked for nothing. */
  invitation: { atOnce: 2, everyMs: 7 * 24 * HOUR, urgent: false },
  /** The contact form, to the operator; every message is kept besides. */
  operator: { atOnce: 60, everyMs: 10 * MINUTE, urgent: false },
} as const satisfies Record<string, Budget>
export type MailClass = keyof typeof budgets

const known: Readonly<Record<string, Budget>> = budgets
/** Of a stored mail: a newer node may have written a class that this one does not know. */
export const budgetOf = (name: string): Budget => known[name] ?? budgets.account

const DOTS_MEAN_NOTHING = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox behind an address, as far as it is known: without a +tag. For counting only, never for sending. */
export function mailboxOf(address: string): string {
  const lower = address.toLowerCase()
  const at = lower.lastIndexOf('@')
  const domain = lower.slice(at + 1)
  const untagged = lower.slice(0, at).replace(/(?<=.)\+.*$/u, '')
  return `${DOTS_MEAN_NOTHING.has(domain) ? untagged.replaceAll('.', '') : untagged}@${domain}`
}

/** The key under which a mailbox is counted. */
export const hashMailbox = (address: string): Buffer => createHash('sha256').update(mailboxOf(address)).digest()
