import { eventTexts } from '@gauntlet/contract/events/texts'
import { paths } from '../../paths.ts'
import { PlaceFaces } from '../../people/place-faces.tsx'
import { plural } from '../../ui/plural.ts'
import { goBack } from '../../ui/router.ts'
import { useStore } from '../../ui/store.ts'
import { toast } from '../../ui/toast.tsx'
import '../../ui/things.css'
import { draft, slotsOf } from './draft.ts'
import * as texts from './texts.ts'

/** px */
const FACE = 32
/** So many places stand in a line. */
const MOST = 6

const goOn = () => goBack(paths.addEvent)
const askForSome = () => toast(eventTexts.addFriend, { danger: true })
const chooseNobody = () => draft.set({ ...draft.get(), invited: [] })

/**
 * Goes on, with players or without, in reach however long the list is, below the places as they fill, unless those are
 * `listed` above.
 */
export function AddChosen({ listed = false }: { listed?: boolean }) {
  const { invited, values } = useStore(draft)
  const { length } = invited
  const left = Math.max(0, slotsOf(values) - length)
  return (
    <div className="act-bar">
      {!listed && (
        <div className="event-places">
          <PlaceFaces of={invited} taken={length} free={left} most={MOST} size={FACE} />
          <output className="small numbers">{plural(texts.placesLeft, left)}</output>
        </div>
      )}
      {/* Two buttons in both states: what has the focus keeps it. */}
      <div className="row chosen-ways">
        <button
          type="button"
          className={length === 0 ? 'button idle' : 'button main numbers'}
          onClick={length === 0 ? askForSome : goOn}
        >
          {length > 0 ? plural(texts.inviteNPlayers, length) : texts.invitePlayers}
        </button>
        <button type="button" className="button quiet" onClick={length === 0 ? goOn : chooseNobody}>
          {length === 0 ? texts.skip : texts.chooseNobody}
        </button>
      </div>
    </div>
  )
}
