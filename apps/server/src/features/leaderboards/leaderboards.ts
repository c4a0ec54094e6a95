import type { InputOf } from '@gauntlet/contract/endpoint'
import {
  ALL_SPORTS,
  type BoardRow,
  GROUP_LEADERS,
  type LeaderboardFilter,
  type LeaderGroup,
  type leaderboards,
  PREVIEW_LEADERS,
} from '@gauntlet/contract/leaderboards/endpoints'
import { sportTexts } from '@gauntlet/contract/sports/endpoints'
import { Said } from '../../platform/http/bind.ts'
import { badField } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { sightOf } from '../cards/present.ts'
import { findSport } from '../sports/queries.ts'
import { runsOf } from '../addresses/tiles.ts'
import { estimatesOf } from '../match-search/estimates.ts'
import { startOf } from '../people-search/origin.ts'
import type { Filter, LeaderRow, Standing } from './board-queries.ts'
import { findStandingNear, findStandingWithin, listTopNear, listTopWithin } from './circle-queries.ts'
import { isSifted, type Terms, termsOf } from './filter.ts'
import { listGains } from './gains-queries.ts'
import { presentForm, presentLeader } from './present.ts'
import * as queries from './queries.ts'
import { areFew } from './sparse.ts'
import { findStandingAmong, findStandingIn, findStandingOf, findStandingOfAnyAge } from './standing-queries.ts'

async function requireSport({ db }: Services, sport: string): Promise<void> {
  if (!(await findSport.first(db, { id: sport }))) throw badField('sport', sportTexts.unknownSport)
}

/** The first of boards with a filter, by what finds them soonest: few may live in a city, or in a circle. */
async function topOf(
  services: Services,
  top: queries.Top,
  { filter, circle, isOfAll, time }: Terms,
): Promise<LeaderRow[]> {
  const asked = { ...filter, ...top }
  if (filter.city) return queries.listTopIn[time].all(services.db, asked)
  const rows = top.offset + top.limit
  if (circle && areFew(await estimatesOf(services), circle, { ...top, rows }))
    return listTopNear[time].all(services.db, { ...asked, ...runsOf(circle.tiles) })
  const found = circle && isOfAll ? listTopWithin : queries.listTopOf
  return found[time].all(services.db, asked)
}

const sightOfRows = ({ db }: Services, viewer: Viewer | null, rows: readonly LeaderRow[]) =>
  sightOf(
    db,
    viewer?.id ?? null,
    rows.map(({ id }) => id),
  )

async function leadersOf(services: Services, top: queries.Top, terms: Terms): Promise<LeaderRow[]> {
  const { filter, whole, time, since } = terms
  if (since) return listGains.all(services.db, { ...filter, ...top, since, ownToo: false })
  if (whole && time === 'all-time') return queries.listTop.all(services.db, top)
  return topOf(services, top, terms)
}

/**
 * The first `limit` of each sport, or of the one asked for; a sport without any is left out. What does not hang on one
 * another is asked side by side, here and below: a board is read while it is found out where the viewer lives.
 */
async function groups(
  services: Services,
  viewer: Viewer | null,
  { sport, ...asked }: LeaderboardFilter,
  limit: number,
): Promise<LeaderGroup[]> {
  const top = {
    viewerId: viewer?.id ?? null,
    sportId: sport === ALL_SPORTS ? null : sport,
    limit,
    offset: 0,
    formed: false,
  }
  const starting = startOf(services, viewer, asked.origin)
  const [start, rows] = await Promise.all([
    starting,
    termsOf(services, viewer, starting, asked).then(terms => leadersOf(services, top, terms)),
    sport === ALL_SPORTS ? undefined : requireSport(services, sport),
  ])
  const looking = { viewer, start, sight: await sightOfRows(services, viewer, rows) }
  return [...Map.groupBy(rows, row => row.sport_id)].flatMap(([id, group]): LeaderGroup[] => {
    const leaders = group.flatMap(row => presentLeader(row, looking))
    return leaders.length > 0 ? [{ sport: { id, name: group[0]?.sport_name ?? '' }, leaders }] : []
  })
}

export const previewLeaders = (
  services: Services,
  viewer: Viewer | null,
  input: InputOf<typeof leaderboards.preview>,
) => groups(services, viewer, input, PREVIEW_LEADERS)

export const groupLeaders = (services: Services, viewer: Viewer | null, input: InputOf<typeof leaderboards.groups>) =>
  groups(services, viewer, input, GROUP_LEADERS)

