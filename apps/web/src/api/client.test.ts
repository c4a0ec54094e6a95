import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endpoints } from '@gauntlet/contract/endpoint'
import { id, nothing } from '@gauntlet/contract/fields'
import { CLIENT_HEADER, IN_COOKIE } from '@gauntlet/contract/web-client'
import * as z from 'zod/mini'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clockAhead } from '../ui/clock.ts'
import { CallError, createClient } from './client.ts'
import { sessionStore } from './session.ts'

const rows = endpoints({
  view: {
    method: 'GET',
    path: '/things/view[/{id}]',
    access: 'player',
    summary: '',
    input: z.strictObject({ id: z.optional(id()), page: z.optional(z.int()) }),
    answer: z.string(),
    polled: true,
  },
  edit: {
    method: 'POST',
    path: '/things/edit/{id}',
    access: 'player',
    summary: '',
    input: z.strictObject({ id: z.string(), term: z.optional(z.string()), ids: z.array(z.string()) }),
    query: ['term'],
  },
  rank: {
    method: 'POST',
    path: '/things/rank/{id}',
    access: 'player',
    summary: '',
    input: z.strictObject({ id: z.string(), rows: z.array(z.int()) }),
    wholeBody: 'rows',
  },
  picture: {
    method: 'POST',
    path: '/things/picture',
    access: 'player',
    summary: '',
    input: z.strictObject({ image_file: z.instanceof(Blob) }),
  },
  genders: { method: 'GET', path: '/genders', access: 'public', summary: '', input: nothing, answer: z.string() },
})

interface Seen {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}
const seen: Seen[] = []
let answer: (response: ServerResponse) => void
const json = (status: number, body: unknown, headers = {}) => {
  answer = response => response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
}

const server = createServer((request, response) => {
  let body = ''
  request.on('data', chunk => (body += String(chunk)))
  request.on('end', () => {
    seen.push({ method: request.method, url: request.url, headers: request.headers, body })
    answer(response)
  })
})
let base = ''
beforeAll(async () => {
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on TCP has this kind of address
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise(done => server.close(done))
})

const adasId = '00000000-0000-4000-8000-000000000001'
function device(web = false, patience = { read: 15_000, act: 30_000 }) {
  const kept = new Map<string, string>()
  const session = sessionStore({
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  })
  return { session, ...createClient({ base, session, web, patience }) }
}
beforeEach(() => {
  seen.length = 0
  json(200, { success: true, payload: 'yes' })
})
const refusalOf = async (sent: Promise<unknown>): Promise<CallError> => {
  const error: unknown = await sent.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof CallError) return error
  throw new Error('the call was not refused')
}

describe('what is sent', () => {
  test('a part of the path that is absent is left out', async () => {
    await device().call(rows.view, { page: 2 })
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/things/view?page=2' })
  })
  test('a field that the path names travels in the path alone', async () => {
    await device().call(rows.view, { id: adasId })
    expect(seen[0]?.url).toBe(`/api/things/view/${adasId}`)
  })
  test('a POST sends JSON, and its query fields in the query', async () => {
    await device().call(rows.edit, { id: 'a/b', term: 'Ada B', ids: ['x'] })
    expect(seen[0]).toMatchObject({ url: '/api/things/edit/a%2Fb?term=Ada+B', body: '{"ids":["x"]}' })
    expect(seen[0]?.headers['content-type']).toBe('application/json')
  })
  test('a body that is a list is sent as the list', async () => {
    await device().call(rows.rank, { id: '7', rows: [1, 2] })
    expect(seen[0]).toMatchObject({ url: '/api/things/rank/7', body: '[1,2]' })
  })
  test('a file is sent as a form', async () => {
    await device().call(rows.picture, { image_file: new Blob(['bytes']) })
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data/)
    expect(seen[0]?.body).toContain('name="image_file"')
  })
  test('the token of the session goes along, and none where nobody is signed in', async () => {
    const { session, call } = device()
    await call(rows.genders, {})
    session.set({ token: 'secret', id: adasId })
    await call(rows.genders, {})
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer secret'])
  })
})

