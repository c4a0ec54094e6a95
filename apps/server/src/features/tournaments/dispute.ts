import type { TournamentVerdict } from '@gauntlet/rules/tournaments/actions'
import { standingIn } from '@gauntlet/rules/tournaments/sides'
import { settle } from '@gauntlet/rules/tournaments/lifecycle'
import { holdPlacings } from '@gauntlet/rules/tournaments/reporting'
import { mayView } from '@gauntlet/rules/tournaments/seeing'
import { allowed } from '@gauntlet/rules/verdict'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { loadTournament } from './facts.ts'
import { storeChange } from './persist.ts'

/**
 * A player disputes placings through the contact form, in the transaction of the message. The verdict says whether the
 * message came before the placings moved any ranks. While they are held, it changes nothing. Undefined if this viewer
 * may not know of the tournament.
 */
export async function disputeTournament(
  tx: Transaction,
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<TournamentVerdict | undefined> {
  const now = services.clock.now()
  const loaded = await loadTournament(tx, { id, viewerId: viewer.id, now, lock: true })
  if (!loaded || !mayView(loaded.facts, loaded.viewer, loaded.organizer)) return undefined
  const { facts: before, row } = loaded
  const { status, held_at } = settle(before, now.getTime()).facts
  if (status === 'Complete' && held_at !== null && standingIn(before, viewer.id) === 'accepted') return allowed
  const attempt = holdPlacings(before, loaded.viewer, now.getTime())
  if (attempt.kind !== 'allowed') return attempt
  await storeChange(tx, services, { row, before, ...attempt, actor: viewer.id })
  return allowed
}
