import { mdiDotsHorizontal } from '@mdi/js'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './more-acts.css'

/** Acts that few come for: behind '⋯' at the end of the row of a card's buttons, and below that row once opened. */
export const MoreActs = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className="more-acts">
    <summary aria-label={label}>
      <Icon path={mdiDotsHorizontal} />
    </summary>
    <div className="row">{children}</div>
  </details>
)
