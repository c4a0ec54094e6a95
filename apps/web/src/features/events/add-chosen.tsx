import { paths } from '../../paths.ts'
import { plural } from '../../ui/plural.ts'
import { goBack } from '../../ui/router.ts'
import { useStore } from '../../ui/store.ts'
import '../../ui/things.css'
import { draft, slotsOf } from './draft.ts'
import * as texts from './texts.ts'

/** Goes on with the friends who are chosen, in reach however long their list is, and says how many places are left. */
export function AddChosen() {
  const { invited, values } = useStore(draft)
  const { length } = invited
  return (
    <div className="act-bar add-chosen">
      <output className="numbers">{plural(texts.placesLeft, Math.max(0, slotsOf(values) - length))}</output>
      <button
        type="button"
        className="button main numbers"
        disabled={length === 0}
        onClick={() => goBack(paths.addEvent)}
      >
        {length === 0 ? texts.addFriends : plural(texts.addNFriends, length)}
      </button>
    </div>
  )
}
