import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { content, contentPages } from '@gauntlet/contract/content/endpoints'
import { PSEUDO, pseudoText } from '@gauntlet/contract/language/pseudo'
import { afterAll, describe, expect, test } from 'vitest'
import { IN_PSEUDO, withPseudo } from '../../testing/languages.ts'
import { testApp } from '../../testing/opened.ts'
import { render } from './pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'content-'))
const app = testApp({ CONTENT_FOLDER: folder, APP_NAME: 'Rally & Co', CREDITS_WELCOME: '7' }, withPseudo)
afterAll(() => rmSync(folder, { recursive: true }))
const view = (page_key: string) => app.call(content.view, { page_key })

test('a visitor reads about and the faq, with nothing left to fill in', async () => {
  for (const key of contentPages) {
    const { status, payload } = await view(key)
    expect([status, payload.page_key]).toEqual([200, key])
    expect(payload.content).toContain('<h2>')
    expect(`${payload.title}${payload.content}`).not.toMatch(/\{\{|<h1/)
  }
  expect((await view('about')).payload.title).toBe('About Rally & Co')
  expect((await view('faq')).payload.content).toContain('You get 7 credits')
})

test.each(['terms', '../../package', ''])("there is no page '%s'", async key => {
  const { status, body } = await view(key)
  expect([status, body.message]).toEqual([key === '' ? 400 : 404, 'There is no such page.'])
})

test("an operator's own page stands in place of ours, and shows its changes", async () => {
  const own = join(folder, 'about.md')
  writeFileSync(own, '# Our club\n\nSince *1908*.')
  expect((await view('about')).payload).toEqual({
    page_key: 'about',
    title: 'Our club',
    content: '<p>Since <em>1908</em>.</p>',
  })
  writeFileSync(own, '# Our club\n\nSince 1909.')
  utimesSync(own, new Date(), new Date(Date.now() + 5_000))
  expect((await view('about')).payload.content).toBe('<p>Since 1909.</p>')
})

test('a page in another language stands beside the English one, with what is filled in', async () => {
  const body = { page_key: 'faq' }
  const seen = async () =>
    (await app.send({ method: 'POST', path: content.view.path, body, headers: IN_PSEUDO })).payload
  expect(await seen()).toEqual((await view('faq')).payload)
  writeFileSync(join(folder, `faq.${PSEUDO}.md`), '# Préĝuntás\n\n{{credits_welcome}}')
  expect(await seen()).toMatchObject({ content: `<p>${pseudoText('{credits} credits').replace('{credits}', '7')}</p>` })
  expect((await view('faq')).payload.content).toContain('You get 7 credits')
})

describe('HTML that could do harm does not come through', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '<a href="java&#10;script:alert(1)" onclick="alert(1)">x</a>',
    '<iframe src="//example.com"></iframe><style>*{}</style><form action=/x></form>',
    '<p style="position:fixed">x</p><svg onload=alert(1)>',
  ])('%s', async text => {
    expect((await render(text, {})).content).not.toMatch(/script|alert|<img|<iframe|<svg|<style|<form|style=|onclick/)
  })
})
