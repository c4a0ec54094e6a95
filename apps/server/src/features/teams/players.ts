import type { teams } from '@gauntlet/contract/teams/endpoints'
import { teamTexts } from '@gauntlet/contract/teams/texts'
import { mayRemove, maySetActive } from '@gauntlet/rules/teams/actions'
import { hasAccepted, isAsked, playerIn } from '@gauntlet/rules/teams/facts'
import type { Transaction } from '../../platform/database/database.ts'
import type { GuardedUseCase } from '../../platform/http/bind.ts'
import { badField } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { takeLookup } from '../people-search/lookups.ts'
import { askIntoTeam } from './ask.ts'
import { type Loaded, requireAllowed, requireTeam } from './facts.ts'
import { guardOwner, guardPlace } from './guard.ts'
import { presentOne } from './present.ts'
import * as queries from './queries.ts'
import { MY_TEAMS, teamLink, tellOfTeam, touchTeam } from './news.ts'

/** The owner asks players, or takes a place. */
export const addPlayers: GuardedUseCase<typeof teams.addPlayers> = {
  guard: guardOwner,
  async run(services, viewer, { team_id, user_id = [], email }) {
    if (user_id.length === 0 && email === undefined) throw badField('user_id', teamTexts.namePlayers)
    if (email !== undefined) await takeLookup(services, viewer, email)
    const emails = email === undefined ? [] : [email]
    await services.db.transaction(tx =>
      askIntoTeam(tx, services, viewer, team_id, { ids: user_id, emails, field: 'user_id' }),
    )
    return presentOne(services, viewer, team_id)
  },
}

/** Carries out an act on a team whose row is held, and answers with the team as it then is. */
async function act(
  services: Services,
  viewer: Viewer,
  teamId: string,
  work: (tx: Transaction, loaded: Loaded) => Promise<void>,
) {
  await services.db.transaction(async tx => {
    const loaded = await requireTeam(tx, viewer, teamId, true)
    await work(tx, loaded)
    touchTeam(tx, services, loaded)
  })
  return presentOne(services, viewer, teamId)
}

/** An invited player accepts; the owner lets an accepted player play, or sets them aside. */
export const setPlayerActive: GuardedUseCase<typeof teams.setActive> = {
  guard: guardPlace,
  run: (services, viewer, { team_id, user_id, active }) =>
    act(services, viewer, team_id, async (tx, { row, team }) => {
      requireAllowed(maySetActive(team, viewer.id, user_id, active === 1))
      if (!isAsked(playerIn(team, user_id))) {
        await queries.setActive.affected(tx, { teamId: team_id, userId: user_id, active: active === 1 })
        return
      }
      await queries.acceptPlace.affected(tx, { teamId: team_id, userId: user_id, now: services.clock.now() })
      const link = teamLink(team_id)
      await tellOfTeam(tx, services, [row.owner_id], { name: 'accepted', actor: viewer.id, team: row.name, link })
    }),
}

/** The owner removes a player; a player leaves, or declines. */
export const removePlayer: GuardedUseCase<typeof teams.removePlayer> = {
  guard: guardPlace,
  run: (services, viewer, { team_id, user_id }) =>
    act(services, viewer, team_id, async (tx, { row, team }) => {
      requireAllowed(mayRemove(team, viewer.id, user_id))
      const accepted = hasAccepted(playerIn(team, user_id))
      await queries.deletePlayer.affected(tx, { teamId: team_id, userId: user_id })
      const about = { actor: viewer.id, team: row.name }
      if (user_id === viewer.id)
        await tellOfTeam(tx, services, [row.owner_id], {
          ...about,
          name: accepted ? 'left' : 'declined',
          link: teamLink(team_id),
        })
      // Taking back an invitation is no news.
      else if (accepted) await tellOfTeam(tx, services, [user_id], { ...about, name: 'removed', link: MY_TEAMS })
    }),
}
