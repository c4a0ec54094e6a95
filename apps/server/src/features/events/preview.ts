import { isId } from '@gauntlet/contract/fields'
import type { Services } from '../../platform/services.ts'
import { whenAt } from '../../platform/clock/when.ts'
import { findPreview } from './queries.ts'

const ADDRESS = /^\/event\/view\/([^/]+)\/?$/i

/** The preview of an event's link where it is shared: no more than any visitor is told. */
export async function eventPreview(
  { db }: Pick<Services, 'db'>,
  path: string,
): Promise<{ title: string; description: string } | undefined> {
  const id = ADDRESS.exec(path)?.[1]?.toLowerCase()
  const event = isId(id) ? await findPreview.first(db, { id }) : undefined
  if (!event) return undefined
  const when = event.cancelled ? 'Cancelled' : whenAt(event.start_at, event.timezone)
  return { title: event.title, description: `${when} · ${event.city}, ${event.state}` }
}
