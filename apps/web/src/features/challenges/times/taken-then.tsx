import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { useApi } from '../../../api/use-api.ts'
import { useSelf } from '../../../api/use-self.ts'
import { ClashWords } from '../clash-line.tsx'
import { clashAtWall } from '../clash.ts'

/** Says what else the viewer has agreed to at the time that is chosen in a form. */
export default function TakenThen({
  wall,
  challengeId,
}: {
  /** As it is in the form: on the clock at the venue. */
  wall: string | undefined
  /** The challenge that is changed. */
  challengeId?: string
}) {
  const self = useSelf()
  const { data } = useApi(challenges.upcoming, {})
  const clash = wall && data ? clashAtWall(wall, data.payload, self.id, challengeId) : undefined
  return <output>{clash && <ClashWords clash={clash} />}</output>
}
