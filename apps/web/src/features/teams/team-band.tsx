import { useSelf } from '../../api/use-self.ts'
import type { Pick } from '../../people/picks.ts'
import { Avatar, Name } from '../../ui/avatar.tsx'
import { say } from '../../ui/say.ts'
import { Crest } from './crest.tsx'
import * as texts from './texts.ts'

const NAME = { largest: 20, smallest: 16 }
/** px */
const FACE = 28
/** So many places are drawn, taken or free. */
const DRAWN = 6

/** The team in a band above its fields, where there is no room for it beside them: its crest, and its places. */
export function TeamBand({ name, size, asked }: { name: string; size: number; asked: readonly Pick[] }) {
  const self = useSelf()
  const taken = 1 + asked.length
  const free = Math.max(0, Math.min(size, DRAWN) - taken)
  return (
    <div className="team-poster team-band">
      <div className="team-head">
        <Crest name={name} />
        <div className="team-head-words">
          <p className="team-sport">
            <Name {...NAME}>{name}</Name>
          </p>
          <p className="team-seats small numbers">
            <Avatar id={self.id} name={self.full_name} image={self.preference.image} size={FACE} />
            {asked.slice(0, DRAWN - 1).map(({ key, name: asks, image }) => (
              <Avatar key={key} id={key} name={asks} image={image} size={FACE} />
            ))}
            {Array.from({ length: free }, (_, at) => (
              <span key={at} className="free-side" aria-hidden="true" />
            ))}
            {size > 1 && <span>{say(texts.nOfSize, { n: taken, size })}</span>}
          </p>
        </div>
      </div>
    </div>
  )
}
