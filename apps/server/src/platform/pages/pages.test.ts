import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { fixedClock } from '../clock/clock.ts'
import { readConfig } from '../config/config.ts'
import { buildServer } from '../http/server.ts'
import { DISPLAY_FACE, serveDisplayFace } from './display-face.ts'
import { serveReports } from './reports.ts'
import { serveWebClient } from './web-client.ts'
import { serveWellKnown } from './well-known.ts'

const clock = fixedClock('2030-06-03T12:00:00Z')
const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

/** A server of pages over a client that was built with one inline script and one inline style. */
async function pages(env: Record<string, string> = {}, { stripe = false } = {}): Promise<FastifyInstance> {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head></head>')
  mkdirSync(join(folder, 'assets'))
  for (const name of ['first.js', 'first.css', 'court.svg']) writeFileSync(join(folder, 'assets', name), '')
  writeFileSync(join(folder, 'csp.json'), JSON.stringify({ scriptHashes: ["'sha256-a'"], styleHashes: ["'sha256-b'"] }))
  for (const name of ['app.js', 'app.js.map']) writeFileSync(join(folder, 'assets', name), '{}')
  const config = readConfig({ LOG_LEVEL: 'silent', ...env })
  const app = await buildServer(config, clock)
  serveWellKnown(app, config, clock)
  await serveReports(app)
  await serveWebClient(app, folder, {
    apiBase: '/api',
    preview: () => Promise.resolve(undefined),
    stripe,
    passwordMax: config.passwordMax,
    clock,
  })
  open.push(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })
  return app
}

const policyOf = async (app: FastifyInstance) => {
  const { headers } = await app.inject('/dashboard')
  return new Map(
    String(headers['content-security-policy'])
      .split(';')
      .map(directive => directive.split(/ (.*)/s))
      .map(([name = '', sources = '']) => [name, sources] as const),
  )
}

test('a visitor gets the scripts, and no map that leads from them to the sources', async () => {
  const app = await pages()
  const statuses = ['/assets/app.js', '/assets/app.js.map'].map(async path => (await app.inject(path)).statusCode)
  expect(await Promise.all(statuses)).toEqual([200, 404])
})

test('pages that are written by the server find the face that the built page preloads, and none where none is built', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'face-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'a.woff2'), 'letters')
  const answers: string[] = []
  for (const head of ['<link rel="preload" href="/assets/a.woff2">', '']) {
    writeFileSync(join(folder, 'index.html'), head)
    const app = await buildServer(readConfig({ LOG_LEVEL: 'silent' }), clock)
    await serveDisplayFace(app, folder)
    const { statusCode, headers, body } = await app.inject(DISPLAY_FACE)
    answers.push(statusCode === 200 ? `${headers['content-type']} ${body}` : String(statusCode))
    await app.close()
  }
  rmSync(folder, { recursive: true })
  expect(answers).toEqual(['font/woff2 letters', '404'])
})

test('no style and no script runs in a page but those it was built with', async () => {
  const policy = await policyOf(await pages())
  expect([policy.get('style-src'), policy.get('script-src')]).toEqual(["'self' 'sha256-b'", "'self' 'sha256-a'"])
})

test("a page frames Stripe's card form and a bank's question where Stripe takes payments, and nothing elsewhere", async () => {
  expect((await policyOf(await pages())).get('frame-src')).toBe("'none'")
  const policy = await policyOf(await pages({}, { stripe: true }))
  expect(policy.get('frame-src')).toBe('https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com')
  expect(policy.get('script-src')).toBe("'self' 'sha256-a' https://js.stripe.com https://*.js.stripe.com")
  expect(policy.get('connect-src')).toBe("'self' https://api.stripe.com")
})

test('a script and a style are sent without what is said of pages, a picture that may be opened as a page is not', async () => {
  const app = await pages()
  for (const name of ['first.js', 'first.css']) {
    const { headers } = await app.inject(`/assets/${name}`)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers).not.toHaveProperty('content-security-policy')
    expect(headers).not.toHaveProperty('x-frame-options')
  }
  const { headers } = await app.inject('/assets/court.svg')
  expect(headers['content-security-policy']).toContain("default-src 'self'")
})

