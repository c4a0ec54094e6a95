import { MINUTE } from '@gauntlet/contract/time'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { networkOf } from '../callers/network.ts'
import { takeTry } from '../http/limits.ts'
import { triesOfNode } from '../tries/tries.ts'
import { REPORTS_PATH } from './security.ts'

const BYTES_MAX = 16 * 1024
/** A caller's reports a minute, and how many kinds of them a node tells apart before it stops listening. */
const EACH_MINUTE = 20
const KINDS_MAX = 200
const TEXT_MAX = 200

const text = z.string().transform(value => value.slice(0, TEXT_MAX))
/** Browsers send this to `report-uri` … */
const oldReport = z.object({
  'csp-report': z.object({
    'violated-directive': text,
    'blocked-uri': text.optional(),
    'document-uri': text.optional(),
  }),
})
/** … and to `report-to`, several at once. */
const newReports = z.array(
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({ effectiveDirective: text, blockedURL: text.optional(), documentURL: text.optional() }),
  }),
)

interface Violation {
  directive: string
  blocked: string
  page: string
}

/** The path alone: a query or a link's token is nobody's business here. */
const pathOf = (address = '') => `/${(URL.parse(address)?.pathname ?? '').split('/')[1] ?? ''}`

function violationsIn(sent: unknown): Violation[] {
  const old = oldReport.safeParse(sent)
  if (old.success) {
    const {
      'violated-directive': directive,
      'blocked-uri': blocked = '',
      'document-uri': page,
    } = old.data['csp-report']
    return [{ directive, blocked, page: pathOf(page) }]
  }
  const reports = newReports.safeParse(sent)
  return (reports.data ?? []).map(
    ({ body: { effectiveDirective: directive, blockedURL: blocked = '', documentURL } }) => ({
      directive,
      blocked,
      page: pathOf(documentURL),
    }),
  )
}

/** Where browsers tell what the policy of a page has blocked: each kind is logged once, since anybody may send them. */
export async function serveReports(app: FastifyInstance): Promise<void> {
  const told = new Set<string>()
  const limiter = triesOfNode({ max: EACH_MINUTE, per: MINUTE })
  await app.register(async reports => {
    reports.removeAllContentTypeParsers()
    reports.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: BYTES_MAX },
      reports.getDefaultJsonParser('error', 'error'),
    )
    reports.post(REPORTS_PATH, async (request, reply) => {
      await takeTry(limiter, networkOf(request.ip))
      for (const violation of violationsIn(request.body)) {
        const kind = JSON.stringify(violation)
        if (told.has(kind) || told.size >= KINDS_MAX) continue
        told.add(kind)
        request.log.warn({ violation }, 'a page was kept from something by its policy')
      }
      return reply.code(204).send()
    })
  })
}
