import { createStore, useStore } from '../ui/store.ts'

/** Where the visitor is. Signed-in screens have a router of their own; both write the browser's history. */
const pathname = createStore(typeof location === 'undefined' ? '/' : location.pathname)
if (typeof window !== 'undefined') window.addEventListener('popstate', () => pathname.set(location.pathname))

/** The signed-in screens move the address without telling: whoever signs out is where they led. */
export const followAddress = () => pathname.set(location.pathname)

export const usePathname = () => useStore(pathname)

export function navigate(to: string, { replace = false } = {}) {
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  pathname.set(location.pathname)
}
