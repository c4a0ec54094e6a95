import { setTimeout as pause } from 'node:timers/promises'
import { CLIENT_HEADER, WEB_CLIENT, ZONE_COOKIE } from '@gauntlet/contract/web-client'
import { MINUTE } from '@gauntlet/contract/time'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Clock } from '../clock/clock.ts'
import type { Build } from './builds.ts'
import { formOf, hashOf, pageWith, type Read, readAs, shownAnswers, shownParts, type Written } from './writing.ts'

const writtenScreen = z.object({
  route: z.string(),
  title: z.string(),
  content: z.string(),
  answers: shownAnswers,
  parts: shownParts,
  player: z.uuid(),
  style: z.string(),
})

/** A player's own page, and the CSP source of the style that stands in it. */
export interface ScreenPage {
  page: string
  style: string
}

/** Writes the screen that a player's phone opens; undefined where that is left to its scripts. */
export type ScreenWriter = (request: FastifyRequest) => Promise<ScreenPage | undefined>

/** A longer address is left to the scripts. */
const SEARCH_MAX = 300
/** ms; whoever would wait longer is better off with the bars of the app, and its scripts. */
const PATIENCE = 1000
/** To draw takes the processor from everybody else: more at a time are left to their scripts. */
const AT_A_TIME = 4

/** Screens differ with the width of the window, and it is a phone that has a slow network. */
const isPhone = ({ headers }: FastifyRequest): boolean => /\bMobi/.test(headers['user-agent'] ?? '')

/** A page of another site, also of one beside ours, gets what anybody gets, as with the API. */
const isFromElsewhere = ({ headers }: FastifyRequest): boolean =>
  !['same-origin', 'none', undefined].includes(headers['sec-fetch-site']?.toString())

/** How far a zone is behind UTC, in minutes, as a browser tells it; undefined where there is no such zone. */
function offsetIn(zone: string, at: Date): number | undefined {
  try {
    const wall = at.toLocaleString('sv-SE', { timeZone: zone })
    return Math.round((at.getTime() - Date.parse(`${wall.replace(' ', 'T')}Z`)) / MINUTE)
  } catch {
    return undefined
  }
}

/**
 * Writes a player's screen as the web client draws it on a phone: it is read before any script has come, and the
 * scripts draw the same from the answers that came with it. What it shows is asked of the API with the player's own
 * session; nothing of it is kept here.
 */
export function screenWriterOf(
  app: FastifyInstance,
  { page, language }: Pick<Build, 'page' | 'language'>,
  written: Written,
  { apiBase, passwordMax, clock }: { apiBase: string; passwordMax: number; clock: Pick<Clock, 'now'> },
): ScreenWriter {
  const forms = [...written.screens.keys()].map(formOf)
  let writing = 0
  async function make(
    { url, ip, headers, cookies }: FastifyRequest,
    inTime: () => boolean,
  ): Promise<ScreenPage | undefined> {
    const [pathname = '/', ...queries] = url.split('?')
    const query = queries.join('?')
    const zone = cookies[ZONE_COOKIE] ?? ''
    const now = clock.now()
    const offset = offsetIn(zone, now)
    if (offset === undefined || query.length > SEARCH_MAX || !forms.some(form => form.test(pathname))) return undefined
    let version: number | undefined
    const readNow = readAs(app, apiBase, {
      ip,
      hear: heard => {
        version = Math.min(version ?? heard, heard)
      },
      headers: { 'accept-language': language, cookie: headers.cookie ?? '', [CLIENT_HEADER]: WEB_CLIENT },
    })
    // Nobody waits any more: the scripts ask for all of it themselves.
    const read: Read = async asked => (inTime() ? readNow(asked) : undefined)
    const writer = await written.load()
    const date = now.toUTCString()
    const device = { zone, date, passwordMax }
    const made = await writer?.writeScreen(pathname, query === '' ? '' : `?${query}`, read, device)
    if (made === undefined) return undefined
    const { route, player, ...part } = writtenScreen.parse(made)
    const style = (written.screens.get(route) ?? '') + part.style
    const whole = pageWith(page, 'screen', { ...part, date, version, style }, written.parts)
    const told = `data-boot="screen" data-player="${player}" data-offset="${offset}"`
    return { page: whole.replace('data-boot="screen"', told), style: hashOf(style) }
  }
  return async request => {
    if (!isPhone(request) || isFromElsewhere(request) || writing >= AT_A_TIME) return undefined
    writing += 1
    let late = false
    const made = make(request, () => !late)
      .catch((error: unknown) => {
        // The scripts draw it all the same.
        request.log.error(error, 'a screen could not be written')
        return undefined
      })
      .finally(() => {
        writing -= 1
      })
    const screen = await Promise.race([made, pause(PATIENCE, undefined, { ref: false })])
    late = true
    return screen
  }
}
