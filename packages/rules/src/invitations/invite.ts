import { INVITATIONS_A_DAY, INVITATIONS_FIRST_DAY, INVITED_AGAIN_DAYS } from '@gauntlet/contract/invitations/endpoints'
import { DAY } from '@gauntlet/contract/time'
import { type Verdict, allowed, disabled } from '../verdict.ts'

/** Milliseconds in which a player's invitations are counted, and in which an address is left in peace. */
export const COUNTED_FOR = DAY
export const IN_PEACE_FOR = INVITED_AGAIN_DAYS * DAY
/**
 * Milliseconds for which an account is new: accounts are free, and a new one is not worth more than the mail it sends.
 */
export const NEW_FOR = DAY

export type InvitationReason = 'tooMany' | 'tooNew' | 'tooSoon'

/** Facts about the sender and the address; instants in milliseconds since 1970-01-01 UTC. */
export interface InvitationFacts {
  /** When the sender signed up. */
  sender_since: number
  /** How many the sender has sent within `COUNTED_FOR`. */
  sent_today: number
  /** When anybody last invited the address; null where nobody has. */
  last_invited: number | null
}

/** May a player have a mail sent to an address that no account has? */
export function mayInviteAddress(
  { sender_since, sent_today, last_invited }: InvitationFacts,
  now: number,
): Verdict<InvitationReason> {
  if (sent_today >= INVITATIONS_A_DAY) return disabled('tooMany')
  if (sent_today >= INVITATIONS_FIRST_DAY && now < sender_since + NEW_FOR) return disabled('tooNew')
  return last_invited !== null && now < last_invited + IN_PEACE_FOR ? disabled('tooSoon') : allowed
}
