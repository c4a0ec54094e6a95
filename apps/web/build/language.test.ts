import { expect, test } from 'vitest'
import { retold } from './language.ts'

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
