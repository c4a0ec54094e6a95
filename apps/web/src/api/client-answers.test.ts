import type { ServerResponse } from 'node:http'
import { VERSION_HEADER } from '@gauntlet/contract/web-client'
import { describe, expect, test } from 'vitest'
import { adasId, answers, device, json, refusalOf, rows, seen, useServer } from './client.testing.ts'

useServer()

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
    answers(response => response.destroy())
    expect(await refusalOf(device().call(rows.genders, {}))).toMatchObject({
      status: 0,
      message: 'Something went wrong',
    })
  })
  test.each([
    ['says nothing', () => undefined],
    ['stops in the middle', (response: ServerResponse) => response.writeHead(200).write('{"success"')],
  ])('a server that %s is given up', async (_, stall) => {
    answers(response => void stall(response))
    const { call } = device(false, { read: 30, act: 30_000 })
    expect(await refusalOf(call(rows.genders, {}))).toMatchObject({ status: 0, late: true })
  })
  test('an act is given more time than a look', async () => {
    answers(response => setTimeout(() => response.end(JSON.stringify({ success: true, payload: 'done' })), 120))
    const { call } = device(false, { read: 30, act: 30_000 })
    expect((await call(rows.edit, { id: '7', ids: [] })).payload).toBe('done')
  })
  test('a call that the screen ends is no failure', async () => {
    const left = new AbortController()
    answers(() => left.abort())
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
  test('an answer tells of the version that the server says, an unchanged one of the version of now', async () => {
    const { call, tellsOf } = device()
    json(200, { success: true, payload: 'first' }, { etag: '"1"', [VERSION_HEADER]: '7' })
    await call(rows.view, {})
    expect([tellsOf('/things/view', 7), tellsOf('/things/view', 8)]).toEqual([true, false])
    json(304, '', { [VERSION_HEADER]: '8' })
    await call(rows.view, {})
    expect([tellsOf('/things/view', 8), tellsOf('/genders', 1)]).toEqual([true, false])
  })
  test('an answer that is cut off, or refused, tells of no version', async () => {
    const { call, tellsOf } = device()
    answers(response => {
      response.writeHead(200, { [VERSION_HEADER]: '7' }).write('{"success"')
      setTimeout(() => response.destroy(), 20)
    })
    await call(rows.view, {}).catch(() => undefined)
    json(500, { success: false }, { [VERSION_HEADER]: '7' })
    await refusalOf(call(rows.view, {}))
    expect(tellsOf('/things/view', 7)).toBe(false)
  })
  test('what one player read is forgotten when another signs in', async () => {
    const { session, call, tellsOf } = device()
    json(200, { success: true, payload: 'first' }, { etag: '"1"', [VERSION_HEADER]: '7' })
    await call(rows.view, {})
    session.set({ token: 'other', id: adasId })
    expect(tellsOf('/things/view', 7)).toBe(false)
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
    json(401, { success: false, message: 'Wrong email or password.' })
    await refusalOf(call(rows.genders, {}))
    expect(session.get()).toBeDefined()
  })
  test('that began while an older token was refused stays', async () => {
    const { session, call } = signedIn()
    answers(response => {
      session.set({ token: 'newer', id: adasId })
      response.writeHead(401).end(JSON.stringify({ success: false, message: 'No token supplied' }))
    })
    await refusalOf(call(rows.genders, {}))
    expect(session.get()?.token).toBe('newer')
  })
})
