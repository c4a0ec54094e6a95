import { leaveTournament } from '@gauntlet/rules/tournaments/places'
import { cancelTournament } from '@gauntlet/rules/tournaments/terms'
import type { Transaction } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { loadTournament } from './facts.ts'
import { listUnfinished } from './list-queries.ts'
import { storeChange } from './persist.ts'

/** A player whose account is closed cancels the tournaments they organize and leaves those that have not begun. */
export async function leaveTournaments(tx: Transaction, services: Services, userId: string): Promise<void> {
  // In the order of their ids, so that two players who leave at once do not wait for each other.
  for (const { id } of await listUnfinished.all(tx, { userId })) {
    const now = services.clock.now()
    const loaded = await loadTournament(tx, { id, viewerId: userId, now, lock: true })
    if (!loaded) throw notFound()
    const { row, facts, viewer } = loaded
    const act = row.organizer_id === userId ? cancelTournament : leaveTournament
    const attempt = act(facts, viewer, now.getTime())
    if (attempt.kind === 'allowed') await storeChange(tx, services, { row, before: facts, ...attempt, actor: userId })
  }
}
