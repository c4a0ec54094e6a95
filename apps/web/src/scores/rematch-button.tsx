import { mdiSwordCross } from '@mdi/js'
import { issuing } from '../issuing.ts'
import { Icon } from '../ui/icon.tsx'
import * as texts from './texts.ts'

/** Opens the form of a new challenge to the same opponent in the same sport. */
export const RematchButton = ({
  playerId,
  sportId,
  leave,
}: {
  playerId: string
  sportId: string
  /** Closes what stands above the form. */
  leave?: () => void
}) => (
  <button
    type="button"
    className="button main"
    onClick={() => {
      leave?.()
      issuing.set({ playerId, sportId })
    }}
  >
    <Icon path={mdiSwordCross} />
    {texts.rematch}
  </button>
)
