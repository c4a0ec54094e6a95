import { mdiDotsHorizontal } from '@mdi/js'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './more-acts.css'
import { useMenu } from './use-menu.ts'

/** Acts that few come for: a menu behind '⋯' at the end of the row of a card's buttons, over what stands around it. */
export const MoreActs = ({ label, children }: { label: string; children: ReactNode }) => (
  <details
    className="more-acts"
    ref={useMenu()}
    onToggle={({ currentTarget: menu }) => {
      // The bar at the foot of a screen is in sight as it is.
      if (menu.open && !menu.closest('.in-reach')) menu.lastElementChild?.scrollIntoView({ block: 'nearest' })
    }}
  >
    <summary aria-label={label}>
      <Icon path={mdiDotsHorizontal} />
    </summary>
    <div className="more-menu">{children}</div>
  </details>
)
