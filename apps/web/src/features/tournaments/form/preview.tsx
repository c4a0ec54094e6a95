import { formatTexts } from '@gauntlet/contract/brackets/texts'
import type { Pick } from '../../../people/picks.ts'
import '../../../people/place-faces.css'
import { SportMark } from '../../../sports/sport-mark.tsx'
import { TypedWhenWhere } from '../../../places/typed-when-where.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Section } from '../../../ui/card.tsx'
import { rich } from '../../../ui/rich.tsx'
import { Chip, StatusChip } from '../../../ui/status-chip.tsx'
import { Sketch } from '../bracket/sketch.tsx'
import '../detail/detail.css'
import '../tournaments.css'
import type { TournamentValues } from './use-tournament-form.ts'
import * as texts from '../texts.ts'

/** px */
const FACE = 32
const FACES = 8
const RING = { width: `${FACE / 16}rem`, height: `${FACE / 16}rem` }

/** The tournament as players will see it. */
export default function Preview({
  values: { title, tournament_start, venue, location, ranked, format = 'none' },
  sport = '',
  places,
  invited,
}: {
  values: TournamentValues
  sport: string | undefined
  /** As many as the form will send, which may be more than are typed. */
  places: number
  invited: readonly Pick[]
}) {
  return (
    <aside>
      <Section title={texts.playersWillSee}>
        <div className="standing create-standing">
          <p className="row standing-chips">
            <StatusChip status="Upcoming" />
            {ranked === true && <Chip>{texts.ranked}</Chip>}
          </p>
          <p className="create-title">{title === '' ? texts.title : title}</p>
          <p className="row">
            {sport !== '' && <SportMark name={sport} />}
            {sport}
          </p>
          <TypedWhenWhere start={tournament_start} venue={venue} location={location} />
          <div className="slots">
            <span className="place-faces" aria-hidden="true">
              {invited.slice(0, FACES).map(({ key, name, image }) => (
                <Avatar key={key} id={key} name={name} image={image} size={FACE} />
              ))}
              {Array.from({ length: Math.min(places, FACES) - Math.min(invited.length, places, FACES) }, (_, seat) => (
                <span key={seat} className="free-side" style={RING} />
              ))}
            </span>
            <span className="small numbers">
              {rich(texts.acceptedOfSlotsPlacesTaken, { accepted: <strong>0</strong>, slots: places })}
            </span>
          </div>
        </div>
        <div className="card stack tight">
          <p>
            <strong>{formatTexts[format].title}</strong>
          </p>
          <Sketch format={format} players={Math.max(places, invited.length)} taken={invited.length} />
        </div>
      </Section>
    </aside>
  )
}
