import { expect, test } from 'vitest'
import { sportOfTeam } from './sport-of-team.ts'

const sport = (name: string, kind: 'individual' | 'team', active: 0 | 1 = 1) => ({
  id: name,
  name,
  description: '',
  kind,
  _joinData: {
    active,
    rank: 500,
    provisional: 1 as const,
    deviation: null,
    played: 0,
    wins: 0,
    draws: 0,
    placed: 0 as const,
    opponents: null,
    level: null,
    declares: 0 as const,
  },
})
const singles = sport('Tennis Singles', 'individual')

test('a team of Ada, who plays more singles than doubles, begins with the doubles', () => {
  expect(sportOfTeam([singles, sport('Tennis Doubles', 'team')])?.name).toBe('Tennis Doubles')
})

test('a sport that Ada has switched off is not proposed to her team', () => {
  expect(sportOfTeam([singles, sport('Volleyball', 'team', 0)])?.name).toBe('Tennis Singles')
})

test('a team of Ben, who plays nothing yet, begins without a sport', () => {
  expect(sportOfTeam([])).toBeUndefined()
})
