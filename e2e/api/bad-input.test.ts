import { pathsOf } from '@gauntlet/contract/endpoint'
import type { User } from '@gauntlet/contract/profiles/answer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Player, selfOf, verified } from '../support/cast.ts'
import { type Fields, pathOf, type Reply, requestOf, send } from '../support/client.ts'
import { sendMegabytes } from '../support/huge.ts'
import { accepts, fieldsOf, isPart, readingRows, rightInput, type Row, rows, spoilt } from '../support/rows.ts'
import { type Server, sharedServer } from '../support/server.ts'

let server: Server
let ada: Player
let before: User
beforeAll(async () => {
  server = sharedServer()
  ada = await verified(server, 'Ada Archer')
  before = await selfOf(server, ada.token)
})
afterAll(() => server?.close())

const WRONG: readonly unknown[] = [
  null,
  -1,
  1.5,
  true,
  '',
  'x'.repeat(5_000),
  'nul \u0000 here',
  'escape \u001b[2J here',
  'half \ud800 a pair',
  [],
  [[]],
  [null],
  {},
  { lower: 'a', upper: [] },
  { toString: 1, __proto__: { admin: 1 } },
]
const JSON_TYPE = { 'content-type': 'application/json' }
const MEGABYTES = 10
const right = ({ endpoint }: Row): Fields => rightInput(endpoint, [ada.id])
const json = (value: unknown) => JSON.stringify(value)?.slice(0, 60)

