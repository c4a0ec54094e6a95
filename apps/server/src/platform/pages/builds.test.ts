import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { webCookies } from '../auth/cookies.ts'
import { fixedClock } from '../clock/clock.ts'
import { readConfig } from '../config/config.ts'
import { buildServer } from '../http/server.ts'
import { serveWebClient } from './web-client.ts'

const config = readConfig({ LOG_LEVEL: 'silent' })
const clock = fixedClock('2030-06-03T12:00:00Z')
const chosen = (tag: string) => `gauntlet-language-3000=${tag}`
/** Of two browsers with other languages neither is given the page of the other. */
const BY_LANGUAGE = /^Accept-Language, Cookie\b/
const folders: string[] = []
const open: FastifyInstance[] = []
afterAll(async () => {
  for (const app of open) await app.close()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

function build(folder: string, language: string): void {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), `<!doctype html><html lang="${language}"><head></head>`)
  writeFileSync(join(folder, 'csp.json'), JSON.stringify({ scriptHashes: [`'sha256-${language}'`], styleHashes: [] }))
  writeFileSync(join(folder, 'sw.js'), `// ${language}`)
  writeFileSync(join(folder, 'manifest.webmanifest'), JSON.stringify({ lang: language }))
  for (const name of [`${language}.js`, 'shared.js']) writeFileSync(join(folder, 'assets', name), `// ${name}`)
}

/** Serves the builds of these languages, English first, side by side. */
async function pages(...others: string[]): Promise<FastifyInstance> {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'))
  folders.push(folder)
  build(folder, 'en')
  for (const tag of others) build(join(folder, 'languages', tag), tag)
  const app = await buildServer(config, clock)
  await serveWebClient(app, folder, {
    apiBase: '/api',
    preview: () => Promise.resolve(undefined),
    stripe: false,
    passwordMax: config.passwordMax,
    clock,
    // The catalogue is there, the build is not.
    languages: { offered: ['en', 'de', 'pl', 'tlh'], chosen: webCookies(config).languageOf },
  })
  open.push(app)
  return app
}

describe('where the client is built for several languages', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await pages('de', 'pl')
  })
  const get = (url: string, language?: string, cookie?: string) =>
    app.inject({
      url,
      headers: { ...(language && { 'accept-language': language }), ...(cookie && { cookie }) },
    })

  test.each([
    ['de-AT, en;q=0.5', undefined, 'de'],
    ['fr, pl;q=0.1', undefined, 'pl'],
    ['fr', undefined, 'en'],
    ['tlh, de;q=0.5', undefined, 'de'],
    [undefined, undefined, 'en'],
    ['de', chosen('pl'), 'pl'],
    ['de', chosen('en'), 'en'],
    ['de', chosen('tlh'), 'de'],
    ['de', chosen('../..'), 'de'],
  ])('a browser that asks for %s, with %s, gets the page, the worker and the manifest in %s', async (...asked) => {
    const [language, cookie, expected] = asked
    const page = await get('/dashboard', language, cookie)
    expect(page.body).toContain(`<html lang="${expected}">`)
    expect(page.headers).toMatchObject({ vary: expect.stringMatching(BY_LANGUAGE), 'cache-control': 'no-cache' })
    const worker = await get('/sw.js', language, cookie)
    expect([worker.body, worker.headers['vary']]).toEqual([`// ${expected}`, expect.stringMatching(BY_LANGUAGE)])
    expect((await get('/manifest.webmanifest', language, cookie)).json()).toEqual({ lang: expected })
  })

  test('the files of all of them stand beside each other, and are kept as they are named after what is in them', async () => {
    for (const name of ['en.js', 'de.js', 'pl.js', 'shared.js']) {
      const { body, headers } = await get(`/assets/${name}`)
      expect([body, BY_LANGUAGE.test(String(headers['vary']))]).toEqual([`// ${name}`, false])
      expect(headers['cache-control']).toContain('immutable')
    }
    expect((await get('/languages/de/index.html')).body).toContain('<html lang="en">')
  })

  test('the scripts of each page may run', async () => {
    const { headers } = await get('/', 'de')
    for (const tag of ['en', 'de', 'pl']) expect(headers['content-security-policy']).toContain(`'sha256-${tag}'`)
  })
})

test('where there is one build, nothing depends on the language', async () => {
  const app = await pages()
  for (const url of ['/', '/sw.js']) {
    const { body, headers } = await app.inject({ url, headers: { 'accept-language': 'de' } })
    expect([body.includes('en'), BY_LANGUAGE.test(String(headers['vary']))]).toEqual([true, false])
  }
})
