import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { webCookies } from '../auth/cookies.ts'
import { fixedClock } from '../clock/clock.ts'
import { readConfig } from '../config/config.ts'
import { buildServer } from '../http/server.ts'
import { serveWebClient } from './web-client.ts'

const config = readConfig({ LOG_LEVEL: 'silent' })
const clock = fixedClock('2030-06-03T12:00:00Z')
const cookies = webCookies(config)
const ended: (() => unknown)[] = []
afterAll(async () => {
  for (const end of ended) await end()
})

const PAGE = `<!doctype html><html lang="en" data-boot="splash"><head><title>Gauntlet</title></head><body>
<div id="root"></div><noscript>This app needs JavaScript.</noscript><script type="module" src="/a.js"></script></body></html>`
/** As the web client's own: one page, which shows who leads, and one with a form. */
const PAGES = `export async function writePage(pathname, search, read, passwordMax) {
  if (pathname === '/form') {
    const content = '<form inert>' + search + ' at most ' + passwordMax + '</form>'
    return { route: '/form', title: 'Sign Up', content, answers: [], parts: [] }
  }
  const request = JSON.stringify(['GET', '/leader' + search, ''])
  const body = await read(request)
  if (body === undefined) return undefined
  const content = '<main>' + JSON.parse(body).name + ' leads</main>'
  return { route: '/board', title: 'Who leads', content, answers: [[request, body]], parts: [] }
}
export const writeScreen = () => undefined`

/** A server whose web client has a page that is written, and an API that tells who leads. */
async function server(leader: () => { name: string } | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'written-'))
  for (const name of ['assets', 'written']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'csp.json'), JSON.stringify({ scriptHashes: [], styleHashes: [] }))
  writeFileSync(join(folder, 'assets', 'board.css'), 'main{color:navy}\n')
  writeFileSync(
    join(folder, 'written', 'files.json'),
    JSON.stringify({
      pages: { '/board': ['assets/board.css'], '/form': [], '/board/:id': [] },
      screens: {},
      parts: {},
    }),
  )
  writeFileSync(join(folder, 'written', 'pages.mjs'), PAGES)
  const app = await buildServer(config, clock)
  const asked: (string | undefined)[] = []
  app.get('/api/leader', async (request, reply) => {
    asked.push(request.headers.cookie)
    const found = leader()
    return found ?? reply.code(500).send({})
  })
  await serveWebClient(app, folder, {
    apiBase: '/api',
    preview: () => Promise.resolve(undefined),
    stripe: false,
    passwordMax: config.passwordMax,
    clock,
    hasSession: cookies.hasSession,
  })
  ended.push(
    () => app.close(),
    () => rmSync(folder, { recursive: true }),
  )
  return { app, asked }
}

test('a visitor reads who leads before any script has come', async () => {
  const { app } = await server(() => ({ name: 'Ada' }))
  const { body, headers } = await app.inject('/board')
  expect(body).toContain('<html lang="en" data-boot="page">')
  expect(body).toContain('<title>Who leads · Gauntlet</title>')
  expect(body).toContain(
    '<div id="root"><div data-for="page"><style>main{color:navy}</style><main>Ada leads</main></div></div>',
  )
  expect(body).not.toContain('needs JavaScript')
  const hash = createHash('sha256').update('main{color:navy}').digest('base64')
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
})

test('the scripts find the answer in the page, which no name in it can end', async () => {
  const { app } = await server(() => ({ name: '</script><b>Ben' }))
  const { body } = await app.inject('/board')
  const [, text = ''] =
    /<script type="application\/json" id="first-answers" data-boot="page">(.*?)<\/script>/s.exec(body) ?? []
  expect(JSON.parse(text)).toEqual([['["GET","/leader",""]', { name: '</script><b>Ben' }]])
})

test('for a player the page is left to the scripts, and no address but the page’s own is written', async () => {
  const { app, asked } = await server(() => ({ name: 'Ada' }))
  const cookie = `gauntlet-session-3000=${'a'.repeat(40)}`
  const pages = [await app.inject({ url: '/board', headers: { cookie } }), await app.inject('/dashboard')]
  for (const { body } of pages) expect(body).toBe(PAGE)
  expect(asked).toEqual([])
})

test('many who open it at once cost one look, which is a visitor’s', async () => {
  const { app, asked } = await server(() => ({ name: 'Ada' }))
  const open = (headers: Record<string, string>) => app.inject({ url: '/board', headers })
  await Promise.all([open({}), open({ cookie: 'gauntlet-language-3000=en' }), open({})])
  expect(asked).toEqual([undefined])
})

test('the page of one thing tells what it is now, not a moment ago', async () => {
  const leads = ['Ada', 'Ben']
  const { app } = await server(() => ({ name: leads.shift() ?? '' }))
  expect((await app.inject('/board/1')).body).toContain('Ada leads')
  expect((await app.inject('/board/1')).body).toContain('Ben leads')
})

test('where it cannot be known who leads, the scripts draw the page', async () => {
  const { app } = await server(() => undefined)
  const { statusCode, body } = await app.inject('/board')
  expect([statusCode, body]).toEqual([200, PAGE])
})

test('a form is seen before the scripts come, as they will draw it, and says that it needs them', async () => {
  const { app } = await server(() => undefined)
  const { body } = await app.inject('/form?to=/challenges&utm_source=mail')
  expect(body).toContain(`<form inert>?to=%2Fchallenges at most ${config.passwordMax}</form>`)
  expect(body).toContain('<noscript>This app needs JavaScript.</noscript>')
  const long = await app.inject(`/form?to=/${'a'.repeat(400)}`)
  expect(long.body).toBe(PAGE)
})

test('no reader of the first page waits for its scripts, and a player does', async () => {
  const { app } = await server(() => undefined)
  const page = async (url: string, cookie = '') => (await app.inject({ url, headers: { cookie } })).body
  expect(await page('/')).toContain('<script type="later" src="/a.js">')
  expect(await page('/', `gauntlet-session-3000=${'a'.repeat(40)}`)).toBe(PAGE)
})

test('what writes the page is given to nobody', async () => {
  const { app } = await server(() => ({ name: 'Ada' }))
  for (const name of ['pages.mjs', 'files.json']) expect((await app.inject(`/written/${name}`)).body).toBe(PAGE)
})
