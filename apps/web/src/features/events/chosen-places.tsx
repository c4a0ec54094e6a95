import { mdiClose } from '@mdi/js'
import { useSelf } from '../../api/use-self.ts'
import { TypedWhenWhere } from '../../places/typed-when-where.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Section } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { plural } from '../../ui/plural.ts'
import { say } from '../../ui/say.ts'
import { useStore } from '../../ui/store.ts'
import { AddChosen } from './add-chosen.tsx'
import { DayLeaf } from './day-leaf.tsx'
import { begun, draft, slotsOf } from './draft.ts'
import * as texts from './texts.ts'

/** px */
const FACE = 40
/** So many places are drawn, taken or free. */
const DRAWN = 6

/** The places of the event that is being created, taken by the friends who are chosen. */
export default function ChosenPlaces() {
  const self = useSelf()
  const { invited, values: drafted } = useStore(draft)
  const values = begun(drafted, self)
  // Wall time: read and shown in one zone it stays as it was typed.
  const day = `${values.event_start}Z`
  const free = Math.max(0, slotsOf(values) - invited.length)
  const drawn = Math.min(free, Math.max(0, DRAWN - invited.length))
  const takeOut = (id: string) => draft.set({ ...draft.get(), invited: invited.filter(friend => friend.id !== id) })
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
        <ol className="place-list">
          {invited.map(({ id, full_name, preference }) => (
            <li key={id}>
              <Avatar id={id} name={full_name} image={preference.image} size={FACE} />
              <strong>{full_name}</strong>
              <IconButton
                icon={mdiClose}
                label={say(texts.takeOutName, { name: full_name })}
                onClick={() => takeOut(id)}
              />
            </li>
          ))}
          {Array.from({ length: drawn }, (_, at) => (
            <li key={at} className="soft">
              <span className="place-free" />
              {texts.freePlace}
            </li>
          ))}
        </ol>
        {free > drawn && <p className="soft small numbers">{plural(texts.nMoreFree, free - drawn)}</p>}
        <AddChosen listed />
      </div>
    </Section>
  )
}
