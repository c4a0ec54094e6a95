import {
  ALL_SPORTS,
  LEADER_AGES,
  LEADER_DISTANCE,
  type LeaderboardTime,
} from '@gauntlet/contract/leaderboards/endpoints'

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

/** The query beside the sport. */
export const sentOf = ({ time, origin, distance, anyDistance, ageRange, genders }: Filter) => ({
  time,
  origin: origin.trim(),
  ...(!anyDistance && { distance }),
  ageRange,
  genders: [...(genders ?? [])],
})
export type Sent = ReturnType<typeof sentOf>

export const timeWords: Record<LeaderboardTime, string> = {
  'all-time': 'All time',
  year: 'Last 365 days',
  month: 'Last 30 days',
  week: 'Last 7 days',
}

export const milesWords = (miles: number) => (miles === 0 ? 'Same city' : `${miles} miles`)
