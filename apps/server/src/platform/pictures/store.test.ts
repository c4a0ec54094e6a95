import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { diskPictures } from './disk.ts'
import { s3Pictures } from './s3.ts'
import type { PictureStore } from './store.ts'

const KEY = 'club'
const SECRET = 'a secret of the club'
const REGION = 'eu-test-1'

const hex = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** The signature that a call should carry, by 'Authenticating Requests: AWS Signature Version 4'. */
function signatureOf({ method = '', url = '', headers }: IncomingMessage): string {
  const [, signedNames = ''] = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '') ?? []
  const date = String(headers['x-amz-date'])
  const scope = `${date.slice(0, 8)}/${REGION}/s3/aws4_request`
  const signed = signedNames.split(';').map(name => `${name}:${String(headers[name])}\n`)
  const [path = '', query = ''] = url.split('?')
  const canonical = [method, path, query, signed.join(''), signedNames, headers['x-amz-content-sha256']].join('\n')
  const key = [date.slice(0, 8), REGION, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${SECRET}`)
  return hmac(key, ['AWS4-HMAC-SHA256', date, scope, hex(canonical)].join('\n')).toString('hex')
}

const answerer = (response: ServerResponse) => (status: number, body?: Buffer) => response.writeHead(status).end(body)

/** A bucket that speaks the calls that faults are tried with, and refuses whoever does not know its secret. */
function bucket() {
  const files = new Map<string, Buffer>()
  let broken = false
  let silent = false
  let open = false
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method, url = '' } = request
      const answer = answerer(response)
      if (silent) return undefined
      if (broken) {
        broken = false
        return answer(503)
      }
      if (!open && !request.headers.authorization?.endsWith(`Signature=${signatureOf(request)}`)) return answer(403)
      if (url === '/club?list-type=2') return answer(200, Buffer.from(listOf(files)))
      if (!url.startsWith('/club/')) return answer(404)
      if (method === 'PUT') files.set(url, Buffer.concat(chunks))
      if (method === 'DELETE') files.delete(url)
      const file = files.get(url)
      if (method === 'GET' && !file) return answer(404)
      return answer(method === 'DELETE' ? 204 : 200, method === 'GET' ? file : undefined)
    })
  })
  return {
    server,
    files,
    breakOnce: () => (broken = true),
    fallSilent: (now: boolean) => (silent = now),
    openToAll: (now: boolean) => (open = now),
  }
}

const listOf = (files: Map<string, Buffer>) =>
  [...files.keys()].map(url => `<Contents><Key>${url.slice('/club/'.length)}</Key></Contents>`).join('')

const remote = bucket()
const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
let origin = ''
beforeAll(async () => {
  remote.server.listen(0, '127.0.0.1')
  await once(remote.server, 'listening')
  const address = remote.server.address()
  if (!address || typeof address === 'string') throw new Error('The bucket does not listen')
  origin = `http://127.0.0.1:${address.port}`
})
afterAll(() => {
  remote.server.close()
  rmSync(folder, { recursive: true })
})

const s3 = (secretAccessKey = SECRET, path = 'club', how?: { timeoutMs: number }) =>
  s3Pictures({ url: `${origin}/${path}`, region: REGION, accessKeyId: KEY, secretAccessKey }, how)
const stores: [string, () => PictureStore][] = [
  ['a folder', () => diskPictures(join(folder, 'made', 'when', 'needed'))],
  ['a bucket', () => s3()],
]

describe.each(stores)('%s', (_name, open) => {
  test('keeps what is put, forgets what is removed, and knows what it has not', async () => {
    const store = open()
    expect(await store.get('a.webp')).toBeUndefined()
    await store.put('a.webp', Buffer.from('one'))
    await store.put('a.webp', Buffer.from('two'))
    expect(Buffer.from((await store.get('a.webp')) ?? []).toString()).toBe('two')
    await store.put(`${'0a'.repeat(16)}.webp`, Buffer.from('three'))
    const listed: string[] = []
    for await (const file of store.list()) listed.push(file)
    expect(listed).toEqual([`${'0a'.repeat(16)}.webp`])
    await store.remove('a.webp')
    await store.remove('a.webp')
    expect(await store.get('a.webp')).toBeUndefined()
  })
})

test('a folder holds no half-written file', async () => {
  const store = diskPictures(join(folder, 'whole'))
  await Promise.all([1, 2, 3, 4].map(n => store.put('a.webp', Buffer.alloc(100_000, n))))
  expect(readdirSync(join(folder, 'whole'))).toEqual(['a.webp'])
  expect(existsSync(join(folder, 'whole', 'a.webp'))).toBe(true)
})

describe('a bucket', () => {
  test('that fails for a moment is asked again', async () => {
    remote.breakOnce()
    await s3().put('b.webp', Buffer.from('again'))
    expect(remote.files.get('/club/b.webp')?.toString()).toBe('again')
  })

  test('that does not answer keeps nobody waiting for long', async () => {
    remote.fallSilent(true)
    const hurried = s3(SECRET, 'club', { timeoutMs: 100 })
    await expect(hurried.get('b.webp')).rejects.toMatchObject({
      isDown: true,
      message: expect.stringMatching(/timeout/),
    })
    remote.fallSilent(false)
  })

  test('knows whether it answers somebody without a key', async () => {
    expect(await s3().isPublic?.()).toBe(false)
    remote.openToAll(true)
    expect(await s3().isPublic?.()).toBe(true)
    remote.openToAll(false)
  })

  test('with another secret, or that is not there, is an error and not a missing picture', async () => {
    await expect(s3('a wrong secret').get('b.webp')).rejects.toThrow('answered 403')
    await expect(s3(SECRET, 'nowhere').put('b.webp', Buffer.from('lost'))).rejects.toThrow('no such bucket')
  })
})
