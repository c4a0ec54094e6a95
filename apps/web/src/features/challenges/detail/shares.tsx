import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { isEven } from '../../../people/chance.ts'
import { ChanceBar } from '../../../people/chance-bar.tsx'
import { isAhead } from '../sides.ts'
import { playersOf } from '../who.ts'

/**
 * The chances of two who are to meet, as a bar between them; also once it is agreed, when nothing depends on them. Its
 * figures name both sides; the viewer's own is not said again below the large one.
 */
export function Shares({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) {
  const [own, other, ...more] = playersOf(challenge, viewerId)
  if (!isAhead(challenge) || own?.id !== viewerId || !other || more.length > 0) return null
  const chance = challenge.chance ?? other.chance
  if (chance === null || isEven(chance)) return null
  const { draw_chance: draw } = challenge
  const isSaid = challenge.chance !== null
  return (
    <div className={isSaid ? 'duel-shares said' : 'duel-shares'}>
      <ChanceBar chance={chance} draw={draw} other={other.first_name} />
    </div>
  )
}
