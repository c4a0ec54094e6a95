import type { events } from '@gauntlet/contract/events/endpoints'
import { eventTexts } from '@gauntlet/contract/events/texts'
import { guestTexts } from '@gauntlet/contract/guests/texts'
import { verdictOf } from '@gauntlet/rules/events/actions'
import { addGuest } from '@gauntlet/rules/events/guests'
import { invitePlayers, isOutOfReach } from '@gauntlet/rules/events/places'
import { Said } from '../../platform/http/bind.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { badField } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import type { Attach } from '../../platform/features/gathers.ts'
import { areThere } from '../cards/hidden.ts'
import { whenAt } from '../../platform/clock/when.ts'
import { makeGuest } from '../guests/guests.ts'
import { inviteAddress, keepInvitation, ownerOf, requireUnblocked } from '../invitations/invite.ts'
import { takeLookup } from '../people-search/lookups.ts'
import { eventAct, refusalOf } from './event-act.ts'
import { type Loaded, lockEvent } from './facts.ts'
import { targetsOf, towards } from './organize.ts'
import { eventLink, storeChange } from './persist.ts'
import * as queries from './queries.ts'

/** Writes to an address without an account: the invitation waits until somebody has verified it. */
const inviteOutsider = (tx: Transaction, services: Services, { row }: Loaded, inviterId: string, email: string) =>
  inviteAddress(tx, services, {
    inviterId,
    email,
    kind: 'event',
    thingId: row.id,
    title: row.title,
    link: eventLink(row.id),
    facts: [whenAt(row.start_at, row.timezone), `${row.city}, ${row.state}`],
  })

/**
 * The player who owns an address. If the organizer may not learn of an account by it, the address is written to, or
 * kept as if it were, and the answer is undefined.
 */
async function playerOf(
  tx: Transaction,
  services: Services,
  loaded: Loaded,
  viewer: Viewer,
  email: string,
): Promise<string | undefined> {
  const verdict = verdictOf('add', loaded.facts, loaded.viewer, services.clock.now().getTime())
  if (verdict.kind !== 'allowed') throw refusalOf(verdict.reason)
  const owner = await ownerOf(tx, email)
  if (owner === undefined) {
    await inviteOutsider(tx, services, loaded, viewer.id, email)
    return undefined
  }
  if (owner === viewer.id) throw badField('email', eventTexts.yourself)
  await requireUnblocked(tx, { inviterId: viewer.id, ownerId: owner, field: 'email' })
  const [target] = await queries.listTargets.all(tx, { organizerId: viewer.id, ids: [owner] })
  if (target && !isOutOfReach(loaded.facts, towards(target))) return owner
  await keepInvitation(tx, services, { inviterId: viewer.id, email, kind: 'event', thingId: loaded.row.id })
  return undefined
}

/** The organizer invites players by id, or somebody by e-mail, or gives a place to a guest by name. */
export const addUsers = eventAct<typeof events.addUsers>(
  () => 'add',
  async (act, viewer, { event_id, user_id = [], email, guest: name }, services) => {
    let message: string = eventTexts.added
    const event = await act(event_id, async (loaded, _now, tx) => {
      if (name !== undefined) {
        if (email !== undefined || user_id.length > 0) throw badField('guest', guestTexts.alone)
        message = eventTexts.guestAdded
        const guestId = await makeGuest(tx, services, {
          hostId: viewer.id,
          kind: 'event',
          thingId: loaded.row.id,
          name,
        })
        return { action: 'add', attempt: (facts, organizer, now) => addGuest(facts, organizer, guestId, now) }
      }
      if (email === undefined && user_id.length === 0) throw badField('email', eventTexts.emailMissing)
      if (email !== undefined) await takeLookup(services, viewer, email)
      const owner = email === undefined ? undefined : await playerOf(tx, services, loaded, viewer, email)
      if (email !== undefined && owner === undefined) message = eventTexts.addressInvited
      if (!(await areThere(tx, viewer.id, user_id))) throw badField('user_id', eventTexts.unknownPlayer)
      const ids = new Set(owner === undefined ? user_id : [...user_id, owner])
      const targets = (await targetsOf(tx, viewer.id, [...ids], 'user_id')).map(target => target.viewer)
      return { action: 'add', attempt: (facts, organizer, now) => invitePlayers(facts, organizer, targets, now) }
    })
    return new Said(event, { message })
  },
  'event_id',
)

/**
 * Invites a player who has just verified an address to the events that invited it; those that are no longer possible
 * are skipped.
 */
export const attachToEvent: Attach = async (tx, services, { inviterId, userId, thingId: id }) => {
  const loaded = await lockEvent(tx, id, inviterId)
  const [target] = await queries.listTargets.all(tx, { organizerId: inviterId, ids: [userId] })
  if (!loaded || loaded.row.organizer_gone || !target) return
  const attempt = invitePlayers(loaded.facts, loaded.viewer, [towards(target)], services.clock.now().getTime())
  if (attempt.kind === 'allowed') await storeChange(tx, services, { loaded, ...attempt, actor: inviterId })
}
