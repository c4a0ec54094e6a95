import type { InputOf } from '@gauntlet/contract/endpoint'
import { isId } from '@gauntlet/contract/fields'
import { sportTexts } from '@gauntlet/contract/sports/endpoints'
import type { teams } from '@gauntlet/contract/teams/endpoints'
import { mayDelete, mayEdit, mayMake } from '@gauntlet/rules/teams/actions'
import { hasAccepted } from '@gauntlet/rules/teams/facts'
import type { Transaction } from '../../platform/database/database.ts'
import type { GuardedUseCase } from '../../platform/http/bind.ts'
import { badField } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import { foldName } from '../../platform/names.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { lockPlayers } from '../people/friendships-queries.ts'
import { takeLookup } from '../people-search/lookups.ts'
import { findSport } from '../sports/queries.ts'
import { askIntoTeam } from './ask.ts'
import { type Loaded, requireAllowed, requireTeam } from './facts.ts'
import { guardOwner } from './guard.ts'
import { presentOne } from './present.ts'
import * as queries from './queries.ts'
import { MY_TEAMS, teamLink, tellOfTeam, touchTeam } from './news.ts'

async function requireSport(tx: Transaction, id: string, field: string): Promise<void> {
  if (!(await findSport.first(tx, { id }))) throw badField(field, sportTexts.unknownSport)
}

/** Makes a team in which the viewer plays as the captain, and asks the selected. */
export async function createTeam(services: Services, viewer: Viewer, input: InputOf<typeof teams.add>) {
  const { name, gender, sports, address, selected } = input
  const emails = selected.filter(chosen => !isId(chosen))
  for (const email of emails) await takeLookup(services, viewer, email)
  const now = services.clock.now()
  const id = newId(now)
  await services.db.transaction(async tx => {
    await requireSport(tx, sports, 'sports')
    await lockPlayers.all(tx, { ids: [viewer.id, ...selected.filter(isId)] })
    const { owned } = await queries.countOwned.one(tx, { ownerId: viewer.id })
    requireAllowed(mayMake(owned))
    await queries.insertTeam.affected(tx, {
      id,
      owner_id: viewer.id,
      name,
      name_key: foldName(name),
      location: address,
      gender,
      sport_id: sports,
      active: true,
      created_at: now,
    })
    await queries.insertPlayer.affected(tx, {
      team_id: id,
      user_id: viewer.id,
      asked_at: now,
      accepted_at: now,
      active: true,
    })
    // Players who select themselves are in it already.
    const ids = [...new Set(selected.filter(chosen => isId(chosen) && chosen !== viewer.id))]
    await askIntoTeam(tx, services, viewer, id, { ids, emails, field: 'selected' })
  })
  return presentOne(services, viewer, id)
}

type Changes = Omit<InputOf<typeof teams.edit>, 'team_id'>

async function change(tx: Transaction, services: Services, viewer: Viewer, loaded: Loaded, changes: Changes) {
  const { row, team } = loaded
  const { name = row.name, location = row.location, gender = row.gender, sport_id = row.sport_id } = changes
  if (sport_id !== row.sport_id) await requireSport(tx, sport_id, 'sport_id')
  const active = changes.status === undefined ? row.active : changes.status === 1
  const { id, owner_id } = row
  const name_key = foldName(name)
  await queries.updateTeam.affected(tx, { id, owner_id, name, name_key, location, gender, sport_id, active })
  const isOther = name !== row.name || location !== row.location || gender !== row.gender || sport_id !== row.sport_id
  const players = team.players.filter(hasAccepted).map(({ user_id }) => user_id)
  if (isOther)
    await tellOfTeam(tx, services, players, { name: 'changed', actor: viewer.id, team: name, link: teamLink(id) })
  touchTeam(tx, services, loaded)
}

export const editTeam: GuardedUseCase<typeof teams.edit> = {
  guard: guardOwner,
  async run(services, viewer, { team_id, ...changes }) {
    await services.db.transaction(async tx => {
      const loaded = await requireTeam(tx, viewer, team_id, true)
      requireAllowed(mayEdit(loaded.team, viewer.id))
      await change(tx, services, viewer, loaded, changes)
    })
    return presentOne(services, viewer, team_id)
  },
}

export const deleteTeam: GuardedUseCase<typeof teams.delete> = {
  guard: guardOwner,
  async run(services, viewer, { team_id }) {
    await services.db.transaction(async tx => {
      const loaded = await requireTeam(tx, viewer, team_id, true)
      requireAllowed(mayDelete(loaded.team, viewer.id))
      const players = loaded.team.players.filter(hasAccepted).map(({ user_id }) => user_id)
      await queries.deleteTeam.affected(tx, { id: team_id })
      const team = loaded.row.name
      await tellOfTeam(tx, services, players, { name: 'deleted', actor: viewer.id, team, link: MY_TEAMS })
      touchTeam(tx, services, loaded)
    })
    return undefined
  },
}
