import { mdiDotsHorizontal } from '@mdi/js'
import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import { Icon } from './icon.tsx'
import './more-acts.css'
import { showMenu, useMenu } from './use-menu.ts'

/** px */
const FACE = 40

/**
 * Acts that few come for, behind '⋯' at the end of the row of a card's buttons: on a phone a sheet that says what it is
 * about, where there is room a menu over what stands around it.
 */
export const MoreActs = ({
  label,
  about,
  line,
  face,
  children,
}: {
  label: string
  /** The name of the player or the thing. */
  about: string
  /** Tells it from others of that name, below it. */
  line?: ReactNode
  face?: { id: string; name: string; image: string | null } | undefined
  children: ReactNode
}) => (
  <details className="more-acts" ref={useMenu()} onToggle={({ currentTarget: menu }) => showMenu(menu)}>
    <summary aria-label={label}>
      <Icon path={mdiDotsHorizontal} />
    </summary>
    <div className="more-menu" popover="manual">
      <div className="more-sheet">
        <p className="more-about">
          {face && <Avatar {...face} size={FACE} />}
          <span>
            {about}
            <small>{line}</small>
          </span>
        </p>
        {children}
      </div>
    </div>
  </details>
)
