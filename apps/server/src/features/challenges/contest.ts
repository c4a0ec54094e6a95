import { mayView } from '@gauntlet/rules/challenges/seeing'
import type { ChallengeVerdict } from '@gauntlet/rules/challenges/situation'
import { allowed } from '@gauntlet/rules/verdict'
import { contest } from '@gauntlet/rules/challenges/reporting'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { loadChallenge } from './facts.ts'
import { storeChange } from './persist.ts'

/**
 * A player disputes a result through the contact form, in the transaction of the message. The verdict says whether the
 * message came in time. Undefined if this viewer may not know of the challenge.
 */
export async function contestChallenge(
  tx: Transaction,
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<ChallengeVerdict | undefined> {
  const date = services.clock.now()
  const now = date.getTime()
  const loaded = await loadChallenge(tx, { id, viewerId: viewer.id, now: date, lock: true })
  if (!loaded || mayView(loaded.facts, loaded.viewer, now).kind !== 'allowed') return undefined
  const { facts: before, row } = loaded
  const attempt = contest(before, loaded.viewer, now)
  if (attempt.kind !== 'allowed') return attempt
  await storeChange(tx, services, { row, before, ...attempt, actor: viewer.id })
  return allowed
}
