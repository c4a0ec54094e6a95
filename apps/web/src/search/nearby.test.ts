import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Nearby } from './nearby.tsx'

const load = { error: null, isFetching: false, refetch: () => Promise.resolve() }
/** The words below an empty list of Nina's. */
const below = (props: Partial<ComponentProps<typeof Nearby>>) => {
  const html = renderToStaticMarkup(
    createElement(Nearby, { home: null, all: '/search/event', load, cards: undefined, ...props }),
  )
  return {
    words: html
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    html,
  }
}

test('below an empty list Nina finds what others have announced, near her once she has told where she lives', () => {
  expect(below({ cards: ['Club Night'] }).words).toBe('Open to everybody See all Club Night')
  expect(below({ cards: ['Club Night'], home: 'Austin, TX' }).words).toBe('Open near you See all Club Night')
})

test('while it is asked for she sees its shape, and where it fails the way to try again', () => {
  expect(below({}).html).toContain('bone')
  const failed = { ...load, error: { message: 'No connection.' } }
  expect(below({ load: failed }).words).toContain('Try Again')
})

test('where nobody has announced anything there is no heading over nothing', () => {
  expect(below({ cards: [] }).html).toBe('')
})
