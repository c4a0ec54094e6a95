import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { CLIENT_HEADER, IN_COOKIE, WEB_CLIENT } from '@gauntlet/contract/web-client'
import { describe, expect, test } from 'vitest'
import { type Answer, openTestApp, PASSWORD } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'

const app = testApp({ APP_URL: 'https://play.example.org', CORS_ORIGINS: 'https://friend.example.org' })
const [ada] = testPlayers(app, ['Ada Cookie'])

const WEB = { [CLIENT_HEADER]: WEB_CLIENT, 'sec-fetch-site': 'same-origin' }
const signIn = (headers: Record<string, string> = WEB) =>
  app.send({ method: 'POST', path: '/users/login', body: { email: ada.email, password: PASSWORD }, headers })
const setCookies = ({ headers }: Answer<unknown>) => [headers['set-cookie'] ?? []].flat().map(String)
/** The cookies that a browser sends back. */
const cookieOf = (answer: Answer<unknown>) =>
  setCookies(answer)
    .map(text => text.split(';')[0])
    .join('; ')
const self = (headers: Record<string, string>) => app.send({ path: '/users/self', headers })

describe('the web client', () => {
  test('has its session in a cookie that no script reads, and no token in the answer', async () => {
    const answer = await signIn()
    expect(answer.payload).toEqual({ id: ada.id, token: IN_COOKIE })
    const [session = ''] = setCookies(answer)
    expect(session).toMatch(/^__Host-gauntlet-session=[\w-]{43}; /)
    for (const setting of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']) expect(session).toContain(setting)
    expect((await self({ ...WEB, cookie: cookieOf(answer) })).status).toBe(200)
    expect((await self({ authorization: `Bearer ${IN_COOKIE}` })).status).toBe(401)
  })

  test('is known again by its browser, so that one device is mailed once', async () => {
    const cookie = cookieOf(await signIn())
    await app.app.settle()
    const before = app.mails.length
    await signIn({ ...WEB, cookie })
    await app.app.settle()
    expect(app.mails.length).toBe(before)
  })

  test('signs out of the cookie too', async () => {
    const cookie = cookieOf(await signIn())
    const out = await app.send({ method: 'POST', path: '/users/logout', body: {}, headers: { ...WEB, cookie } })
    expect(setCookies(out)[0]).toMatch(/^__Host-gauntlet-session=; .*(Max-Age=0|Expires=Thu, 01 Jan 1970)/)
    expect((await self({ ...WEB, cookie })).status).toBe(401)
  })

  test('moves a session whose token it had kept, and stays signed in', async () => {
    const { payload } = await app.call(sessions.login, { email: ada.email, password: PASSWORD })
    const authorization = `Bearer ${payload.token}`
    const headers = { ...WEB, authorization, 'user-agent': 'Mozilla/5.0 (iPhone) Version/18.0 Mobile Safari/604.1' }
    const moved = await app.send({ method: 'POST', path: '/users/sessions/cookie', body: {}, headers })
    expect(moved.payload).toEqual({ id: ada.id, token: IN_COOKIE })
    const list = await app.send({ path: '/users/sessions', headers: { ...WEB, cookie: cookieOf(moved) } })
    expect(list.payload).toContainEqual(expect.objectContaining({ current: true, device: 'Safari on iPhone' }))
  })
})

describe('every other client', () => {
  test('gets its token and no cookie', async () => {
    const answer = await signIn({})
    expect(answer.payload).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/) })
    expect(setCookies(answer)).toEqual([])
  })

  test('counts by its token, whatever cookie there is', async () => {
    const answer = await self({
      ...WEB,
      authorization: `Bearer ${ada.token}`,
      cookie: '__Host-gauntlet-session=nothing',
    })
    expect(answer.status).toBe(200)
  })
})

describe('a page of another site, which has the cookie sent along', () => {
  const cases: [string, Record<string, string>][] = [
    ['a form or an image', {}],
    ['a form that says where it comes from', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a script that could send the header', { ...WEB, 'sec-fetch-site': 'cross-site' }],
    ['a page of a neighbouring host', { ...WEB, 'sec-fetch-site': 'same-site' }],
    ['an older browser', { [CLIENT_HEADER]: WEB_CLIENT, origin: 'https://evil.example' }],
    ['another site that may read answers', { [CLIENT_HEADER]: WEB_CLIENT, origin: 'https://friend.example.org' }],
    ['no site at all', { [CLIENT_HEADER]: WEB_CLIENT, origin: 'null' }],
  ]
  test.each(cases)('%s: it reads nothing and changes nothing', async (_what, headers) => {
    const cookie = cookieOf(await signIn())
    const form = { ...headers, cookie, 'content-type': 'application/x-www-form-urlencoded' }
    expect((await self({ ...headers, cookie })).status).toBe(401)
    for (const path of ['/users/update-theme-preference/1', `/users/delete/${ada.id}`])
      expect([path, (await app.send({ path, headers: { ...headers, cookie } })).status]).toEqual([path, 401])
    const post = { method: 'POST', path: '/users/logout', headers: form, body: '' } as const
    expect((await app.send(post)).status).toBeGreaterThan(400)
    expect((await app.send({ ...post, headers: { ...form, 'content-type': 'text/plain' }, body: '{}' })).status).toBe(
      401,
    )
    // The session still counts for the page it belongs to.
    expect((await self({ ...WEB, cookie })).status).toBe(200)
    expect((await app.call(profiles.prefersDark, {}, ada)).payload).toEqual({ prefersDark: null })
  })

  test('is not let in by a preflight', async () => {
    const reply = await app.app.server.inject({
      method: 'OPTIONS',
      url: '/api/users/logout',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': CLIENT_HEADER,
      },
    })
    expect(reply.headers['access-control-allow-origin']).not.toBe('https://evil.example')
    expect(reply.headers['access-control-allow-credentials']).toBeUndefined()
  })
})

test.each(['__Host-gauntlet-session=%E0%A4%A', '=;;;==', '__Host-gauntlet-session=short', 'x'.repeat(5000)])(
  'a cookie like %s leaves public pages open',
  async cookie => {
    expect((await app.send({ path: '/genders', headers: { ...WEB, cookie } })).status).toBe(200)
    expect((await self({ ...WEB, cookie })).status).toBe(401)
  },
)

test('without TLS the cookie has a name of its own for each port', async () => {
  const plain = await openTestApp({ APP_URL: 'http://192.168.1.20:3000' })
  const { email } = await plain.player('Ben Plain')
  const headers = { [CLIENT_HEADER]: WEB_CLIENT, origin: 'http://192.168.1.20:3000' }
  const answer = await plain.send({
    method: 'POST',
    path: '/users/login',
    body: { email, password: PASSWORD },
    headers,
  })
  const [session = ''] = setCookies(answer)
  expect(session).toMatch(/^gauntlet-session-3000=/)
  expect(session).not.toContain('Secure')
  expect((await plain.send({ path: '/users/self', headers: { ...headers, cookie: cookieOf(answer) } })).status).toBe(
    200,
  )
  await plain.close()
})
