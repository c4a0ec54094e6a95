import type { MatchSide } from '@gauntlet/contract/challenges/sides'
import { describe, expect, it } from 'vitest'
import { partiesOf } from './report/parties.ts'
import { joinsOf, placesLine, titleOf } from './sides.ts'
import { ada, challengeOf, player } from './testing.ts'
import { standingLine } from './words.ts'

const bea = player('Bea', { role: 'lineup' })
const asked = { ...bea, state: 'pending' } as const
const otto = player('Otto', { role: 'recipient' })
const cleo = player('Cleo', { role: 'lineup' })

const sideOf = (captain: string | null, players: MatchSide['players'], rest: Partial<MatchSide> = {}): MatchSide => ({
  captain,
  team: null,
  players,
  size: 2,
  complete: players.length === 2,
  open_places: 0,
  chance: null,
  ...rest,
})
const plays = (...ids: string[]): MatchSide['players'] => ids.map(id => ({ id, state: 'accepted' }))

/** Ada and Bea play Otto and Cleo. */
const doubles = challengeOf({
  event_status_id: '2',
  recipients: [otto],
  opponents: [otto, bea, cleo],
  users: [ada, otto, bea, cleo],
  lineup: [bea, cleo],
  sides: [sideOf('Ada', plays('Ada', 'Bea')), sideOf('Otto', plays('Otto', 'Cleo'))],
})

/** Ada has asked Bea to play with her against Otto, who has not answered. */
const asking = challengeOf({
  recipients: [{ ...otto, state: 'pending' }],
  lineup: [asked],
  sides: [sideOf('Ada', [...plays('Ada'), { id: 'Bea', state: 'pending' }]), sideOf(null, [])],
})

const waysInto = (own: number, other: number) =>
  joinsOf({
    ...asking,
    sides: [sideOf('Ada', plays('Ada'), { open_places: own }), sideOf(null, [], { open_places: other })],
  })

describe('a match of sides', () => {
  it('is named from the side of whoever looks at it', () => {
    expect(titleOf(doubles, 'Ada')).toBe('With Bea against Otto and Cleo')
    expect(titleOf(doubles, 'Cleo')).toBe('With Otto against Ada and Bea')
    expect(titleOf(doubles, 'Dan')).toBe('Ada and Bea against Otto and Cleo')
    expect(titleOf(asking, 'Otto')).toBe('Ada and Bea')
    expect(titleOf(asking, 'Bea')).toBe('With Ada against Otto')
  })

  it('tells Bea whom she would play with, and Ada how many places are taken', () => {
    expect(standingLine(asking, 'Bea')).toBe('Ada wants you on their side')
    expect(placesLine(asking, 'Ada')).toBe('Your side 2 of 2, the other 0 of 2')
    expect(placesLine(asking, 'Otto')).toBe('Your side 0 of 2, the other 2 of 2')
    expect(placesLine(doubles, 'Ada')).toBeUndefined()
  })

  it('is won by all of a side', () => {
    const won = { ...doubles, event_status_id: '4', reported_winner_id: 'Ada' } as const
    expect(standingLine(won, 'Bea')).toBe('You won')
    expect(standingLine(won, 'Cleo')).toBe('You lost')
    expect(standingLine(won, 'Dan')).toBe('Ada and Bea won')
    expect(partiesOf(won).map(({ id, short }) => [id, short])).toEqual([
      ['Ada', 'Ada and Bea'],
      ['Otto', 'Otto and Cleo'],
    ])
  })

  it('is joined for a side with a place that anybody may ask for', () => {
    expect(waysInto(1, 2)).toEqual([
      { side: 0, text: 'Join Ada’s side' },
      { side: 1, text: 'Join the other side' },
    ])
    expect(waysInto(0, 2)).toEqual([{ side: 1, text: 'Join' }])
  })
})
