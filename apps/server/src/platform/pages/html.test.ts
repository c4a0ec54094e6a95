import { expect, test } from 'vitest'
import { html } from './html.ts'

test('a title that would be markup stays a text, between tags and in an attribute', () => {
  const title = `<script>alert("Ada's")</script> & more`
  const shown = '&lt;script&gt;alert(&quot;Ada&#39;s&quot;)&lt;/script&gt; &amp; more'
  expect(html`<h1 title="${title}">${title}</h1>`.text).toBe(`<h1 title="${shown}">${shown}</h1>`)
})

test('pieces stand as they are, and what is not there is left out', () => {
  const items = ['Ada', 'Ben'].map(name => html`<li>${name}</li>`)
  expect(html`<ul>${items}</ul>${false}${undefined}${0}`.text).toBe('<ul><li>Ada</li><li>Ben</li></ul>0')
})
