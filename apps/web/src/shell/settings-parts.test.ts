import { expect, it } from 'vitest'
import { isPart, partNamed } from './settings-parts.ts'

it('Ada, who looks for her hours or her password by that name, is led to the part that has them', () => {
  expect(['hours', 'password', 'elsewhere'].map(partNamed)).toEqual(['calendar', 'sign-in', undefined])
  expect(isPart('hours')).toBe(false)
})
