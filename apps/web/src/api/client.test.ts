import { CLIENT_HEADER, IN_COOKIE } from '@gauntlet/contract/web-client'
import { describe, expect, test } from 'vitest'
import { clockAhead } from '../ui/clock.ts'
import { adasId, asking, device, json, refusalOf, rows, seen, useServer } from './client.testing.ts'

useServer()

describe('what is sent', () => {
  test('a part of the path that is absent is left out', async () => {
    await device().call(rows.view, { page: 2 })
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/things/view?page=2' })
  })
  test('a field that the path names travels in the path alone', async () => {
    await device().call(rows.view, { id: adasId })
    expect(seen[0]?.url).toBe(`/api/things/view/${adasId}`)
  })
  test('a tap does not wait for reads that a screen has asked for before', async () => {
    const { call } = device()
    const reads = [1, 2, 3].map(page => call(rows.view, { page }))
    await Promise.all([...reads, call(rows.join, { id: '7' })])
    expect(seen.slice(0, 2).map(({ url }) => url)).toContain('/api/things/join/7')
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
