import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rich } from './rich.tsx'

test('a sentence has its elements where its words put them', () => {
  const text = 'Your <link>receipt</link> went to {email}, {email}.'
  const shown = rich(text, { link: createElement('em'), email: createElement('b', null, 'ada@example.com') })
  expect(renderToStaticMarkup(shown)).toBe(
    'Your <em>receipt</em> went to <b>ada@example.com</b>, <b>ada@example.com</b>.',
  )
})
