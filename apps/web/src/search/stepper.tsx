import { mdiMinus, mdiPlus } from '@mdi/js'
import type { ReactNode } from 'react'
import './search.css'
import { IconButton } from '../ui/icon-button.tsx'

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
    <IconButton icon={mdiMinus} label={less} disabled={!down} onClick={down} />
    {children}
    <IconButton icon={mdiPlus} label={more} disabled={!up} onClick={up} />
  </div>
)
