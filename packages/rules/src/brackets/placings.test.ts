import { describe, expect, test } from 'vitest'
import { placesOf, placingsOf } from './placings.ts'
import { seeded } from './seeding.ts'
import type { BracketFacts } from './facts.ts'
import { bracketOf, match, semifinals, won } from './testing.ts'

describe('placings by single elimination', () => {
  test('are none until every match is decided', () => {
    expect(placingsOf(semifinals())).toEqual([])
    expect(placingsOf(bracketOf('single_elimination', []))).toEqual([])
  })
  test('have the final for the first two, and the match for the third place after it', () => {
    const bracket = bracketOf('single_elimination', [
      won(0, ['winners', 1, 1], [4, 1]),
      won(1, ['winners', 1, 2], [2, 3]),
      won(2, ['winners', 2, 1], [2, 4]),
      won(3, ['third', 1, 1], [3, 1]),
    ])
    expect(placingsOf(bracket)).toEqual([2, 4, 3, 1])
  })
  test('of five have the loser of the first round last, and no place for a bye', () => {
    const bye = { bye: true } as const
    const bracket = bracketOf(
      'single_elimination',
      [
        match(0, ['winners', 1, 1], [1, null], { ...bye, winner: 1 }),
        won(1, ['winners', 1, 2], [5, 4]),
        match(2, ['winners', 1, 3], [2, null], { ...bye, winner: 2 }),
        match(3, ['winners', 1, 4], [3, null], { ...bye, winner: 3 }),
        won(4, ['winners', 2, 1], [1, 5]),
        won(5, ['winners', 2, 2], [3, 2]),
        won(6, ['winners', 3, 1], [3, 1]),
        won(7, ['third', 1, 1], [5, 2]),
      ],
      ['Ben', 'Cleo', 'Dan', 'Eve', 'Finn'],
    )
    expect(placingsOf(bracket)).toEqual([3, 1, 5, 2, 4])
  })
})

/** '5–8 Gus': the places of each player. */
const placeWords = (bracket: BracketFacts) =>
  placesOf(bracket).map(({ seed, place, last }) => `${place}–${last} ${seed}`)

test('those who left a knock-out in the same round share a place', () => {
  const bracket = bracketOf(
    'single_elimination',
    [
      won(0, ['winners', 1, 1], [1, 8]),
      won(1, ['winners', 1, 2], [5, 4]),
      won(2, ['winners', 1, 3], [2, 7]),
      won(3, ['winners', 1, 4], [3, 6]),
      won(4, ['winners', 2, 1], [1, 5]),
      won(5, ['winners', 2, 2], [3, 2]),
      won(6, ['winners', 3, 1], [1, 3]),
      won(7, ['third', 1, 1], [5, 2]),
    ],
    ['Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal', 'Ida'],
  )
  expect(placeWords(bracket)).toEqual(['1–1 1', '2–2 3', '3–3 5', '4–4 2', '5–8 4', '5–8 6', '5–8 7', '5–8 8'])
})

describe('placings by double elimination', () => {
  const upper = [
    won(0, ['winners', 1, 1], [1, 4]),
    won(1, ['winners', 1, 2], [2, 3]),
    won(2, ['winners', 2, 1], [1, 2]),
    won(3, ['losers', 1, 1], [4, 3]),
    won(4, ['losers', 2, 1], [4, 2]),
  ]
  test('have the first final where the undefeated player won it', () => {
    const finals = [won(5, ['final', 1, 1], [1, 4]), match(6, ['final', 2, 1], [1, 4])]
    expect(placingsOf(bracketOf('double_elimination', [...upper, ...finals]))).toEqual([1, 4, 2, 3])
  })
  test('have the second final where the first was not', () => {
    const first = match(5, ['final', 1, 1], [1, 4], { winner: 4 })
    const bracket = bracketOf('double_elimination', [...upper, first, won(6, ['final', 2, 1], [4, 1])])
    expect(placingsOf(bracket)).toEqual([4, 1, 2, 3])
  })
  test('wait for the second final where it is needed', () => {
    const first = match(5, ['final', 1, 1], [1, 4], { winner: 4 })
    expect(placingsOf(bracketOf('double_elimination', [...upper, first, match(6, ['final', 2, 1], [1, 4])]))).toEqual(
      [],
    )
  })
})

const group = (...results: [number, number][]) =>
  bracketOf(
    'round_robin',
    results.map((sides, id) => won(id, ['group', 1, id + 1], sides)),
  )

describe('placings by round robin', () => {
  test('go by wins', () => {
    expect(placingsOf(group([4, 1], [4, 2], [4, 3], [3, 1], [3, 2], [2, 1]))).toEqual([4, 3, 2, 1])
  })
  test('of two with as many go by their match', () => {
    // Two wins for seeds 1 and 2, one for 3 and 4; 2 has beaten 1, and 4 has beaten 3.
    expect(placingsOf(group([2, 1], [1, 3], [1, 4], [2, 4], [3, 2], [4, 3]))).toEqual([2, 1, 4, 3])
  })
  test('of a circle go by the difference of all scores', () => {
    const { matches, ...rest } = group([1, 2], [2, 3], [3, 1], [1, 4], [2, 4], [3, 4])
    const scored = matches.map((one, id) => ({ ...one, score: id === 2 ? ([6, 0] as const) : ([6, 4] as const) }))
    expect(placingsOf({ ...rest, matches: scored })).toEqual([3, 2, 1, 4])
  })
  test('of a circle without scores go by seed', () => {
    expect(placingsOf(group([1, 2], [2, 3], [3, 1], [1, 4], [2, 4], [3, 4]))).toEqual([1, 2, 3, 4])
  })
  test('stand as they are while matches are left', () => {
    const { matches, ...rest } = group([4, 1])
    const ahead = match(1, ['group', 1, 2], [2, 3])
    expect(placingsOf({ ...rest, matches: [...matches, ahead] })).toEqual([4, 1, 2, 3])
  })
})

const player = (user_id: string, mean: number, variance = 62_500) => ({
  user_id,
  partners: [],
  mean,
  variance,
  name_key: user_id.toLowerCase(),
  withdrawn: user_id === 'Eve',
})

test('seeds go by rank, the less uncertain first among equals, then by name', () => {
  const order = seeded([
    player('Finn', 500),
    player('Ben', 500),
    player('Cleo', 620.4),
    player('Dan', 500, 10_000),
    player('Eve', 620.5),
  ])
  expect(order.map(({ seed, user_id }) => `${seed} ${user_id}`)).toEqual([
    '1 Eve',
    '2 Cleo',
    '3 Dan',
    '4 Ben',
    '5 Finn',
  ])
})

test('seeds go by the organizer’s order first, and by rank after it', () => {
  const order = seeded(
    [player('Ben', 700), player('Cleo', 600), player('Dan', 500), player('Eve', 400)],
    ['Eve', 'Dan'],
  )
  expect(order.map(({ user_id }) => user_id)).toEqual(['Eve', 'Dan', 'Ben', 'Cleo'])
  expect(order.map(({ withdrawn }) => withdrawn)).toEqual([true, false, false, false])
})
