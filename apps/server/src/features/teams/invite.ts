import type { InputOf } from '@gauntlet/contract/endpoint'
import type { teams } from '@gauntlet/contract/teams/endpoints'
import { mayAdd } from '@gauntlet/rules/teams/actions'
import type { GuardedUseCase } from '../../platform/http/bind.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import type { Attach } from '../../platform/features/gathers.ts'
import { tell } from '../notices/tell.ts'
import { takeLookup } from '../people-search/lookups.ts'
import { askIntoTeam, askSomebody, tellSomebody } from './ask.ts'
import { loadTeam } from './facts.ts'
import { guardOwner } from './guard.ts'
import { listPersons } from './people-queries.ts'
import { insertPlayer } from './queries.ts'
import { teamLink, touchTeam } from './news.ts'

/** Invites somebody by e-mail, to a team of the viewer or without one. */
export const invitePerson: GuardedUseCase<typeof teams.invite> = {
  async guard(services, viewer, raw) {
    if (raw['team_id'] !== undefined) await guardOwner(services, viewer, raw)
  },
  async run(services: Services, viewer: Viewer, { email, team_id }: InputOf<typeof teams.invite>) {
    await takeLookup(services, viewer, email)
    await services.db.transaction(tx =>
      team_id === undefined
        ? askSomebody(tx, services, viewer, email)
        : askIntoTeam(tx, services, viewer, team_id, { ids: [], emails: [email], field: 'email' }),
    )
    return undefined
  },
}

/** Asks the owner of a newly verified address into the teams that invited it, if they still may. */
export const attachToTeam: Attach = async (tx, services, { inviterId, userId, thingId }) => {
  if (thingId === inviterId) {
    const person = await listPersons.one(tx, { ids: [userId], viewerId: inviterId })
    if (!person.blocked) await tellSomebody(tx, services, { inviterId, userId })
    return
  }
  const loaded = await loadTeam(tx, { id: thingId, viewerId: inviterId, lock: true })
  if (!loaded) return
  const person = await listPersons.one(tx, { ids: [userId], viewerId: inviterId })
  if (mayAdd(loaded.team, inviterId, person).kind !== 'allowed') return
  const now = services.clock.now()
  await insertPlayer.affected(tx, { team_id: thingId, user_id: userId, asked_at: now, accepted_at: null, active: true })
  await tell(tx, services, [userId], {
    kind: 'invitations',
    name: 'team',
    actor: inviterId,
    params: { what: loaded.row.name },
    link: teamLink(thingId),
  })
  touchTeam(tx, services, loaded)
}
