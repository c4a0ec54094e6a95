import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { toServer } from './to-server.ts'

const HOST = '127.0.0.1'
const ID = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'
const CODE = 'a1b2c3d4e5f6g7h8i9j0k-'
const root = mkdtempSync(join(tmpdir(), 'gauntlet-dev-'))
writeFileSync(join(root, 'index.html'), '<title>the app</title>')

/** A server on a free port of this machine, and its address. */
async function listening(answer: RequestListener): Promise<{ server: Server; url: string }> {
  const server = createHttpServer(answer)
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, HOST, resolve)
  await promise
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It has no port')
  return { server, url: `http://${HOST}:${address.port}` }
}

const behind = await listening((_request, response) => void response.end('the server'))
const vite = await createServer({
  configFile: false,
  root,
  logLevel: 'silent',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, hmr: false, watch: null, proxy: toServer(behind.url) },
})
const front = await listening(vite.middlewares)
afterAll(async () => {
  front.server.close()
  behind.server.close()
  await vite.close()
  rmSync(root, { recursive: true })
})

const answered = async (path: string, cookie = '') => {
  const response = await fetch(front.url + path, { headers: { accept: 'text/html', cookie } })
  return (await response.text()).includes('the server') ? 'the server' : 'the app'
}

test.each([
  '/api/challenges/pending',
  '/dev/mail',
  '/docs',
  `/tournament/${ID}`,
  `/tournament/${ID}?from=chat`,
  `/embed/tournament/${ID}`,
  `/tv/tournament/${ID}`,
  `/match/${ID}`,
  `/player/${ID}`,
  `/preview/tournament/${ID}/a.png`,
  '/tournaments',
  '/guest/cut-off',
  '/challenge/link/cut-off?from=chat',
  '/sitemap.xml',
  '/robots.txt',
])('while one develops, %s is answered by the server', async path => {
  expect(await answered(path)).toBe('the server')
})

test.each([
  '/',
  `/guest/${CODE}`,
  `/challenge/link/${CODE}?from=chat`,
  '/dashboard',
  `/tournament/view/${ID}`,
  `/event/view/${ID}`,
  '/tournamentlist',
  '/matches',
])('and %s is a screen of the app', async path => {
  expect(await answered(path)).toBe('the app')
})

test('to a browser that is signed in /tournaments is a screen of the app', async () => {
  expect(await answered('/tournaments', 'a=b; gauntlet-session-5173=0123456789abcdef01234')).toBe('the app')
})
