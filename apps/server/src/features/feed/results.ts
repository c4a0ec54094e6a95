import type { FeedResult } from '@gauntlet/contract/feed/endpoints'
import type { ChallengeFacts } from '@gauntlet/rules/challenges/facts'
import { shownOf } from '@gauntlet/rules/challenges/results'
import { sidesOf } from '@gauntlet/rules/challenges/sides'
import { isInFeed } from '@gauntlet/rules/feed/feed'
import { isMinor } from '@gauntlet/rules/people/relation'
import { scoreText } from '@gauntlet/rules/scores/shown'
import type { Executor } from '../../platform/database/database.ts'
import type { Viewer } from '../../platform/services.ts'
import { presentCard } from '../cards/present.ts'
import { factsOf, isUnreachable } from '../challenges/facts.ts'
import { type CastRow, listCasts, listResults, type ResultRow } from './queries.ts'

/** A result of the viewer's feed. */
export interface FedResult {
  row: ResultRow
  facts: ChallengeFacts
  /** Those who played. */
  cast: readonly CastRow[]
}

const flag = (value: boolean) => (value ? 1 : 0)

export const presentKudos = ({ kudos, mine }: Pick<ResultRow, 'kudos' | 'mine'>): FeedResult['kudos'] => ({
  count: kudos,
  mine: flag(mine),
})

export function presentResult({ row, facts, cast }: FedResult): FeedResult {
  const cards = new Map(
    cast.map(one => [one.user_id, presentCard({ ...one, anchor: null, mean: null, settled: null })]),
  )
  const sides = sidesOf(facts)
  const won = sides.findIndex(side => facts.winner_id !== null && side.includes(facts.winner_id))
  const { draw, score } = shownOf(facts)
  return {
    id: row.id,
    sport: row.sport_name,
    played: row.start_at.toISOString(),
    sides: sides.map((side, at) => ({
      players: side.flatMap(id => cards.get(id) ?? []),
      won: flag(at === won),
    })),
    draw: flag(draw),
    score: score ? scoreText(score, Math.max(0, won)) : '',
    kudos: presentKudos(row),
  }
}

/** Of these matches, in their order, the results of the viewer's feed. */
export async function resultsAmong(executor: Executor, viewer: Viewer, ids: readonly string[]): Promise<FedResult[]> {
  if (ids.length === 0) return []
  const asked = { ids, viewerId: viewer.id }
  const [rows, all] = await Promise.all([listResults.all(executor, asked), listCasts.all(executor, asked)])
  const rowOf = new Map(rows.map(row => [row.id, row]))
  const casts = Map.groupBy(all, ({ challenge_id }) => challenge_id)
  return ids.flatMap(id => {
    const row = rowOf.get(id)
    if (!row) return []
    const cast = casts.get(id) ?? []
    const facts = factsOf(
      row,
      cast.map(one => ({ ...one, state: 'accepted' })),
    )
    const players = cast.map(one => ({
      yourself: one.user_id === viewer.id,
      friend: one.friend,
      minor: isMinor(one),
      apart: isUnreachable(one),
      in_feeds: one.in_feeds,
    }))
    return isInFeed(facts, players) ? [{ row, facts, cast }] : []
  })
}
