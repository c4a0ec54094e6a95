import { paths } from '../../paths.ts'
import { plural } from '../../ui/plural.ts'
import { goBack } from '../../ui/router.ts'
import { useStore } from '../../ui/store.ts'
import '../../ui/things.css'
import { draft, slotsOf } from './draft.ts'
import * as texts from './texts.ts'

/** Goes on, with friends or without, in reach however long the list is, beside how many more may be chosen. */
export function AddChosen() {
  const { invited, values } = useStore(draft)
  const { length } = invited
  const left = Math.max(0, slotsOf(values) - length)
  return (
    <div className="act-bar add-chosen">
      <output className="numbers">{plural(texts.placesLeft, left)}</output>
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
