import { mdiClose } from '@mdi/js'
import { useSelf } from '../../api/use-self.ts'
import { TypedWhenWhere } from '../../places/typed-when-where.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Section } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { plural } from '../../ui/plural.ts'
import { say } from '../../ui/say.ts'
import { useStore } from '../../ui/store.ts'
import { AddChosen } from './add-chosen.tsx'
import { DayLeaf } from './day-leaf.tsx'
import { begun, draft, slotsOf } from './draft.ts'
import * as texts from './texts.ts'

/** px */
const FACE = 44
/** So many places are drawn, taken or free, in lines of four. */
const DRAWN = 8

/** The places of the event that is being created, taken by the players who are chosen. */
export default function ChosenPlaces() {
  const self = useSelf()
  const { invited, values: drafted } = useStore(draft)
  const values = begun(drafted, self)
  // Wall time: read and shown in one zone it stays as it was typed.
  const day = `${values.event_start}Z`
  const free = Math.max(0, slotsOf(values) - invited.length)
  const drawn = Math.min(free, Math.max(0, DRAWN - invited.length))
  const takeOut = (id: string) => draft.set({ ...draft.get(), invited: invited.filter(player => player.id !== id) })
  return (
    <Section title={texts.yourEvent}>
      <div className="card stack">
        <div className="event-head chosen-event">
          {!Number.isNaN(Date.parse(day)) && <DayLeaf at={day} timezone="UTC" />}
          <div className="event-head-words">
            {values.event_name !== '' && <h3>{values.event_name}</h3>}
            <TypedWhenWhere start={values.event_start} venue={values.venue} location={values.location} />
          </div>
        </div>
        <div className="seat-line">
          <ol className="seats">
            {invited.map(({ id, full_name, first_name, preference }) => (
              <li key={id}>
                <button
                  type="button"
                  className="seat"
                  aria-label={say(texts.takeOutName, { name: full_name })}
                  onClick={() => takeOut(id)}
                >
                  <Avatar id={id} name={full_name} image={preference.image} size={FACE} />
                  <Icon path={mdiClose} />
                </button>
                <strong className="small">{first_name}</strong>
              </li>
            ))}
            {Array.from({ length: drawn }, (_, at) => (
              <li key={at} className="soft">
                <span className="place-free numbers">{at === drawn - 1 && free > drawn && `+${free - drawn + 1}`}</span>
                <span className="small">{texts.free}</span>
              </li>
            ))}
          </ol>
          <output className="small numbers">{plural(texts.placesLeft, free)}</output>
        </div>
        <AddChosen listed />
        <p className="soft small">{texts.toldOnceCreated}</p>
      </div>
    </Section>
  )
}
