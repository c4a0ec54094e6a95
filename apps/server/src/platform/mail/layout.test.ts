import { describe, expect, it } from 'vitest'
import { layOutMail } from './layout.ts'
import { linksIn } from './mail.ts'

const url = 'https://example.org/verify/abc?a=1&b=2'
const content = {
  appName: 'Gauntlet',
  heading: 'Welcome, Ada',
  lines: ['One tap and you can challenge somebody.', 'The link works once.'],
  action: { label: 'Verify my email', url },
  footer: 'You did not sign up? Then ignore this mail.',
}
const attack = `<img src=x onerror=alert(1)> & "'`

describe('the text of a mail', () => {
  it('reads well without any layout', () => {
    expect(layOutMail(content).text).toBe(`Welcome, Ada

One tap and you can challenge somebody.

The link works once.

Verify my email:
https://example.org/verify/abc?a=1&b=2

You did not sign up? Then ignore this mail.

-- 
Gauntlet
`)
  })

  it('keeps the link whole', () => {
    expect(linksIn(layOutMail(content).text)).toEqual([url])
  })

  it('needs neither a link nor a footer', () => {
    const { text } = layOutMail({ appName: 'Gauntlet', heading: 'Ben accepted', lines: ['See you.'] })
    expect(text).toBe('Ben accepted\n\nSee you.\n\n-- \nGauntlet\n')
  })
})

describe('the HTML of a mail', () => {
  it('wears the house colours and links with a button', () => {
    const { html } = layOutMail(content)
    expect(html).toContain('<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">Welcome, Ada</h1>')
    expect(html).toContain('<a href="https://example.org/verify/abc?a=1&amp;b=2" style="display:inline-block;')
    expect(['#0e1a2b', '#faf7f0', '#d9f542'].filter(colour => !html.includes(colour))).toEqual([])
  })

  it.each([
    { ...content, appName: attack },
    { ...content, heading: attack },
    { ...content, lines: [attack] },
    { ...content, footer: attack },
    { ...content, action: { label: attack, url } },
    { ...content, action: { label: 'Go', url: `https://example.org/${attack}` } },
  ])('escapes whatever people wrote', written => {
    const { html } = layOutMail(written)
    expect(html).not.toContain('<img')
    expect(html).not.toContain(`"'`)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;&#39;')
  })

  it('keeps the line breaks of a message', () => {
    const { html } = layOutMail({ ...content, lines: ['First\nsecond\r\nthird'] })
    expect(html).toContain('First<br>second<br>third')
  })

  it('loads nothing and runs nothing', () => {
    expect(layOutMail(content).html).not.toMatch(/<script|<img|<link|@import|url\(/i)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '/verify/abc', ''])('never links to %j', bad => {
    expect(() => layOutMail({ ...content, action: { label: 'Go', url: bad } })).toThrow(TypeError)
  })
})
