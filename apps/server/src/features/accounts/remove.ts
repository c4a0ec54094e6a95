import { accountTexts, type accounts } from '@gauntlet/contract/accounts/endpoints'
import { isId } from '@gauntlet/contract/fields'
import type { Transaction } from '../../platform/database/database.ts'
import type { GuardedUseCase } from '../../platform/http/bind.ts'
import { forbidden, notFound } from '../../platform/http/refusal.ts'
import { queueMail } from '../../platform/outbox/outbox.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { leaveBrackets } from '../brackets/settle.ts'
import { whoSees } from '../faces/faces.ts'
import { leaveChallenges } from '../challenges/farewell.ts'
import { addCredits } from '../credits/ledger.ts'
import { balanceOf } from '../credits/queries.ts'
import { eraseRelations } from '../people/erase-queries.ts'
import { takePictureAway } from '../pictures/trash.ts'
import { deleteOf as forgetSecurity } from '../security/queries.ts'
import { moment } from '../sessions/mails.ts'
import { requireProof } from '../sessions/proof.ts'
import { leaveTournaments } from '../tournaments/farewell.ts'
import { leaveTeams } from '../teams/part.ts'
import { closeEvents } from '../events/part.ts'
import * as erase from './erase-queries.ts'
import * as queries from './queries.ts'

type Farewell = (tx: Transaction, services: Services, userId: string) => Promise<void>

/** How a player leaves what others are part of, a step for each kind of thing, while the account still is one. */
const farewells: readonly Farewell[] = [leaveChallenges, leaveTournaments, leaveBrackets, closeEvents, leaveTeams]

async function lapseCredits(tx: Transaction, services: Services, userId: string): Promise<void> {
  const { credits } = await balanceOf.one(tx, { userId })
  await addCredits(tx, services, { userId, points: -Math.max(0, credits), reason: 'lapsed', cause: null })
}

const mailGoodbye = (tx: Transaction, services: Services, to: string) =>
  queueMail(tx, services, {
    to,
    subject: `Your ${services.config.appName} account is deleted`,
    heading: 'Your account is deleted',
    lines: [
      'Your name, email, photo, addresses, bio and everything you wrote are erased. Matches you played stay in the history of those you played with, as of a former player.',
      `It happened on ${moment(services)}. It was not you? Then somebody had your password: use another one wherever you used it.`,
    ],
  })

/** All of it in one transaction. */
async function closeAccount(services: Services, id: string): Promise<void> {
  await services.db.transaction(async tx => {
    const { email } = await queries.lockAccount.one(tx, { id })
    for (const leave of farewells) await leave(tx, services, id)
    await lapseCredits(tx, services, id)
    await takePictureAway(tx, services, id)
    const seers = await whoSees(tx, id)
    await eraseRelations.affected(tx, { id })
    await erase.eraseBelongings.affected(tx, { id })
    await erase.eraseWords.affected(tx, { id })
    await erase.eraseWaitingMails.affected(tx, { id, email })
    await forgetSecurity.affected(tx, { userId: id })
    await queries.eraseAccount.affected(tx, { id, now: services.clock.now() })
    if (email !== null) await mailGoodbye(tx, services, email)
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
