import { describe, expect, test } from 'vitest'
import { mayBePassword } from './guessable.ts'

const common = new Set(['password', 'dragon', '123456', 'abc123', '1q2w3e4r', 'letmein', 'p@ssword', 'love'])
const own = ['Ada', 'Lovelace', 'ada.lovelace@example.com', 'ada.lovelace', 'Gauntlet']
const verdictOf = (password: string) => {
  const verdict = mayBePassword(password, { common, own })
  return verdict.kind === 'allowed' ? 'allowed' : verdict.reason
}

describe('a common password is refused', () => {
  test.each([
    'password',
    'PassWord',
    'Password1!',
    'P@ssw0rd1!',
    'Pa$$w0rd99',
    '123password',
    '!!Dragon2024',
    'Abc123!!',
    '1Q2w3e4r!',
    'L3tm31n!',
    '123456',
    'PasswordPassword',
    'Love2024!!',
  ])('%s', password => expect(verdictOf(password)).toBe('common'))
})

describe("a player's own name, and ours, is refused", () => {
  test.each(['Ada12345!', 'Lovelace-1!', 'Ada.Lovelace1!', 'ada.lovelace@example.com', 'G@untlet2030!', 'L0velace!9'])(
    '%s',
    password => expect(verdictOf(password)).toBe('own'),
  )
})

describe('what says next to nothing is refused', () => {
  test.each(['Aa1!Aa1!Aa1!', '1111111111111111', 'abababababababababab'])('%s', password =>
    expect(verdictOf(password)).toBe('common'),
  )
})

describe('everything else is let through', () => {
  test.each([
    'Court-1!ace#',
    'Second-2!serve',
    'dragon eats the cold court',
    'Love83947510293!',
    'Adamant-Court7!',
    'Drag0n-Passw0rd!',
    'xK9vQm2LpT7w!',
  ])('%s', password => expect(verdictOf(password)).toBe('allowed'))
})
