import { useEffect, useRef } from 'react'

/** A menu of the kind that `details` opens: a press beside it closes it, and so does Escape. */
export function useMenu() {
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
  return menu
}
