import { HOUR } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { toldTo } from '../gathering/testing.ts'
import { handOver, rearrange } from './captains.ts'
import type { ChallengeFacts } from './facts.ts'
import { captainOf, type Gender, playerOf, sidesOf } from './sides.ts'
import { doubles, four, issuer, leads, named } from './sides.testing.ts'
import { ISSUED, outcome, START, viewer } from './testing.ts'

const now = ISSUED + HOUR
const give = (facts: ChallengeFacts, by: string, to: string, at = now) => handOver(facts, viewer(by), to, at)

describe('the captaincy', () => {
  test('goes to another who plays on the side; that player and the other captain are told', () => {
    const given = outcome(give(four(), 'Ben', 'Dan'))
    expect(captainOf(given.facts, 1)?.user_id).toBe('Dan')
    expect(sidesOf(given.facts)).toEqual([
      ['Ada', 'Cleo'],
      ['Dan', 'Ben'],
    ])
    expect([toldTo(given, 'made_captain'), toldTo(given, 'other_captain')]).toEqual([['Dan'], ['Ada']])
    expect(give(given.facts, 'Ben', 'Dan')).toMatchObject({ reason: 'not_captain' })
    expect(captainOf(outcome(give(given.facts, 'Dan', 'Ben')).facts, 1)?.user_id).toBe('Ben')
  })

  test('takes with it how many places anybody may ask for', () => {
    const facts = four({ players: four().players.map(one => (one.user_id === 'Ben' ? { ...one, need: 0 } : one)) })
    const given = outcome(give(facts, 'Ben', 'Dan')).facts
    expect([playerOf(given, 'Ben')?.need, playerOf(given, 'Dan')?.need]).toEqual([null, 0])
  })

  test.each([
    ['to the other side', four(), 'Cleo'],
    ['to oneself', four(), 'Ben'],
    ['to somebody who has not answered', doubles({ players: [issuer, leads('Ben'), named('Dan', 1)] }), 'Dan'],
  ])('is not handed %s', (_, facts, to) => {
    expect(give(facts, 'Ben', to)).toMatchObject({ reason: 'not_on_side' })
  })

  test('is not handed over once the match has begun', () => {
    expect(give(four(), 'Ben', 'Dan', START)).toMatchObject({ reason: 'started' })
  })
})

const split = (
  sides: string[][],
  {
    by = 'Ada',
    facts = four(),
    genders = new Map<string, Gender>(),
    ofTeam = false,
  }: { by?: string; facts?: ChallengeFacts; genders?: Map<string, Gender>; ofTeam?: boolean } = {},
) => rearrange(facts, viewer(by), { sides, genders, ofTeam }, now)

describe('sides that are made even', () => {
  const crossed = [
    ['Ben', 'Cleo'],
    ['Dan', 'Ada'],
  ]

  test('keep their captains, in whatever order they come; whoever is moved is told, and the other captain', () => {
    const evened = outcome(split(crossed))
    expect(sidesOf(evened.facts)).toEqual([
      ['Ada', 'Dan'],
      ['Ben', 'Cleo'],
    ])
    expect(toldTo(evened, 'moved')).toEqual(['Cleo', 'Dan'])
    expect(toldTo(evened, 'sides_evened')).toEqual(['Ben'])
  })

  test('that are so already tell nobody', () => {
    const evened = outcome(split(sidesOf(four())))
    expect(evened.consequences.notify.flatMap(({ user_ids }) => user_ids)).toEqual([])
  })

  test('keep the place of whoever is asked', () => {
    const facts = four({ players: [issuer, leads('Ben'), named('Cleo', 0), named('Dan', 1)] })
    const evened = outcome(split(crossed, { facts })).facts
    expect(playerOf(evened, 'Dan')).toMatchObject({ state: 'pending', side: 0 })
  })

  test.each<[string, Parameters<typeof split>, string]>([
    ['by the other captain', [crossed, { by: 'Ben' }], 'not_yours'],
    ['by somebody who leads no side', [crossed, { by: 'Cleo' }], 'not_captain'],
    ['where a side plays for a team', [crossed, { ofTeam: true }], 'other_side'],
    ['without one who plays', [[['Ada'], ['Ben', 'Dan']]], 'list_changed'],
    [
      'with both captains on one',
      [
        [
          ['Ada', 'Ben'],
          ['Cleo', 'Dan'],
        ],
      ],
      'captain_stays',
    ],
    ['with three on one', [[['Ada', 'Cleo', 'Dan'], ['Ben']]], 'side_full'],
    [
      'of two men in a mixed match',
      [
        crossed,
        {
          facts: four({ composition: 'mixed' }),
          genders: new Map([
            ['Ada', 'woman'],
            ['Cleo', 'man'],
            ['Ben', 'man'],
            ['Dan', 'woman'],
          ]),
        },
      ],
      'composition',
    ],
  ])('are not made %s', (_, [sides, options], reason) => {
    expect(split(sides, options)).toMatchObject({ reason })
  })
})
