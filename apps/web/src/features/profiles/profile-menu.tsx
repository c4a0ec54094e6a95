import { mdiDotsHorizontal } from '@mdi/js'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useMenu } from '../../ui/use-menu.ts'
import * as texts from './texts.ts'

/** Things seldom done, behind '⋯' at the corner of the court: over what stands below it, so that nothing moves. */
export const ProfileMenu = ({ children }: { children: ReactNode }) => (
  <details className="profile-more" ref={useMenu()}>
    <summary aria-label={texts.more}>
      <Icon path={mdiDotsHorizontal} />
    </summary>
    <div className="profile-menu">{children}</div>
  </details>
)
