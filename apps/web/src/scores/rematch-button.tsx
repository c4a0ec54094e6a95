import { mdiSwordCross } from '@mdi/js'
import { type Issuing, issuing } from '../issuing.ts'
import { Icon } from '../ui/icon.tsx'
import * as texts from './texts.ts'

/** Opens the form of a new challenge to the same opponent in the same sport. */
export const RematchButton = ({
  leave,
  ...match
}: Pick<Issuing, 'playerId' | 'sportId' | 'again'> & {
  /** Closes what stands above the form. */
  leave?: () => void
}) => (
  <button
    type="button"
    className="button main"
    onClick={() => {
      leave?.()
      issuing.set(match)
    }}
  >
    <Icon path={mdiSwordCross} />
    {texts.rematch}
  </button>
)
