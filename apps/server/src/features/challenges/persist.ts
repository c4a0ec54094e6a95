import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import type { ChallengeFacts, PlayerFacts } from '@gauntlet/rules/challenges/facts'
import {
  asPlayed,
  type ChallengeOutcome,
  type Notice,
  reportsOf,
  type Result,
  shownOf,
} from '@gauntlet/rules/challenges/results'
import {
  askedIn,
  captainOf,
  ids,
  isGuest,
  isSided,
  issuerOf,
  leaversBetween,
  letInBetween,
  sideOf,
  sidesOf,
} from '@gauntlet/rules/challenges/sides'
import { scoreText } from '@gauntlet/rules/scores/shown'
import { momentParams } from '../../platform/clock/when.ts'
import { pick } from '../../platform/database/columns.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { addCredits, spendCredits } from '../credits/ledger.ts'
import { VENUE_COLUMNS } from '../gathering/tables.ts'
import { dropFromMatch } from '../guests/guests.ts'
import { answersTo } from '../notices/challenge-acts.ts'
import { takeBackNotices } from '../notices/gathered.ts'
import { namedSide } from '../notices/people.ts'
import { tell } from '../notices/tell.ts'
import { type RankChange, recordResult } from '../ranks/record.ts'
import { voidResult } from '../ranks/void.ts'
import { challengeLink, columnsOf, playerColumns } from './facts.ts'
import { insertStrike, publishRatings, putPlayers, setMessage, type ShownRow, updateChallenge } from './queries.ts'
import type { PlayerColumns } from './tables.ts'

const TERMS = ['sport_id', 'sport_name', ...VENUE_COLUMNS, 'rules', 'format', 'team_id', 'against_team_id'] as const

/** The terms that players agree on; the rules do not look at them. */
export type Terms = Pick<ShownRow, (typeof TERMS)[number]>

export const termsOf = (row: ShownRow): Terms => pick(row, TERMS)

/**
 * The players to whom a change is new: everybody who is told of it and, if the status or the start moved, everybody
 * still in the challenge. That a player joins is nothing new to others who have joined.
 */
function concernedBy(before: ChallengeFacts, after: ChallengeFacts, told: readonly string[]): string[] {
  const moved = before.status !== after.status || before.start !== after.start
  const inIt = after.players.filter(({ state }) => moved && state !== 'declined' && state !== 'withdrawn')
  return [...new Set([...told, ...inIt.map(({ user_id }) => user_id)])]
}

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
  await putPlayers.affected(tx, { people: JSON.stringify(rows), unseen, seenBy: actor })
}

/** A challenge after an act, or a step of time; or a new one. */
interface Made extends ChallengeOutcome {
  id: string
  terms: Terms
  /** The player who did it; null for a step that time took. */
  actor: string | null
  /** The challenge before the act, where there was one. */
  before?: ChallengeFacts
}

interface Change extends ChallengeOutcome, Pick<Made, 'actor'> {
  /** As it was read under its lock. */
  row: ShownRow
  before: ChallengeFacts
  /** The terms as they were edited; left out, they stand. */
  edited?: Terms | undefined
  /** The actor's new message to the others; if left out, the old one stays. */
  message?: string | undefined
  /** Players with a block between them and the actor: no message of the actor's is new to them. */
  unheardBy?: readonly string[]
}

/** Whether a message is for a player: neither turned down by the match, nor with a wish that was taken back. */
const reads = ({ state }: PlayerFacts) => state !== 'withdrawn' && state !== 'declined'

/** Stores the outcome of an act or of time, and carries out what follows from it, in one transaction. */
export async function storeChange(tx: Transaction, services: Services, change: Change): Promise<void> {
  const { row, before, facts: after, consequences, edited, message, unheardBy = [], actor } = change
  const { id } = row
  const { taken } = consequences
  // An offered time that was taken brings its venue.
  const terms = edited ?? { ...termsOf(row), ...(taken && pick(taken, VENUE_COLUMNS)) }
  await takeBackNotices(tx, services, {
    userIds: [issuerOf(after), captainOf(after, 1)?.user_id].flatMap(userId => userId ?? []),
    kind: 'challenges',
    link: challengeLink(id),
    actorIds: [...leaversBetween(before, after), ...letInBetween(before, after)],
  })
  const told = consequences.notify.flatMap(({ user_ids }) => user_ids)
  const concerned =
    message === undefined
      ? concernedBy(before, after, told)
      : ids(after.players.filter(reads)).filter(userId => !unheardBy.includes(userId))
  await dropFromMatch(tx, id, before.players, after.players)
  // Both leave together.
  const [changed] = await Promise.all([
    updateChallenge.affected(tx, { id, was: before.status, ...terms, ...columnsOf(after) }),
    storePlayers(tx, id, { facts: after, unseen: concerned, actor }),
  ])
  // The row was locked before the rules were asked, so this is a mistake of ours and never a lost race.
  if (changed !== 1) throw new Error(`Challenge ${id} changed under its lock`)
  if (message !== undefined && actor !== null) await setMessage.affected(tx, { id, userId: actor, message })
  await carryOut(tx, services, { id, facts: after, consequences, terms, actor, before })
  services.live.touch(
    tx,
    [...before.players, ...after.players].flatMap(one => (isGuest(one) ? [] : one.user_id)),
    id,
  )
}

