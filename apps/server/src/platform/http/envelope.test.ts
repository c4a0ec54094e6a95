import { describe, expect, test } from 'vitest'
import { testApp, testPlayers } from '../../testing/opened.ts'

const app = testApp()
const [ada] = testPlayers(app, ['Ada Ace'])

const json = { 'content-type': 'application/json' }
const login = (body: string, headers: Record<string, string> = json) =>
  app.send({ method: 'POST', path: '/users/login', body, headers })

describe('whatever is sent, the answer is an envelope', () => {
  test.each([
    ['broken JSON', '{"email":', json, 400],
    ['no JSON at all', '', json, 400],
    ['a list where fields are asked for', '[1,2]', json, 400],
    ['a 10 MB body', JSON.stringify({ email: 'x'.repeat(10_000_000) }), json, 413],
    ['another kind of content', '<a/>', { 'content-type': 'text/xml' }, 415],
    ['a prototype in disguise', '{"__proto__":{"admin":true}}', json, 400],
  ])('%s', async (_what, body, headers, status) => {
    const answer = await login(body, headers)
    expect([answer.status, answer.body.success, typeof answer.body.message]).toEqual([status, false, 'string'])
  })

  test('an unknown path and an address that cannot be decoded', async () => {
    expect((await app.send({ path: '/nowhere' })).status).toBe(404)
    const { status, body } = await app.send({ path: '/users/%zz' })
    expect([status, body.success]).toEqual([400, false])
  })

  test('control characters and half a surrogate pair are refused, naming the field', async () => {
    for (const wrong of ['A\u0000da', 'A\u001bda', 'A\ud800da']) {
      const { status, body } = await app.send({
        method: 'POST',
        path: '/users/register',
        body: JSON.stringify({ first_name: wrong }),
        headers: json,
      })
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, expect.arrayContaining(['first_name'])])
    }
  })

  test.each([
    ['a part of the path', 'GET', '/calendar/%00.ics', undefined, 404],
    ['a part of another path', 'GET', '/pictures/a%00b', undefined, 404],
    ['a part of the path that is an id', 'GET', '/users/view/%00', undefined, 404],
    ['the query', 'GET', '/users/?page=%00', undefined, 400],
    ['the query of a POST', 'POST', '/users/search?term=%00', {}, 400],
    ['the name of a field', 'POST', '/users/search?%00=1', {}, 400],
    ['a list in a list', 'POST', '/users/search', { term: [['\0']] }, 400],
    ['half a pair in the name of an inner field', 'POST', '/users/search', { term: { '\ud800': 1 } }, 400],
  ] as const)('text that cannot be stored is refused in %s', async (_where, method, path, body, status) => {
    const answer = await app.send({ method, path, player: ada, ...(body && { body }) })
    expect([answer.status, answer.body.success]).toEqual([status, false])
  })

  test('a body nested 30,000 times is refused', async () => {
    const body = `{"term":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
    expect((await app.send({ method: 'POST', path: '/users/search', body, headers: json, player: ada })).status).toBe(
      400,
    )
  })

  test('a form is refused where only JSON is taken', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const { status } = await app.send({
      method: 'POST',
      path: '/users/add-sports',
      body: 'sports=1',
      headers,
      player: ada,
    })
    expect(status).toBe(415)
  })

  test('letter case and a trailing slash do not matter', async () => {
    expect((await app.send({ path: '/SPORTS/sportslist/' })).status).toBe(200)
  })

  test('a call that changes state through GET refuses HEAD and prefetch, and is not stored', async () => {
    const path = '/users/update-theme-preference/1'
    expect((await app.send({ method: 'HEAD', path, player: ada })).status).toBe(405)
    expect((await app.send({ path, player: ada, headers: { 'sec-purpose': 'prefetch' } })).status).toBe(405)
    const done = await app.send({ path, player: ada })
    expect([done.status, done.headers['cache-control'], done.payload]).toEqual([200, 'no-store', { prefersDark: 1 }])
  })

  test.each(['/users/self', '/sports/sportsList', '/live'])(
    'HEAD of the read %s answers as GET does, with no body',
    async path => {
      const head = await app.app.server.inject({
        method: 'HEAD',
        url: `/api${path}`,
        headers: { authorization: `Bearer ${ada.token}` },
      })
      expect([head.statusCode, head.body]).toEqual([200, ''])
      expect(head.headers['content-type']).toMatch(path === '/live' ? /^text\/event-stream/ : /^application\/json/)
      expect((await app.send({ method: 'HEAD', path })).status).toBe(path === '/sports/sportsList' ? 200 : 401)
    },
  )

  test('the theme call without a value toggles', async () => {
    await app.send({ path: '/users/update-theme-preference/0', player: ada })
    expect((await app.send({ path: '/users/update-theme-preference', player: ada })).payload).toEqual({
      prefersDark: 1,
    })
  })

  test('an answer for somebody is private and varies by Authorization', async () => {
    const { headers } = await app.send({ path: '/users/self', player: ada })
    expect([headers['vary'], headers['cache-control']]).toEqual(['Authorization, Cookie', 'private, no-cache'])
  })

  test('a dead token on a public row makes a visitor', async () => {
    const player = { ...ada, token: 'x'.repeat(43) }
    expect((await app.send({ path: '/sports/sportsList', player })).status).toBe(200)
  })
})

test('a broken multipart form, and a file where a field is asked for, are refused', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=cut' }
  expect((await login('[]', headers)).status).toBe(400)
  const file = '--cut\r\ncontent-disposition: form-data; name="email"; filename="a.txt"\r\n\r\nhello\r\n--cut--\r\n'
  const { status, body } = await login(file, headers)
  expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['email']])
})

test('who sends 10 MB hears that it is too large', async () => {
  const url = await app.app.server.listen({ host: '127.0.0.1', port: 0 })
  const body = JSON.stringify({ email: 'x'.repeat(10_000_000) })
  const response = await fetch(`${url}/api/users/login`, { method: 'POST', headers: json, body })
  expect([response.status, await response.json()]).toEqual([
    413,
    { success: false, message: 'That is too large.', reason: 'call.tooLarge' },
  ])
})
