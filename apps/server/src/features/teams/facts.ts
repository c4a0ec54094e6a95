import { isId } from '@gauntlet/contract/fields'
import { teamReasons, type TeamReason } from '@gauntlet/contract/teams/reasons'
import { teamTexts } from '@gauntlet/contract/teams/texts'
import { isForbidden, type TeamVerdict } from '@gauntlet/rules/teams/actions'
import type { TeamFacts } from '@gauntlet/rules/teams/facts'
import { mayView } from '@gauntlet/rules/teams/visibility'
import type { Executor } from '../../platform/database/database.ts'
import { conflict, forbidden, notFound, type Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../../platform/services.ts'
import { listPersons, listPlayers, type TeamPlayerRow } from './people-queries.ts'
import { findTeam, lockTeam, type TeamRow } from './queries.ts'

/** A team as the rules see it, with the rows it was read from. */
export interface Loaded {
  row: TeamRow
  players: readonly TeamPlayerRow[]
  team: TeamFacts
}

export const factsOf = (row: TeamRow, players: readonly TeamPlayerRow[]): TeamFacts => ({
  owner_id: row.owner_id,
  active: row.active,
  players: players.map(({ user_id, accepted_at, active }) => ({
    user_id,
    accepted_at: accepted_at?.getTime() ?? null,
    active,
  })),
})

/** The team with its players; undefined if there is none. With `lock` nobody else changes it until the commit. */
export async function loadTeam(
  executor: Executor,
  { id, viewerId, lock = false }: { id: string; viewerId: string; lock?: boolean },
): Promise<Loaded | undefined> {
  const row = await (lock ? lockTeam : findTeam).first(executor, { id })
  if (!row) return undefined
  const players = await listPlayers.all(executor, { teamIds: [id], viewerId })
  return { row, players, team: factsOf(row, players) }
}

/** The team, if there is one that the viewer may see; otherwise throws a Refusal (404). */
export async function requireTeam(executor: Executor, viewer: Viewer, id: unknown, lock = false): Promise<Loaded> {
  const loaded = isId(id) ? await loadTeam(executor, { id, viewerId: viewer.id, lock }) : undefined
  if (!loaded) throw notFound(teamTexts.missing)
  const owner = await listPersons.one(executor, { ids: [loaded.row.owner_id], viewerId: viewer.id })
  if (!mayView(loaded.team, viewer.id, owner)) throw notFound(teamTexts.missing)
  return loaded
}

export const refusalOf = (reason: TeamReason): Refusal =>
  isForbidden(reason) ? forbidden(teamReasons[reason]) : conflict(teamReasons[reason])

/** Goes on if the rule allows it, else refuses with the rule's own reason. */
export function requireAllowed(verdict: TeamVerdict): void {
  if (verdict.kind !== 'allowed') throw refusalOf(verdict.reason)
}
