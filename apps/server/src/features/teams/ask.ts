import { teamReasons } from '@gauntlet/contract/teams/reasons'
import { mayAdd, mayInvite } from '@gauntlet/rules/teams/actions'
import type { TeamFacts } from '@gauntlet/rules/teams/facts'
import type { Transaction } from '../../platform/database/database.ts'
import { badField } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { lockPlayers } from '../people/friendships-queries.ts'
import { inviteAddress, keepInvitation, ownerOf } from '../invitations/invite.ts'
import { tell } from '../notices/tell.ts'
import { type Loaded, refusalOf, requireAllowed, requireTeam } from './facts.ts'
import { listPersons, type PersonRow } from './people-queries.ts'
import { insertPlayer } from './queries.ts'
import { MY_TEAMS, teamLink, touchTeam } from './news.ts'

/** Everybody whom an input names: players by id, and addresses, some of which may belong to an account. */
export interface Named {
  ids: readonly string[]
  emails: readonly string[]
  /** The field of the input, for a refusal that names it. */
  field: string
}

interface Found {
  ids: string[]
  /** The addresses of players who were named by address: whether they can be reached is not disclosed. */
  byEmail: Map<string, string>
  /** Addresses without an account. */
  outside: Set<string>
}

async function find(tx: Transaction, { ids, emails }: Named): Promise<Found> {
  const found: Found = { ids: [...ids], byEmail: new Map(), outside: new Set() }
  for (const email of new Set(emails)) {
    const owner = await ownerOf(tx, email)
    if (owner === undefined) found.outside.add(email)
    else if (!found.ids.includes(owner)) {
      found.ids.push(owner)
      found.byEmail.set(owner, email)
    }
  }
  return found
}

/** The players who were given a place, and the addresses of players who are hidden from whoever asks. */
interface Added {
  ids: string[]
  hidden: Set<string>
}

interface Adding {
  viewer: Viewer
  loaded: Loaded
  found: Found
  persons: ReadonlyMap<string, PersonRow>
  field: string
}

/** Gives a place to each player who can be asked. */
async function insert(
  tx: Transaction,
  services: Services,
  { viewer, loaded, found, persons, field }: Adding,
): Promise<Added> {
  const now = services.clock.now()
  let { team }: { team: TeamFacts } = loaded
  const added: Added = { ids: [], hidden: new Set() }
  for (const id of found.ids) {
    const person = persons.get(id)
    const verdict = person ? mayAdd(team, viewer.id, person) : undefined
    if (verdict?.kind !== 'allowed') {
      const reason = verdict?.reason ?? 'unknown_player'
      if (reason !== 'unknown_player') throw refusalOf(reason)
      // An address is answered like one without an account, or the answer would disclose who has blocked the viewer or
      // is under 18.
      const email = found.byEmail.get(id)
      if (email === undefined) throw badField(field, teamReasons.unknown_player)
      added.hidden.add(email)
      continue
    }
    const accepted_at = id === viewer.id ? now : null
    await insertPlayer.affected(tx, { team_id: loaded.row.id, user_id: id, asked_at: now, accepted_at, active: true })
    const place = { user_id: id, accepted_at: accepted_at?.getTime() ?? null, active: true }
    team = { ...team, players: [...team.players, place] }
    added.ids.push(id)
  }
  return added
}

const personsOf = async (tx: Transaction, viewerId: string, ids: readonly string[]) =>
  new Map((await listPersons.all(tx, { ids, viewerId })).map(row => [row.user_id, row]))

/**
 * Asks players to join a team of the viewer, all of those named or none: players with an account by a notice, other
 * addresses by a mail.
 */
export async function askIntoTeam(
  tx: Transaction,
  services: Services,
  viewer: Viewer,
  id: string,
  named: Named,
): Promise<void> {
  const found = await find(tx, named)
  await lockPlayers.all(tx, { ids: [viewer.id, ...found.ids] })
  const loaded = await requireTeam(tx, viewer, id, true)
  const persons = await personsOf(tx, viewer.id, found.ids)
  const { ids, hidden } = await insert(tx, services, { viewer, loaded, found, persons, field: named.field })
  const { name, sport_name, location } = loaded.row
  // In the order in which they were named: it would tell one kind of address from the other.
  for (const email of new Set(named.emails)) {
    const invitation = { inviterId: viewer.id, email, kind: 'team', thingId: id } as const
    if (hidden.has(email)) await keepInvitation(tx, services, invitation)
    else if (found.outside.has(email))
      await inviteAddress(tx, services, { ...invitation, title: name, link: MY_TEAMS, facts: [sport_name, location] })
  }
  const link = teamLink(id)
  await tell(tx, services, ids, { kind: 'invitations', name: 'team', actor: viewer.id, params: { what: name }, link })
  touchTeam(tx, services, loaded)
  services.live.touch(tx, ids)
}

/** Invites somebody without a team: the account that has the address, else the address. */
export async function askSomebody(tx: Transaction, services: Services, viewer: Viewer, email: string): Promise<void> {
  const owner = await ownerOf(tx, email)
  // Without a team, it is the inviting player whom the invitation leads to.
  const invitation = { inviterId: viewer.id, email, kind: 'team', thingId: viewer.id } as const
  if (owner === undefined) return inviteAddress(tx, services, { ...invitation, link: MY_TEAMS, facts: [] })
  if (owner === viewer.id) throw badField('email', teamReasons.yourself)
  const reached = await tellSomebody(tx, services, { inviterId: viewer.id, userId: owner })
  if (!reached) await keepInvitation(tx, services, invitation)
}

/** Tells a player that somebody would like to be in a team with them; false if the two are kept apart. */
export async function tellSomebody(
  tx: Transaction,
  services: Services,
  { inviterId, userId }: { inviterId: string; userId: string },
): Promise<boolean> {
  const person = (await personsOf(tx, inviterId, [userId])).get(userId)
  if (!person) return false
  const verdict = mayInvite(person)
  if (verdict.kind !== 'allowed' && verdict.reason === 'unknown_player') return false
  requireAllowed(verdict)
  await tell(tx, services, [userId], {
    kind: 'invitations',
    name: 'anyTeam',
    actor: inviterId,
    params: { what: '' },
    link: `/user/view/${inviterId}`,
  })
  return true
}
