import { sportNameTexts } from '@gauntlet/contract/sports/names'
import { expect, it } from 'vitest'
import { courtLines } from './court-lines.ts'

it('has a court for each sport, and a field with a circle for one that an operator has added', () => {
  const names = Object.values(sportNameTexts)
  const without = names.filter(name => courtLines(name) === courtLines('Kite Polo'))
  expect(without).toEqual(['Golf', 'Disc Golf'])
  expect(courtLines('Tennis Singles')).toBe(courtLines('Tennis Doubles'))
  expect(courtLines('Table Tennis')).not.toBe(courtLines('Tennis Singles'))
})
