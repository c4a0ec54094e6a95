import type { InputOf } from '@gauntlet/contract/endpoint'
import type { feed } from '@gauntlet/contract/feed/endpoints'
import type { Services, Viewer } from '../../platform/services.ts'
import { presentResult } from './present.ts'
import { findMark, listLately, type Mark } from './queries.ts'
import { type FedResult, resultsAmong } from './results.ts'

type Place = Pick<Mark, 'start_at' | 'id'>

const NEWEST: Place = { start_at: new Date('9999-12-31Z'), id: '00000000-0000-0000-0000-000000000000' }

/**
 * How often it looks farther back where matches are not for the viewer's eyes, each time at four times as many. After
 * that the feed ends: a page costs no more however many there are.
 */
const LOOKS = 4
const WIDER = 4

/** So many results after a mark, or as many as there are. */
async function resultsAfter({ db }: Services, viewer: Viewer, after: Place, wanted: number): Promise<FedResult[]> {
  const found: FedResult[] = []
  let [mark, limit]: [Place | undefined, number] = [after, wanted]
  for (let look = 0; look < LOOKS && mark && found.length < wanted; look += 1) {
    const { start_at, id } = mark
    const lately = await listLately.all(db, { viewerId: viewer.id, start_at, id, limit })
    found.push(...(await resultsAmong(db, viewer, lately)))
    mark = lately.length < limit ? undefined : lately.at(-1)
    limit *= WIDER
  }
  return found
}

/** A result of the viewer's feed: any other match would tell by what comes after it when it was played. */
async function markIn({ db }: Services, viewer: Viewer, id: string): Promise<Place | undefined> {
  const mark = await findMark.first(db, { id })
  return mark && (await resultsAmong(db, viewer, [mark])).length > 0 ? mark : undefined
}

export async function viewFeed(services: Services, viewer: Viewer, { before, limit }: InputOf<typeof feed.view>) {
  const mark = before === undefined ? NEWEST : await markIn(services, viewer, before)
  const found = mark ? await resultsAfter(services, viewer, mark, limit + 1) : []
  return { results: found.slice(0, limit).map(presentResult), more: found.length > limit ? 1 : 0 } as const
}
