import { describe, expect, test } from 'vitest'
import { placeOf, tournamentOf } from './testing.ts'
import {
  actionWords,
  askLine,
  becomesLine,
  cardLines,
  fitsIn,
  ordinal,
  ranksLine,
  standingLine,
  windowWords,
} from './words.ts'

const invited = placeOf('Ben', { state: '1' })

describe('how a tournament stands with who looks', () => {
  test('Ada, who organizes it, reads that Ben waits for her answer', () => {
    expect(standingLine(tournamentOf({ asking: 1 }), 'Ada')).toBe('1 player is waiting for your answer')
  })
  test('Ben reads that Ada has invited him', () => {
    expect(standingLine(tournamentOf({ users: [invited] }), 'Ben')).toBe('Ada invited you')
  })
  test('Ben, who asked, reads that the organizer answers', () => {
    const asked = placeOf('Ben', { state: '1', asked_by: 'self' })
    expect(standingLine(tournamentOf({ users: [asked] }), 'Ben')).toBe('You asked. The organizer decides.')
  })
  test('Cleo reads that she cannot join one that is closed', () => {
    expect(standingLine(tournamentOf({ open_invite: 0 }), 'Cleo')).toBe('Only for invited players')
  })
  test('Ben reads that he won', () => {
    const won = tournamentOf({ status: 'Complete', reported_winner_id: 'Ben', winnername: 'Ben' })
    expect(standingLine(won, 'Ben')).toBe('You won')
  })
  test('Cleo reads why nobody won', () => {
    const ended = tournamentOf({ status: 'Dismissed', ended: 'too_few' })
    expect(standingLine(ended, 'Cleo')).toBe('Fewer than two players had accepted by the start.')
  })
})

describe('the card of a tournament that Ada organizes', () => {
  const plays = placeOf('Ada', { state: '2' })
  test('tells both of her roles once she has a place', () => {
    expect(cardLines(tournamentOf({ user_id: 'Ada' }), 'Ada', 'agenda')).toEqual(['You organize'])
    expect(cardLines(tournamentOf({ user_id: 'Ada', users: [plays] }), 'Ada', 'agenda')).toEqual([
      'You organize and play',
    ])
  })
  test('tells them beside how it stands, once it has begun', () => {
    const begun = tournamentOf({ user_id: 'Ada', users: [plays], status: 'Reporting', drawn: 1 })
    expect(cardLines(begun, 'Ada', 'agenda')).toEqual([undefined, 'You organize and play'])
  })
  test('says how it stands alone, once it has begun, among those that she organizes', () => {
    const begun = tournamentOf({ user_id: 'Ada', users: [plays], status: 'Reporting', drawn: 1 })
    expect(cardLines(begun, 'Ada', 'organizing')).toEqual([undefined])
  })
  test('leaves the players who wait for her to the button', () => {
    expect(cardLines(tournamentOf({ user_id: 'Ada', asking: 2 }), 'Ada', 'agenda')).toEqual(['You organize'])
  })
})
test('an invitation is accepted, as a challenge is: to confirm is the word of results', () => {
  expect(actionWords.confirm).toBe('Accept')
})
test('the rank window goes from centre minus spread to centre plus spread', () => {
  expect(windowWords({ start_rating: 500, end_rating: 150 })).toBe('350–650')
})
test('a card names the ranks where they shut anybody out, and else only that ranks move', () => {
  expect(ranksLine({ ranked: 1, start_rating: 500, end_rating: 150 })).toBe('Ranked · 350–650')
  expect(ranksLine({ ranked: 0, start_rating: 500, end_rating: 150 })).toBe('Ranks 350–650')
  expect(ranksLine({ ranked: 1, start_rating: 500, end_rating: 2000 })).toBe('Ranked')
  expect(ranksLine({ ranked: 0, start_rating: 500, end_rating: 2000 })).toBeUndefined()
})
test('no rank below 0 is named', () => {
  expect(windowWords({ start_rating: 100, end_rating: 150 })).toBe('0–250')
})
test('who joins by asking reads why the organizer decides', () => {
  const lines = ([null, 'provisional', 'outside_window'] as const).map(join_asks =>
    askLine(tournamentOf({ join_asks })),
  )
  expect(lines).toEqual([
    undefined,
    'The organizer decides: your rank is provisional.',
    'The organizer decides: your rank is outside 350–650.',
  ])
})
test('a tournament that begins says nothing about what time makes of it', () => {
  expect(becomesLine(tournamentOf({ becomes: 'Reporting' }), 'tomorrow')).toBeUndefined()
})
test('until its end Ada reads when to report it, and is asked how it ended only then', () => {
  const actions = { report: { kind: 'allowed' } } as const
  const [now, later] = ['2020-05-02T23:00:00Z', '2120-05-02T23:00:00Z'].map(tournament_end =>
    standingLine(tournamentOf({ status: 'Reporting', tournament_end, actions }), 'Ada'),
  )
  expect([now, later]).toEqual(['How did it end?', 'Report the result once it is over'])
})
test('one without two players says when it is dismissed, and how many its bracket needs', () => {
  expect(becomesLine(tournamentOf({ becomes: 'Dismissed', format: 'round_robin' }), 'tomorrow')).toBe(
    'A bracket needs four players; with fewer than two it is dismissed tomorrow.',
  )
  expect(becomesLine(tournamentOf({ becomes: 'Dismissed' }), 'tomorrow')).toBe(
    'Dismissed tomorrow unless two players are in.',
  )
})
test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [112, '112th'],
  [121, '121st'],
])('position %i is said %s', (position, words) => {
  expect(ordinal(position)).toBe(words)
})

test('a card tells Ben that his rank fits only where the ranks shut others out', () => {
  const join = { kind: 'allowed' } as const
  const [open, shut, asks] = [
    tournamentOf({ start_rating: 500, end_rating: 5000, actions: { join } }),
    tournamentOf({ actions: { join } }),
    tournamentOf({ actions: { join }, join_asks: 'outside_window' }),
  ]
  expect([open, shut, asks].map(fitsIn)).toEqual([false, true, false])
})
