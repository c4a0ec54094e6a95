import type { InputOf } from '@gauntlet/contract/endpoint'
import {
  ALL_SPORTS,
  GROUP_LEADERS,
  type LeaderboardFilter,
  type LeaderGroup,
  type leaderboards,
  PREVIEW_LEADERS,
} from '@gauntlet/contract/leaderboards'
import { sportTexts } from '@gauntlet/contract/sports'
import { Said } from '../../platform/http/bind.ts'
import { badField } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { findSport } from '../sports/queries.ts'
import { type Terms, termsOf } from './filter.ts'
import { presentLeaders } from './present.ts'
import * as queries from './queries.ts'

async function requireSport({ db }: Services, sport: string): Promise<void> {
  if (!(await findSport.first(db, { id: sport }))) throw badField('sport', sportTexts.unknownSport)
}

type Top = Parameters<typeof queries.listTop.all>[1]

async function leadersOf({ db }: Services, top: Top, { filter, whole, since }: Terms): Promise<queries.LeaderRow[]> {
  if (since) return queries.listGains.all(db, { ...filter, ...top, since, viewerId: null })
  return whole ? queries.listTop.all(db, top) : queries.listTopOf.all(db, { ...filter, ...top })
}

/** The first `limit` of each sport, or of the one asked for; a sport without any is left out. */
async function groups(
  services: Services,
  viewer: Viewer | null,
  { sport, ...asked }: LeaderboardFilter,
  limit: number,
): Promise<LeaderGroup[]> {
  const [terms] = await Promise.all([
    termsOf(services, viewer, asked),
    sport === ALL_SPORTS ? undefined : requireSport(services, sport),
  ])
  const top = { sportId: sport === ALL_SPORTS ? null : sport, limit, offset: 0 }
  const rows = await leadersOf(services, top, terms)
  const leaders = await presentLeaders(services, viewer, terms.start, rows)
  return [...Map.groupBy(leaders, ({ row }) => row.sport_id)].map(([id, group]) => ({
    sport: { id, name: group[0]?.row.sport_name ?? '' },
    leaders: group.map(({ leader }) => leader),
  }))
}

export const previewLeaders = (
  services: Services,
  viewer: Viewer | null,
  input: InputOf<typeof leaderboards.preview>,
) => groups(services, viewer, input, PREVIEW_LEADERS)

export const groupLeaders = (services: Services, viewer: Viewer | null, input: InputOf<typeof leaderboards.groups>) =>
  groups(services, viewer, input, GROUP_LEADERS)

interface Page {
  rows: queries.LeaderRow[]
  /** The viewer's own row, where it is not on the page. */
  appended: queries.LeaderRow[]
  total: number
}

interface Slice {
  sportId: string
  limit: number
  offset: number
}

/** The whole board of a sport: by index and histogram, so that a long board costs no more than a short one. */
async function wholePage({ db }: Services, viewer: Viewer | null, slice: Slice): Promise<Page> {
  const { sportId } = slice
  const [rows, { total }, own] = await Promise.all([
    queries.listTop.all(db, slice),
    queries.countBoard.one(db, { sportId }),
    viewer ? queries.findStanding.all(db, { sportId, userId: viewer.id }) : Promise.resolve([]),
  ])
  const missing = own.filter(({ user_id }) => !rows.some(row => row.user_id === user_id))
  return { rows, appended: missing, total }
}

/** How long a filtered board is and where the viewer stands on it, by what tells it soonest. */
function standingOf({ db }: Services, who: Parameters<typeof queries.findStandingOf.one>[1], { cells }: Terms) {
  if (cells) return queries.findStandingNear.one(db, { ...who, cells })
  const anywhere = who.cosine === null && who.state === null
  return anywhere ? queries.findStandingAmong.one(db, who) : queries.findStandingOf.one(db, who)
}

/** A board with a filter: read from the top, and its length and the viewer's place counted beside that. */
async function filteredPage(services: Services, viewer: Viewer | null, slice: Slice, terms: Terms) {
  const { filter } = terms
  const [rows, { total, ...own }] = await Promise.all([
    queries.listTopOf.all(services.db, { ...filter, ...slice }),
    standingOf(services, { ...filter, sportId: slice.sportId, userId: viewer?.id ?? null }, terms),
  ])
  const missing = own.user_id === null || rows.some(({ user_id }) => user_id === own.user_id) ? [] : [own]
  return { rows, appended: missing, total }
}

/** The board of a period. */
async function gainsPage({ db }: Services, viewer: Viewer | null, slice: Slice, filter: queries.Filter, since: Date) {
  const read = (from: Slice) => queries.listGains.all(db, { ...filter, ...from, since, viewerId: viewer?.id ?? null })
  const found = await read(slice)
  const onPage = ({ place }: queries.LeaderRow) => place > slice.offset && place <= slice.offset + slice.limit
  // A page behind the last has no row that tells how many there are.
  const [any] = found.length > 0 ? found : await read({ ...slice, limit: 1, offset: 0 })
  return { rows: found.filter(onPage), appended: found.filter(row => !onPage(row)), total: any?.total ?? 0 }
}

function boardPage(services: Services, viewer: Viewer | null, slice: Slice, terms: Terms): Promise<Page> {
  const { filter, whole, since } = terms
  if (since) return gainsPage(services, viewer, slice, filter, since)
  return whole ? wholePage(services, viewer, slice) : filteredPage(services, viewer, slice, terms)
}

/** The leaderboard of one sport, and where the viewer stands on it. */
export async function listLeaders(
  services: Services,
  viewer: Viewer | null,
  { sport, page, limit, ...asked }: InputOf<typeof leaderboards.list>,
) {
  const [terms] = await Promise.all([termsOf(services, viewer, asked), requireSport(services, sport)])
  const slice = { sportId: sport, limit, offset: (page - 1) * limit }
  const { rows, appended, total } = await boardPage(services, viewer, slice, terms)
  const leaders = await presentLeaders(services, viewer, terms.start, [...rows, ...appended])
  return new Said(
    leaders.map(({ row, leader }) => (appended.includes(row) ? { ...leader, appended: 1 as const } : leader)),
    { total },
  )
}
