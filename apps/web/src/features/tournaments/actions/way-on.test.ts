import { expect, test } from 'vitest'
import { tournamentOf } from '../testing.ts'
import { wayOn } from './way-on.ts'

const allowed = { kind: 'allowed' } as const

test('the card of a tournament leads Ada to the two players who ask to join hers', () => {
  expect(wayOn(tournamentOf({ id: '7', asking: 2 }), 'organizing')).toEqual({
    text: 'Answer 2 requests',
    to: '/tournament/view/7#players',
  })
})

test('once it is drawn it leads everybody to the bracket, and before that Ada, who draws it', () => {
  const begun = tournamentOf({
    id: '7',
    status: 'Reporting',
    format: 'single_elimination',
    accepted: 8,
    actions: { cancel: allowed },
  })
  expect(wayOn({ ...begun, drawn: 1 }, 'participating')?.to).toBe('/tournament/view/7#bracket')
  expect(wayOn(begun, 'organizing')).toEqual({ text: 'Draw the bracket', to: '/tournament/view/7#desk' })
})

test('where nothing waits, and among what was found, the card is the only way', () => {
  expect([wayOn(tournamentOf({}), 'organizing'), wayOn(tournamentOf({ asking: 2 }), 'found')]).toEqual([
    undefined,
    undefined,
  ])
})
