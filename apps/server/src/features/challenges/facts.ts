import { DAY } from '@gauntlet/contract/time'
import type { ChallengeFacts, PlayerFacts, Viewer } from '@gauntlet/rules/challenges/facts'
import { scheduleOf } from '@gauntlet/rules/challenges/lifecycle'
import { barredUntil, STRIKES_WITHIN, BARRED_FOR } from '@gauntlet/rules/challenges/reporting'
import { isMinor } from '@gauntlet/rules/people/relation'
import type { RatingState } from '@gauntlet/rules/ranks/state'
import { pick, without } from '../../platform/database/columns.ts'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import { type CastRow, findViewerFacts, listShownCast, type ShownCastRow } from './people-queries.ts'
import * as queries from './queries.ts'
import { type ChallengeColumns, PLAYER_FACTS, type PlayerColumns } from './tables.ts'

export const isUnreachable = ({ blocked, gone }: Pick<CastRow, 'blocked' | 'gone'>): boolean => blocked || gone

const millis = (at: Date | null) => at?.getTime() ?? null
const date = (at: number | null) => (at === null ? null : new Date(at))

type PlayerRow = Pick<PlayerColumns, (typeof PLAYER_FACTS)[number]>

/**
 * The columns that a participant's row and facts share as they are; the others are instants, in milliseconds for the
 * rules.
 */
const ALIKE = without(PLAYER_FACTS, ['reported_at', 'not_played_at'])

const playerFacts = (row: PlayerRow): PlayerFacts => ({
  ...pick(row, ALIKE),
  reported_at: millis(row.reported_at),
  not_played_at: millis(row.not_played_at),
})

/** Rows as the rules know them. */
export const factsOf = (row: ChallengeColumns, players: readonly PlayerRow[]): ChallengeFacts => ({
  status: row.status,
  open: row.open,
  ranked: row.ranked,
  start: row.start_at.getTime(),
  pending_since: row.pending_since.getTime(),
  paid: row.paid,
  disputed_at: millis(row.disputed_at),
  disputed_by: row.disputed_by,
  reminders_sent: row.reminders_sent,
  winner_id: row.winner_id,
  ended: row.ended,
  ended_at: millis(row.ended_at),
  players: players.map(playerFacts),
})

/** The rules' decision as columns, with the next step that time will take. */
export function columnsOf(facts: ChallengeFacts) {
  const { becomes, becomes_at, next_reminder_at } = scheduleOf(facts)
  const due = [becomes_at, next_reminder_at].flatMap(at => at ?? [])
  return {
    ranked: facts.ranked,
    status: facts.status,
    becomes,
    becomes_at: date(becomes_at),
    due_at: due.length === 0 ? null : new Date(Math.min(...due)),
    start_at: new Date(facts.start),
    pending_since: new Date(facts.pending_since),
    paid: facts.paid,
    disputed_at: date(facts.disputed_at),
    disputed_by: facts.disputed_by,
    reminders_sent: facts.reminders_sent,
    winner_id: facts.winner_id,
    ended: facts.ended,
    ended_at: date(facts.ended_at),
  }
}

const playerColumns = (player: PlayerFacts) => ({
  ...pick(player, ALIKE),
  reported_at: date(player.reported_at),
  not_played_at: date(player.not_played_at),
})

interface StoredPlayers {
  facts: ChallengeFacts
  /** The issuer's, of a new challenge. */
  message?: string
  /** The players to whom it is new now. */
  unseen: readonly string[]
  /** The player who did it, and so has seen it; null for a step that time took. */
  actor: string | null
}

/** Stores the participants in one statement; rows in which nothing changes are left alone. */
export async function storePlayers(
  tx: Transaction,
  challengeId: string,
  { facts, message = '', unseen, actor }: StoredPlayers,
): Promise<void> {
  const rows = facts.players.map(
    (player, place): PlayerColumns => ({
      ...playerColumns(player),
      challenge_id: challengeId,
      place,
      status: facts.status,
      start_at: new Date(facts.start),
      message: player.role === 'issuer' ? message : '',
      unseen: player.role !== 'issuer' && player.user_id !== actor,
    }),
  )
  await queries.putPlayers.affected(tx, { people: JSON.stringify(rows), unseen, seenBy: actor })
}

