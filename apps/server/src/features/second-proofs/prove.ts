import { sessionTexts } from '@gauntlet/contract/sessions/texts'
import { secondProofTexts } from '@gauntlet/contract/second-proofs/endpoints'
import { mayTryCode, withWrongCode, WRONG_MAX, WRONG_MS } from '@gauntlet/rules/second-proofs/tries'
import { hashToken } from '../../platform/auth/authenticate.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { openSecret } from '../../platform/secrets/sealing.ts'
import type { Services } from '../../platform/services.ts'
import { logSecurity } from '../security/log.ts'
import { hashRecoveryCode, kindOf, stepOf } from './codes.ts'
import { mailRecoveryCodeUsed, mailWrongCodes } from './mails.ts'
import * as queries from './queries.ts'
import type { TimeCodeColumns } from './tables.ts'

type Outcome = 'right' | 'wrong' | 'used' | 'wait'

async function tryTimeCode(tx: Transaction, services: Services, row: TimeCodeColumns, code: string): Promise<Outcome> {
  const secret = openSecret(services.config.secretsKey, row.secret)
  const step = stepOf(secret, code.replace(/\s/g, ''), services.clock.now())
  if (step === undefined) return 'wrong'
  if (step <= row.last_step) return 'used'
  await queries.takeStep.affected(tx, { userId: row.user_id, step })
  return 'right'
}

async function tryRecoveryCode(tx: Transaction, services: Services, userId: string, code: string): Promise<Outcome> {
  const codeHash = hashRecoveryCode(userId, code)
  const taken = await queries.takeRecoveryCode.affected(tx, { userId, codeHash, now: services.clock.now() })
  if (taken === 0) return 'wrong'
  const { recovery_codes_left: left } = await queries.countSecondProofs.one(tx, { userId })
  await mailRecoveryCodeUsed(tx, services, userId, left)
  await logSecurity(tx, services, userId, 'recovery_code_used', undefined)
  return 'right'
}

async function tryPasskeyProof(tx: Transaction, { clock }: Services, userId: string, token: string): Promise<Outcome> {
  const taken = await queries.takePasskeyProof.affected(tx, { userId, tokenHash: hashToken(token), now: clock.now() })
  return taken === 0 ? 'wrong' : 'right'
}

const attempts = {
  'time code': tryTimeCode,
  'recovery code': (tx: Transaction, services: Services, row: TimeCodeColumns, code: string) =>
    tryRecoveryCode(tx, services, row.user_id, code),
  'passkey proof': (tx: Transaction, services: Services, row: TimeCodeColumns, code: string) =>
    tryPasskeyProof(tx, services, row.user_id, code),
}

/** Under the row's lock, so that of two who send one code at once only one is let in. */
async function tryCode(tx: Transaction, services: Services, userId: string, code: string): Promise<Outcome> {
  const row = await queries.lockTimeCodes.first(tx, { userId })
  // Switched off a moment ago: nothing is asked for any more.
  if (!row?.confirmed_at) return 'right'
  const now = services.clock.now()
  const codes = { wrong: row.wrong, since: row.wrong_since }
  if (!mayTryCode(codes, now)) return 'wait'
  const outcome = await attempts[kindOf(code)](tx, services, row, code)
  if (outcome !== 'wrong') return outcome
  const kept = withWrongCode(codes, now)
  await queries.keepWrongCode.affected(tx, { userId, ...kept })
  if (kept.wrong === WRONG_MAX) await mailWrongCodes(tx, services, userId)
  return 'wrong'
}

const refused = (status: number, message: string) => new Refusal(status, message, { code: message })

/**
 * Goes on where time codes are off or the code is right: of the authenticator app, of the recovery codes, or what a
 * passkey proved. Refuses with `status` else. A wrong code is counted whatever becomes of the request, and a right one
 * is spent: so it takes a transaction of its own, and is called outside of any other.
 */
export async function requireSecondProof(
  services: Services,
  userId: string,
  code: string | undefined,
  status: 401 | 403 = 401,
): Promise<void> {
  const row = await queries.findTimeCodesSince.first(services.db, { userId })
  if (!row?.confirmed_at) return
  if (code === undefined || code === '') throw refused(status, sessionTexts.codeNeeded)
  const outcome = await services.db.transaction(tx => tryCode(tx, services, userId, code))
  if (outcome === 'wrong') throw refused(status, sessionTexts.wrongCode)
  if (outcome === 'used') throw refused(status, secondProofTexts.codeUsed)
  if (outcome === 'wait') {
    const message = secondProofTexts.tooManyWrong
    throw new Refusal(429, message, { code: message }, { 'retry-after': String(WRONG_MS / 1000) })
  }
}
