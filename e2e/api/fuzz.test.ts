import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Player, registered, signedIn, verified } from '../support/cast.ts'
import { pathOf, type Reply, requestOf, type Sent, send } from '../support/client.ts'
import { fieldsOf, isPart, readingRows, rightInput, type Row } from '../support/rows.ts'
import { type Cast, fuzz } from '../support/fuzz/fuzz.ts'
import { rounds } from '../support/rounds.ts'
import { type OwnServer, startServer } from '../support/server.ts'

let server: OwnServer
let ada: Player
let token: string
beforeAll(async () => {
  server = await startServer()
  ada = await verified(server, 'Ada Archer')
  token = await signedIn(server, ada)
})
afterAll(() => server?.close())

/** Random calls end sessions too. */
async function asAda(sent: Sent): Promise<Reply> {
  const reply = await send(server.url, { ...sent, token })
  if (reply.status !== 401) return reply
  token = await signedIn(server, ada)
  return send(server.url, { ...sent, token })
}

function expectSound({ status, text, envelope }: Reply, sent: Sent) {
  const what = `${sent.method} ${sent.path} ${sent.body ?? ''}`.slice(0, 400)
  expect(status, what).toBeLessThan(500)
  expect(envelope, `${what}: ${text.slice(0, 200)}`).toMatchObject({ success: status < 400 })
}

/** Calls that end the account, so that nobody is signed in any more. */
const LAST = ['accounts.remove', 'accounts.removeWithPassword']
const lasting = readingRows.filter(({ row }) => !LAST.includes(row))
const anyRow = fc.constantFrom(...lasting)
const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.constant('nul \u0000'))
const anyValue = fc.oneof(anyText, fc.jsonValue({ stringUnit: 'binary' }), fc.double(), fc.integer())
const runs = { numRuns: rounds(80, 250) }
const REQUESTS = rounds(1_500, 5_000)
/** Nor does the server refuse everything: at least so many are right. */
const LEAST = REQUESTS * 0.06

/** Random variants of a row's right input: some fields replaced by anything, others left out. */
const inputOf = ({ endpoint }: Row) =>
  fc
    .tuple(...fieldsOf(endpoint).map(([name]) => fc.tuple(fc.constant(name), fc.integer({ min: 0, max: 3 }), anyValue)))
    .map(fields => {
      const input: Record<string, unknown> = { ...rightInput(endpoint, [ada.id]) }
      for (const [name, fate, value] of fields) {
        if (fate === 0) input[name] = value
        if (fate === 1 && !isPart(endpoint, name)) delete input[name]
      }
      return input
    })

test('whatever stands in the fields of a call, the server answers it or refuses it', async () => {
  const anyCall = anyRow.chain(row => inputOf(row).map(input => requestOf(row.endpoint, input)))
  await fc.assert(
    fc.asyncProperty(anyCall, async sent => expectSound(await asAda(sent), sent)),
    runs,
  )
})

test('whatever the body is, the server answers it or refuses it', async () => {
  const posts = lasting.filter(({ endpoint }) => endpoint.method === 'POST')
  const anyBody = fc.oneof(
    fc.json(),
    anyText,
    anyValue.map(value => JSON.stringify(value)),
  )
  const types = [
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'x',
  ]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...posts),
      anyBody,
      fc.constantFrom(...types),
      async ({ endpoint }, body, type) => {
        const path = pathOf(endpoint, rightInput(endpoint, [ada.id]))
        const sent = { method: 'POST', path, headers: { 'content-type': type }, body }
        expectSound(await asAda(sent), sent)
      },
    ),
    runs,
  )
})

test('whatever the address and the headers are, the server answers it or refuses it', async () => {
  const segment = fc.oneof(
    fc.webSegment(),
    anyText.map(text => encodeURIComponent(text.toWellFormed())),
    fc.constantFrom('%', '%00', '%2e%2e', '..', '%E0%A4%A', 'users', 'challenges', 'view'),
  )
  const path = fc.array(segment, { minLength: 1, maxLength: 5 }).map(segments => `/api/none/${segments.join('/')}`)
  const headers = fc.dictionary(
    fc.constantFrom('if-none-match', 'accept', 'origin', 'range', 'cookie', 'x-forwarded-for', 'sec-purpose'),
    fc.string({ unit: 'grapheme-ascii' }).map(value => value.trim()),
  )
  await fc.assert(
    fc.asyncProperty(anyRow, path, headers, async ({ endpoint }, odd, more) => {
      for (const sent of [
        { ...requestOf(endpoint, rightInput(endpoint, [ada.id])), method: 'GET', path: odd, headers: more },
        { method: 'GET', path: '/api/users/self', headers: more },
      ]) {
        const { body: _body, ...asked } = { body: undefined, ...sent }
        const reply = await asAda(asked)
        expect(reply.status, `${asked.path} ${JSON.stringify(more)}: ${reply.text.slice(0, 200)}`).toBeLessThan(500)
      }
    }),
    runs,
  )
})

const nameOf = (number: number) => `Fay ${String.fromCharCode(97 + (number % 26)).repeat(2 + Math.floor(number / 26))}`

/**
 * Players who sign in again if a random call has ended their session, and are replaced if it has closed their account.
 */
async function crowd(): Promise<Cast> {
  let named = 0
  const make = {
    player: async () => verified(server, nameOf(named++)),
    unverified: async () => registered(server, nameOf(named++)),
  }
  const cast = { player: await make.player(), unverified: await make.unverified() }
  const friend = await make.player()
  return {
    ids: [cast.player.id, friend.id, ada.id],
    tokenOf: async caller => cast[caller].token,
    async ended(caller, refused) {
      const who = cast[caller]
      if (who.token !== refused) return
      const again = await signedIn(server, who).catch(() => undefined)
      cast[caller] = again === undefined ? await make[caller]() : { ...who, token: again }
    },
  }
}

test(`whatever ${REQUESTS} requests made from the document say, each is answered or refused`, async () => {
  const seed = Date.now() % 1_000_000
  const { sent, byStatus, findings } = await fuzz({
    url: server.url,
    cast: await crowd(),
    requests: REQUESTS,
    seed,
    connections: 4,
  })
  expect(findings, `seed ${seed}`).toEqual([])
  expect(sent).toBe(REQUESTS)
  expect([(byStatus[200] ?? 0) > LEAST, (byStatus[400] ?? 0) > LEAST]).toEqual([true, true])
})

test('the server logged no error', () => {
  expect(server.errors()).toEqual([])
})
