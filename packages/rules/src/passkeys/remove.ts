import type { PasskeyReason } from '@gauntlet/contract/passkeys/endpoints'
import { type Verdict, allowed, disabled } from '../verdict.ts'

export interface WaysIn {
  /** Every account is made with one; kept as a fact so that an account without one is safe here. */
  hasPassword: boolean
  /** How many there are, the one to remove among them. */
  passkeys: number
}

/** A passkey may go while there is another way in: the password, or another passkey. A second proof is no way in. */
export const mayRemovePasskey = ({ hasPassword, passkeys }: WaysIn): Verdict<PasskeyReason> =>
  hasPassword || passkeys > 1 ? allowed : disabled('last_way_in')
