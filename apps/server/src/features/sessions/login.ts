import type { InputOf } from '@gauntlet/contract/endpoint'
import { type sessions } from '@gauntlet/contract/sessions/endpoints'
import { sessionTexts } from '@gauntlet/contract/sessions/texts'
import { unlessNoRoom } from '../../platform/database/errors.ts'
import type { Caller } from '../../platform/http/bind.ts'
import { forbidden, Refusal } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { requireSecondProof } from '../second-proofs/prove.ts'
import { logSecurity } from '../security/log.ts'
import { takeGuess } from './lockout.ts'
import { openSession, requireStillOpen } from './open-session.ts'
import * as queries from './queries.ts'
import { accountsAt, withPassword } from './sign-in-account.ts'

const wrongLogin = () => new Refusal(401, sessionTexts.wrongLogin)

/** Signs in; one message for an unknown e-mail and a wrong password, and as much time for both. */
export async function login(
  services: Services,
  _viewer: unknown,
  input: InputOf<typeof sessions.login>,
  caller: Caller,
) {
  const accounts = await accountsAt(services, input.email)
  const [first] = accounts
  const takeBack = await takeGuess(services, input.email, first?.id, caller)
  const account = await withPassword(services, accounts, input.password)
  if (!account) {
    // Of registrations that wait for one address none is anybody's yet.
    if (first?.verified_at)
      await services.db
        .transaction(tx => logSecurity(tx, services, first.id, 'sign_in_failed', caller))
        // A wrong password is a wrong password on a full disk, too; guesses are counted in memory.
        .catch(unlessNoRoom)
    throw wrongLogin()
  }
  await takeBack()
  if (account.suspended_at) throw forbidden(sessionTexts.suspended)
  await requireSecondProof(services, account.id, input.code)
  const { id: userId, password_hash: passwordHash } = account
  const session = await services.db.transaction(async tx => {
    await requireStillOpen(tx, { userId, passwordHash, orElse: wrongLogin })
    return openSession(tx, services, userId, caller)
  })
  return session
}

export async function logout(services: Services, viewer: Viewer, _input: unknown, caller: Caller): Promise<undefined> {
  await services.db.transaction(async tx => {
    const ended = await queries.deleteSession.affected(tx, { id: viewer.sessionId, userId: viewer.id })
    if (ended > 0) await logSecurity(tx, services, viewer.id, 'signed_out', caller)
  })
  return undefined
}
