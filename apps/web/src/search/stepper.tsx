import { mdiMinus, mdiPlus } from '@mdi/js'
import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import './search.css'

/** A value between two buttons that move it a step down or up; undefined is a button at its end. */
export const Stepper = ({
  less,
  more,
  down,
  up,
  children,
}: {
  /** The names of the buttons, for players who do not see them. */
  less: string
  more: string
  down: (() => void) | undefined
  up: (() => void) | undefined
  children: ReactNode
}) => (
  <div className="search-steps">
    <button type="button" className="icon-button" aria-label={less} disabled={!down} onClick={down}>
      <Icon path={mdiMinus} />
    </button>
    {children}
    <button type="button" className="icon-button" aria-label={more} disabled={!up} onClick={up}>
      <Icon path={mdiPlus} />
    </button>
  </div>
)
