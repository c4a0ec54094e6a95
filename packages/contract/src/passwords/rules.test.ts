import { expect, test } from 'vitest'
import { passwordRules } from './rules.ts'

const met = (password: string, max: number) =>
  passwordRules(password, max).flatMap(rule => (rule.met ? [rule.words] : []))

test('Ada sees each rule ticked that her password keeps', () => {
  expect(met('', 20)).toEqual([])
  expect(met('Serve', 20)).toEqual(['uppercase', 'lowercase'])
  expect(met('Serve2love!', 20)).toEqual(['8 to 20 characters', 'uppercase', 'lowercase', 'digit', 'one of $@!%*#?&'])
})

test('where an operator takes passphrases, Ben is told how long one has to be', () => {
  expect(met('the ball was out', 64)).toEqual(['8 to 64 characters', 'lowercase', 'or 16 characters or more'])
})
