import { createHash } from 'node:crypto'
import { type calendar, calendarTexts } from '@gauntlet/contract/calendar/endpoints'
import { DAY } from '@gauntlet/contract/time'
import type { FastifyReply } from 'fastify'
import * as z from 'zod'
import { type CalendarEntry, composeCalendar } from '../../platform/calendar/compose.ts'
import type { RawUseCase } from '../../platform/http/bind.ts'
import { isNamedBy } from '../../platform/http/etags.ts'
import { conflict, notFound } from '../../platform/http/refusal.ts'
import { ENGLISH } from '../../platform/language/speaker.ts'
import type { Services } from '../../platform/services.ts'
import { ownerOfCalendar } from '../calendar-addresses/addresses.ts'
import { matchEntries } from '../challenges/calendar.ts'

/** A calendar keeps what was played lately, not years of it. */
const KEPT = 90 * DAY
const FRESH_SECONDS = 300

const part = z.object({ id: z.string().optional(), token: z.string().optional() })

const composed = ({ config, clock }: Services, entries: readonly CalendarEntry[]): string =>
  composeCalendar(entries, { appName: config.appName, appUrl: config.appUrl, now: clock.now() })

const send = (reply: FastifyReply, text: string, name: string) =>
  reply
    .type('text/calendar; charset=utf-8; method=PUBLISH')
    .header('content-disposition', `attachment; filename="${name}.ics"`)
    .send(text)

/** A match of the viewer as a file. */
export const matchFile: RawUseCase<typeof calendar.match> = async (services, viewer, request, reply) => {
  const { id } = part.parse(request.params)
  const entries = await matchEntries(services, viewer, id, request.speaker ?? ENGLISH)
  if (entries.length === 0) throw conflict(calendarTexts.notAgreed)
  await send(reply, composed(services, entries), 'match')
}

/** Of what is in it, not of when it was asked for. */
const tagOf = (entries: readonly CalendarEntry[]): string =>
  `W/"${createHash('sha256').update(JSON.stringify(entries)).digest('base64url').slice(0, 22)}"`

/** The feed that a calendar app reads; the address is the key. */
export const readFeed: RawUseCase<typeof calendar.feed> = async (services, _viewer, request, reply) => {
  const { token } = part.parse(request.params)
  const owner = token === undefined ? undefined : await ownerOfCalendar(services, token)
  if (!owner) throw notFound(calendarTexts.unknownFeed)
  const since = new Date(services.clock.now().getTime() - KEPT)
  const of = { userId: owner.user_id, since, speaker: services.languages.of(owner.language) }
  const lists = await Promise.all(services.features.flatMap(({ calendar }) => calendar?.(services, of) ?? []))
  const entries = lists.flat().sort((a, b) => a.start.getTime() - b.start.getTime())
  const tag = tagOf(entries)
  reply.header('etag', tag).header('cache-control', `private, max-age=${FRESH_SECONDS}`)
  if (isNamedBy(request.headers['if-none-match'], tag)) await reply.code(304).send()
  else await send(reply, composed(services, entries), 'calendar')
}
