import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLIENT_HEADER, VERSION_HEADER, WEB_CLIENT, ZONE_COOKIE } from '@gauntlet/contract/web-client'
import { afterAll, expect, test } from 'vitest'
import { webCookies } from '../auth/cookies.ts'
import { fixedClock } from '../clock/clock.ts'
import { readConfig } from '../config/config.ts'
import { buildServer } from '../http/server.ts'
import { serveWebClient } from './web-client.ts'

const config = readConfig({ LOG_LEVEL: 'silent' })
const clock = fixedClock('2030-06-03T12:00:00Z')
const ended: (() => unknown)[] = []
afterAll(async () => {
  for (const end of ended) await end()
})

const ADA = '019a0000-0000-7000-8000-00000000000a'
const PAGE = `<!doctype html><html lang="en" data-boot="splash"><head><title>Gauntlet</title></head><body>
<div id="root"></div><noscript>This app needs JavaScript.</noscript><script type="module" src="/a.js"></script></body></html>`
/** As the web client's own: one screen, which shows the next match of whoever asks. */
const WRITER = `export const writePage = () => undefined
export async function writeScreen(pathname, search, read, { zone, date }) {
  const request = JSON.stringify(['GET', '/next', ''])
  const body = await read(request)
  if (body === undefined) return undefined
  const content = '<main data-style="0">' + JSON.parse(body).next + ' in ' + zone + ' at ' + date + '</main>'
  const style = '#root [data-style="0"]{width:1rem}'
  const answers = [[request, body]]
  return { route: '/home', title: 'Home', content, style, answers, parts: ['next', 'talk'], player: '${ADA}' }
}`

/** A server whose web client has a screen that is written, and an API that tells Ada whom she plays next. */
async function server(next: () => string | Promise<string> = () => 'Ben') {
  const folder = mkdtempSync(join(tmpdir(), 'written-'))
  for (const name of ['assets', 'written']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'csp.json'), JSON.stringify({ scriptHashes: [], styleHashes: [] }))
  writeFileSync(join(folder, 'assets', 'home.css'), 'main{color:navy}\n')
  const told = ['assets/next.css', 'assets/next.js']
  const files = {
    pages: {},
    screens: { '/home': ['assets/home.css'] },
    parts: { next: told, talk: ['assets/next.css'] },
  }
  writeFileSync(join(folder, 'written', 'files.json'), JSON.stringify(files))
  writeFileSync(join(folder, 'written', 'pages.mjs'), WRITER)
  const app = await buildServer(config, clock)
  const asked: (string | string[] | undefined)[][] = []
  app.get('/api/next', async ({ headers }, reply) => {
    asked.push([headers.cookie, headers[CLIENT_HEADER]])
    return headers.cookie?.includes('aaaa')
      ? reply.header(VERSION_HEADER, 7).send({ next: await next() })
      : reply.code(401).send({})
  })
  await serveWebClient(app, folder, {
    apiBase: '/api',
    preview: () => Promise.resolve(undefined),
    stripe: false,
    passwordMax: config.passwordMax,
    clock,
    hasSession: webCookies(config).hasSession,
  })
  ended.push(
    () => app.close(),
    () => rmSync(folder, { recursive: true }),
  )
  return { app, asked }
}

const cookieOf = (zone: string, sign = 'a') => `gauntlet-session-3000=${sign.repeat(40)}; ${ZONE_COOKIE}=${zone}`
const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'
const adasPhone = { cookie: cookieOf('Europe/Berlin'), 'user-agent': PHONE }

test('Ada reads on her phone whom she plays next, by her clock, before any script has come', async () => {
  const { app, asked } = await server()
  const { body, headers } = await app.inject({ url: '/home', headers: adasPhone })
  expect(body).toContain(`<html lang="en" data-boot="screen" data-player="${ADA}" data-offset="-120" `)
  expect(body).toContain('<title>Home · Gauntlet</title>')
  expect(body).toContain('Ben in Europe/Berlin at Mon, 03 Jun 2030 12:00:00 GMT</main>')
  expect(body).toContain(
    `id="first-answers" data-boot="screen" data-date="Mon, 03 Jun 2030 12:00:00 GMT" data-version="7" data-parts="next talk">[["[\\"GET\\",\\"/next\\",\\"\\"]",{"next":"Ben"}]]</script>`,
  )
  expect(body).toContain('<noscript>This app needs JavaScript.</noscript>')
  expect(headers['cache-control']).toBe('no-store')
  expect(asked).toEqual([[adasPhone.cookie, WEB_CLIENT]])
})

test('her page names the files of its parts, each once, to be asked for with those of the screen', async () => {
  const { app } = await server()
  const { body } = await app.inject({ url: '/home', headers: adasPhone })
  expect(body).toContain('data-files="assets/next.css assets/next.js">')
})

test('the style of her screen is the only one beside those of the build that its page allows', async () => {
  const { app } = await server()
  const { body, headers } = await app.inject({ url: '/home', headers: adasPhone })
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? []
  expect(style).toBe('main{color:navy}#root [data-style="0"]{width:1rem}')
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`)
  const bare = await app.inject({ url: '/elsewhere', headers: adasPhone })
  expect(bare.headers['content-security-policy']).toContain("style-src 'self';")
})

test.each([
  ['on a desktop', '/home', { ...adasPhone, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' }],
  ['where nobody knows her time zone', '/home', { ...adasPhone, cookie: cookieOf('') }],
  ['in a zone that does not exist', '/home', { ...adasPhone, cookie: cookieOf('Europe/Atlantis') }],
  ['from a page of another site', '/home', { ...adasPhone, 'sec-fetch-site': 'cross-site' }],
  ['from a page beside ours', '/home', { ...adasPhone, 'sec-fetch-site': 'same-site' }],
  ['at an address that is no screen', '/elsewhere', adasPhone],
  ['at an endless address', `/home?${'a'.repeat(400)}`, adasPhone],
  ['once her session has ended', '/home', { ...adasPhone, cookie: cookieOf('Europe/Berlin', 'b') }],
])('%s her scripts draw it', async (_, url, headers) => {
  const { app } = await server()
  expect((await app.inject({ url, headers })).body).toBe(PAGE)
})

test('where her next match takes long to be told, she gets the bars of the app', async () => {
  const told = Promise.withResolvers<string>()
  const { app } = await server(() => told.promise)
  expect((await app.inject({ url: '/home', headers: adasPhone })).body).toBe(PAGE)
  told.resolve('Ben')
})

test('the fifth who opens a screen at once gets the bars of the app', async () => {
  const told = Promise.withResolvers<string>()
  const { app } = await server(() => told.promise)
  const open = async () => (await app.inject({ url: '/home', headers: adasPhone })).body
  const first = [open(), open(), open(), open()]
  expect(await open()).toBe(PAGE)
  told.resolve('Ben')
  for (const body of await Promise.all(first)) expect(body).toContain('Ben in Europe/Berlin')
})

test('where it cannot be told whom she plays, her scripts draw it', async () => {
  const { app } = await server(() => Promise.reject(new Error('the database is away')))
  expect((await app.inject({ url: '/home', headers: adasPhone })).body).toBe(PAGE)
})
