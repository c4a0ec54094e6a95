import { useSelf } from '../../api/use-self.ts'
import type { Pick } from '../../people/picks.ts'
import { useScoring } from '../../scores/use-scoring.ts'
import { Avatar, Name } from '../../ui/avatar.tsx'
import { Section } from '../../ui/card.tsx'
import { plural } from '../../ui/plural.ts'
import { Chip } from '../../ui/status-chip.tsx'
import { CityTeams } from './city-teams.tsx'
import { Crest } from './crest.tsx'
import { shortAddress } from './words.ts'
import * as texts from './texts.ts'

/** px */
const NAME = { largest: 28, smallest: 20 }
const FACE = 40
/** Teams to play against, as far down as the form goes. */
const NEARBY = 2

interface Typed {
  name: string
  /** Null until one is chosen. */
  gender?: string | null | undefined
  address: string
}

/** The team as others will find it, with its captain and the players who are asked. */
export default function Preview({
  values: { name, gender, address },
  sport = '',
  asked,
}: {
  values: Typed
  /** Its name. */
  sport: string | undefined
  asked: readonly Pick[]
}) {
  const self = useSelf()
  const [size = 1] = useScoring(sport, sport !== '')?.sides.players ?? []
  const free = Math.max(0, size - 1 - asked.length)
  const facts = [sport, gender, shortAddress(address)].filter(fact => typeof fact === 'string' && fact !== '')
  return (
    <aside className="stack">
      <Section title={texts.othersWillSee}>
        <div className="team-poster">
          <div className="team-head">
            <Crest name={name === '' ? texts.teamName : name} />
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
            {free > 0 && (
              <li className="soft">
                <span className="free-side small numbers" aria-hidden="true">
                  +{free}
                </span>
                {plural(texts.placesFree, free)}
              </li>
            )}
          </ul>
        </div>
      </Section>
      <CityTeams shown={NEARBY} />
    </aside>
  )
}
