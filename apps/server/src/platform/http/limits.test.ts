import { PAGES_AN_HOUR, peopleSearch, SEARCHES_AN_HOUR } from '@gauntlet/contract/people-search/endpoints'
import { matchSearch } from '@gauntlet/contract/match-search/endpoints'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { describe, expect, test } from 'vitest'
import { openTestApp, PASSWORD } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'

const app = testApp({ RATE_LIMITS: 'on' })

const ask = () => app.call(sessions.forgot, { email: 'cleo@example.com' })
const register = async (email: string) => {
  const form = { first_name: 'Eve', last_name: 'Often', email, password: PASSWORD, confirm: PASSWORD }
  return (await app.call(sessions.register, form)).status
}

const forgotFrom = (remoteAddress: string, email: string) =>
  app.app.server.inject({ method: 'POST', url: '/api/users/forgot-password', payload: { email }, remoteAddress })

describe('limits', () => {
  test('a caller who asks too often is refused, and told when to come back', async () => {
    for (let i = 0; i < 30; i++) expect((await ask()).status).toBe(200)
    const { status, headers } = await ask()
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
  })

  test('a thousand addresses of one IPv6 network are one caller', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 31; at++)
      statuses.push((await forgotFrom(`2001:db8:0:7::${at.toString(16)}`, `nobody${at}@example.com`)).statusCode)
    expect(statuses).toEqual([...Array(30).fill(200), 429])
    expect((await forgotFrom('2001:db8:0:8::1', 'somebody@example.com')).statusCode).toBe(200)
    expect((await forgotFrom('::ffff:192.0.2.1', 'somebody@example.com')).statusCode).toBe(200)
  })

  test('what is outside the API is counted, and apart from it', async () => {
    const remoteAddress = '192.0.2.77'
    const get = (url: string, headers = {}) => app.app.server.inject({ url, remoteAddress, headers })
    // Once is enough for the whole document; a browser that has it asks as often.
    const { etag } = (await get('/docs/openapi.json')).headers
    for (let times = 1; times < 300; times++)
      await (times % 10 === 0 ? get('/%6detrics') : get('/docs/openapi.json', { 'if-none-match': etag }))
    const { statusCode, headers } = await get('/DOCS/openapi.json')
    expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true])
    expect([(await get('/healthz')).statusCode, (await get('/api/genders')).statusCode]).toEqual([200, 200])
  })

  test('an account that calls from many networks is one caller, too', async () => {
    const eve = await app.register('Eve Everywhere')
    const call = (network: number) =>
      app.app.server.inject({
        url: '/api/users/self',
        headers: { authorization: `Bearer ${eve.token}` },
        remoteAddress: `10.0.${network >> 8}.${network & 255}`,
      })
    for (let network = 0; network < 1200; network++) await call(network)
    expect((await call(1300)).statusCode).toBe(429)
  })

  test('all players are not copied in one go: whoever turns many pages is asked to come back later', async () => {
    const cleo = await app.player('Cleo Copies')
    for (let page = 1; page <= PAGES_AN_HOUR; page++)
      expect((await app.call(peopleSearch.list, { page }, cleo)).status).toBe(200)
    expect((await app.call(peopleSearch.list, { page: 1 }, cleo)).status).toBe(429)
    expect((await app.call(peopleSearch.byName, { term: 'Ada' }, cleo)).status).toBe(200)
  })

  test('nor by their names: pages from the second on are counted, and whoever types reads first pages as before', async () => {
    const nina = await app.player('Nina Names')
    const page = async (at: number | string) =>
      (await app.call(peopleSearch.byName, { term: 'Cl', page: at, limit: 500 }, nina)).status
    for (let at = 0; at < PAGES_AN_HOUR; at++) expect(await page(at % 2 === 0 ? 2 : '3')).toBe(200)
    expect([await page(2), await page('2'), await page('1')]).toEqual([429, 429, 200])
    for (let at = 0; at < PAGES_AN_HOUR; at++) expect(await page(1)).toBe(200)
  })

  test('nor by searches for a match: first pages are free, and further ones as many as searches near a place', async () => {
    const mo = await app.player('Mo Matches', { sports: ['Chess'] })
    const page = async (at: number) => (await app.call(matchSearch.search, { page: at }, mo)).status
    for (let at = 0; at < SEARCHES_AN_HOUR; at++) expect(await page(2)).toBe(200)
    expect([await page(2), await page(1)]).toEqual([429, 200])
  })

  test('a sixth registration of one address in an hour is refused to one caller, and to no other address', async () => {
    for (let i = 0; i < 5; i++) expect(await register('eve@example.com')).toBe(200)
    expect([await register('Eve@example.com'), await register('eve.else@example.com')]).toEqual([429, 200])
  })
})

test('behind a proxy all without an address are one caller, and a port makes no other one', async () => {
  const behind = await openTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' })
  const forgot = (caller: string, email: string) =>
    behind.send({
      method: 'POST',
      path: '/users/forgot-password',
      body: { email },
      headers: { 'x-forwarded-for': caller },
    })
  const last = async (callerOf: (at: number) => string) => {
    for (let at = 0; at < 30; at++) await forgot(callerOf(at), `${callerOf(at).replace(/\W/g, '')}@example.com`)
    return (await forgot(callerOf(31), 'another@example.com')).status
  }
  const statuses = [await last(at => `junk${at}`), await last(at => `192.0.2.1:${40_000 + at}`)]
  await behind.close()
  expect(statuses).toEqual([429, 429])
})
