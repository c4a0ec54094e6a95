import { expect, test } from 'vitest'
import { met } from './met.ts'

const player = (id: string, former = false) => ({ id, former })
const ada = player('ada')
const ben = player('ben')
const cleo = player('cleo')

test('of the matches of Ada those are named whom she has met, each once and the latest first', () => {
  const matches = [{ users: [ada, cleo] }, { users: [ada, ben] }, { users: [cleo, ada] }]
  expect(met(matches, ['ada'])).toEqual([cleo, ben])
})

test('a friend of hers stands among her friends, and a guest or a closed account cannot be asked', () => {
  const matches = [{ users: [ada, ben] }, { users: [ada, player('gus', true)] }]
  expect(met(matches, ['ada', 'ben'])).toEqual([])
})
