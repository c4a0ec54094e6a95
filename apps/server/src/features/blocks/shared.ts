import type { blocks, PartingAct, SharedThing } from '@gauntlet/contract/blocks/endpoints'
import type { InputOf } from '@gauntlet/contract/endpoint'
import type { Services, Viewer } from '../../platform/services.ts'
import { listAgreedBetween } from '../challenges/queries.ts'
import { listSharedBetween as listSharedEvents } from '../events/queries.ts'
import { listSharedBetween as listSharedTournaments } from '../tournaments/list-queries.ts'
import { findBlock } from '../people/blocks-queries.ts'

interface Row {
  id: string
  title: string
  start_at: Date
  timezone: string
  city: string
  state: string
}

const shownAs = (kind: SharedThing['kind'], act: PartingAct, row: Row): SharedThing => ({
  kind,
  act,
  id: row.id,
  title: row.title,
  start_date: row.start_at.toISOString(),
  timezone: row.timezone,
  location: row.city,
  state: row.state,
})

/** What a block leaves standing between the two: whoever blocks is shown it, and how to get out of it. */
export async function listShared({ db, clock }: Services, viewer: Viewer, { id }: InputOf<typeof blocks.shared>) {
  const pair = { viewerId: viewer.id, otherId: id, now: clock.now() }
  // To list it of anybody would tell whose invitations they have accepted.
  const { blocked } = await findBlock.one(db, { viewerId: viewer.id, id })
  if (!blocked) return []
  const [matches, events, tournaments] = await Promise.all([
    listAgreedBetween.all(db, { ids: [viewer.id, id], now: pair.now }),
    listSharedEvents.all(db, pair),
    listSharedTournaments.all(db, pair),
  ])
  const things = [
    ...matches.map(row => shownAs('challenge', 'cancel', row)),
    ...events.map(row => shownAs('event', row.own ? 'remove' : 'leave', row)),
    ...tournaments.map(row => shownAs('tournament', row.own ? 'remove' : 'leave', row)),
  ]
  return things.toSorted((one, two) => (one.start_date < two.start_date ? -1 : 1))
}
