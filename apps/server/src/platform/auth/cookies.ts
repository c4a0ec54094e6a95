import { DAY, SECOND } from '@gauntlet/contract/time'
import { CLIENT_HEADER, WEB_CLIENT } from '@gauntlet/contract/web-client'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { newToken, SESSION_DAYS_MAX } from './authenticate.ts'

/** As long as browsers keep a cookie. */
const DEVICE_DAYS = 400
/** Longer than any replica that is asked may be behind. */
const POSITION_SECONDS = 60
const TOKEN = /^[\w-]{20,200}$/

/** The cookies of the web client: its session, and what its browser is known by. */
export interface Cookies {
  /** Whether the web client asks, from a page of our own. */
  isWebClient(request: FastifyRequest): boolean
  tokenOf(request: FastifyRequest): string | undefined
  /** Whether a browser that opens a page has a session, by its Cookie header. */
  hasSession: (header: string | undefined) => boolean
  /** The id by which this browser is known; a new one where it is not known yet. */
  deviceOf(request: FastifyRequest): string
  keep(reply: FastifyReply, token: string, deviceId: string): void
  clear(reply: FastifyReply): void
  /** The language that a player has chosen, for pages: they are served to a browser that sends no session. */
  languageOf: (request: FastifyRequest) => string | null
  /** How far a replica has to be for this browser to find what it has written. */
  positionOf(request: FastifyRequest): string | undefined
  keepPosition(reply: FastifyReply, position: string): void
  keepLanguage(request: FastifyRequest, reply: FastifyReply, language: string | null): void
}

/** Another site's page cannot send the header, and browsers say which site a call comes from. */
function fromOwnPage({ headers }: FastifyRequest, appOrigin: string): boolean {
  if (headers[CLIENT_HEADER] !== WEB_CLIENT) return false
  const site = headers['sec-fetch-site']
  // Browsers leave it out where the page came without TLS from another machine.
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  if (origin === undefined || origin === appOrigin) return true
  return URL.canParse(origin) && new URL(origin).host === headers.host
}

export function webCookies({ appUrl }: Pick<Config, 'appUrl'>): Cookies {
  const { protocol, port, origin } = new URL(appUrl)
  const secure = protocol === 'https:'
  // A browser takes __Host- from this host alone. Without TLS, several servers of one machine share their cookies.
  const name = (what: string) => (secure ? `__Host-gauntlet-${what}` : `gauntlet-${what}-${port || '80'}`)
  const names = { session: name('session'), device: name('device') }
  const language = name('language')
  const position = name('position')
  const settings = { path: '/', httpOnly: true, secure, sameSite: 'strict' } as const
  const read = ({ cookies }: FastifyRequest, what: keyof typeof names) => {
    const value = cookies[names[what]]
    return value !== undefined && TOKEN.test(value) ? value : undefined
  }
  const session = new RegExp(`(?:^|;\\s*)${names.session}=[\\w-]{20}`)
  const languageOf = ({ cookies }: FastifyRequest) => cookies[language] ?? null
  return {
    isWebClient: request => fromOwnPage(request, origin),
    tokenOf: request => (fromOwnPage(request, origin) ? read(request, 'session') : undefined),
    hasSession: header => header !== undefined && session.test(header),
    deviceOf: request => read(request, 'device') ?? newToken(),
    keep(reply, token, deviceId) {
      // The server knows when a session ends; the cookie outlives it.
      reply.setCookie(names.session, token, { ...settings, maxAge: SESSION_DAYS_MAX * (DAY / SECOND) })
      reply.setCookie(names.device, deviceId, { ...settings, maxAge: DEVICE_DAYS * (DAY / SECOND) })
    },
    clear(reply) {
      reply.clearCookie(names.session, settings)
    },
    positionOf: ({ cookies }) => cookies[position],
    keepPosition(reply, reached) {
      reply.setCookie(position, reached, { ...settings, maxAge: POSITION_SECONDS })
    },
    languageOf,
    keepLanguage(request, reply, chosen) {
      if (languageOf(request) === chosen) return
      // Also a link from elsewhere opens the page in it.
      const kept = { ...settings, sameSite: 'lax' } as const
      if (chosen === null) reply.clearCookie(language, kept)
      else reply.setCookie(language, chosen, { ...kept, maxAge: DEVICE_DAYS * (DAY / SECOND) })
    },
  }
}
