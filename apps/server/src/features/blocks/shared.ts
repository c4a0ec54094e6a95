import type { blocks, SharedThing } from '@gauntlet/contract/blocks/endpoints'
import type { InputOf } from '@gauntlet/contract/endpoint'
import type { Shared } from '../../platform/features/gathers.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { findBlock } from '../people/blocks-queries.ts'

const shown = ({ start_at, city, ...thing }: Shared): SharedThing => ({
  kind: thing.kind,
  act: thing.act,
  id: thing.id,
  title: thing.title,
  start_date: start_at.toISOString(),
  timezone: thing.timezone,
  location: city,
  state: thing.state,
})

/** The things that both are still in after a block: the blocking player is shown them, with a way out of each. */
export async function listShared(
  { db, clock, features }: Services,
  viewer: Viewer,
  { id }: InputOf<typeof blocks.shared>,
) {
  const pair = { viewerId: viewer.id, otherId: id, now: clock.now() }
  // To list it of anybody would tell whose invitations they have accepted.
  const { blocked } = await findBlock.one(db, { viewerId: viewer.id, id })
  if (!blocked) return []
  const lists = await Promise.all(features.flatMap(({ shared }) => shared?.(db, pair) ?? []))
  const things = lists.flat().map(shown)
  return things.toSorted((one, two) => (one.start_date < two.start_date ? -1 : 1))
}
