import { expect, it } from 'vitest'
import { ada, ben, challengeOf } from '../testing.ts'
import { outcomeFor } from './outcome.ts'

const over = (rest: Parameters<typeof challengeOf>[0]) =>
  challengeOf({ event_status_id: '4', users: [ada, ben], user_count: 2, ...rest })

it('is won for the winner, lost for the other, and a draw for both', () => {
  const won = over({ reported_winner_id: 'Ada' })
  expect([outcomeFor(won, 'Ada'), outcomeFor(won, 'Ben')]).toEqual(['won', 'lost'])
  const level = over({ draw: 1 })
  expect([outcomeFor(level, 'Ada'), outcomeFor(level, 'Ben')]).toEqual(['drew', 'drew'])
})
