import type { ProxyOptions } from 'vite'

const FILES = String.raw`robots\.txt|sitemap\.xml|\.well-known`
const NAMES = `api|dev|docs|healthz|readyz|metrics|match|player|embed|tv|preview|${FILES}`
/** The addresses that the server answers itself; all others are screens of the app. */
export const SERVERS = String.raw`^/((${NAMES})(?=[/?]|$)|tournament/[\da-fA-F-]{36}/?(?=\?|$))`
/** A link of an invitation ends in a code of 22 letters; the server tells visitors of any other that it was cut off. */
const CUT_LINK = String.raw`(guest|challenge/link)/(?![\w-]{22}/?(\?|$))[^/?]+`
/** To players a screen of the app, to visitors a page of the server, which knows who asks. */
export const EITHER = String.raw`^/(tournaments|${CUT_LINK})/?(?=\?|$)`

/** By the name that the server gives to the cookie of a session. */
const SESSION = /(?:^|;\s*)(?:__Host-)?gauntlet-session(?:-\d+)?=/

/** The calls that Vite hands on while one develops; the built app is served by the server itself. */
export const toServer = (target: string): Record<string, ProxyOptions> => ({
  [SERVERS]: { target },
  [EITHER]: { target, bypass: ({ url, headers }) => (SESSION.test(headers.cookie ?? '') ? url : undefined) },
})
