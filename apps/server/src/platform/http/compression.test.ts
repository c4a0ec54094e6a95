import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { testApp } from '../../testing/opened.ts'
import { codingOf, compressAnswers, SharedText } from './compression.ts'

const app = testApp()

/** All sports, some kilobytes of text. */
const ask = (coding?: string) =>
  app.app.server.inject({
    url: `/api${sports.all.path}`,
    headers: coding === undefined ? {} : { 'accept-encoding': coding },
  })

test('a long answer travels in the best form that the client takes, and is the same', async () => {
  const [plain, br, gzip] = await Promise.all([ask(), ask('gzip, deflate, br'), ask('gzip')])
  expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
})

test('a coding that the client refuses by name is not sent to it, nor is one asked for in words that cannot be read', () => {
  const asked = ['br;q=0, *', 'br;q=0, gzip;q=0, *', '*', 'br; q=0.0, gzip ;q=0.5', 'br;q=0, *;q=x', 'gzip;q=2, BR;Q=1']
  expect(asked.map(codingOf)).toEqual(['gzip', undefined, 'br', 'gzip', undefined, 'br'])
})

test('whatever stands between knows that the form follows the request', async () => {
  expect((await ask('br')).headers['vary']).toMatch(/accept-encoding/i)
})

test('what is very long is compressed beside the others, and is the same', async () => {
  const server = Fastify()
  compressAnswers(server)
  const rows = Array.from({ length: 20_000 }, (_, n) => ({ n, name: `Player ${n}` }))
  server.get('/rows', async () => rows)
  const long = await server.inject({ url: '/rows', headers: { 'accept-encoding': 'br' } })
  expect(JSON.parse(brotliDecompressSync(long.rawPayload).toString())).toEqual(rows)
  const gzipped = await server.inject({ url: '/rows', headers: { 'accept-encoding': 'gzip, br;q=0' } })
  expect(JSON.parse(gunzipSync(gzipped.rawPayload).toString())).toEqual(rows)
  await server.close()
})

test('a page that many are sent is compressed once, and is the same for all of them', async () => {
  const server = Fastify()
  compressAnswers(server)
  const page = new SharedText(`<!doctype html>${'<p>Ada won 6–4 6–3</p>'.repeat(300)}`)
  server.get('/page', (request, reply) => page.send(request, reply.type('text/html; charset=utf-8')))
  const read = (coding: string) => server.inject({ url: '/page', headers: { 'accept-encoding': coding } })
  const [first, again, gzip, plain] = await Promise.all(['br', 'gzip, br', 'gzip', 'identity'].map(read))
  expect(first?.rawPayload).toEqual(again?.rawPayload)
  expect(first && brotliDecompressSync(first.rawPayload).toString()).toBe(page.text)
  expect(gzip && gunzipSync(gzip.rawPayload).toString()).toBe(page.text)
  expect(plain?.body).toBe(page.text)
  expect([first, gzip, plain].map(answer => answer?.headers['vary'])).toEqual(Array(3).fill('Accept-Encoding'))
  await server.close()
})

test('a short answer and a refusal travel as they are', async () => {
  const headers = { 'accept-encoding': 'br' }
  for (const url of ['/api/genders', '/api/nowhere', '/api/users/self'])
    expect((await app.app.server.inject({ url, headers })).headers['content-encoding']).toBeUndefined()
})
