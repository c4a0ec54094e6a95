import { accountTexts, type accounts } from '@gauntlet/contract/accounts/endpoints'
import { isId } from '@gauntlet/contract/fields'
import { accountMailTexts } from '@gauntlet/contract/accounts/mails'
import type { Transaction } from '../../platform/database/database.ts'
import type { GuardedUseCase } from '../../platform/http/bind.ts'
import { forbidden, notFound } from '../../platform/http/refusal.ts'
import { momentWords } from '../../platform/mail/moment.ts'
import { mailWords } from '../../platform/mail/words.ts'
import { queueMail, type Recipient } from '../../platform/outbox/outbox.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { whoSees } from '../faces/faces.ts'
import { requireProof } from '../sessions/proof.ts'
import { eraseKeys, eraseWaitingMails } from './erase-queries.ts'
import * as queries from './queries.ts'

function mailGoodbye(tx: Transaction, services: Services, { email: to, language }: Recipient): Promise<void> {
  const { clock, config, languages } = services
  const speaker = languages.of(language)
  const places = { app: config.appName, at: momentWords(clock.now(), speaker.language) }
  return queueMail(tx, services, { to, speaker, ...mailWords(speaker.texts(accountMailTexts).goodbye, places) })
}

/** All of it in one transaction; each noun says what it does with a player who leaves. */
async function closeAccount(services: Services, id: string): Promise<void> {
  await services.db.transaction(async tx => {
    const { email, language } = await queries.lockAccount.one(tx, { id })
    for (const { leave } of services.features) await leave?.(tx, services, id)
    const seers = await whoSees(tx, services, id)
    for (const { erase } of services.features) await erase?.(tx, services, id)
    await eraseKeys.affected(tx, { id })
    await eraseWaitingMails.affected(tx, { id, email })
    await queries.eraseAccount.affected(tx, { id, now: services.clock.now() })
    if (email !== null) await mailGoodbye(tx, services, { email, language })
    services.live.touch(tx, [id, ...seers])
  })
}

async function requireOwn(
  _services: Services,
  viewer: Viewer,
  { id }: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (id === viewer.id) return
  // Whoever else it is, and whether it is anybody: one answer.
  throw isId(id) ? forbidden(accountTexts.ownOnly) : notFound()
}

async function removeProven(
  services: Services,
  viewer: Viewer,
  { current }: { current?: string | undefined },
): Promise<undefined> {
  await requireProof(services, viewer, current)
  await closeAccount(services, viewer.id)
  return undefined
}

/** Closes the viewer's account after a sign-in of the last minutes. */
export const removeAccount: GuardedUseCase<typeof accounts.remove> = {
  guard: requireOwn,
  run: (services, viewer) => removeProven(services, viewer, {}),
}

/** Closes the viewer's account with the current password. */
export const removeAccountWithPassword: GuardedUseCase<typeof accounts.removeWithPassword> = {
  guard: requireOwn,
  run: removeProven,
}
