import { expect, it } from 'vitest'
import { devMailPage } from './dev-mail.ts'

const attack = `</pre><script>alert("1")</script>`

it('shows mails in the order given, with their links', () => {
  const page = devMailPage([
    { to: 'ben@example.org', subject: 'Second', text: 'Hello Ben', links: [] },
    { to: 'ada@example.org', subject: 'First', text: 'Hello', links: ['https://example.org/verify/abc?a=1&b=2'] },
  ])
  expect(page.indexOf('Second')).toBeLessThan(page.indexOf('First'))
  expect(page).toContain('<a href="https://example.org/verify/abc?a=1&amp;b=2" rel="noreferrer">')
})

it('escapes everything that a mail carries, and forbids the page to load or run anything', () => {
  const page = devMailPage([{ to: attack, subject: attack, text: attack, links: [`https://example.org/"${attack}`] }])
  expect(page).not.toContain('<script')
  expect(page).toContain('<a href="https://example.org/&quot;&lt;/pre&gt;')
  expect(page).toContain('<pre>&lt;/pre&gt;&lt;script&gt;')
  expect(page).toContain("default-src 'none'")
})

it('says so where there is no mail', () => {
  expect(devMailPage([])).toContain('No mail yet.')
})
