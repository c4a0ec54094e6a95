/** Where the page begins, past the tabs. */
export const CONTENT_ID = 'content'

/** Nothing has the focus, or only the page as a whole. */
const isLost = () => {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.id === CONTENT_ID
}

/**
 * Returns the keyboard to the element that opened a dialog, or to the page if that is gone or cannot be pressed any
 * more. Only once the screen is drawn: by then that element may be usable again, or another dialog may have the focus.
 */
export function returnFocus(opener: Element | null): void {
  setTimeout(() => {
    if (!isLost()) return
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    if (isLost()) document.getElementById(CONTENT_ID)?.focus()
  })
}
