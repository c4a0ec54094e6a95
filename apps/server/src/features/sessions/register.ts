import type { InputOf } from '@gauntlet/contract/endpoint'
import type { sessions } from '@gauntlet/contract/sessions/endpoints'
import { sessionTexts } from '@gauntlet/contract/sessions/texts'
import { HOUR } from '@gauntlet/contract/time'
import { heardLanguage } from '../../platform/auth/authenticate.ts'
import { inBites } from '../../platform/database/bites.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/bind.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { newPlayerId } from '../../platform/ids.ts'
import { foldName } from '../../platform/names.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { requireFreeName } from './free-name.ts'
import { refuseGuessable } from './guessable.ts'
import { newLink } from './links.ts'
import { mailVerification } from './mails.ts'
import { openSession } from './open-session.ts'
import * as queries from './queries.ts'

/** Mails the link that confirms a registration. */
export async function mailVerificationLink(
  tx: Transaction,
  services: Services,
  user: { id: string; email: string; first_name: string; last_name: string; language: string | null },
): Promise<void> {
  const token = await newLink(tx, services, { userId: user.id, purpose: 'verify', email: user.email })
  await mailVerification(tx, services, user, { name: `${user.first_name} ${user.last_name}`, token })
}

export const taken = () => new Refusal(409, sessionTexts.emailTaken, { email: sessionTexts.emailTaken })

/**
 * Creates an account and signs it in. Others may wait for the same e-mail: nobody's registration ends another's, and
 * the first whose link is confirmed has the address.
 */
export async function register(
  services: Services,
  _viewer: unknown,
  input: InputOf<typeof sessions.register>,
  caller: Caller,
) {
  requireFreeName(services, { first: input.first_name, last: input.last_name })
  refuseGuessable(services, input.password, input)
  const passwordHash = await services.hashing.hash(input.password)
  const session = await services.db.transaction(async tx => {
    const now = services.clock.now()
    const holder = await queries.findAccountByEmail.first(tx, { email: input.email })
    if (holder?.verified_at) throw taken()
    const id = newPlayerId()
    const language = heardLanguage(caller.speaker)
    await queries.insertAccount.affected(tx, {
      id,
      email: input.email,
      firstName: input.first_name,
      lastName: input.last_name,
      nameKey: foldName(input.first_name, input.last_name),
      passwordHash,
      prefersDark: input.prefersDark === undefined ? null : input.prefersDark === 1,
      language,
      now,
    })
    services.live.touch(tx, [id])
    await mailVerificationLink(tx, services, { ...input, id, language })
    return openSession(tx, services, id, caller, 'registered')
  })
  return session
}

/** A link lives for a day and can be sent again; whoever has not pressed one in a week will not. */
const REGISTRATION_DAYS = 7

/** Deletes the registrations that nobody confirmed. */
export const abandonedRegistrationsJob = ({ db, clock }: Services): Job => ({
  name: 'abandoned-registrations',
  everyMs: HOUR,
  async run() {
    const before = new Date(clock.now().getTime() - REGISTRATION_DAYS * 24 * HOUR)
    await inBites(() => queries.deleteAbandonedRegistrations.affected(db, { before }))
  },
})
