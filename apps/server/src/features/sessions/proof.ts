import { passwordTexts, RECENT_MINUTES } from '@gauntlet/contract/passwords/forms'
import { MINUTE } from '@gauntlet/contract/time'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { isPasswordOf } from '../second-proofs/password.ts'
import * as queries from './queries.ts'

/**
 * Asks for more than a session before what a thief with a stolen one must not do: a sign-in of the last minutes, or the
 * current password. Refuses with 403 that names `current`.
 */
export async function requireProof(services: Services, viewer: Viewer, current: string | undefined): Promise<void> {
  const session = await queries.findSessionStart.first(services.db, { id: viewer.sessionId })
  const recent = services.clock.now().getTime() - RECENT_MINUTES * MINUTE
  if (session && session.created_at.getTime() > recent) return
  if (current === undefined) throw new Refusal(403, passwordTexts.current, { current: passwordTexts.current })
  if (await isPasswordOf(services, viewer.id, current)) return
  throw new Refusal(403, passwordTexts.currentWrong, { current: passwordTexts.currentWrong })
}
