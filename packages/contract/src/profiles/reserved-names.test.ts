import { describe, expect, test } from 'vitest'
import { isReservedName } from './reserved-names.ts'

describe('a name of the people who run this', () => {
  test.each([
    ['Former', 'player'],
    ['FORMER', 'Рlауer'],
    ['Gauntlet', 'Support'],
    ['GauntIet', 'Support'],
    ['Gauntlet', 'Team'],
    ['Admin', 'Admin'],
    ['The', 'Operator'],
    ['Support', 'Team'],
    ['Ádmin', 'Desk'],
    ['A', 'player'],
    ['Gauntǀet', 'Suppørt'],
    ['Ađmin', 'Team'],
    ['Aclmin', 'Team'],
    ['Security', 'Team'],
    ['Customer', 'Support'],
    ['Gauntlet', 'Billing'],
    ['Gaunt', 'Let Support'],
    ['Mod', 'Erator'],
    ['Gɑuntlet', 'Heᴌp'],
    ['ꓖꓮꓴꓠꓔꓡꓰꓔ', 'ᎢᎬᎪᎷ'],
  ])('%s %s is kept', (first, last) => {
    expect(isReservedName(first, last, 'Gauntlet')).toBe(true)
  })

  test.each([
    ['Grace', 'Gauntlet'],
    ['Ada', 'Player'],
    ['Will', 'Help'],
    ['The', 'Rock'],
    ['Łukasz', 'Trust'],
    ['Søren', 'Clark'],
    ['Theo', 'Desk'],
    ['Ada', 'Playerson'],
  ])('%s %s is not', (first, last) => {
    expect(isReservedName(first, last, 'Gauntlet')).toBe(false)
  })

  test('goes with the name of the product', () => {
    expect(isReservedName('Club', 'Support', 'Gauntlet')).toBe(false)
    expect(isReservedName('Club', 'Support', 'Club')).toBe(true)
  })
})