interface Page {
  rows: LeaderRow[]
  /** The viewer's own row, where it is not on the page. */
  appended: LeaderRow[]
  total: number
}

type Slice = queries.Top & { sportId: string }

/** A page, and the viewer's own row of the board, which is added unless it is on the page. */
const pageWith = (rows: LeaderRow[], { total, ...own }: Standing): Page => ({
  rows,
  appended: own.id === null || rows.some(({ id }) => id === own.id) ? [] : [own],
  total,
})

/** A first page is read while it is counted; behind the last one nothing is read. */
async function readBeside(
  { offset }: Slice,
  counting: Promise<Standing>,
  read: () => Promise<LeaderRow[]>,
): Promise<Page> {
  const reading = offset === 0 ? read() : counting.then(({ total }) => (offset < total ? read() : []))
  const [rows, standing] = await Promise.all([reading, counting])
  return pageWith(rows, standing)
}

/** The whole board of a sport: by index and histogram, so that a long board costs no more than a short one. */
const wholePage = ({ db }: Services, slice: Slice): Promise<Page> =>
  readBeside(slice, queries.findStanding.one(db, { sportId: slice.sportId, userId: slice.viewerId }), () =>
    queries.listTop.all(db, slice),
  )

type Who = Filter & { sportId: string; userId: string | null }

/** How long a board is and where the viewer stands on it, by what tells it soonest. */
function standingOf({ db }: Services, who: Who, { circle, isOfAll, isTiled, time }: Terms) {
  if (circle) {
    const found = isOfAll && isTiled ? findStandingWithin : findStandingNear
    return found[time].one(db, { ...who, cells: circle.cells, ...runsOf(circle.tiles) })
  }
  if (who.city) return findStandingIn[time].one(db, who)
  if (isSifted(who) || who.cosine !== null || who.state !== null) return findStandingOf[time].one(db, who)
  return (who.lower === null ? findStandingOfAnyAge : findStandingAmong)[time].one(db, who)
}

/**
 * A board with a filter or of a period: read from the top, and its length and the viewer's place counted beside that.
 */
const filteredPage = (services: Services, slice: Slice, terms: Terms): Promise<Page> =>
  readBeside(
    slice,
    standingOf(services, { ...terms.filter, sportId: slice.sportId, userId: slice.viewerId }, terms),
    () => topOf(services, slice, terms),
  )

/** The board of a period from the ledger. */
async function gainsPage({ db }: Services, slice: Slice, filter: Filter, since: Date): Promise<Page> {
  const read = (from: Slice) => listGains.all(db, { ...filter, ...from, since, ownToo: true })
  const found = await read(slice)
  const onPage = ({ place }: LeaderRow) => place > slice.offset && place <= slice.offset + slice.limit
  // A page behind the last has no row that tells how many there are.
  const [any] = found.length > 0 ? found : await read({ ...slice, limit: 1, offset: 0 })
  return { rows: found.filter(onPage), appended: found.filter(row => !onPage(row)), total: any?.total ?? 0 }
}

function boardPage(services: Services, slice: Slice, terms: Terms): Promise<Page> {
  const { filter, whole, time, since } = terms
  if (since) return gainsPage(services, slice, filter, since)
  return whole && time === 'all-time' ? wholePage(services, slice) : filteredPage(services, slice, terms)
}

/** The leaderboard of one sport, and where the viewer stands on it. */
export async function listLeaders(
  services: Services,
  viewer: Viewer | null,
  { sport, page, limit, ...asked }: InputOf<typeof leaderboards.list>,
) {
  const slice = { viewerId: viewer?.id ?? null, sportId: sport, limit, offset: (page - 1) * limit, formed: true }
  const starting = startOf(services, viewer, asked.origin)
  const [start, { rows, appended, total }] = await Promise.all([
    starting,
    termsOf(services, viewer, starting, asked).then(terms => boardPage(services, slice, terms)),
    requireSport(services, sport),
  ])
  const looking = { viewer, start, sight: await sightOfRows(services, viewer, rows) }
  const rowsOf = (some: readonly LeaderRow[]): BoardRow[] =>
    some.flatMap(row => presentLeader(row, looking).map(leader => ({ ...leader, ...presentForm(row) })))
  const behind = rowsOf(appended).map(row => ({ ...row, appended: 1 as const }))
  return new Said([...rowsOf(rows), ...behind], { total })
}