/** The places where they are known, else the side that won. */
const outcomeOf = ({ sides, positions, winner_id }: Result) =>
  positions === null
    ? { winner: sides.findIndex(side => side.includes(winner_id ?? '')) }
    : { positions: [...positions] }

async function countResult(tx: Transaction, services: Services, challengeId: string, sportId: string, result: Result) {
  const ranks = await recordResult(tx, services, {
    sportId,
    cause: { challengeId },
    sides: result.sides.map(side => [...side]),
    ...outcomeOf(result),
    score: result.score,
    ranked: result.ranked,
  })
  await publishRatings.affected(tx, { id: challengeId, now: services.clock.now() })
  return ranks
}

/** News that nobody does to anybody: it holds for every player, whomever they block. */
const impersonal: ReadonlySet<Notice> = new Set([
  'dismissed',
  'lapsed',
  'report_due',
  'reminder',
  'completed',
  'resolved',
  'voided',
  'no_rank',
  'record_lapsed',
  'time_moved',
])

/** News that also names the winner, or the winner by a report. */
const ofResult: ReadonlySet<Notice> = new Set([
  'reported',
  'recorded',
  'reminder',
  'completed',
  'resolved',
  'score_taken',
])

/** The winner; and for a player of a result that stands, how it ended and how it moved their rank. */
function newsFor(userId: string, after: ChallengeFacts, { actor, terms }: Made, moved: RankChange | undefined) {
  const captain = after.winner_id ?? reportsOf(after)[0]?.winner_id ?? undefined
  const sides = sidesOf(after)
  const named = (word: string, at: number) =>
    namedSide(word, sides[at] ?? [], isSided(after) ? [terms.team_id, terms.against_team_id][at] : null)
  const won = captain === undefined ? -1 : sideOf(after, captain)
  const isComplete = after.status === S.complete
  const reports = actor !== null && !isComplete && won === sideOf(after, actor)
  const { draw, score } = shownOf(after)
  const side = sideOf(after, userId)
  const outcome: 'won' | 'lost' | 'drew' = after.winner_id === null ? 'drew' : won === side ? 'won' : 'lost'
  const others = [...sides.keys()].filter(at => at !== side)
  const [opponent] = others.length === 1 ? others : []
  return {
    people: {
      // A win that is only reported is told of whoever says so.
      ...(reports && won !== side ? { winner: actor } : named('winner', won)),
      ...(opponent !== undefined && named('opponent', opponent)),
    },
    params: {
      ...(isComplete && { outcome }),
      ...(draw && { draw: 'yes' }),
      ...(score && { score: scoreText(score, Math.max(0, side)) }),
      ...(moved && { rank: String(moved.after), change: String(moved.after - moved.before) }),
    },
  }
}

/** How a result has moved the ranks, by player. */
type Ranks = ReadonlyMap<string, RankChange>

/** Tells the players concerned of each transition. */
async function tellPlayers(tx: Transaction, services: Services, made: Made, ranks: Ranks | null): Promise<void> {
  const { id, facts: after, terms, actor } = made
  const params = {
    sport: terms.sport_name,
    ...momentParams(after.start, terms.timezone),
    where: `${terms.venue}, ${terms.city}`,
  }
  const asked = made.before ? ids(askedIn(made.before)) : []
  for (const { user_ids, notice: name } of made.consequences.notify) {
    // Why no rank moved is told to whoever made the result stand, too.
    const others = name === 'no_rank' ? user_ids : user_ids.filter(userId => userId !== actor)
    const by = impersonal.has(name) ? null : actor
    const acts = answersTo(name, id, after, services.clock.now())
    const told = { kind: 'challenges', name, actor: by, asked, link: challengeLink(id), acts } as const
    if (!ofResult.has(name)) await tell(tx, services, others, { ...told, params })
    else
      for (const userId of others) {
        const news = newsFor(userId, asPlayed(after), made, ranks?.get(userId))
        await tell(tx, services, [userId], { ...told, params: { ...params, ...news.params }, people: news.people })
      }
  }
}

/** Carries out the consequences of an act, beyond the facts of the challenge. */
export async function carryOut(tx: Transaction, services: Services, made: Made): Promise<void> {
  const { id, facts: after, consequences, terms } = made
  const issuer = issuerOf(after)
  if (issuer === null) throw new Error(`Challenge ${id} has no issuer`)
  await spendCredits(tx, services, { userId: issuer, points: consequences.charge, cause: id })
  await addCredits(tx, services, { userId: issuer, points: consequences.refund, reason: 'refund', cause: id })
  if (consequences.voids_result) await voidResult(tx, services, { challengeId: id })
  const { result } = consequences
  const ranks = result && (await countResult(tx, services, id, terms.sport_id, result))
  if (consequences.strike !== null)
    await insertStrike.affected(tx, { challengeId: id, userId: consequences.strike, now: services.clock.now() })
  await tellPlayers(tx, services, made, ranks)
}
