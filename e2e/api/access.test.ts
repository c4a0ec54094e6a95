import { callTexts } from '@gauntlet/contract/envelope'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Player, registered, verified } from '../support/cast.ts'
import { type Reply, requestOf, send } from '../support/client.ts'
import { readingRows, rightInput, type Row, rows } from '../support/rows.ts'
import { type Server, sharedServer } from '../support/server.ts'

let server: Server
let ada: Player
let una: Player
beforeAll(async () => {
  server = sharedServer()
  ada = await verified(server, 'Ada Archer')
  una = await registered(server, 'Una Unverified')
})
afterAll(() => server?.close())

/** The input is wrong on purpose: a caller who is let in is then refused for it, so nothing happens. */
const knock = ({ endpoint }: Row, token?: string): Promise<Reply> =>
  send(server.url, { ...requestOf(endpoint, { ...rightInput(endpoint, [ada.id]), surprise: '1' }), token })

/** A stream opens for a caller who is let in, and would never end. */
async function knockAtStream({ endpoint }: Row, token?: string): Promise<number> {
  const leave = new AbortController()
  const { path, method } = requestOf(endpoint, {})
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const { status } = await fetch(server.url + path, { method, headers, signal: leave.signal })
  leave.abort()
  return status
}

const DEAD = 'x'.repeat(43)
const closed = { success: false, message: callTexts.noToken, reason: 'call.noToken' }
const within = (status: number) => expect([400, 403, 404, 409]).toContain(status)

describe.each(['without a token', 'with a dead token'])('%s', how => {
  const token = how === 'without a token' ? undefined : DEAD
  test.each(rows.filter(({ endpoint }) => endpoint.access !== 'public'))('$row is closed', async row => {
    const { status, envelope } = await knock(row, token)
    expect(status).toBe(401)
    expect(envelope).toEqual(closed)
  })
  test.each(readingRows.filter(({ endpoint }) => endpoint.access === 'public'))('$row is open', async row => {
    const { status, envelope } = await knock(row, token)
    within(status)
    expect(envelope?.message).not.toBe(callTexts.noToken)
  })
})

describe('before the e-mail is verified', () => {
  test.each(readingRows.filter(({ endpoint }) => endpoint.access === 'player'))('$row is closed', async row => {
    const { status, envelope } = await knock(row, una.token)
    expect(status).toBe(403)
    expect(envelope).toEqual({ success: false, message: callTexts.notVerified, reason: 'call.notVerified' })
  })
  test.each(readingRows.filter(({ endpoint }) => endpoint.access !== 'player'))('$row is open', async row => {
    const { status, envelope } = await knock(row, una.token)
    within(status)
    expect(envelope?.message).not.toBe(callTexts.notVerified)
  })
})

describe('for a player', () => {
  test.each(readingRows)('$row is open', async row => {
    const { status, envelope } = await knock(row, ada.token)
    within(status)
    expect(envelope?.message).not.toBe(callTexts.notVerified)
  })
})

test.each(rows.filter(({ endpoint }) => endpoint.raw && endpoint.method === 'GET' && endpoint.access === 'session'))(
  '$row opens for whoever is signed in',
  async row => {
    expect(await knockAtStream(row, una.token)).toBe(200)
    expect(await knockAtStream(row, ada.token)).toBe(200)
  },
)
