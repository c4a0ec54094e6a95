import { isId } from '@gauntlet/contract/fields'
import type { ChallengeFacts, PlayerFacts, Viewer } from '@gauntlet/rules/challenges/facts'
import { scheduleOf } from '@gauntlet/rules/challenges/lifecycle'
import { mayView } from '@gauntlet/rules/challenges/reasons'
import { pick, without } from '../../platform/database/columns.ts'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer as Account } from '../../platform/services.ts'
import { listShownCast, type ShownCastRow } from './people-queries.ts'
import * as queries from './queries.ts'
import { type ChallengeColumns, PLAYER_FACTS, type PlayerColumns } from './tables.ts'
import { strikesCountSince, type ViewerFacts, viewerFrom, viewerOf } from './viewers.ts'

const millis = (at: Date | null) => at?.getTime() ?? null
const date = (at: number | null) => (at === null ? null : new Date(at))

type PlayerRow = Pick<PlayerColumns, (typeof PLAYER_FACTS)[number]>

/**
 * The columns that a participant's row and facts share as they are; the others are instants, in milliseconds for the
 * rules.
 */
const ALIKE = without(PLAYER_FACTS, ['reported_at', 'not_played_at', 'named_at'])

const playerFacts = (row: PlayerRow): PlayerFacts => ({
  ...pick(row, ALIKE),
  reported_at: millis(row.reported_at),
  not_played_at: millis(row.not_played_at),
  named_at: millis(row.named_at),
})

/** The result, which a row and the facts have alike. */
const OUTCOME = ['winner_id', 'level', 'ending', 'score'] as const

/** Rows as the rules know them. */
export const factsOf = (row: ChallengeColumns, players: readonly PlayerRow[]): ChallengeFacts => ({
  status: row.status,
  open: row.open,
  ranked: row.ranked,
  side_size: row.side_size,
  composition: row.composition,
  start: row.start_at.getTime(),
  pending_since: row.pending_since.getTime(),
  paid: row.paid,
  disputed_at: millis(row.disputed_at),
  disputed_by: row.disputed_by,
  reminders_sent: row.reminders_sent,
  ...pick(row, OUTCOME),
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
    side_size: facts.side_size,
    composition: facts.composition,
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
    ...pick(facts, OUTCOME),
    ended: facts.ended,
    ended_at: date(facts.ended_at),
  }
}

const playerColumns = (player: PlayerFacts) => ({
  ...pick(player, ALIKE),
  reported_at: date(player.reported_at),
  not_played_at: date(player.not_played_at),
  named_at: date(player.named_at),
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

export interface Loaded {
  row: queries.SeenRow
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

/** A challenge and who looks at it; with `lock` its row is held. Undefined where there is none. */
export async function loadChallenge(
  executor: Executor,
  { id, viewerId, now, lock }: { id: string; viewerId: string; now: Date; lock: boolean },
): Promise<Loaded | undefined> {
  const seeing = { id, viewerId, since: strikesCountSince(now) }
  // Where the row is held, its people are read after whoever held it before; else both are asked for at once.
  const held = lock ? await queries.lockSeen.first(executor, seeing) : queries.findSeen.first(executor, seeing)
  if (held === undefined) return undefined
  const [row, cast] = await Promise.all([held, listShownCast.all(executor, { id, viewerId })])
  if (!row) return undefined
  const me = viewerFrom(row, viewerId, now)
  return { row, facts: factsOf(row, cast), viewer: viewerOf(me, row, cast), cast, me }
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
