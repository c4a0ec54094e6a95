import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { useEffect, useEffectEvent } from 'react'
import { useApi } from '../../../api/use-api.ts'
import { useSelf } from '../../../api/use-self.ts'
import { serverNow } from '../../../ui/clock.ts'
import { usualTimes } from '../../../ui/date-time.ts'
import { here } from '../../../ui/here.ts'
import { wallDate } from '../../../ui/when.ts'
import { ClashWords } from '../clash-line.tsx'
import { clashAtWall, firstFree } from '../clash.ts'

/**
 * Says what else the viewer has agreed to at the time that is chosen in a form. One that the form began with gives way
 * to the first usual time at which there is nothing, if that can be proposed.
 */
export default function TakenThen({
  wall,
  first,
  propose,
  challengeId,
}: {
  /** As it is in the form: on the clock at the venue. */
  wall: string | undefined
  /** The time that the form began with. */
  first?: string | undefined
  propose?: (time: string) => void
  /** The challenge that is changed. */
  challengeId?: string
}) {
  const self = useSelf()
  const { data } = useApi(challenges.upcoming, {})
  const agreed = data?.payload
  const clash = wall && agreed ? clashAtWall(wall, agreed, self.id, challengeId) : undefined
  const proposeFree = useEffectEvent(() => {
    if (!clash || !agreed || wall !== first) return
    const free = firstFree(usualTimes(wallDate(serverNow(), here())), agreed, self.id)
    if (free !== undefined) propose?.(free)
  })
  const isKnown = agreed !== undefined
  useEffect(() => {
    if (isKnown) proposeFree()
  }, [isKnown])
  return <output className="taken-then">{clash && <ClashWords clash={clash} />}</output>
}
