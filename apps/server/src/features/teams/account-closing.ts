import { successor } from '@gauntlet/rules/teams/succession'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { factsOf, loadTeam } from './facts.ts'
import { teamLink, tellOfTeam, touchTeam } from './news.ts'
import { deleteKeptApart } from './people-queries.ts'
import * as queries from './queries.ts'

/**
 * Passes a team on to its longest-standing active player whose account is open, and removes players who are kept apart
 * from the new owner; or deletes it.
 */
async function passOn(tx: Transaction, services: Services, id: string, ownerId: string): Promise<void> {
  const loaded = await loadTeam(tx, { id, viewerId: ownerId, lock: true })
  if (!loaded) return
  const { row, players } = loaded
  const next = successor(
    factsOf(
      row,
      players.filter(({ gone }) => !gone),
    ),
  )
  if (next === undefined) await queries.deleteTeam.affected(tx, { id })
  else {
    await queries.deletePlayer.affected(tx, { teamId: id, userId: ownerId })
    await queries.updateTeam.affected(tx, { ...row, owner_id: next })
    await deleteKeptApart.all(tx, { teamId: id, ownerId: next })
    await tellOfTeam(tx, services, [next], { name: 'passedOn', actor: null, team: row.name, link: teamLink(id) })
  }
  touchTeam(tx, services, loaded)
}

/** An account closes: its teams are passed on or deleted, its places in other teams given up. */
export async function leaveTeams(tx: Transaction, services: Services, userId: string): Promise<void> {
  for (const { id } of await queries.listOwnedIds.all(tx, { ownerId: userId })) await passOn(tx, services, id, userId)
  for (const { id } of await queries.listJoinedIds.all(tx, { userId })) {
    const loaded = await loadTeam(tx, { id, viewerId: userId, lock: true })
    if (!loaded) continue
    await queries.deletePlayer.affected(tx, { teamId: id, userId })
    touchTeam(tx, services, loaded)
  }
}
