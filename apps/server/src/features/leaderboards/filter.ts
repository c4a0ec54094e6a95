import type { LeaderboardFilter, LeaderboardTime } from '@gauntlet/contract/leaderboards/endpoints'
import { DAY } from '@gauntlet/contract/time'
import { cosineOf, unitVector } from '@gauntlet/rules/places/distance'
import { filteredAges } from '@gauntlet/rules/profiles/age-ranges'
import type { Services, Viewer } from '../../platform/services.ts'
import { cellsWithin } from '../addresses/grid.ts'
import { type Tiles, tilesWithin } from '../addresses/tiles.ts'
import { cityOf, type Start } from '../people-search/origin.ts'
import { chosenGenders } from '../profiles/genders.ts'
import { isUncounted } from '../ranks/bases-queries.ts'
import { isTileLeft } from '../ranks/tile-queries.ts'
import type { Filter } from './board-queries.ts'
import { listBlockers } from './queries.ts'

const COUNTED = { uncounted: false }
const NO_TILE = { left: false }
const PERIOD_DAYS: Record<Exclude<LeaderboardTime, 'all-time'>, number> = { year: 365, month: 30, week: 7 }

type Asked = Omit<LeaderboardFilter, 'sport'>

/** Whether some are left off for this viewer alone, or for visitors: counts that are kept know nothing of them. */
export const isSifted = ({ named = false, hiddenIds = [] }: Partial<Filter>) => named || hiddenIds.length > 0

/** The squares and the tiles that a circle touches. */
interface Circle {
  cells: readonly number[]
  tiles: Tiles
}

function circleOf(start: Start | undefined, distance: number | undefined): Circle | null {
  const cells = start && distance ? cellsWithin(start, distance) : undefined
  return start && distance && cells ? { cells, tiles: tilesWithin(start, distance) } : null
}

/** The filter, the extent and the period of a board. */
export interface Terms {
  filter: Filter
  /** Null without a distance, and where it touches too many squares to name. */
  circle: Circle | null
  /** Whether only players who live elsewhere are left out. */
  isOfAll: boolean
  /** Whether the tiles are counted. */
  isTiled: boolean
  /** Whether everybody belongs on it. */
  whole: boolean
  time: LeaderboardTime
  /** Where a period is still read from the ledger: its beginning. */
  since: Date | null
}

export const NOBODY_LEFT_OUT: Filter = {
  genders: null,
  lower: null,
  upper: null,
  ux: null,
  uy: null,
  uz: null,
  cosine: null,
  city: null,
  state: null,
  hiddenIds: [],
  named: false,
}

async function gendersOf({ db }: Services, genders: readonly string[]): Promise<Partial<Filter>> {
  const chosen = await chosenGenders(db, genders)
  return chosen.length > 0 ? { genders: chosen } : {}
}

/** A visitor sees neither age nor gender, so to a visitor no filter tells them either. */
const personsOf = async (services: Services, viewer: Viewer | null, { genders, ageRange }: Asked) =>
  viewer ? { ...(await gendersOf(services, genders)), ...filteredAges(ageRange) } : {}

/**
 * A board of some players would tell where somebody lives, or their age or gender: so it leaves off whoever has blocked
 * the viewer, and for visitors those without a name. A whole board keeps their places, with a gap or as 'A player'.
 */
async function leftOffFor({ db }: Services, viewer: Viewer | null, asked: Asked): Promise<Partial<Filter>> {
  if (!viewer) return { named: true }
  const isWhole = asked.distance === undefined && asked.genders.length === 0 && !asked.ageRange
  const blockers = isWhole ? [] : await listBlockers.all(db, { userId: viewer.id })
  return { hiddenIds: blockers.map(({ id }) => id) }
}

/** Coordinates far from any city where players live are no city: nobody lives in the same. */
const NO_CITY = { city: '?', state: '?' }

async function nearnessOf(
  services: Services,
  viewer: Viewer | null,
  start: Start | undefined,
  miles?: number,
): Promise<Partial<Filter>> {
  if (!start || miles === undefined) return {}
  if (miles > 0) return { ...unitVector(start), cosine: cosineOf(miles) }
  const { city, state } = (await cityOf(services, viewer?.id ?? null, start)) ?? NO_CITY
  return { city, state }
}

/** Where distances are measured from is looked up beside; only a distance waits for it. */
export async function termsOf(
  services: Services,
  viewer: Viewer | null,
  starting: Promise<Start | undefined>,
  asked: Asked,
): Promise<Terms> {
  const { time, distance } = asked
  const [persons, leftOff, start, { uncounted }, { left }] = await Promise.all([
    personsOf(services, viewer, asked),
    leftOffFor(services, viewer, asked),
    distance === undefined ? undefined : starting,
    time === 'all-time' ? COUNTED : isUncounted.one(services.db),
    distance ? isTileLeft.one(services.db) : NO_TILE,
  ])
  const nearness = await nearnessOf(services, viewer, start, distance)
  const limits = { ...persons, ...nearness }
  const whole = Object.keys(limits).length === 0
  return {
    filter: whole ? NOBODY_LEFT_OUT : { ...NOBODY_LEFT_OUT, ...limits, ...leftOff },
    circle: circleOf(start, distance),
    isOfAll: Object.keys(persons).length === 0 && !isSifted(leftOff),
    isTiled: !left,
    whole,
    time,
    since:
      time === 'all-time' || !uncounted ? null : new Date(services.clock.now().getTime() - PERIOD_DAYS[time] * DAY),
  }
}
