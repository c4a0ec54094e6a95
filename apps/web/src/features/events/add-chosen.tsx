import { paths } from '../../paths.ts'
import { PlaceFaces } from '../../people/place-faces.tsx'
import { plural } from '../../ui/plural.ts'
import { goBack } from '../../ui/router.ts'
import { useStore } from '../../ui/store.ts'
import '../../ui/things.css'
import { draft, slotsOf } from './draft.ts'
import * as texts from './texts.ts'

/** px */
const FACE = 28
/** So many places stand above their number, beside a button. */
const MOST = 4

/**
 * Goes on, with friends or without, in reach however long the list is, beside the places as they fill; where the places
 * are `listed` above, their number is only spoken.
 */
export function AddChosen({ listed = false }: { listed?: boolean }) {
  const { invited, values } = useStore(draft)
  const { length } = invited
  const left = Math.max(0, slotsOf(values) - length)
  return (
    <div className="act-bar add-chosen">
      <div className={listed ? 'visually-hidden' : 'stack tight'}>
        {!listed && <PlaceFaces of={invited} taken={length} free={left} most={MOST} size={FACE} />}
        <output className="small numbers">{plural(texts.placesLeft, left)}</output>
      </div>
      <button
        type="button"
        className={length === 0 ? 'button' : 'button main numbers'}
        onClick={() => goBack(paths.addEvent)}
      >
        {length === 0 ? texts.skip : plural(texts.addNFriends, length)}
      </button>
    </div>
  )
}
