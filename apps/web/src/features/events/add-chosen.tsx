import { paths } from '../../paths.ts'
import { plural } from '../../ui/plural.ts'
import { goBack } from '../../ui/router.ts'
import { useStore } from '../../ui/store.ts'
import '../../ui/things.css'
import { draft } from './draft.ts'
import * as texts from './texts.ts'

/** Goes on with the friends who are chosen, in reach however long their list is; nothing before there is one. */
export function AddChosen() {
  const { invited } = useStore(draft)
  return (
    invited.length > 0 && (
      <div className="act-bar">
        <button type="button" className="button main wide numbers" onClick={() => goBack(paths.addEvent)}>
          {plural(texts.addNFriends, invited.length)}
        </button>
      </div>
    )
  )
}
