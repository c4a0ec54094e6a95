/** Where the page begins, past the tabs. */
export const CONTENT_ID = 'content'

/** Nothing has the focus, or only the page as a whole. */
const isLost = () => {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.id === CONTENT_ID
}

/**
 * Gives the keyboard back to what opened a dialog, or to the page where that is gone or cannot be pressed any more. Once the
 * screen is drawn: then what opened it may have come back to life, or another dialog may have the focus.
 */
export function returnFocus(opener: Element | null): void {
  setTimeout(() => {
    if (!isLost()) return
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    if (isLost()) document.getElementById(CONTENT_ID)?.focus()
  })
}
