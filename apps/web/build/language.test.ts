import { describe, expect, test } from 'vitest'
import { faultsOf, retold } from './language.ts'

const loud = (text: string) => text.toUpperCase()

test('the texts of a catalogue are said in another way, and its keys stay', () => {
  const code = "export const won = 'You won'\nexport const reasons = { 'too late': 'It is too late' } as const\n"
  expect(retold(code, loud)).toBe(
    'export const won = "YOU WON"\nexport const reasons = { \'too late\': "IT IS TOO LATE" } as const\n',
  )
})

test('of the contract only what is called texts is, not what is sent', () => {
  const code = "export const states = ['open']\nexport const stateTexts = { open: 'Open' }\nconst path = '/open'\n"
  expect(retold(code, loud, /Texts$/)).toBe(code.replace("'Open'", '"OPEN"'))
})

describe('a translation', () => {
  const english = "export const won = '{name} won'\nexport const sent = 'Your <link>receipt</link>'\n"

  test('with all texts and their places has no fault', () => {
    const german = "export const sent = 'Ihr <link>Beleg</link>'\nexport const won = 'Gewonnen hat {name}'\n"
    expect(faultsOf(english, german)).toEqual([])
  })

  test('has to have every text, with the places and tags of the English one', () => {
    const german = "export const won = '{nam} hat gewonnen'\n"
    expect(faultsOf(english, german)).toEqual(['won: {name}', 'won: {nam}', 'sent is missing'])
  })

  test('has the forms of plurals that its language has', () => {
    const players = "export const nPlayers = { one: '{n} player', other: '{n} players' } as const\n"
    const polish = "export const nPlayers = { one: '{n} gracz', few: '{n} gracze', other: '{n} graczy' } as const\n"
    expect(faultsOf(players, polish)).toEqual([])
  })
})
