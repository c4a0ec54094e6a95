import type { InputOf } from '@gauntlet/contract/endpoint'
import { WHOLE_MAX } from '@gauntlet/contract/fields'
import type { teams } from '@gauntlet/contract/teams'
import { TEAM_MATCHES_MAX, teamTexts } from '@gauntlet/contract/teams-texts'
import type { GuardedUseCase } from '../../platform/http/bind.ts'
import { badField, Refusal } from '../../platform/http/refusal.ts'
import { foldName } from '../../platform/names.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { readAbout } from '../notices/tell.ts'
import { requireTeam } from './facts.ts'
import { guardTeam } from './guard.ts'
import { presentOne, presentTeams } from './present.ts'
import * as queries from './queries.ts'
import { teamLink } from './told.ts'

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

/** Where the viewer is asked, then the teams owned or joined. */
export async function listOwnTeams(services: Services, viewer: Viewer) {
  const rows = await queries.listOwnIds.all(services.db, { viewerId: viewer.id, limit: WHOLE_MAX })
  return presentTeams(services, viewer, idsOf(rows))
}

export const viewTeam: GuardedUseCase<typeof teams.view> = {
  guard: guardTeam,
  async run(services, viewer, { team_id }) {
    await services.db.transaction(tx => readAbout(tx, services, viewer.id, teamLink(team_id)))
    return presentOne(services, viewer, team_id)
  },
}

async function matchIds(services: Services, viewer: Viewer, { id, name }: InputOf<typeof teams.search>) {
  if (id !== undefined)
    try {
      await requireTeam(services.db, viewer, id)
      return [id]
    } catch (error) {
      if (error instanceof Refusal) return []
      throw error
    }
  if (name === undefined) throw badField('name', teamTexts.nameTeam)
  const prefix = foldName(name)
  const limit = TEAM_MATCHES_MAX
  return idsOf(await queries.listNamedIds.all(services.db, { viewerId: viewer.id, prefix, limit }))
}

/** The team of an id, or those whose name begins so. */
export async function searchTeams(services: Services, viewer: Viewer, input: InputOf<typeof teams.search>) {
  return presentTeams(services, viewer, await matchIds(services, viewer, input))
}
