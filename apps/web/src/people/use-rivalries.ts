import { type Rival, rivals } from '@gauntlet/contract/challenges/rivals'
import { useApi } from '../api/use-api.ts'
import { rivalriesOf, type Rivalry } from './head-to-head.ts'

type Rivalries = ReadonlyMap<string, Rivalry>

const NOBODY: Rivalries = new Map()
/** Of each list that came: every row of a screen asks for them. */
const known = new WeakMap<readonly Rival[], Rivalries>()

function readOnce(list: readonly Rival[]): Rivalries {
  const rivalries = known.get(list) ?? new Map(rivalriesOf(list).map(rivalry => [rivalry.id, rivalry]))
  known.set(list, rivalries)
  return rivalries
}

/** How the viewer's matches went with each opponent ever met, by id. */
export function useRivalries(): Rivalries {
  const list = useApi(rivals.of, {}).data?.payload
  return list ? readOnce(list) : NOBODY
}
