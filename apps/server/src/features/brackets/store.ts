import { type BracketFacts, nextSilence, undecidedIn } from '@gauntlet/rules/brackets/facts'
import { type BracketTold, newsBetween } from '@gauntlet/rules/brackets/playing'
import type { TournamentFacts } from '@gauntlet/rules/tournaments/facts'
import { userIds } from '@gauntlet/rules/tournaments/facts'
import type { Executor } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { tell } from '../notices/tell.ts'
import { aboutTournament, tournamentLink } from '../tournaments/notices.ts'
import { termsOf } from '../tournaments/persist.ts'
import { markUnseen } from '../tournaments/place-queries.ts'
import type { TournamentColumns } from '../tournaments/tables.ts'
import type { BracketFormat } from './engine.ts'
import * as queries from './queries.ts'
import { type BracketState, bracketFacts, type StoredMatch } from './state.ts'

const matchFrom = (row: queries.MatchRow): StoredMatch => ({
  id: row.id,
  group_number: row.group_number,
  round: row.round,
  number: row.number,
  status: row.status,
  opponent1: row.opponent1,
  opponent2: row.opponent2,
  score: row.score1 === null || row.score2 === null ? null : [row.score1, row.score2],
  report:
    row.reported_by === null || row.reported_winner === null || row.reported_at === null
      ? null
      : { by: row.reported_by, winner: row.reported_winner, at: row.reported_at.getTime() },
  disputed: row.disputed,
  decided:
    row.decided_by === null || row.decided_at === null ? null : { by: row.decided_by, at: row.decided_at.getTime() },
})

/** The parts of an opponent always in one order, whether the database or the engine named them. */
const inOrder = (opponent: StoredMatch['opponent1']): StoredMatch['opponent1'] =>
  opponent && {
    id: opponent.id,
    ...(opponent.position !== undefined && { position: opponent.position }),
    ...(opponent.result !== undefined && { result: opponent.result }),
  }

const rowFrom = ({ score, report, decided, ...match }: StoredMatch): queries.MatchRow => ({
  id: match.id,
  group_number: match.group_number,
  round: match.round,
  number: match.number,
  status: match.status,
  opponent1: inOrder(match.opponent1),
  opponent2: inOrder(match.opponent2),
  score1: score?.[0] ?? null,
  score2: score?.[1] ?? null,
  reported_by: report?.by ?? null,
  reported_winner: report?.winner ?? null,
  reported_at: report && new Date(report.at),
  disputed: match.disputed,
  decided_by: decided?.by ?? null,
  decided_at: decided && new Date(decided.at),
})

export const isFormat = (format: TournamentColumns['format']): format is BracketFormat => format !== 'none'

/** The bracket of a tournament as it was last written; undefined while it is not drawn. */
export async function loadBracket(
  executor: Executor,
  { id, format, drawn }: Pick<TournamentColumns, 'id' | 'format' | 'drawn'>,
): Promise<BracketState | undefined> {
  if (!drawn || !isFormat(format)) return undefined
  const { settings } = await queries.findBracket.one(executor, { id })
  const entrants = await queries.listEntrants.all(executor, { id })
  const matches = await queries.listMatches.all(executor, { id })
  return { format, settings, entrants, matches: matches.map(matchFrom) }
}

interface Change {
  row: TournamentColumns
  tournament: TournamentFacts
  before: BracketState | null
  after: BracketState
  /** Who did it; null where time did. */
  actor: string | null
  notify: readonly BracketTold[]
}

async function storeMatches(tx: Executor, { row, before, after }: Change): Promise<void> {
  const had = new Set(before?.matches.map(match => JSON.stringify(rowFrom(match))))
  const changed = after.matches.map(match => JSON.stringify(rowFrom(match))).filter(text => !had.has(text))
  if (changed.length > 0) await queries.putMatches.affected(tx, { id: row.id, matches: `[${changed.join(',')}]` })
}

async function sendNews(tx: Executor, services: Services, change: Change): Promise<void> {
  const { row, tournament, before, after, actor } = change
  const facts: [BracketFacts, BracketFacts] | null = before && [bracketFacts(before), bracketFacts(after)]
  const news = [...change.notify, ...(facts ? newsBetween(...facts, tournament.organizer_id) : [])]
  if (news.length === 0) return
  const params = await aboutTournament(tx, termsOf(row), tournament.start)
  const link = tournamentLink(row.id)
  for (const { notice, user_ids } of news) {
    const ids = user_ids.filter(id => id !== actor)
    if (ids.length === 0) continue
    await markUnseen.affected(tx, { id: row.id, ids })
    // Nobody's doing, as the texts have it: a match goes on whomever its players block.
    await tell(tx, services, ids, { kind: 'tournaments', name: notice, actor: null, params, link })
  }
}

/** Stores what an act or time made of a bracket, tells of it, and pushes it to everybody who plays. */
export async function storeBracket(tx: Executor, services: Services, change: Change): Promise<void> {
  const { row, tournament, before, after } = change
  const { id } = row
  await storeMatches(tx, change)
  const were = new Set(before?.entrants.flatMap(({ seed, withdrawn }) => (withdrawn ? [seed] : [])))
  for (const { seed, withdrawn } of after.entrants)
    if (withdrawn && !were.has(seed)) await queries.markWithdrawn.affected(tx, { id, seed })
  const facts = bracketFacts(after)
  const silence = nextSilence(facts)
  await queries.storeProgress.affected(tx, {
    id,
    undecided: undecidedIn(facts).length,
    dueAt: silence === null ? null : new Date(silence),
  })
  await sendNews(tx, services, change)
  await services.live.touch(tx, [tournament.organizer_id, ...userIds(tournament.places)], id)
}
