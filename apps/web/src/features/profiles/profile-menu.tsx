import { mdiDotsHorizontal } from '@mdi/js'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import * as texts from './texts.ts'

/** Things seldom done, behind '⋯' at the corner of the court: over what stands below it, so that nothing moves. */
export function ProfileMenu({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (menu.current && target instanceof Node && !menu.current.contains(target)) menu.current.open = false
    }
    const escape = ({ key, target }: KeyboardEvent) => {
      // In a dialog that an act has opened it is the dialog's.
      if (key !== 'Escape' || !menu.current?.open || (target instanceof Element && target.closest('dialog'))) return
      menu.current.open = false
      menu.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [])
  return (
    <details className="profile-more" ref={menu}>
      <summary aria-label={texts.more}>
        <Icon path={mdiDotsHorizontal} />
      </summary>
      <div className="profile-menu">{children}</div>
    </details>
  )
}
