import { sports } from '@gauntlet/contract/sports/endpoints'
import { useApi } from '../../api/use-api.ts'
import { useSelf } from '../../api/use-self.ts'
import type { Pick } from '../../people/picks.ts'
import { SportMark } from '../../sports/sport-mark.tsx'
import { Avatar, Name } from '../../ui/avatar.tsx'
import { Section } from '../../ui/card.tsx'
import { Chip } from '../../ui/status-chip.tsx'
import { shortAddress } from './words.ts'
import * as texts from './texts.ts'

/** px */
const NAME = { largest: 24, smallest: 16 }
const FACE = 40

interface Typed {
  name: string
  sports: string
  /** Null until one is chosen. */
  gender?: string | null | undefined
  address: string
}

/** The team as others will find it, with its captain and the players who are asked. */
export default function Preview({
  values: { name, sports: sportId, gender, address },
  asked,
}: {
  values: Typed
  asked: readonly Pick[]
}) {
  const self = useSelf()
  const sport = useApi(sports.all, {}).data?.payload.find(({ id }) => id === sportId)?.name
  const facts = [sport, gender, shortAddress(address)].filter(fact => typeof fact === 'string' && fact !== '')
  return (
    <aside className="team-preview">
      <Section title={texts.othersWillSee}>
        <div className="card stack">
          <div className="team-head">
            {sport !== undefined && <SportMark name={sport} />}
            <div className="team-head-words">
              <p className="team-sport">
                <Name {...NAME}>{name === '' ? texts.teamName : name}</Name>
              </p>
              <p className="soft small">{facts.join(' · ')}</p>
            </div>
          </div>
          <ul className="team-preview-players">
            <li>
              <Avatar id={self.id} name={self.full_name} image={self.preference.image} size={FACE} />
              <span>{self.full_name}</span>
              <Chip>{texts.captain}</Chip>
            </li>
            {asked.map(({ key, name: asks, image }) => (
              <li key={key}>
                <Avatar id={key} name={asks} image={image} size={FACE} />
                <span>{asks}</span>
                <Chip tone="sand">{texts.invited}</Chip>
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </aside>
  )
}
