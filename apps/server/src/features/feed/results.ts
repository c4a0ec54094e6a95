import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import type { FeedResult } from '@gauntlet/contract/feed/endpoints'
import { differing } from '@gauntlet/rules/brackets/scores'
import type { ToldScore } from '@gauntlet/rules/challenges/facts'
import { shownOf } from '@gauntlet/rules/challenges/results'
import { sidesOf } from '@gauntlet/rules/challenges/sides'
import { type FeedMatch, isInFeed } from '@gauntlet/rules/feed/feed'
import { isMinor } from '@gauntlet/rules/people/relation'
import type { Executor } from '../../platform/database/database.ts'
import type { Viewer } from '../../platform/services.ts'
import { factsOf, isUnreachable } from '../challenges/facts.ts'
import { type BracketCastRow, type BracketResultRow, listBracketCasts, listBracketResults } from './bracket-queries.ts'
import type { Applauded } from './kudos-queries.ts'
import { type CastRow, listCasts, listResults, type Mark, type PersonRow, type ResultRow } from './queries.ts'

/** A match that is a result of the viewer's feed, or may be one. */
export interface FedResult {
  row: Pick<ResultRow, 'id' | 'sport_name' | 'kudos' | 'mine' | 'viewer_minor'>
  of: Applauded
  match: FeedMatch
  played: Date
  tournament: FeedResult['tournament']
  /** The ids of each side's players, its captain first. */
  sides: readonly (readonly string[])[]
  /** The side that won; below 0 where none has. */
  won: number
  draw: boolean
  score: ToldScore | null
  /** Plain numbers of the two sides, where no format tells a score. */
  plain: readonly [number, number] | null
  /** Those who played. */
  cast: readonly PersonRow[]
}

function challengeResult(row: ResultRow, cast: readonly CastRow[]): FedResult {
  const facts = factsOf(
    row,
    cast.map(one => ({ ...one, state: 'accepted' })),
  )
  const sides = sidesOf(facts)
  const { draw, score } = shownOf(facts)
  return {
    row,
    of: { challenge_id: row.id, tournament_id: null, match: null },
    match: { over: facts.status === S.complete, ending: facts.ending, organizer: null },
    played: row.start_at,
    tournament: null,
    sides,
    won: sides.findIndex(side => facts.winner_id !== null && side.includes(facts.winner_id)),
    draw,
    score,
    plain: null,
    cast,
  }
}

/** Where two players tell different scores of one match, none is told on. */
function bracketResult(row: BracketResultRow, cast: readonly BracketCastRow[], viewer: Viewer): FedResult {
  const { tournament_id, told, won, score1, score2 } = row
  const organizer = {
    yourself: row.organizer_id === viewer.id,
    friend: row.organizer_friend,
    minor: row.organizer_minor,
    blocked: row.organizer_blocked,
  }
  const claim = row.claimed_told && { winner: null, score: null, told: row.claimed_told }
  const differs = differing({ decided_by: row.decided_by, told, claim })
  return {
    row,
    of: { challenge_id: null, tournament_id, match: row.match },
    match: { over: true, ending: told?.ending ?? null, organizer },
    played: row.played_at,
    tournament: { id: tournament_id, title: row.title },
    sides: row.sides,
    won: won ?? -1,
    draw: won === null,
    score: differs ? null : (told?.score ?? null),
    plain: differs || score1 === null || score2 === null ? null : [score1, score2],
    cast,
  }
}

async function challengeResults(executor: Executor, viewer: Viewer, ids: readonly string[]): Promise<FedResult[]> {
  if (ids.length === 0) return []
  const asked = { ids, viewerId: viewer.id }
  const [rows, all] = await Promise.all([listResults.all(executor, asked), listCasts.all(executor, asked)])
  const casts = Map.groupBy(all, ({ challenge_id }) => challenge_id)
  return rows.map(row => challengeResult(row, casts.get(row.id) ?? []))
}

async function bracketResults(executor: Executor, viewer: Viewer, ids: readonly string[]): Promise<FedResult[]> {
  if (ids.length === 0) return []
  const asked = { ids, viewerId: viewer.id }
  const [rows, all] = await Promise.all([
    listBracketResults.all(executor, asked),
    listBracketCasts.all(executor, asked),
  ])
  const casts = Map.groupBy(all, ({ result_id }) => result_id)
  return rows.map(row => bracketResult(row, casts.get(row.id) ?? [], viewer))
}

/** Of these matches, in their order, the results of the viewer's feed. */
export async function resultsAmong(
  executor: Executor,
  viewer: Viewer,
  marks: readonly Pick<Mark, 'id' | 'bracket'>[],
): Promise<FedResult[]> {
  const idsOf = (bracket: boolean) => marks.flatMap(mark => (mark.bracket === bracket ? [mark.id] : []))
  const found = await Promise.all([
    challengeResults(executor, viewer, idsOf(false)),
    bracketResults(executor, viewer, idsOf(true)),
  ])
  const resultOf = new Map(found.flat().map(result => [result.row.id, result]))
  return marks.flatMap(({ id }) => {
    const result = resultOf.get(id)
    if (!result) return []
    const players = result.cast.map(one => ({
      yourself: one.id === viewer.id,
      friend: one.friend,
      minor: isMinor(one),
      apart: isUnreachable(one),
      in_feeds: one.in_feeds,
    }))
    return isInFeed(result.match, players) ? [result] : []
  })
}
