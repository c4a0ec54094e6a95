import type { UserCard } from '@gauntlet/contract/cards/answer'
import type { Scoring } from '@gauntlet/rules/challenges/claims'
import type { SportState } from '@gauntlet/rules/ranks/sport'
import { scoringFor } from '../gathering/scoring.ts'
import { sportStateOf } from '../ranks/sport-state.ts'
import type { ViewerFacts } from './facts.ts'
import type { ShownRow } from './queries.ts'
import type { CastRow, ShownCastRow } from './tables.ts'

/** The facts that the odds of one challenge rest on. */
export interface OddsScene {
  row: ShownRow
  cast: readonly CastRow[]
  me: ViewerFacts
  now: Date
  sport: SportState
  /** How its result is told; null in a sport that has no formats. */
  scoring: Scoring | null
}

/** Everything that one challenge is shown from. */
export interface Scene extends OddsScene {
  cast: readonly ShownCastRow[]
  cards: ReadonlyMap<string, UserCard>
  /** The change of the viewer's rank by the result. */
  rankChange: { before: number; after: number } | null
}

/** Sport and scoring are put together once for all that asks for them: odds, stakes and results do. */
export const sceneOf = (scene: Omit<Scene, 'sport' | 'scoring'>): Scene => {
  const { row } = scene
  const sport = sportStateOf({ name: row.sport_name, anchor: row.anchor, rank_state: row.rank_state })
  return { ...scene, sport, scoring: scoringFor(row) }
}
