import type { UserCard } from '@gauntlet/contract/cards/answer'
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
const choose = (invited: readonly UserCard[]) => draft.set({ ...draft.get(), invited })

/**
 * Goes on, with players or without, in reach however long the list is, below the places as they fill; where those are
 * `listed` above, only how many are left. Before anybody is chosen, a tap chooses the first of those who are known.
 */
export function AddChosen({ known, listed = false }: { known: readonly UserCard[]; listed?: boolean }) {
  const { invited, values } = useStore(draft)
  const { length } = invited
  const left = Math.max(0, slotsOf(values) - length)
  const first = known.slice(0, left)
  const begin = () => (first.length > 0 ? choose(first) : askForSome())
  return (
    <div className="act-bar">
      <div className="event-places">
        {!listed && <PlaceFaces of={invited} taken={length} free={left} most={MOST} size={FACE} />}
        <output className="small numbers">{plural(texts.placesLeft, left)}</output>
      </div>
      {/* Two buttons in both states: what has the focus keeps it. */}
      <div className="row chosen-ways">
        <button type="button" className="button main numbers" onClick={length === 0 ? begin : goOn}>
          {length > 0
            ? plural(texts.inviteNPlayers, length)
            : first.length > 0
              ? plural(texts.chooseTheFirst, first.length)
              : texts.invitePlayers}
        </button>
        <button type="button" className="button" onClick={length === 0 ? goOn : () => choose([])}>
          {length === 0 ? texts.skip : texts.chooseNobody}
        </button>
      </div>
    </div>
  )
}
