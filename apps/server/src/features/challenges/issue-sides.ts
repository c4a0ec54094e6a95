import type { challenges } from '@gauntlet/contract/challenges/endpoints'
import { challengeReasons } from '@gauntlet/contract/challenges/texts'
import type { Composition } from '@gauntlet/contract/challenges/sides'
import { lineupTexts } from '@gauntlet/contract/challenges/lineup-texts'
import type { InputOf } from '@gauntlet/contract/endpoint'
import { scoringOf } from '@gauntlet/contract/scores/formats'
import { sideSizeIn } from '@gauntlet/rules/challenges/sides'
import type { Transaction } from '../../platform/database/database.ts'
import { badField } from '../../platform/http/refusal.ts'
import type { Viewer } from '../../platform/services.ts'
import { findTeamFor, type TeamFor } from './lineup-queries.ts'

/** The sides of a new match; no side where every player is one. */
export interface Sidedness {
  side_size: number | null
  composition: Composition | null
  team_id: string | null
  against_team_id: string | null
  /** The players to be challenged. */
  ids: readonly string[]
}

type Input = Pick<InputOf<typeof challenges.issue>, 'ids' | 'side_size' | 'composition' | 'team_id' | 'against_team_id'>

async function requireTeamOf(
  tx: Transaction,
  viewer: Viewer,
  sportId: string,
  field: 'team_id' | 'against_team_id',
  id: string,
): Promise<TeamFor> {
  const team = await findTeamFor.first(tx, { id, viewerId: viewer.id })
  if (!team) throw badField(field, lineupTexts.unknownTeam)
  if (team.sport_id !== sportId) throw badField(field, lineupTexts.otherTeamSport)
  return team
}

/** The sides of a match as it is issued; refused under the name of the field where there are none like that. */
export async function sidesFor(
  tx: Transaction,
  viewer: Viewer,
  { ids, side_size: asked, composition, team_id, against_team_id }: Input,
  { sport_id, sport_name }: { sport_id: string; sport_name: string },
): Promise<Sidedness> {
  const side_size = sideSizeIn(scoringOf(sport_name), asked)
  if (side_size === undefined) throw badField('side_size', lineupTexts.noSuchSize)
  if (side_size === null) {
    if (composition !== undefined && composition !== 'any') throw badField('composition', challengeReasons.no_sides)
    if (team_id !== undefined) throw badField('team_id', challengeReasons.no_sides)
    if (against_team_id !== undefined) throw badField('against_team_id', challengeReasons.no_sides)
    return { side_size, composition: null, team_id: null, against_team_id: null, ids }
  }
  if (team_id !== undefined) {
    const { owner_id } = await requireTeamOf(tx, viewer, sport_id, 'team_id', team_id)
    if (owner_id !== viewer.id) throw badField('team_id', lineupTexts.notTeamOwner)
  }
  const sides = { side_size, composition: composition ?? 'any', team_id: team_id ?? null } as const
  if (against_team_id === undefined) return { ...sides, against_team_id: null, ids }
  const { owner_id } = await requireTeamOf(tx, viewer, sport_id, 'against_team_id', against_team_id)
  if (owner_id === viewer.id) throw badField('against_team_id', lineupTexts.ownTeam)
  if (ids.some(id => id !== owner_id)) throw badField('ids', lineupTexts.throughOwner)
  return { ...sides, against_team_id, ids: [owner_id] }
}
