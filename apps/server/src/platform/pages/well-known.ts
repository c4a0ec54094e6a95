import { DAY } from '@gauntlet/contract/time'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import type { Config } from '../config/config.ts'

/** A contact that nobody has confirmed within this time is asked for anew (RFC 9116 advises less than a year). */
const EXPIRES_DAYS = 180

/** Addresses that carry a secret or change something are nothing for a search engine. */
const PRIVATE = ['/dev/', '/verify/', '/reset/', '/undo-email/', '/unsubscribe/']

const robots = ({ apiBase, appUrl }: Config) =>
  [
    'User-agent: *',
    ...[`${apiBase}/`, ...PRIVATE].map(path => `Disallow: ${path}`),
    'Allow: /',
    `Sitemap: ${appUrl}/sitemap.xml`,
    '',
  ].join('\n')

const securityText = ({ appUrl, operatorEmail }: Config, now: Date) =>
  [
    ...(operatorEmail === undefined ? [] : [`Contact: mailto:${operatorEmail}`]),
    `Contact: ${appUrl}/contact`,
    `Expires: ${new Date(now.getTime() + EXPIRES_DAYS * DAY).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${appUrl}/.well-known/security.txt`,
    '',
  ].join('\n')

/** Pages at addresses fixed by standards: for search engines, finders of a hole, managers of passwords. */
export function serveWellKnown(app: FastifyInstance, config: Config, clock: Pick<Clock, 'now'>): void {
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(config)))
  app.get('/.well-known/security.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityText(config, clock.now())),
  )
  app.get('/.well-known/change-password', async (_request, reply) => reply.redirect('/account-settings/sign-in', 302))
}
