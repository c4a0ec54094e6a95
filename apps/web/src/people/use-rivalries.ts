import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { useApi } from '../api/use-api.ts'
import { useSelf } from '../api/use-self.ts'
import { rivalriesOf, type Rivalry } from './head-to-head.ts'

type Rivalries = ReadonlyMap<string, Rivalry>

const NOBODY: Rivalries = new Map()
/** Of each list that came: every row of a screen asks for them. */
const counted = new WeakMap<readonly Challenge[], Rivalries>()

function countOnce(past: readonly Challenge[], viewerId: string): Rivalries {
  const rivalries = counted.get(past) ?? new Map(rivalriesOf(past, viewerId).map(rivalry => [rivalry.id, rivalry]))
  counted.set(past, rivalries)
  return rivalries
}

/** How the viewer's matches went with each player ever met, by id. */
export function useRivalries(): Rivalries {
  const { id } = useSelf()
  const past = useApi(challenges.past, { x: id }).data?.payload.challenges
  return past ? countOnce(past, id) : NOBODY
}
