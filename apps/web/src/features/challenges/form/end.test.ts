import { expect, it } from 'vitest'
import { withEnd } from './end.ts'

it('puts the end that the issuer names below the rules', () => {
  expect(withEnd('', '2026-05-01T20:30')).toBe('It ends Fri, May 1, 8:30 PM.')
  expect(withEnd('Best of three. ', '2026-05-01T20:30')).toBe('Best of three.\nIt ends Fri, May 1, 8:30 PM.')
})
