import type { events } from '@gauntlet/contract/events'
import { eventTexts } from '@gauntlet/contract/events-texts'
import { verdictOf } from '@gauntlet/rules/events/actions'
import { invitePlayers } from '@gauntlet/rules/events/places'
import { type GuardedUseCase, Said } from '../../platform/http/bind.ts'
import { badField } from '../../platform/http/refusal.ts'
import { MAIL_JOB } from '../../platform/outbox/outbox.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import type { Attach } from '../invitations/attach.ts'
import { inviteAddress, ownerOf } from '../invitations/invite.ts'
import { takeLookup } from '../people-search/lookups.ts'
import { actOnEvent, guardAct, refusalOf } from './act.ts'
import { loadEvents, requireVisible } from './facts.ts'
import { targetsOf, towards } from './organize.ts'
import { storePlaces } from './persist.ts'
import { presentEvent } from './present.ts'
import * as queries from './queries.ts'
import { whenAt } from './terms.ts'

/** Somebody who has no account: the invitation waits until the address is verified. */
async function inviteFromOutside(services: Services, viewer: Viewer, id: string, email: string) {
  await services.db.transaction(async tx => {
    const { row, facts, viewer: who } = await requireVisible(tx, viewer.id, id, { lock: true })
    const verdict = verdictOf('add', facts, who, services.clock.now().getTime())
    if (verdict.kind !== 'allowed') throw refusalOf(verdict.reason)
    await inviteAddress(tx, services, {
      inviterId: viewer.id,
      email,
      kind: 'event',
      thingId: id,
      what: `the event ${row.title}`,
      lines: [`${whenAt(row.start_at, row.timezone)} · ${row.city}, ${row.state}`],
    })
  })
  services.jobs.wake(MAIL_JOB)
  return new Said(await presentEvent(services, viewer, id), { message: eventTexts.addressInvited })
}

/** The organizer invites players by id, or somebody by e-mail. */
export const addUsers: GuardedUseCase<typeof events.addUsers> = {
  guard: guardAct(() => 'add'),
  async run(services, viewer, { event_id, user_id = [], email }) {
    const ids = [...user_id]
    if (email !== undefined) {
      await takeLookup(services, viewer, email)
      const owner = await ownerOf(services.db, email)
      if (owner === undefined && ids.length === 0) return inviteFromOutside(services, viewer, event_id, email)
      if (owner !== undefined) ids.push(owner)
    }
    if (ids.length === 0) throw badField('email', eventTexts.emailMissing)
    return actOnEvent(services, viewer, event_id, async (tx, { facts, viewer: who }, now) => {
      const targets = await targetsOf(tx, viewer.id, ids, email === undefined ? 'user_id' : 'email')
      return invitePlayers(
        facts,
        who,
        targets.map(target => target.viewer),
        now,
      )
    })
  },
}

/** Invites who has just verified an address that was invited; what can no longer be is passed over. */
export const attachToEvent: Attach = async (tx, services, { inviterId, userId, thingId: id }) => {
  if (!(await queries.lockEvent.first(tx, { id }))) return
  const [loaded] = await loadEvents(tx, [id], inviterId)
  const [target] = await queries.listTargets.all(tx, { organizerId: inviterId, ids: [userId] })
  if (!loaded || !target) return
  const attempt = invitePlayers(loaded.facts, loaded.viewer, [towards(target)], services.clock.now().getTime())
  if (attempt.kind !== 'allowed') return
  await storePlaces(tx, services, { id, before: loaded.facts, ...attempt, about: loaded.row, actor: inviterId })
}
