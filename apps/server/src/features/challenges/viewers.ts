import { DAY } from '@gauntlet/contract/time'
import type { Viewer } from '@gauntlet/rules/challenges/facts'
import { barredUntil, STRIKES_WITHIN, BARRED_FOR } from '@gauntlet/rules/challenges/reporting'
import { type Gender, genderOf, sideFor, type Unfit, unfitFor } from '@gauntlet/rules/challenges/sides'
import { isMinor } from '@gauntlet/rules/people/relation'
import type { RatingState } from '@gauntlet/rules/ranks/state'
import type { Executor } from '../../platform/database/database.ts'
import { stateOf } from '../ranks/log.ts'
import { type CastRow, findViewer, type ShownCastRow, type ViewerRow } from './people-queries.ts'
import type { ChallengeColumns } from './tables.ts'

export const isUnreachable = ({ blocked, gone }: Pick<CastRow, 'blocked' | 'gone'>): boolean => blocked || gone

/** Facts that the rules need about the viewer, whatever the challenge. */
export interface ViewerFacts {
  id: string
  minor: boolean
  gender: Gender
  sports: ReadonlySet<string>
  /** By sport; a sport without a ranked result of the viewer is not in it. */
  ratings: ReadonlyMap<string, RatingState>
  /** Declared, by sport. */
  levels: ReadonlyMap<string, number>
  barred_until: number | null
  /** The point that the viewer's distances are measured from; null without a primary address. */
  origin: { lat: number; lon: number } | null
}

/** Strikes before this bar nobody any more. */
export const strikesCountSince = (now: Date) => new Date(now.getTime() - STRIKES_WITHIN - BARRED_FOR - DAY)

export function viewerFrom(row: ViewerRow, viewerId: string, now: Date): ViewerFacts {
  const { viewer_lat: lat, viewer_lon: lon } = row
  const strikes = row.viewer_strikes.map(at => at.getTime())
  return {
    id: viewerId,
    minor: isMinor({ age: row.viewer_age }),
    gender: genderOf(row.viewer_gender),
    sports: new Set(row.viewer_sports),
    ratings: new Map(
      row.viewer_ratings.flatMap(rated => {
        const state = stateOf(rated)
        return state ? [[rated.sport_id, state]] : []
      }),
    ),
    levels: new Map(row.viewer_ratings.flatMap(({ sport_id, level }) => (level === null ? [] : [[sport_id, level]]))),
    barred_until: barredUntil(strikes, now.getTime()),
    origin: lat !== null && lon !== null ? { lat, lon } : null,
  }
}

export const viewerFacts = async (executor: Executor, viewerId: string, now: Date): Promise<ViewerFacts> =>
  viewerFrom(await findViewer.one(executor, { viewerId, since: strikesCountSince(now) }), viewerId, now)

/** The other player of a challenge: the issuer; for the issuer the first opponent, else the first recipient. */
export const otherOf = (cast: readonly CastRow[], viewerId: string): CastRow | undefined => {
  const issuer = cast.find(({ role }) => role === 'issuer')
  if (issuer?.user_id !== viewerId) return issuer
  const others = cast.filter(({ user_id }) => user_id !== viewerId)
  return others.find(({ state }) => state === 'accepted') ?? others[0]
}

/**
 * Whether a block keeps the challenge from the viewer: for a participant only one with the other player counts, for a
 * stranger one with anybody in it.
 */
const isKept = (cast: readonly CastRow[], viewerId: string, other: CastRow | undefined): boolean =>
  cast.some(({ user_id }) => user_id === viewerId)
    ? (other?.blocked ?? false)
    : cast.some(({ blocked, state }) => blocked && state !== 'withdrawn')

/** The terms of a challenge that not every player fits. */
export type Fitting = Pick<ChallengeColumns, 'sport_id' | 'side_size' | 'composition'>

/** Why a player's gender does not fit the side they are on, or would be on. */
const unfitIn = (row: Fitting, cast: readonly ShownCastRow[], userId: string, gender: Gender): Unfit | null => {
  const side = sideFor(cast.find(({ user_id }) => user_id === userId))
  const mates = cast.filter(one => one.user_id !== userId && one.side === side && one.state === 'accepted')
  return unfitFor(
    row,
    mates.map(mate => genderOf(mate.gender_name)),
    gender,
  )
}

/** The viewer, as the rules see them for one challenge. */
export function viewerOf(facts: ViewerFacts, row: Fitting, cast: readonly ShownCastRow[]): Viewer {
  const other = otherOf(cast, facts.id)
  const issuer = cast.find(({ role }) => role === 'issuer')
  return {
    id: facts.id,
    blocked: isKept(cast, facts.id, other) || (other?.gone ?? false),
    friend: other && other.user_id !== facts.id ? other.friend : 'none',
    minor: facts.minor || (issuer !== undefined && isMinor(issuer)),
    kept: cast.some(
      one => isMinor(one) && one.friend !== 'friend' && (one.role !== 'joined' || one.state === 'accepted'),
    ),
    apart: cast.some(({ user_id, state, blocked }) => user_id !== facts.id && state === 'accepted' && blocked),
    unfit: unfitIn(row, cast, facts.id, facts.gender),
    plays_sport: facts.sports.has(row.sport_id),
    barred_until: facts.barred_until,
  }
}

/** The issuer, as the rules see them in relation to one participant; `apart` tells of blocks between others. */
export function viewerTowards(
  { viewer, row, cast }: { viewer: Viewer; row: Fitting; cast: readonly ShownCastRow[] },
  userId: string,
  apart: boolean,
): Viewer {
  const about = cast.find(({ user_id }) => user_id === userId)
  if (!about) return viewer
  const issuer = cast.find(({ role }) => role === 'issuer')
  return {
    ...viewer,
    blocked: isUnreachable(about),
    friend: about.friend,
    minor: isMinor(about) || (issuer !== undefined && isMinor(issuer)),
    apart,
    unfit: unfitIn(row, cast, userId, genderOf(about.gender_name)),
  }
}
