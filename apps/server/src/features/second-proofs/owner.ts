import { callTexts } from '@gauntlet/contract/envelope'
import type { ownerProofInput } from '@gauntlet/contract/second-proofs/endpoints'
import { secondProofTexts } from '@gauntlet/contract/second-proofs/endpoints'
import { askedOfOwner } from '@gauntlet/rules/second-proofs/owner'
import type * as z from 'zod/mini'
import type { Transaction } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { isPasswordOf } from './password.ts'
import { requireSecondProof } from './prove.ts'
import * as queries from './queries.ts'

export type OwnerProof = z.output<typeof ownerProofInput>

const signedOut = () => new Refusal(401, callTexts.noToken)
const refused = (message: string) => new Refusal(403, message, { password: message })

/**
 * Goes on where it is the owner who asks, not somebody who found a device signed in: who signed in within ten minutes,
 * or sends the password, or the code where time codes are on. Called outside of any transaction.
 */
export async function requireOwner(services: Services, viewer: Viewer, { password, code }: OwnerProof): Promise<void> {
  const { db, clock } = services
  const userId = viewer.id
  const signIn = await queries.findSignIn.first(db, { userId, sessionId: viewer.sessionId })
  if (!signIn) throw signedOut()
  const asked = askedOfOwner({
    signedInAt: signIn.signed_in_at,
    timeCodesSince: signIn.time_codes_since,
    now: clock.now(),
  })
  if (asked === 'nothing') return
  if (asked === 'code') return requireSecondProof(services, userId, code, 403)
  if (password === undefined || password === '') throw refused(secondProofTexts.passwordNeeded)
  if (!(await isPasswordOf(services, userId, password))) throw refused(secondProofTexts.wrongPassword)
}

/**
 * Holds the viewer's account for a change of it, and goes on where the session that asks is still there: its owner may
 * have taken the account back since the session was looked up, or closed it, and a request under way would outlive
 * that.
 */
export async function holdAccount(tx: Transaction, { id: userId, sessionId }: Viewer): Promise<void> {
  await queries.lockOwner.one(tx, { userId })
  if (!(await queries.findSignIn.first(tx, { userId, sessionId }))) throw signedOut()
}
