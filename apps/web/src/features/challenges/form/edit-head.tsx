import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { ChanceBar } from '../../../people/chance-bar.tsx'
import { Avatar, Name } from '../../../ui/avatar.tsx'
import { FreeSide } from '../free-side.tsx'
import { titleOf } from '../sides.ts'
import { others } from '../who.ts'

/** px */
const FACE = 48
const NAME_PX = 22

/** The chance of the viewer against one other; nothing where it is not known. */
export function EditOdds({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) {
  const { chance, draw_chance } = challenge
  const [other, ...more] = others(challenge, viewerId)
  if (chance === null || !other || more.length > 0) return null
  return <ChanceBar chance={chance} draw={draw_chance} other={other.first_name} roomy />
}

/** The opponent of the match that is edited, and how it may end: the preview says both where it has room. */
export function EditHead({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) {
  const [other] = others(challenge, viewerId)
  return (
    <div className="opponent">
      {other ? (
        <Avatar id={other.id} name={other.full_name} image={other.preference.image} size={FACE} />
      ) : (
        <FreeSide size={FACE} />
      )}
      <div className="stack tight">
        <p>
          <Name largest={NAME_PX}>{titleOf(challenge, viewerId)}</Name>
        </p>
        <EditOdds challenge={challenge} viewerId={viewerId} />
      </div>
    </div>
  )
}
