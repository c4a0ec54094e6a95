import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Status, StatusChip } from './status-chip.tsx'

const toneOf = (status: Status) =>
  /class="chip (\w+)"/.exec(renderToStaticMarkup(createElement(StatusChip, { status })))?.[1]

// By the names of tokens.css: clay is the red of danger, grass the green of success, sky the main colour.
test.each([
  ['Cancelled', 'clay'],
  ['Dismissed', 'clay'],
  ['Complete', 'grass'],
  ['Upcoming', 'sky'],
  ['Reporting', 'sky'],
] as const)('a tournament that is %s has a badge of %s', (status, tone) => {
  expect(toneOf(status)).toBe(tone)
})