/** A client on a page whose first script has asked for the genders. */
function asking(early: Promise<Response | undefined>) {
  const session = sessionStore({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
  return createClient({ base, session, web: true, asked: url => (url.endsWith('/genders') ? early : undefined) })
}

describe('what the page asked for before its scripts ran', () => {
  test('is not asked for again', async () => {
    const early = new Response('{"success":true,"payload":"early"}', { headers: { date: new Date(0).toUTCString() } })
    expect(await asking(Promise.resolve(early)).call(rows.genders, {})).toMatchObject({ payload: 'early' })
    expect(seen).toEqual([])
    expect(clockAhead.get()).toBe(0)
  })
  test('is asked for again where it was no success', async () => {
    expect(await asking(Promise.resolve(undefined)).call(rows.genders, {})).toMatchObject({ payload: 'yes' })
    expect(seen).toHaveLength(1)
  })
  test('is not waited for once nobody wants it', async () => {
    const left = AbortSignal.timeout(5)
    const call = asking(new Promise(() => undefined)).call(rows.genders, {}, { signal: left })
    await expect(call).rejects.toThrow('aborted')
    expect(seen).toEqual([])
  })
})

describe('on the origin of the server', () => {
  test('every call carries the header beside which the cookie counts, and no token', async () => {
    const { session, call } = device(true)
    await call(rows.genders, {})
    session.set({ token: IN_COOKIE, id: adasId })
    await call(rows.genders, {})
    expect(seen.map(({ headers }) => [headers[CLIENT_HEADER], headers.authorization])).toEqual([
      ['web', undefined],
      ['web', undefined],
    ])
  })
  test('a token that was kept before goes along until it has moved', async () => {
    const { session, call } = device(true)
    session.set({ token: 'secret', id: adasId })
    await call(rows.genders, {})
    expect(seen[0]?.headers).toMatchObject({ [CLIENT_HEADER]: 'web', authorization: 'Bearer secret' })
  })
  test('a session in the cookie that is refused is over', async () => {
    const { session, call } = device(true)
    session.set({ token: IN_COOKIE, id: adasId })
    json(401, { success: false, message: 'No token supplied' })
    await refusalOf(call(rows.genders, {}))
    expect(session.get()).toBeUndefined()
  })
  test('elsewhere the header is not sent, for a preflight would have to allow it', async () => {
    await device().call(rows.genders, {})
    expect(seen[0]?.headers[CLIENT_HEADER]).toBeUndefined()
  })
})

describe('what comes back', () => {
  test('the payload, the message and the total', async () => {
    json(200, { success: true, message: 'Done', payload: 'yes', total: 3 })
    expect(await device().call(rows.genders, {})).toEqual({ payload: 'yes', message: 'Done', total: 3 })
  })
  test("a refusal carries the server's message and the fields' errors", async () => {
    json(400, { success: false, message: 'Please enter city', errors: { city: 'Please enter city' } })
    const error = await refusalOf(device().call(rows.genders, {}))
    expect(error).toMatchObject({ status: 400, message: 'Please enter city', errors: { city: 'Please enter city' } })
  })
  test.each([
    ['a body that is no envelope', 404, '<html>'],
    ['JSON of another form', 404, { error: 'x' }],
    ['a status of 500', 500, { success: false, message: 'stack' }],
    ['a success that is none', 200, 'ok'],
  ])("%s reads 'Something went wrong'", async (_, status, body) => {
    json(status, body)
    expect((await refusalOf(device().call(rows.genders, {}))).message).toBe('Something went wrong')
  })
  test("a server that cannot be reached reads 'Something went wrong'", async () => {
    answer = response => response.destroy()
    expect(await refusalOf(device().call(rows.genders, {}))).toMatchObject({
      status: 0,
      message: 'Something went wrong',
    })
  })
  test.each([
    ['says nothing', () => undefined],
    ['stops in the middle', (response: ServerResponse) => response.writeHead(200).write('{"success"')],
  ])('a server that %s is given up', async (_, stall) => {
    answer = response => void stall(response)
    const { call } = device(false, { read: 30, act: 30_000 })
    expect(await refusalOf(call(rows.genders, {}))).toMatchObject({ status: 0, late: true })
  })
  test('an act is given more time than a look', async () => {
    answer = response => setTimeout(() => response.end(JSON.stringify({ success: true, payload: 'done' })), 120)
    const { call } = device(false, { read: 30, act: 30_000 })
    expect((await call(rows.edit, { id: '7', ids: [] })).payload).toBe('done')
  })
  test('a call that the screen ends is no failure', async () => {
    const left = new AbortController()
    answer = () => left.abort()
    const sent = device().call(rows.genders, {}, { signal: left.signal })
    await expect(sent).rejects.toThrow(DOMException)
  })
  test('an unchanged list comes from memory', async () => {
    const { call } = device()
    json(200, { success: true, payload: 'first' }, { etag: '"1"' })
    const first = await call(rows.view, {})
    json(304, '')
    expect(await call(rows.view, {})).toBe(first)
    expect(seen[1]?.headers['if-none-match']).toBe('"1"')
  })
  test('what one player read is forgotten when another signs in', async () => {
    const { session, call } = device()
    json(200, { success: true, payload: 'first' }, { etag: '"1"' })
    await call(rows.view, {})
    session.set({ token: 'other', id: adasId })
    await call(rows.view, {})
    expect(seen[1]?.headers['if-none-match']).toBeUndefined()
  })
})

const signedIn = () => {
  const { session, call } = device()
  session.set({ token: 'secret', id: adasId })
  return { session, call }
}
describe('the session', () => {
  test("ends with 'No token supplied'", async () => {
    const { session, call } = signedIn()
    json(401, { success: false, message: 'No token supplied' })
    await refusalOf(call(rows.genders, {}))
    expect(session.get()).toBeUndefined()
  })
  test('outlives every other 401', async () => {
    const { session, call } = signedIn()
    json(401, { success: false, message: 'That email and password do not belong together.' })
    await refusalOf(call(rows.genders, {}))
    expect(session.get()).toBeDefined()
  })
  test('that began while an older token was refused stays', async () => {
    const { session, call } = signedIn()
    answer = response => {
      session.set({ token: 'newer', id: adasId })
      response.writeHead(401).end(JSON.stringify({ success: false, message: 'No token supplied' }))
    }
    await refusalOf(call(rows.genders, {}))
    expect(session.get()?.token).toBe('newer')
  })
})
