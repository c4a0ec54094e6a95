import { mdiClose } from '@mdi/js'
import { Avatar } from '../../ui/avatar.tsx'
import { Section } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { plural } from '../../ui/plural.ts'
import { say } from '../../ui/say.ts'
import { useStore } from '../../ui/store.ts'
import { AddChosen } from './add-chosen.tsx'
import { draft, slotsOf } from './draft.ts'
import * as texts from './texts.ts'

/** px */
const FACE = 40
/** So many places are drawn, taken or free. */
const DRAWN = 6

/** The places of the event that is being created, taken by the friends who are chosen. */
export default function ChosenPlaces() {
  const { invited, values } = useStore(draft)
  const free = Math.max(0, slotsOf(values) - invited.length)
  const drawn = Math.min(free, Math.max(0, DRAWN - invited.length))
  const takeOut = (id: string) => draft.set({ ...draft.get(), invited: invited.filter(friend => friend.id !== id) })
  return (
    <Section title={values.event_name === '' ? texts.yourEvent : values.event_name}>
      <div className="card stack">
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
        <AddChosen />
      </div>
    </Section>
  )
}
