import type { FeedResult } from '@gauntlet/contract/feed/endpoints'
import { scoreText } from '@gauntlet/rules/scores/shown'
import { presentCard } from '../cards/present.ts'
import type { KudosRow } from './queries.ts'
import type { FedResult } from './results.ts'

const flag = (value: boolean) => (value ? 1 : 0)

export const presentKudos = ({ kudos, mine }: Pick<KudosRow, 'kudos' | 'mine'>): FeedResult['kudos'] => ({
  count: kudos,
  mine: flag(mine),
})

/** Of the side that won first. */
const plainText = ([one, two]: readonly [number, number], won: number) => (won > 0 ? `${two}–${one}` : `${one}–${two}`)

export function presentResult(fed: FedResult): FeedResult {
  const { row, played, tournament, sides, won, draw, score, plain, cast } = fed
  const cards = new Map(cast.map(one => [one.id, presentCard({ ...one, anchor: null, mean: null, settled: null })]))
  return {
    id: row.id,
    tournament,
    sport: row.sport_name,
    played: played.toISOString(),
    sides: sides.map((side, at) => ({
      players: side.flatMap(id => cards.get(id) ?? []),
      won: flag(at === won),
    })),
    draw: flag(draw),
    score: score ? scoreText(score, Math.max(0, won)) : plain ? plainText(plain, won) : '',
    kudos: presentKudos(row),
  }
}
