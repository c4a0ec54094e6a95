import { expect, test } from 'vitest'
import { mayDeclareLevel } from './level.ts'

test('Ada says how well she plays until her first ranked result does', () => {
  expect(mayDeclareLevel({ ranked: false })).toEqual({ kind: 'allowed' })
  expect(mayDeclareLevel({ ranked: true })).toEqual({ kind: 'disabled', reason: 'level_too_late' })
})
