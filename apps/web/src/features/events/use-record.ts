import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import { type Rivalry, rivalriesOf } from '../../people/head-to-head.ts'

/** How the viewer's matches with others went; undefined of somebody never met. */
export function useRecord(): (id: string) => Rivalry | undefined {
  const { id: viewerId } = useSelf()
  const past = useApi(challenges.past, { x: viewerId }).data?.payload.challenges ?? []
  const met = new Map(rivalriesOf(past, viewerId).map(rivalry => [rivalry.id, rivalry]))
  return id => met.get(id)
}
