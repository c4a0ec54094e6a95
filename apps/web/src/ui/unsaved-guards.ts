import { guardSteps } from './router.ts'
import { unsaved } from './unsaved.ts'

/** The link that a click follows within the app; undefined if it opens another tab, another site or this very page. */
function followed(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target === '_blank' || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined
  return link.pathname + link.search === location.pathname + location.search ? undefined : link
}

function stopLink(event: MouseEvent) {
  const link = unsaved.isAnyLost() ? followed(event) : undefined
  if (!link) return
  event.preventDefault()
  event.stopPropagation()
  unsaved.leave(() => link.click())
}

/** Asks before a link is followed. Returns a function that ends it. */
export function guardLinks(): () => void {
  // Before the app's own listeners, which would follow it.
  document.addEventListener('click', stopLink, { capture: true })
  return () => document.removeEventListener('click', stopLink, { capture: true })
}

/**
 * Asks before Back or Forward of the browser leaves the page. By then it has happened, so it is undone first, and done
 * again once the player agrees. Returns a function that ends it.
 */
export function guardHistory(): () => void {
  let takesBack = false
  return guardSteps(there => {
    if (takesBack) {
      takesBack = false
      return true
    }
    const here = unsaved.placeOfLost()
    if (here === undefined || there === undefined || here === there) return false
    takesBack = true
    history.go(here - there)
    unsaved.leave(() => history.go(there - here))
    return true
  })
}

function stopReload(event: BeforeUnloadEvent) {
  if (unsaved.isAnyLostByReload()) event.preventDefault()
}

/** Lets the browser ask before a reload, or before the tab is closed. Returns a function that ends it. */
export function guardReload(): () => void {
  window.addEventListener('beforeunload', stopReload)
  return () => window.removeEventListener('beforeunload', stopReload)
}