test('text becomes markup only where the app says so, and what is kept from happening is told', async () => {
  const policy = await policyOf(await pages())
  expect([policy.get('require-trusted-types-for'), policy.get('trusted-types')]).toEqual([
    "'script'",
    'content default',
  ])
  expect([policy.get('report-uri'), policy.get('report-to')]).toEqual(['/csp-reports', 'pages'])
})

test('a page gives up the camera, the microphone and every other sense that it does not need', async () => {
  const { headers } = await (await pages()).inject('/')
  expect(headers['permissions-policy']).toContain('camera=(), ')
  expect(headers['permissions-policy']).toContain('geolocation=(self)')
})

test('browsers keep to TLS where players reach the app over it, and only there', async () => {
  const overTls = await (await pages({ APP_URL: 'https://gauntlet.example' })).inject('/')
  expect(overTls.headers['strict-transport-security']).toBe('max-age=31536000')
  expect((await (await pages()).inject('/')).headers['strict-transport-security']).toBeUndefined()
})

test('search engines are told which addresses are nothing for them', async () => {
  const { statusCode, headers, body } = await (await pages()).inject('/robots.txt')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  for (const path of ['/api/', '/verify/', '/reset/', '/undo-email/', '/unsubscribe/'])
    expect(body).toContain(`Disallow: ${path}\n`)
})

test('somebody who has found a hole finds whom to tell', async () => {
  const app = await pages({ APP_URL: 'https://gauntlet.example', OPERATOR_EMAIL: 'desk@gauntlet.example' })
  const { body } = await app.inject('/.well-known/security.txt')
  expect(body.split('\n').slice(0, 3)).toEqual([
    'Contact: mailto:desk@gauntlet.example',
    'Contact: https://gauntlet.example/contact',
    'Expires: 2030-11-30T12:00:00.000Z',
  ])
})

test('a manager of passwords finds where one is changed', async () => {
  const { statusCode, headers } = await (await pages()).inject('/.well-known/change-password')
  expect([statusCode, headers.location]).toEqual([302, '/account-settings/sign-in'])
})

const report = {
  'csp-report': { 'violated-directive': 'script-src', 'blocked-uri': 'inline', 'document-uri': 'https://x.example/' },
}

test.each([
  ['a report', 'application/csp-report', JSON.stringify(report), 204],
  ['a report without what it is about', 'application/csp-report', '{}', 204],
  ['no report at all', 'application/csp-report', 'x', 400],
  ['another kind of content', 'application/json', JSON.stringify(report), 415],
  ['a report of 20 KB', 'application/csp-report', JSON.stringify({ a: 'x'.repeat(20_000) }), 413],
])('%s is answered as it deserves', async (_what, type, payload, status) => {
  const app = await pages()
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/csp-reports',
    headers: { 'content-type': type },
    payload,
  })
  expect(statusCode).toBe(status)
})

test.each([
  ['one address', () => '192.0.2.1'],
  ['the addresses of one IPv6 network', (sent: number) => `2001:db8:0:7::${sent + 1}`],
])('a caller who sends reports without end is refused: %s', async (_what, from) => {
  const app = await pages()
  const send = (sent: number) =>
    app.inject({
      method: 'POST',
      url: '/csp-reports',
      headers: { 'content-type': 'application/csp-report' },
      payload: report,
      remoteAddress: from(sent),
    })
  const statuses: number[] = []
  for (let sent = 0; sent < 21; sent++) statuses.push((await send(sent)).statusCode)
  expect(statuses.slice(-2)).toEqual([204, 429])
})

test('a page says how long a password may be where the operator has set it', async () => {
  const [roomy, plain] = [await pages({ PASSWORD_MAX: '64' }), await pages()]
  expect((await roomy.inject('/register')).body).toContain('<meta name="password-max" content="64">')
  expect((await plain.inject('/register')).body).not.toContain('password-max')
})
