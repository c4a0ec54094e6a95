import { isId } from '@gauntlet/contract/fields'
import { mayView } from '@gauntlet/rules/challenges/seeing'
import type { ChallengeFacts, PlayerFacts, Viewer } from '@gauntlet/rules/challenges/facts'
import { keptOffer } from '@gauntlet/rules/challenges/offers'
import { scheduleOf } from '@gauntlet/rules/challenges/lifecycle'
import { type Gender, genderOf, isGuest, sideFor, type Unfit, unfitFor } from '@gauntlet/rules/challenges/sides'
import { isMinor } from '@gauntlet/rules/people/relation'
import type { RatingState } from '@gauntlet/rules/ranks/state'
import { picker, without } from '../../platform/database/columns.ts'
import type { Executor } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer as Account } from '../../platform/services.ts'
import { stateOf } from '../ranks/log.ts'
import {
  findSeen,
  findViewer,
  type LinkEnd,
  listHeldCast,
  listShownCast,
  lockSeen,
  PLAYER_FACTS,
  type SeenRow,
} from './queries.ts'
import { barredBy, strikesCountSince } from '../people/strikes.ts'
import type { CastRow, ChallengeColumns, PlayerColumns, ShownCastRow, ViewerRow } from './tables.ts'

/** The screen of a challenge. */
export const challengeLink = (id: string): string => `/challenge/issue/${id}`

const millis = (at: Date | null) => at?.getTime() ?? null
const date = (at: number | null) => (at === null ? null : new Date(at))

type PlayerRow = Pick<PlayerColumns, (typeof PLAYER_FACTS)[number]>

// The columns that a row and its facts share as they are; the others are instants, in milliseconds for the rules.
const alikeOfPlayer = picker(without(PLAYER_FACTS, ['reported_at', 'not_played_at', 'named_at']))
const alike = picker([
  'status',
  'open',
  'ranked',
  'recorded',
  'side_size',
  'composition',
  'called_off_by',
  'paid',
  'disputed_by',
  'reminders_sent',
  'winner_id',
  'level',
  'ending',
  'score',
  'ended',
  'offer_round',
])

const playerFacts = (row: PlayerRow): PlayerFacts => ({
  ...alikeOfPlayer(row),
  reported_at: millis(row.reported_at),
  not_played_at: millis(row.not_played_at),
  named_at: millis(row.named_at),
})

/** Rows as the rules know them; when the link ends is asked where players may leave. */
export const factsOf = (
  row: ChallengeColumns,
  players: readonly PlayerRow[],
  linkEndsAt: Date | null = null,
): ChallengeFacts => ({
  ...alike(row),
  start: row.start_at.getTime(),
  pending_since: row.pending_since.getTime(),
  disputed_at: millis(row.disputed_at),
  link_ends: millis(linkEndsAt),
  ended_at: millis(row.ended_at),
  offer: row.offer,
  players: players.map(playerFacts),
})

/** The rules' decision as columns, with the next step that time will take. */
export function columnsOf(facts: ChallengeFacts) {
  const { becomes, becomes_at, next_reminder_at } = scheduleOf(facts)
  const due = [becomes_at, next_reminder_at].flatMap(at => at ?? [])
  return {
    ...alike(facts),
    becomes,
    becomes_at: date(becomes_at),
    due_at: due.length === 0 ? null : new Date(Math.min(...due)),
    start_at: new Date(facts.start),
    pending_since: new Date(facts.pending_since),
    disputed_at: date(facts.disputed_at),
    ended_at: date(facts.ended_at),
    offer: keptOffer(facts),
  }
}

export const playerColumns = (player: PlayerFacts) => ({
  ...alikeOfPlayer(player),
  reported_at: date(player.reported_at),
  not_played_at: date(player.not_played_at),
  named_at: date(player.named_at),
})

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

export function viewerFrom(row: ViewerRow, viewerId: string, now: Date): ViewerFacts {
  const { viewer_lat: lat, viewer_lon: lon } = row
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
    barred_until: barredBy(row.viewer_strikes, now),
    origin: lat !== null && lon !== null ? { lat, lon } : null,
  }
}

export const viewerFacts = async (executor: Executor, viewerId: string, now: Date): Promise<ViewerFacts> =>
  viewerFrom(await findViewer.one(executor, { viewerId, since: strikesCountSince(now) }), viewerId, now)

/** The other player of a challenge: the issuer; for the issuer the first opponent, else the first recipient. */
export const otherOf = (cast: readonly CastRow[], viewerId: string): CastRow | undefined => {
  const issuer = cast.find(({ role }) => role === 'issuer')
  if (issuer?.user_id !== viewerId) return issuer
  const others = cast.filter(one => one.user_id !== viewerId && !isGuest(one))
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
export const unfitIn = (row: Fitting, cast: readonly ShownCastRow[], userId: string, gender: Gender): Unfit | null => {
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
    parted: issuer !== undefined && issuer.user_id !== facts.id && issuer.blocked,
    unfit: unfitIn(row, cast, facts.id, facts.gender),
    plays_sport: facts.sports.has(row.sport_id),
    barred_until: facts.barred_until,
  }
}

export interface Loaded {
  row: SeenRow
  facts: ChallengeFacts
  viewer: Viewer
  cast: ShownCastRow[]
  me: ViewerFacts
}

/** The people of a challenge as they stand after it was written, with the message of the player who wrote it. */
export const castOf = (
  cast: readonly ShownCastRow[],
  after: ChallengeFacts,
  actor: { id: string; message: string | undefined },
): ShownCastRow[] =>
  cast.map(row => {
    const player = after.players.find(({ user_id }) => user_id === row.user_id)
    const own = row.user_id === actor.id && { unseen: false, message: actor.message ?? row.message }
    return player ? { ...row, ...playerColumns(player), ...own } : row
  })

type Looking = Parameters<typeof lockSeen.first>[1]

/**
 * The row is held: its people and its link are read after whoever held it before. The two leave together, and one
 * connection does them one after the other.
 */
const hold = (executor: Executor, looking: Looking) =>
  Promise.all([lockSeen.first(executor, looking), listHeldCast.all(executor, looking)])

/** A challenge and who looks at it; with `lock` its row is held. Undefined where there is none. */
export async function loadChallenge(
  executor: Executor,
  { id, viewerId, now, lock }: { id: string; viewerId: string; now: Date; lock: boolean },
): Promise<Loaded | undefined> {
  const looking = { id, viewerId, since: strikesCountSince(now) }
  const [row, cast]: readonly [SeenRow | undefined, (ShownCastRow & Partial<LinkEnd>)[]] = lock
    ? await hold(executor, looking)
    : await Promise.all([findSeen.first(executor, looking), listShownCast.all(executor, looking)])
  if (!row) return undefined
  const me = viewerFrom(row, viewerId, now)
  return { row, facts: factsOf(row, cast, cast[0]?.link_ends_at), viewer: viewerOf(me, row, cast), cast, me }
}

/** The challenge, where there is one and the viewer may see it (404). */
export async function requireVisible(
  executor: Executor,
  { clock }: Pick<Services, 'clock'>,
  viewer: Pick<Account, 'id'>,
  id: unknown,
  lock = false,
): Promise<Loaded> {
  const now = clock.now()
  const loaded = isId(id) ? await loadChallenge(executor, { id, viewerId: viewer.id, now, lock }) : undefined
  if (!loaded || mayView(loaded.facts, loaded.viewer, now.getTime()).kind !== 'allowed') throw notFound()
  return loaded
}
