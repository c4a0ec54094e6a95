import { createSocket } from 'node:dgram'
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAddresses } from './names.ts'

const A = 1
const RECORDS: Readonly<Record<string, { a?: number[]; aaaa?: number[] }>> = {
  'both.example.org': { a: [93, 184, 215, 14], aaaa: [0x26, 6, ...Array<number>(13).fill(0), 1] },
  'inside.example.org': { a: [93, 184, 215, 14], aaaa: [0xfd, ...Array<number>(14).fill(0), 1] },
  'old.example.org': { a: [93, 184, 215, 14] },
  'empty.example.org': {},
}
const NO_SUCH_NAME = 3

/** The name and the type that a query asks for, and where the question ends. */
function questionIn(query: Buffer) {
  const labels: string[] = []
  let at = 12
  for (let size = query.readUInt8(at); size > 0; size = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + size))
    at += 1 + size
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

function answerTo(query: Buffer): Buffer {
  const { name, type, end } = questionIn(query)
  const known = RECORDS[name]
  const record = type === A ? known?.a : known?.aaaa
  const head = Buffer.from(query.subarray(0, end))
  head.writeUInt16BE(known ? 0x8180 : 0x8180 + NO_SUCH_NAME, 2)
  head.writeUInt16BE(record ? 1 : 0, 6)
  head.writeUInt32BE(0, 8)
  if (!record) return head
  return Buffer.concat([head, Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, record.length, ...record])])
}

/** A name server on this machine, which is silent about names below slow.example. */
const names = createSocket('udp4')
const server = () => `127.0.0.1:${names.address().port}`
beforeAll(async () => {
  names.on('message', (query, from) => {
    if (!questionIn(query).name.endsWith('slow.example')) names.send(answerTo(query), from.port, from.address)
  })
  await once(names.bind(0, '127.0.0.1'), 'listening')
})
afterAll(async () => {
  names.close()
  await once(names, 'close')
})
const find = (host: string) => findAddresses(host, { servers: [server()], patience: 1_000 })
const addressesOf = async (host: string) => (await find(host)).map(({ address, family }) => `${family} ${address}`)

test('Eve cannot hide an inner address in the other family: the addresses of both are found', async () => {
  expect([await addressesOf('both.example.org'), await addressesOf('inside.example.org')]).toEqual([
    ['4 93.184.215.14', '6 2606::1'],
    ['4 93.184.215.14', '6 fd00::1'],
  ])
})

test('Ben is reached at a service that has addresses of one family only', async () => {
  expect(await addressesOf('old.example.org')).toEqual(['4 93.184.215.14'])
})

test.each(['made-up.example.org', 'empty.example.org', `${'e'.repeat(64)}.example.org`])(
  'Eve names %s, which is found nowhere',
  async host => {
    await expect(find(host)).rejects.toMatchObject({ code: 'ENOTFOUND' })
  },
)

test('Eve names twenty hosts about which a name server is silent, and Ada is looked up at once all the same', async () => {
  const begun = performance.now()
  const silent = Array.from({ length: 20 }, (_, host) => find(`p${host}.slow.example`))
  await Promise.all([lookup('localhost'), find('both.example.org')])
  const waited = performance.now() - begun
  const codes = (await Promise.allSettled(silent)).map(each => each.status === 'rejected' && each.reason.code)
  expect([waited < 900, new Set(codes)]).toEqual([true, new Set(['ECANCELLED'])])
})
