/** Where the page begins, past the tabs. */
export const CONTENT_ID = 'content'

/**
 * Leads to a place further down on the screen, and takes the keyboard along: the place has `tabIndex={-1}`. A screen
 * that is kept behind this one may have a place of the same name.
 */
export function goToPlace(id: string): void {
  const place = [...document.querySelectorAll<HTMLElement>(`#${id}`)].find(one => one.checkVisibility())
  place?.scrollIntoView()
  place?.focus({ preventScroll: true })
}

/** Nothing has the focus, or only the page as a whole, or something on a screen that another one has covered. */
const isLost = () => {
  const { activeElement: focused, body } = document
  return focused === null || focused === body || focused.id === CONTENT_ID || !focused.checkVisibility()
}

/**
 * Returns the keyboard to the element that opened a dialog, or to the page if that is gone or cannot be pressed any
 * more. Only once the screen is drawn: by then that element may be usable again, or another dialog may have the focus.
 */
export function returnFocus(opener: Element | null): void {
  setTimeout(() => {
    if (!isLost()) return
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    // It stood in a menu that is closed by now.
    if (isLost()) opener?.closest('details')?.querySelector('summary')?.focus()
    if (isLost()) document.getElementById(CONTENT_ID)?.focus()
  })
}

/**
 * A button that is switched off while it works loses the keyboard to the page: it gets it back once it can be pressed
 * again, unless the player has gone elsewhere meanwhile. Answers how to stop that.
 */
export function keepFocus(): () => void {
  let focused: EventTarget | null = null
  const remember = ({ target }: Event) => {
    focused = target
  }
  const observer = new MutationObserver(changes => {
    const [again] = changes.filter(({ target }) => target === focused)
    if (again?.target instanceof HTMLButtonElement && !again.target.disabled && isLost())
      again.target.focus({ preventScroll: true })
  })
  document.addEventListener('focusin', remember)
  observer.observe(document, { subtree: true, attributeFilter: ['disabled'] })
  return () => {
    document.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}
