// A server that notes what it is asked, and answers what a test says; a client beside it.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endpoints } from '@gauntlet/contract/endpoint'
import { id, nothing } from '@gauntlet/contract/fields'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import * as z from 'zod/mini'
import { CallError, createClient } from './client.ts'
import { sessionStore } from './session.ts'

export const rows = endpoints({
  view: {
    method: 'GET',
    path: '/things/view[/{id}]',
    access: 'player',
    summary: '',
    input: z.strictObject({ id: z.optional(id()), page: z.optional(z.int()) }),
    answer: z.string(),
    polled: true,
  },
  join: {
    method: 'GET',
    path: '/things/join/{id}',
    access: 'player',
    summary: '',
    input: z.strictObject({ id: z.string() }),
    changes: true,
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
export const seen: Seen[] = []
let answer: (response: ServerResponse) => void
/** How the server answers from now on. */
export const answers = (how: typeof answer) => {
  answer = how
}
export const json = (status: number, body: unknown, headers = {}) => {
  answers(response => response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body)))
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
/** Listens while the tests of a file run; before each it has heard nothing, and says yes. */
export function useServer() {
  beforeAll(async () => {
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on TCP has this kind of address
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
  })
  beforeEach(() => {
    seen.length = 0
    json(200, { success: true, payload: 'yes' })
  })
  afterAll(() => {
    server.closeAllConnections()
    return new Promise(done => server.close(done))
  })
}

export const adasId = '00000000-0000-4000-8000-000000000001'
export function device(web = false, patience = { read: 15_000, act: 30_000 }) {
  const kept = new Map<string, string>()
  const session = sessionStore({
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  })
  return { session, ...createClient({ base, session, web, patience }) }
}
export const refusalOf = async (sent: Promise<unknown>): Promise<CallError> => {
  const error: unknown = await sent.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof CallError) return error
  throw new Error('the call was not refused')
}

/** A client on a page whose first script has asked for the genders. */
export function asking(early: Promise<Response | undefined>) {
  const session = sessionStore({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
  return createClient({ base, session, web: true, asked: url => (url.endsWith('/genders') ? early : undefined) })
}
