import { expect, it } from 'vitest'
import { establishedOpponents, NUMBERED_PLACE_OPPONENTS } from './arranged.ts'

const names = ['Ben', 'Cleo', 'Dan', 'Eve', 'Flo']
/** Ada's settled opponents: each has met her, the others, and `outside` players whom she has not met. */
const met = (outside: number) =>
  new Map(names.map(name => [name, new Set(['Ada', ...names, ...Array.from({ length: outside }, (_, n) => `x${n}`)])]))

it('counts an opponent whom three others have settled, beside Ada and her own', () => {
  expect(establishedOpponents('Ada', met(3))).toBe(NUMBERED_PLACE_OPPONENTS)
  expect(establishedOpponents('Ada', new Map([...met(9)].slice(1)))).toBe(4)
})

it('counts nobody of a closed ring, nor an opponent whom only two others have settled', () => {
  expect([establishedOpponents('Ada', met(0)), establishedOpponents('Ada', met(2))]).toEqual([0, 0])
})
