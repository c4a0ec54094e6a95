/**
 * The web client sends this header with every call, and has its session in a cookie that no script reads. The cookie
 * counts only beside the header: a page of another site can make a browser send the cookie, never the header. For what
 * stands in a player's page the server reads the answers with both.
 */
export const CLIENT_HEADER = 'x-gauntlet-client'
export const WEB_CLIENT = 'web'
/** Stands in the place of a token that was put into the cookie instead. It is no token: nothing answers to it. */
export const IN_COOKIE = 'cookie'

/**
 * With each answer to a session: the version of what its player sees, a number that only grows, when it was read. The
 * events of `GET /live` tell the same number, so that nobody asks again for what tells of a change already.
 */
export const VERSION_HEADER = 'x-gauntlet-version'

/** In this cookie the web client tells the time zone of its device, for pages that the server writes. */
export const ZONE_COOKIE = 'gauntlet-zone'
