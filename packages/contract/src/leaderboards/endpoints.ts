import * as z from 'zod/mini'
import { userCard } from '../cards/answer.ts'
import { orText } from '../bounds.ts'
import { endpoints } from '../endpoint.ts'
import { flagOut, id, paging } from '../fields.ts'
import { ageRange, genders, origin } from '../people-search/endpoints.ts'
import { sportNamed, sportTexts } from '../sports/endpoints.ts'

export const leaderboardTexts = {
  time: 'This should be all-time, year, month or week.',
  distance: 'This should be a distance of 0 to 300 miles.',
  oneSport: 'Please select a sport.',
} as const

/** The last 365, 30 and 7 days. */
export const leaderboardTimes = ['all-time', 'year', 'month', 'week'] as const
export type LeaderboardTime = (typeof leaderboardTimes)[number]
export const LEADER_DISTANCE = 200
export const LEADER_DISTANCE_MAX = 300
/** The ends of the age slider: a range that holds both is no filter. */
export const LEADER_AGES = { lower: 18, upper: 100 } as const
/** Leaders of a sport in the preview, and in a group. */
export const PREVIEW_LEADERS = 3
export const GROUP_LEADERS = 5
export const ALL_SPORTS = 'all'

/** The fields that every kind of board is filtered by. */
export const among = {
  origin,
  /** Miles from the origin; 0 is the same city; left out it is everywhere. */
  distance: z.optional(
    orText(
      z
        .number(leaderboardTexts.distance)
        .check(z.minimum(0, leaderboardTexts.distance), z.maximum(LEADER_DISTANCE_MAX, leaderboardTexts.distance)),
      leaderboardTexts.distance,
    ),
  ),
  ageRange,
  genders,
}
const filter = { time: z._default(z.enum(leaderboardTimes, leaderboardTexts.time), 'all-time'), ...among }
export const anySport = z._default(z.union([z.literal(ALL_SPORTS), id()], sportTexts.unknownSport), ALL_SPORTS)

export const leaderboardFilter = z.strictObject({ ...filter, sport: anySport })
export type LeaderboardFilter = z.output<typeof leaderboardFilter>

export const leader = z.strictObject({
  /** From 1 among the players of this board; null for a provisional player, who has no number. */
  position: z.nullable(z.int()),
  user: userCard,
  rank: z.int(),
  /** 1 while the rank is shown with '?'. */
  provisional: flagOut,
  played: z.int(),
  wins: z.int(),
  /** Rank gained in the period; null for all time. */
  gained: z.nullable(z.int()),
  /** Miles from the origin to the centre of the player's city, one decimal; null where either is not known. */
  distance: z.nullable(z.number()),
  /** 1 for the viewer. */
  own: flagOut,
  /** 1 for the viewer's own row where it follows a page that it is not on. */
  appended: flagOut,
})
export type Leader = z.output<typeof leader>

/** How a ranked match of a player went. */
export const formOutcomes = ['won', 'drawn', 'lost'] as const

/** A row of the whole board of a sport. */
export const boardRow = z.extend(leader, {
  /** Rank gained in the last seven days; null for a player without a ranked match in them. */
  week: z.nullable(z.int()),
  /** The last five ranked matches, the latest last. */
  form: z.array(z.enum(formOutcomes)),
})
export type BoardRow = z.output<typeof boardRow>

export const leaderGroup = z.strictObject({
  sport: sportNamed,
  leaders: z.array(leader),
})
export type LeaderGroup = z.output<typeof leaderGroup>

/** The typed place; `origin` is the one that is searched. */
const ignores = ['location'] as const

export const leaderboards = endpoints({
  preview: {
    method: 'POST',
    path: '/users/leaders',
    access: 'public',
    mayLag: true,
    summary: 'The three leaders of each sport.',
    input: leaderboardFilter,
    ignores,
    answer: z.array(leaderGroup),
  },
  groups: {
    method: 'POST',
    path: '/users/sports-leaders',
    access: 'public',
    mayLag: true,
    summary: 'The leaders of each sport, in one group per sport.',
    input: leaderboardFilter,
    ignores,
    answer: z.array(leaderGroup),
  },
  list: {
    method: 'POST',
    path: '/users/my-leaders',
    access: 'public',
    mayLag: true,
    summary: "The leaderboard of one sport. The viewer's own row follows a page that it is not on.",
    input: z.strictObject({ ...filter, sport: id(leaderboardTexts.oneSport), ...paging }),
    ignores,
    answer: z.array(boardRow),
    paged: true,
  },
})
