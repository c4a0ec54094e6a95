import type { availability, SharedTimes } from '@gauntlet/contract/availability/endpoints'
import { availabilityTexts as texts } from '@gauntlet/contract/availability/texts'
import type { InputOf } from '@gauntlet/contract/endpoint'
import { DAY } from '@gauntlet/contract/time'
import { bothFree, type Span } from '@gauntlet/rules/availability/both-free'
import { zoneOf } from '../../platform/clock/zones.ts'
import { badField, notFound } from '../../platform/http/refusal.ts'
import { ENGLISH } from '../../platform/language/speaker.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { holdAccount } from '../second-proofs/owner.ts'
import { deleteWeek, findHomeZone, findPair, findWeek, listWeeks, putWeek } from './queries.ts'
import { spansOf } from './week.ts'

/** A tournament that began so long ago may still be played. */
const BEGUN = 7 * DAY

export const viewAvailability = async ({ db }: Services, viewer: Viewer) =>
  (await findWeek.first(db, { userId: viewer.id })) ?? { free: [], zone: null }

export async function changeAvailability(
  services: Services,
  viewer: Viewer,
  { free: parts, zone: named }: InputOf<typeof availability.change>,
) {
  const zone = named === undefined ? undefined : zoneOf(named)
  if (named !== undefined && zone === undefined) throw badField('zone', texts.badZone)
  const free = [...new Set(parts)].toSorted((one, two) => one - two)
  const userId = viewer.id
  await services.db.transaction(async tx => {
    await holdAccount(tx, viewer)
    // Another device of theirs would take back what it does not show.
    services.live.touch(tx, [userId])
    if (free.length === 0) return deleteWeek.affected(tx, { userId })
    const before = zone ?? (await findWeek.first(tx, { userId }))?.zone
    const home = before ?? (await findHomeZone.first(tx, { userId }))?.timezone
    return putWeek.affected(tx, { userId, free, zone: home ?? 'UTC' })
  })
  return undefined
}

/** The hours of everything that players attend. */
async function agendasOf(services: Services, userIds: readonly string[], now: Date): Promise<Span[]> {
  const since = new Date(now.getTime() - BEGUN)
  const lists = await Promise.all(
    userIds.flatMap(userId =>
      services.features.flatMap(({ calendar }) => calendar?.(services, { userId, since, speaker: ENGLISH }) ?? []),
    ),
  )
  return lists.flat().map(({ start, end }) => ({ start: start.getTime(), end: end.getTime() }))
}

/** The next times when the viewer and another are both free: none where they are strangers, or one has told nothing. */
export async function viewSharedTimes(
  services: Services,
  viewer: Viewer,
  { id }: InputOf<typeof availability.shared>,
): Promise<SharedTimes> {
  const { db, clock } = services
  const pair = await findPair.first(db, { viewerId: viewer.id, otherId: id })
  if (!pair) throw notFound(texts.unknownPlayer)
  if (!pair.near) return { untold: 0, times: [] }
  const weeks = await listWeeks.all(db, { userIds: [viewer.id, id] })
  const [own, others] = [viewer.id, id].map(userId => weeks.find(({ user_id }) => user_id === userId))
  if (!own || !others) return { untold: own ? 0 : 1, times: [] }
  const now = clock.now()
  const busy = await agendasOf(services, [viewer.id, id], now)
  const times = bothFree(spansOf(own, now), spansOf(others, now), busy, now.getTime())
  return {
    untold: 0,
    times: times.map(({ start, end }) => ({ start: new Date(start).toISOString(), end: new Date(end).toISOString() })),
  }
}
