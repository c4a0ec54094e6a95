import { useEffect, useRef } from 'react'

/** px, of the tabs at the foot of a screen and what a shadow needs */
const FOOT = 72

/** Shows what a menu holds while it is open: as a sheet above everything else, or at its dots where there is room. */
export function showMenu(menu: HTMLDetailsElement) {
  const acts = menu.querySelector<HTMLElement>(':scope > [popover]')
  acts?.togglePopover(menu.open && getComputedStyle(acts).position === 'fixed')
  menu.classList.remove('upwards')
  if (acts && menu.open) menu.classList.toggle('upwards', acts.getBoundingClientRect().bottom > innerHeight - FOOT)
}

/** A menu of the kind that `details` opens: a press beside it closes it, and so do Escape and an act of it. */
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
    const done = ({ target }: Event) => {
      const { current: element } = menu
      // Beside a sheet is its own ground.
      if (!(target instanceof Element) || !element?.contains(target) || !target.closest('button, a, .more-menu')) return
      if (target.closest('.more-sheet') && !target.closest('button, a')) return
      const close = () => {
        if (element.contains(document.activeElement)) element.querySelector('summary')?.focus()
        element.open = false
      }
      // Once it is known what came of it: a question that an act asks stands in the menu, and would go with it.
      setTimeout(() => {
        const question = element.querySelector('dialog[open]')
        if (question) question.addEventListener('close', close, { once: true })
        else close()
      })
    }
    document.addEventListener('click', done)
    document.addEventListener('pointerdown', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('click', done)
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [])
  return menu
}