/** A refusal in the envelope that tells nothing of the inside, and nothing in the parser's words. */
function expectRefusal({ status, text, envelope }: Reply, what: string) {
  expect(`${what}: ${status}`).toMatch(/: 4\d\d$/)
  expect(envelope, `${what}: ${text.slice(0, 200)}`).toMatchObject({ success: false, message: expect.any(String) })
  expect(text, what).not.toMatch(/\bat \S+ \(|node_modules|\.ts:\d|SELECT|error:/)
  expect(text, what).not.toMatch(/Invalid (input|option|key|string)|Too (big|small)|Unrecognized|expected /)
}

/** As above; if it is the input that is refused, each of the fields is named. */
function expectFieldsRefused(reply: Reply, fields: readonly string[], what: string) {
  expectRefusal(reply, what)
  if (reply.status !== 400) return
  const named = Object.keys(reply.envelope?.errors ?? {}).map(path => path.split('.')[0])
  expect(named, `${what}: ${reply.text.slice(0, 200)}`).toEqual(expect.arrayContaining([...fields]))
}

describe('a field that no row knows is refused and named', () => {
  test.each(readingRows)('$row', async row => {
    const input = { ...right(row), surprise: '1' }
    const reply = await send(server.url, { ...requestOf(row.endpoint, input), token: ada.token })
    expectFieldsRefused(reply, [row.endpoint.wholeBody ?? 'surprise'], row.row)
  })
})

const inAddress = ({ endpoint }: Row, name: string) =>
  endpoint.method === 'GET' || isPart(endpoint, name) || endpoint.query?.includes(name)

/** The fields of a row that cannot be `value`, by what is sent together: those of a body at once, others alone. */
function wrongOnes(row: Row, value: unknown): { names: string[]; sent: unknown }[] {
  const fields = fieldsOf(row.endpoint)
  const inBody = fields.filter(([name, schema]) => !inAddress(row, name) && !accepts(schema, value))
  const together = inBody.length > 0 ? [{ names: inBody.map(([name]) => name), sent: value }] : []
  // In an address everything is text, and an empty part is no part at all.
  if (typeof value !== 'string' || value === '') return together
  const sent = value.toWellFormed()
  const alone = fields.filter(([name, schema]) => inAddress(row, name) && !accepts(schema, sent))
  return [...together, ...alone.map(([name]) => ({ names: [name], sent }))]
}

describe('a value that the contract does not take is refused, and each field that has it is named', () => {
  test.each(readingRows.filter(({ endpoint }) => fieldsOf(endpoint).length > 0))('$row', async row => {
    const input = right(row)
    for (const value of WRONG)
      for (const { names, sent } of wrongOnes(row, value)) {
        const request = requestOf(row.endpoint, spoilt(input, names, sent))
        const reply = await send(server.url, { ...request, token: ada.token })
        expectFieldsRefused(reply, names, `${names.join(' and ')} = ${json(sent)}`)
      }
  })
})

describe('fields that have to be there are asked for', () => {
  test.each(readingRows.filter(({ endpoint }) => fieldsOf(endpoint).length > 0))('$row', async row => {
    const { endpoint } = row
    const needed = fieldsOf(endpoint).filter(([name, schema]) => !isPart(endpoint, name) && !accepts(schema, undefined))
    const names = needed.map(([name]) => name)
    if (names.length === 0) return
    const sent = requestOf(endpoint, spoilt(right(row), names, undefined))
    expectFieldsRefused(await send(server.url, { ...sent, token: ada.token }), names, `without ${names.join(' and ')}`)
  })
})

describe('a body that is no JSON object is refused', () => {
  const posts = readingRows.filter(({ endpoint }) => endpoint.method === 'POST')
  const bodies = ['{"a":', '', 'null', '"text"', '[1', '{"a":1}}', '\u0000', '{"__proto__":{"admin":1}}']
  test.each(posts)('$row', async row => {
    const path = pathOf(row.endpoint, right(row))
    for (const body of bodies) {
      const empty = ['', 'null', '{"__proto__":{"admin":1}}'].includes(body)
      // A row without fields takes an empty body as none.
      if (
        empty &&
        fieldsOf(row.endpoint).every(([name, schema]) => isPart(row.endpoint, name) || accepts(schema, undefined))
      )
        continue
      const reply = await send(server.url, { method: 'POST', path, headers: JSON_TYPE, body, token: ada.token })
      expectRefusal(reply, `body ${json(body)}`)
    }
    const xml = await send(server.url, {
      method: 'POST',
      path,
      headers: { 'content-type': 'application/xml' },
      body: '<a/>',
      token: ada.token,
    })
    expectRefusal(xml, 'xml')
    expect(xml.status).toBe(415)
  })

  test.each(posts)(`$row: ${MEGABYTES} MB`, async row => {
    const { status, text } = await sendMegabytes(server.url + pathOf(row.endpoint, right(row)), ada.token, MEGABYTES)
    expect(status).toBe(413)
    expect(JSON.parse(text)).toEqual({ success: false, message: 'That is too large.', reason: 'call.tooLarge' })
  })
})

describe('an address that is not right is refused', () => {
  test.each(rows)('$row', async ({ endpoint }) => {
    for (const path of pathsOf(endpoint)) {
      const address = `/api${path.replace(/\{\w+\}/g, '%E0%A4%A')}`
      const { method } = endpoint
      const body = method === 'POST' ? { headers: JSON_TYPE, body: '{}' } : {}
      const broken = path.includes('{') ? address : `${address.replace(/\/$/, '')}/%E0%A4%A`
      expectRefusal(await send(server.url, { method, path: broken, token: ada.token, ...body }), broken)
      const nowhere = `${address.replaceAll('%E0%A4%A', ada.id).replace(/\/$/, '')}/no/such/place`
      const lost = await send(server.url, { method, path: nowhere, token: ada.token, ...body })
      expectRefusal(lost, nowhere)
      expect(lost.status, nowhere).toBe(404)
    }
  })
})

const key = (method: string, path: string) => `${method} ${path.toLowerCase().replace(/\/$/, '')}`
const known = new Set(rows.flatMap(({ endpoint }) => pathsOf(endpoint).map(path => key(endpoint.method, path))))

describe('another method is refused', () => {
  test.each(rows)('$row', async row => {
    const path = pathOf(row.endpoint, right(row))
    const other = row.endpoint.method === 'GET' ? 'POST' : 'GET'
    const methods = ['PUT', 'DELETE', 'PATCH']
    if (!pathsOf(row.endpoint).some(each => known.has(key(other, each)))) methods.push(other)
    for (const method of methods)
      expectRefusal(await send(server.url, { method, path, token: ada.token }), `${method} ${path}`)
  })
})

describe('what changes something by GET answers neither HEAD nor a prefetch', () => {
  test.each(rows.filter(({ endpoint }) => endpoint.changes))('$row', async row => {
    const sent = { ...requestOf(row.endpoint, right(row)), token: ada.token }
    expect((await send(server.url, { ...sent, method: 'HEAD' })).status).toBe(405)
    for (const header of ['sec-purpose', 'purpose', 'x-moz']) {
      const reply = await send(server.url, { ...sent, headers: { [header]: 'prefetch' } })
      expectRefusal(reply, header)
      expect(reply.status, header).toBe(405)
    }
  })
})

test('after all that Ada is who she was', async () => {
  expect(await selfOf(server, ada.token)).toEqual(before)
})

test('the server logged no error', () => {
  expect(server.errors()).toEqual([])
})
