import type { InputOf } from '@gauntlet/contract/endpoint'
import { sessionTexts, type sessions } from '@gauntlet/contract/sessions'
import { constraintOf } from '../../platform/database/errors.ts'
import type { Executor } from '../../platform/database/database.ts'
import { hashToken, newToken, sessionEnd } from '../../platform/auth/authenticate.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { newId, newPlayerId } from '../../platform/ids.ts'
import { foldName } from '../../platform/names.ts'
import { MAIL_JOB } from '../../platform/outbox/outbox.ts'
import type { Services } from '../../platform/services.ts'
import { requireFreeName } from './free-name.ts'
import { mailVerification } from './mails.ts'
import * as queries from './queries.ts'

const HOUR = 3_600_000
export const VERIFY_HOURS = 24

/** Opens a session; the token is returned once and kept as a hash. */
export async function openSession(tx: Executor, { clock }: Pick<Services, 'clock'>, userId: string) {
  const now = clock.now()
  const token = newToken()
  await queries.insertSession.affected(tx, {
    id: newId(now),
    userId,
    tokenHash: hashToken(token),
    now,
    expiresAt: sessionEnd(now),
  })
  return { token, id: userId }
}

export async function mailVerificationLink(
  tx: Executor,
  services: Services,
  user: { id: string; email: string; name: string },
  mail = mailVerification,
): Promise<void> {
  const now = services.clock.now()
  const token = newToken()
  await queries.insertLink.affected(tx, {
    tokenHash: hashToken(token),
    userId: user.id,
    purpose: 'verify',
    email: user.email,
    now,
    expiresAt: new Date(now.getTime() + VERIFY_HOURS * HOUR),
  })
  await mail(tx, services, user.email, user.name, token)
}

const taken = () => new Refusal(409, sessionTexts.emailTaken, { email: sessionTexts.emailTaken })

/**
 * Creates an account and signs it in. An account with this e-mail that was never verified is replaced, so that
 * nobody can hold an address that is not theirs.
 */
export async function register(services: Services, _viewer: unknown, input: InputOf<typeof sessions.register>) {
  requireFreeName(services, input.first_name, input.last_name)
  const passwordHash = await services.hashing.hash(input.password)
  const session = await services.db
    .transaction(async tx => {
      const now = services.clock.now()
      const existing = await queries.lockAccountByEmail.first(tx, { email: input.email })
      if (existing?.verified_at) throw taken()
      if (existing) await queries.deleteUnverifiedAccount.affected(tx, { id: existing.id })
      const id = newPlayerId()
      await queries.insertAccount.affected(tx, {
        id,
        email: input.email,
        firstName: input.first_name,
        lastName: input.last_name,
        nameKey: foldName(input.first_name, input.last_name),
        passwordHash,
        prefersDark: input.prefersDark === undefined ? null : input.prefersDark === 1,
        now,
      })
      await services.live.touch(tx, [id])
      await mailVerificationLink(tx, services, { id, email: input.email, name: input.first_name })
      return openSession(tx, services, id)
    })
    .catch((error: unknown) => {
      // Two who register the same address at once: the second finds it taken.
      throw constraintOf(error) === 'users_email_key' ? taken() : error
    })
  services.jobs.wake(MAIL_JOB)
  return session
}
