import { roleIn } from '@gauntlet/rules/teams/actions'
import { isId } from '@gauntlet/contract/fields'
import type { Services, Viewer } from '../../platform/services.ts'
import { refusalOf, requireTeam } from './facts.ts'

type Raw = Readonly<Record<string, unknown>>

/** Before the input is looked at: 404 unless there is such a team for the viewer. */
export async function guardTeam({ db }: Services, viewer: Viewer, raw: Raw): Promise<void> {
  await requireTeam(db, viewer, raw['team_id'])
}

/** The same, and 403 unless the viewer owns it. */
export async function guardOwner({ db }: Services, viewer: Viewer, raw: Raw): Promise<void> {
  const { team } = await requireTeam(db, viewer, raw['team_id'])
  if (roleIn(team, viewer.id) !== 'owner') throw refusalOf('not_owner')
}

/** The same, unless it is about the viewer's own place. */
export async function guardPlace({ db }: Services, viewer: Viewer, raw: Raw): Promise<void> {
  const { team } = await requireTeam(db, viewer, raw['team_id'])
  const about = raw['user_id']
  if (roleIn(team, viewer.id) !== 'owner' && isId(about) && about !== viewer.id) throw refusalOf('not_owner')
}
