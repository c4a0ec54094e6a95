import type { InputOf } from '@gauntlet/contract/endpoint'
import { WHOLE_MAX } from '@gauntlet/contract/fields'
import type { teams } from '@gauntlet/contract/teams/endpoints'
import { teamTexts } from '@gauntlet/contract/teams/texts'
import { type GuardedUseCase, Said } from '../../platform/http/bind.ts'
import { badField, Refusal } from '../../platform/http/refusal.ts'
import { pageOf } from '../../platform/http/totals.ts'
import { foldName } from '../../platform/names.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { readAbout } from '../notices/tell.ts'
import { requireTeam } from './facts.ts'
import { guardTeam } from './guard.ts'
import { presentOne, presentTeams } from './present.ts'
import * as queries from './queries.ts'
import { teamLink } from './news.ts'

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

/** First the teams that ask the viewer, then those owned or joined. */
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

async function byId(services: Services, viewer: Viewer, id: string): Promise<string[]> {
  try {
    await requireTeam(services.db, viewer, id)
    return [id]
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}

/** The team with an id, or the teams whose names begin with a text. */
export async function searchTeams(
  services: Services,
  viewer: Viewer,
  { id, name, page, limit }: InputOf<typeof teams.search>,
) {
  if (id !== undefined) {
    const ids = await byId(services, viewer, id)
    return new Said(await presentTeams(services, viewer, page === 1 ? ids : []), { total: ids.length })
  }
  if (name === undefined) throw badField('name', teamTexts.nameTeam)
  const args = { viewerId: viewer.id, prefix: foldName(name) }
  const { rows, total } = await pageOf(
    { page, limit },
    () => queries.listNamedIds.all(services.db, { ...args, limit, offset: (page - 1) * limit }),
    () => queries.countNamed.one(services.db, args),
  )
  return new Said(await presentTeams(services, viewer, idsOf(rows)), { total })
}
