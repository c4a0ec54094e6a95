import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Sketch } from './sketch.tsx'

type Shown = Parameters<typeof Sketch>[0]
const linesOf = (shown: Shown): number => renderToStaticMarkup(createElement(Sketch, shown)).split('M').length - 1

test('the shape of a single elimination has a line for each player of each round, and one for the winner', () => {
  expect(linesOf({ format: 'single_elimination', players: 8 })).toBe(8 + 4 + 2 + 1)
})

const ofSingle = (players: number) => linesOf({ format: 'single_elimination', players })

test('seven players have the shape of eight, and a hundred that of as many as can be told apart', () => {
  expect([ofSingle(7), ofSingle(100)]).toEqual([ofSingle(8), ofSingle(32)])
})

test('of eight seats the three are filled that Ada, Ben and Cleo have taken', () => {
  const html = renderToStaticMarkup(createElement(Sketch, { format: 'double_elimination', players: 8, taken: 3 }))
  expect([html.split('<circle').length - 1, html.split('class="taken"').length - 1]).toEqual([8, 3])
})

test('a tournament without a bracket has none', () => {
  expect(linesOf({ format: 'none', players: 8 })).toBe(0)
})
