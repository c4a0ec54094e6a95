/** Where the page begins, past the tabs. */
export const CONTENT_ID = 'content'

const isLost = () => document.activeElement === null || document.activeElement === document.body

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
