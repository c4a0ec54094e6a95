import {
  ALL_SPORTS,
  LEADER_AGES,
  LEADER_DISTANCE,
  type LeaderboardTime,
} from '@gauntlet/contract/leaderboards/endpoints'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'

export interface Filter {
  /** A sport's id, or 'all'. */
  sport: string
  time: LeaderboardTime
  origin: string
  /** Miles. */
  distance: number
  anyDistance: boolean
  ageRange: { lower: number; upper: number }
  /** undefined is all of them, including players who have told none. */
  genders: readonly string[] | undefined
}

export const INITIAL: Filter = {
  sport: ALL_SPORTS,
  time: 'all-time',
  origin: '',
  distance: LEADER_DISTANCE,
  anyDistance: false,
  ageRange: LEADER_AGES,
  genders: undefined,
}

/** How many parts of the filter differ from the start; the sport stands beside it. */
export const changesOf = (filter: Filter) =>
  [
    filter.time !== INITIAL.time,
    filter.origin.trim() !== '',
    filter.anyDistance || filter.distance !== INITIAL.distance,
    filter.ageRange.lower !== LEADER_AGES.lower || filter.ageRange.upper !== LEADER_AGES.upper,
    filter.genders !== undefined,
  ].filter(Boolean).length

/** The part of the query that boards of pairs take, too. */
export const amongOf = ({ origin, distance, anyDistance, ageRange, genders }: Filter) => ({
  origin: origin.trim(),
  ...(!anyDistance && { distance }),
  ageRange,
  genders: [...(genders ?? [])],
})
export type Among = ReturnType<typeof amongOf>

/** Around which place, and how far from it, or that it is everywhere. */
export function areaOf({ origin, distance: miles }: Among, home: string | null): string {
  const place = origin === '' ? home : origin
  if (place === null || miles === undefined) return texts.ofEverywhere
  return miles === 0 ? place : say(texts.withinMilesOf, { miles, place })
}

/** The query beside the sport. */
export const sentOf = (filter: Filter) => ({ time: filter.time, ...amongOf(filter) })
export type Sent = ReturnType<typeof sentOf>

export const timeWords: Record<LeaderboardTime, string> = {
  'all-time': texts.allTime,
  year: texts.last365Days,
  month: texts.last30Days,
  week: texts.last7Days,
}

export const milesWords = (miles: number) => (miles === 0 ? texts.sameCity : say(texts.milesMiles, { miles }))
