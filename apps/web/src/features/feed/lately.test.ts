import { expect, test } from 'vitest'
import { card } from '../../people/testing.ts'
import { latelyOf } from './lately.ts'

const [ada, ben, cleo] = [card('Ada', 'Ace'), card('Ben', 'Baseline'), card('Cleo', 'Clay')]
const beats = (winner: typeof ada, loser: typeof ada) => ({
  sides: [
    { players: [winner], won: 1 as const },
    { players: [loser], won: 0 as const },
  ],
  draw: 0 as const,
})

test('Ada has won two of two and stands before Ben, and of Cleo one match tells nothing yet', () => {
  const lately = latelyOf([beats(ada, ben), beats(ben, cleo), beats(ada, ben)])
  expect(lately.map(({ player, form, wins }) => [player.first_name, form, wins])).toEqual([
    ['Ada', ['won', 'won'], 2],
    ['Ben', ['lost', 'won', 'lost'], 1],
  ])
})
