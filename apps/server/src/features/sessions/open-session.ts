import { sessionTexts } from '@gauntlet/contract/sessions/texts'
import { DAY } from '@gauntlet/contract/time'
import { hashToken, newToken, sessionEnd } from '../../platform/auth/authenticate.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/bind.ts'
import { forbidden, type Refusal } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import type { Services } from '../../platform/services.ts'
import { deviceOf } from '../security/device.ts'
import { logSecurity } from '../security/log.ts'
import { countNewDevices, meetDevice } from '../security/queries.ts'
import { deviceTrace } from '../security/traces.ts'
import { mailNewSignIn } from './mails.ts'
import * as queries from './queries.ts'

/** Somebody who browses in private windows is a new device each time, and knows it by then. */
const SIGN_IN_MAILS_A_DAY = 3

type Opening = 'registered' | 'signed_in' | 'reset_used'

/** Tells the owner of a sign-in on a device that the account did not know; some a day. */
async function tellOwner(tx: Transaction, services: Services, userId: string, device: string): Promise<void> {
  const now = services.clock.now()
  const { count } = await countNewDevices.one(tx, { userId, since: new Date(now.getTime() - DAY) })
  if (count > SIGN_IN_MAILS_A_DAY) return
  const { email, verified_at, language } = await queries.findAccount.one(tx, { id: userId })
  if (email !== null && verified_at) await mailNewSignIn(tx, services, { email, language }, { device })
}

/**
 * Goes on where the account is still there as it was when whoever signs in was looked at: its password may have been
 * changed since, or the account closed, which ended the sessions that there were.
 */
export async function requireStillOpen(
  tx: Transaction,
  { userId, passwordHash = null, orElse }: { userId: string; passwordHash?: string | null; orElse: () => Refusal },
): Promise<void> {
  const account = await queries.holdOpenAccount.first(tx, { id: userId, passwordHash })
  if (!account) throw orElse()
  if (account.suspended_at) throw forbidden(sessionTexts.suspended)
}

/**
 * Opens a session on the caller's device and writes so into the log of the account, as `kind`. The owner gets a mail
 * where the device is new to the account, but not at registration, nor with a new password, which has a mail of its
 * own. The token is returned once and kept as a hash.
 */
export async function openSession(
  tx: Transaction,
  services: Services,
  userId: string,
  caller: Caller,
  kind: Opening = 'signed_in',
): Promise<{ token: string; id: string }> {
  const now = services.clock.now()
  const token = newToken()
  const sessionId = newId(now)
  const device = deviceOf(caller.userAgent)
  const tokenHash = hashToken(token)
  await queries.insertSession.affected(tx, {
    id: sessionId,
    userId,
    tokenHash,
    device,
    now,
    expiresAt: sessionEnd(now),
  })
  const { unknown } = await meetDevice.one(tx, { userId, deviceHash: deviceTrace(userId, caller), now })
  if (unknown && kind === 'signed_in') await tellOwner(tx, services, userId, device)
  await logSecurity(tx, services, userId, kind, caller, sessionId)
  return { token, id: userId }
}
