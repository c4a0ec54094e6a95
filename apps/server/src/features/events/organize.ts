import type { InputOf } from '@gauntlet/contract/endpoint'
import type { events } from '@gauntlet/contract/events/endpoints'
import { eventTexts } from '@gauntlet/contract/events/texts'
import type { EventFacts, EventViewer } from '@gauntlet/rules/events/facts'
import { invitePlayers } from '@gauntlet/rules/events/places'
import { cancelEvent as cancels, mayAdd, modifyEvent } from '@gauntlet/rules/events/terms'
import { areKeptApart } from '@gauntlet/rules/people/relation'
import type { Transaction } from '../../platform/database/database.ts'
import { badField } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { areThere } from '../cards/hidden.ts'
import { lockPlayers } from '../people/friendships-queries.ts'
import { isSamePlace } from '../venues/agree.ts'
import { eventAct, refusalOf } from './event-act.ts'
import { sendNotices, storePlaces } from './persist.ts'
import { presentEvent } from './present.ts'
import * as queries from './queries.ts'
import type { EventColumns } from './tables.ts'
import { latestStart, siteOf, knownSite, timesOf } from './terms.ts'

/** A player to be invited, as the rules see them in relation to the organizer. */
export const towards = ({ id, friend, blocked, minor, organizer_minor }: queries.TargetRow): EventViewer => ({
  id,
  blocked,
  kept_apart: areKeptApart({ minor, other_minor: organizer_minor, friend }),
  shielded: !friend && organizer_minor,
  shut_out: false,
})

/** Players to be invited, in the order in which they were named. */
export async function targetsOf(tx: Transaction, organizerId: string, ids: readonly string[], field: string) {
  const others = ids.filter(id => id !== organizerId)
  const rows = new Map((await queries.listTargets.all(tx, { organizerId, ids: others })).map(row => [row.id, row]))
  return others.map(id => {
    const row = rows.get(id)
    if (!row) throw badField(field, eventTexts.unknownPlayer)
    return { friend: row.friend, viewer: towards(row) }
  })
}

const ORGANIZER = { blocked: false, kept_apart: false, shielded: false, shut_out: false }

/** Announces an event and invites the selected players. */
export async function addEvent(services: Services, viewer: Viewer, input: InputOf<typeof events.add>) {
  const site = siteOf(services, { city: input.location, state: input.locstate, zip: input.zip })
  const times = timesOf({ start: input.event_start, end: input.event_end }, site.timezone)
  const now = services.clock.now()
  const id = newId(now)
  const terms = {
    open: input.open_invite === 1,
    open_to_minors: input.open_to_minors === 1,
    start: times.start_at.getTime(),
    end: times.end_at.getTime(),
    slots: input.slots,
  }
  await services.db.transaction(async tx => {
    await lockPlayers.all(tx, { ids: [viewer.id] })
    if (!(await areThere(tx, viewer.id, input.selected))) throw badField('selected', eventTexts.unknownPlayer)
    const targets = await targetsOf(tx, viewer.id, [...new Set(input.selected)], 'selected')
    const invited = { invited: targets.length, friends: targets.filter(({ friend }) => friend).length }
    const latest = latestStart(services, site.timezone)
    const verdict = mayAdd(terms, { latestStart: latest, ...invited }, now.getTime())
    if (verdict.kind !== 'allowed') throw refusalOf(verdict.reason)
    const facts: EventFacts = { status: 'Upcoming', organizer_id: viewer.id, ...terms, places: [], suspended: [] }
    const attempt = invitePlayers(
      facts,
      { id: viewer.id, ...ORGANIZER },
      targets.map(target => target.viewer),
      now.getTime(),
    )
    if (attempt.kind !== 'allowed') throw refusalOf(attempt.reason)
    const row = {
      title: input.event_name,
      open: terms.open,
      open_to_minors: terms.open_to_minors,
      slots: terms.slots,
      venue: input.venue,
      message: input.message,
      ...site,
      ...times,
    }
    await queries.insertEvent.affected(tx, { id, organizer_id: viewer.id, created_at: now, ...row })
    const { facts: event, consequences } = attempt
    const unseen = event.places.map(({ user_id }) => user_id)
    await storePlaces(tx, id, { before: null, after: event, unseen, actor: viewer.id, now })
    await sendNotices(tx, services, { id, about: row, facts: event, consequences, actor: viewer.id })
    services.live.touch(tx, [viewer.id, ...unseen], id)
  })
  return presentEvent(services, viewer, id)
}

type Edit = InputOf<typeof events.edit>

/** The end, unless the event was given none: then it moves with the day of the start. */
function setEnd({ start_at, end_at, timezone }: Pick<EventColumns, 'start_at' | 'end_at' | 'timezone'>) {
  const unset = timesOf({ start: start_at, end: undefined }, timezone).end_at
  return unset.getTime() === end_at.getTime() ? undefined : end_at
}

/**
 * The terms as they would be: a field that the form leaves out keeps its value. Times without an offset are wall time
 * at the venue.
 */
function newTerms(services: Services, row: queries.EventRow, input: Edit): queries.Terms {
  const typed = { city: input.location ?? row.city, state: input.locstate ?? row.state, zip: input.zip ?? row.zip }
  const site = isSamePlace(typed, row) ? knownSite(row) : siteOf(services, typed)
  return {
    title: input.event_name ?? row.title,
    open: input.open_invite === undefined ? row.open : input.open_invite === 1,
    open_to_minors: input.open_to_minors === undefined ? row.open_to_minors : input.open_to_minors === 1,
    slots: input.slots ?? row.slots,
    venue: input.venue ?? row.venue,
    message: input.message ?? row.message,
    ...site,
    ...timesOf({ start: input.event_start ?? row.start_at, end: input.event_end ?? setEnd(row) }, site.timezone),
  }
}

/** The organizer changes the fields that the form names. */
export const editEvent = eventAct<typeof events.edit>(
  () => 'modify',
  (act, _viewer, input, services) =>
    act(input.id, ({ row }) => {
      const terms = newTerms(services, row, input)
      const { open, slots, start_at, end_at, timezone } = terms
      const chosen = { open, slots, start: start_at.getTime(), end: end_at.getTime() }
      const latest = latestStart(services, timezone)
      return { action: 'modify', terms, attempt: (facts, who, now) => modifyEvent(facts, who, chosen, latest, now) }
    }),
)

/** The organizer cancels. */
export const cancelEvent = eventAct<typeof events.cancel>(
  () => 'cancel',
  (act, _viewer, { event_id }) => act(event_id, () => ({ action: 'cancel', attempt: cancels })),
  'event_id',
)
