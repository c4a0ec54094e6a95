import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { paths } from '../../paths.ts'
import { serverNow } from '../../ui/clock.ts'
import { navigate } from '../../ui/router.ts'
import { draft, EMPTY } from './draft.ts'
import { nextOf } from './values.ts'
import * as texts from './texts.ts'

/** A good event is done again: the form is filled in as this one was. */
const HostNext = ({ event, small = false }: { event: EventAnswer; small?: boolean }) => (
  <button
    type="button"
    className={small ? 'button small' : 'button main'}
    onClick={() => {
      draft.set({ ...EMPTY, values: nextOf(event, serverNow()) })
      navigate(paths.addEvent)
    }}
  >
    {texts.hostTheNextOne}
  </button>
)
export default HostNext
