import { describe, expect, test } from 'vitest'
import { openTestApp } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'

const app = testApp()

const HOST = { host: '127.0.0.1:3000' }
const JSON_TYPE = { 'content-type': 'application/json' }
const LATER = JSON.stringify({ now: '2031-01-01T00:00:00Z' })

const mails = async (headers: Record<string, string>) =>
  (await app.app.server.inject({ url: '/dev/mail', headers })).statusCode
const setClock = async (headers: Record<string, string>, payload = LATER) =>
  (await app.app.server.inject({ method: 'POST', url: '/dev/clock', headers, payload })).statusCode

describe('the doors of development are open', () => {
  test.each(['127.0.0.1:3000', 'localhost:3000', '[::1]:3000', 'LocalHost'])('at %s', async host => {
    expect(await mails({ host })).toBe(200)
  })

  test('to a program, and to a page of the same origin', async () => {
    expect(await setClock({ ...HOST, ...JSON_TYPE })).toBe(200)
    const page = { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' }
    expect(await setClock({ ...HOST, ...JSON_TYPE, ...page })).toBe(200)
    app.clock.set(null)
  })
})

describe('they are not there', () => {
  test.each([
    'play.example.org',
    '127.0.0.1.evil.example',
    'localhost.evil.example:3000',
    '10.0.0.1',
    'evil@localhost:x',
  ])('under the name %s', async host => {
    expect([await mails({ host }), await setClock({ host, ...JSON_TYPE })]).toEqual([404, 404])
  })

  test.each(['X-Forwarded-For', 'X-Forwarded-Host', 'Forwarded', 'Via', 'X-Real-IP', 'CF-Ray'])(
    'behind something that adds %s',
    async name => {
      const headers = { ...HOST, [name]: '127.0.0.1' }
      expect([await mails(headers), await setClock({ ...headers, ...JSON_TYPE })]).toEqual([404, 404])
    },
  )

  test.each([
    ['a page of another origin', { origin: 'https://evil.example', ...JSON_TYPE }],
    ['a page of another port', { origin: 'http://127.0.0.1:8080', ...JSON_TYPE }],
    ['a page without an origin', { origin: 'null', ...JSON_TYPE }],
    ['what a browser says came from another site', { 'sec-fetch-site': 'cross-site', ...JSON_TYPE }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['text', { 'content-type': 'text/plain' }],
    ['a body of no kind', {}],
  ])('to a change that comes from %s', async (_what, headers) => {
    const before = app.clock.now()
    expect(await setClock({ ...HOST, ...headers }, 'now=2031-01-01T00:00:00Z')).toBe(404)
    expect(await setClock({ ...HOST, ...headers })).toBe(404)
    expect(app.clock.now()).toEqual(before)
  })

  test('in production', async () => {
    const production = await openTestApp({
      NODE_ENV: 'production',
      APP_URL: 'https://play.example.org',
      RATE_LIMITS: 'on',
    })
    const { statusCode } = await production.app.server.inject({ url: '/dev/mail', headers: HOST })
    await production.close()
    expect(statusCode).toBe(404)
  })
})