/**
 * The players to whom a change is new: everybody who is told of it and, if the status or the start moved, everybody
 * still in the challenge. That a player joins is nothing new to others who have joined.
 */
export function concernedBy(before: ChallengeFacts, after: ChallengeFacts, told: readonly string[]): string[] {
  const moved = before.status !== after.status || before.start !== after.start
  const inIt = after.players.filter(({ state }) => moved && state !== 'declined' && state !== 'withdrawn')
  return [...new Set([...told, ...inIt.map(({ user_id }) => user_id)])]
}

/** Facts that the rules need about the viewer, whatever the challenge. */
export interface ViewerFacts {
  id: string
  minor: boolean
  sports: ReadonlySet<string>
  /** By sport; a sport without a ranked result of the viewer is not in it. */
  ratings: ReadonlyMap<string, RatingState>
  barred_until: number | null
  /** The point that the viewer's distances are measured from; null without a primary address. */
  origin: { lat: number; lon: number } | null
}

export async function viewerFacts(executor: Executor, viewerId: string, now: Date): Promise<ViewerFacts> {
  const since = new Date(now.getTime() - STRIKES_WITHIN - BARRED_FOR - DAY)
  const row = await findViewerFacts.one(executor, { viewerId, since })
  const strikes = row.strikes.map(at => at.getTime())
  return {
    id: viewerId,
    minor: isMinor(row),
    sports: new Set(row.sports),
    ratings: new Map(row.ratings.map(({ sport_id, ...state }) => [sport_id, state])),
    barred_until: barredUntil(strikes, now.getTime()),
    origin: row.lat !== null && row.lon !== null ? { lat: row.lat, lon: row.lon } : null,
  }
}

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

/** The viewer, as the rules see them for one challenge. */
export function viewerOf(facts: ViewerFacts, sportId: string, cast: readonly CastRow[]): Viewer {
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
    plays_sport: facts.sports.has(sportId),
    barred_until: facts.barred_until,
  }
}

export interface Loaded {
  row: queries.ShownRow
  facts: ChallengeFacts
  viewer: Viewer
  cast: ShownCastRow[]
  me: ViewerFacts
}

/** The people of a challenge as they stand after it was written; `seenBy` wrote it, and so has seen it. */
export const castOf = (cast: readonly ShownCastRow[], after: ChallengeFacts, seenBy: string | null): ShownCastRow[] =>
  cast.map(row => {
    const player = after.players.find(({ user_id }) => user_id === row.user_id)
    const unseen = row.unseen && row.user_id !== seenBy
    return player ? { ...row, ...playerColumns(player), unseen } : row
  })

/** A challenge with its viewer. Undefined if there is no such challenge. */
export async function loadChallenge(
  executor: Executor,
  { id, viewerId, now, lock }: { id: string; viewerId: string; now: Date; lock: boolean },
): Promise<Loaded | undefined> {
  const row = lock
    ? await queries.lockChallenge.first(executor, { id })
    : await queries.findShown.first(executor, { id })
  if (!row) return undefined
  // One after the other: within a transaction there is one connection.
  const cast = await listShownCast.all(executor, { id, viewerId })
  const me = await viewerFacts(executor, viewerId, now)
  return { row, facts: factsOf(row, cast), viewer: viewerOf(me, row.sport_id, cast), cast, me }
}

/** The issuer, as the rules see them in relation to one participant. */
export function viewerTowards({ viewer, cast }: Loaded, userId: string): Viewer {
  const about = cast.find(({ user_id }) => user_id === userId)
  if (!about) return viewer
  const issuer = cast.find(({ role }) => role === 'issuer')
  return {
    ...viewer,
    blocked: isUnreachable(about),
    friend: about.friend,
    minor: isMinor(about) || (issuer !== undefined && isMinor(issuer)),
  }
}
