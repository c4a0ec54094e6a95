import { PLACE } from '@gauntlet/contract/tournaments/status'
import { describe, expect, test } from 'vitest'
import { isForbidden, isRepeat, mayView, mayVisit, seesInside, type SeenPlayer, showsPlace } from './seeing.ts'
import { accepted, asking, declined, invited, tournament, turnedDown, viewer } from './testing.ts'

describe('who sees a tournament of Ada’s', () => {
  const blocked = viewer('Gil', { blocked: true })
  const adult = { minor: false, shutsOut: false }
  test('everybody but players whom a block keeps from her', () => {
    expect(mayView(tournament(), viewer('Gil'), adult)).toBe(true)
    expect(mayView(tournament(), blocked, adult)).toBe(false)
  })
  test('across a block still a player with a place, but not one who declined', () => {
    expect(mayView(tournament({ places: [invited('Gil')] }), blocked, adult)).toBe(true)
    expect(mayView(tournament({ places: [declined('Gil')] }), blocked, adult)).toBe(false)
  })
  test('until it begins no player whom she has blocked, place or no place', () => {
    const shut = { minor: false, shutsOut: true }
    const facts = tournament({ places: accepted('Gil') })
    expect([mayView(facts, blocked, shut), mayView({ ...facts, status: 'Complete' }, blocked, shut)]).toEqual([
      false,
      true,
    ])
  })
  test('only friends while she is under 18', () => {
    const minor = { minor: true, shutsOut: false }
    expect(mayView(tournament(), viewer('Gil', { kept_apart: true }), minor)).toBe(false)
    expect(mayView(tournament(), viewer('Gil'), minor)).toBe(true)
    expect(mayView(tournament(), viewer('Ada', { kept_apart: true }), minor)).toBe(true)
  })
})

describe('visitors see a tournament of Ada’s', () => {
  const adult = { minor: false, gone: false }
  test.each([
    ['members', false],
    ['link', true],
    ['public', true],
  ] as const)('that is for %s: %o', (visibility, sees) => {
    expect(mayVisit(tournament({ visibility }), adult)).toBe(sees)
  })
  test('neither while she is under 18 nor once her account is suspended or closed', () => {
    const open = tournament({ visibility: 'public' })
    expect([mayVisit(open, { ...adult, minor: true }), mayVisit(open, { ...adult, gone: true })]).toEqual([
      false,
      false,
    ])
  })
})

describe('who reads the venue and the words of a tournament of Ada’s', () => {
  const places = [...accepted('Ben'), invited('Cleo'), asking('Dan'), turnedDown('Eve'), declined('Fay')]
  const everyone = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gil']
  const readers = (change: Parameters<typeof tournament>[0]) =>
    everyone.filter(name => seesInside(tournament({ places, ...change }), viewer(name)))
  test('while it is open and ahead everybody but a player whom she turned down', () => {
    expect(readers({})).toEqual(['Ada', 'Ben', 'Cleo', 'Dan', 'Fay', 'Gil'])
  })
  test('by invitation only those who play, were invited or asked', () => {
    expect(readers({ open: false })).toEqual(['Ada', 'Ben', 'Cleo', 'Dan', 'Fay'])
  })
  test('once it has begun those who play or were invited', () => {
    const inIt = ['Ada', 'Ben', 'Cleo', 'Fay']
    expect([readers({ status: 'Reporting' }), readers({ status: 'Complete' })]).toEqual([inIt, inIt])
  })
  test('nobody whom a block or an age keeps from joining', () => {
    expect(seesInside(tournament(), viewer('Gil', { blocked: true }))).toBe(false)
    const young = viewer('Gil', { kept_apart: true })
    expect([seesInside(tournament(), young), seesInside(tournament({ open_to_minors: true }), young)]).toEqual([
      false,
      true,
    ])
  })
})

describe('the place of Ben is shown', () => {
  const ben: SeenPlayer = { user_id: 'Ben', state: PLACE.accepted, blocked: false, minor: false, friend: false }
  const facts = tournament({ places: [...accepted('Ben', 'Cleo'), invited('Dan')] })
  const everyone = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Gil']
  test('everybody', () => {
    expect(showsPlace(facts, 'Gil', ben)).toBe(true)
  })
  test('while he asks: the organizer and himself', () => {
    const asks = tournament({ places: [...accepted('Cleo'), invited('Dan'), asking('Ben')] })
    const waiting = { ...ben, state: PLACE.pending, friend: true }
    expect(everyone.filter(name => showsPlace(asks, name, waiting))).toEqual(['Ada', 'Ben'])
  })
  test('while he is invited: besides them those who play or are invited, too', () => {
    const asks = tournament({ places: [...accepted('Cleo'), invited('Dan'), invited('Ben'), asking('Eve')] })
    const waiting = { ...ben, state: PLACE.pending }
    expect(everyone.filter(name => showsPlace(asks, name, waiting))).toEqual(['Ada', 'Ben', 'Cleo', 'Dan'])
    const behind = { ...waiting, blocked: true }
    expect(everyone.filter(name => showsPlace(asks, name, behind))).toEqual(['Ada', 'Ben'])
  })
  test('behind a block: the organizer and those who play with him', () => {
    const behind = { ...ben, blocked: true }
    expect(everyone.filter(name => showsPlace(facts, name, behind))).toEqual(['Ada', 'Ben', 'Cleo'])
  })
  test('under 18: besides them his friends', () => {
    const young = { ...ben, minor: true }
    expect([showsPlace(facts, 'Gil', young), showsPlace(facts, 'Gil', { ...young, friend: true })]).toEqual([
      false,
      true,
    ])
  })
  test('turned down: nobody', () => {
    expect(showsPlace(facts, 'Ada', { ...ben, state: PLACE.dismissed })).toBe(false)
  })
})

test('a refusal because of the viewer is told apart from one because of how things stand', () => {
  expect([
    isForbidden('cancel', 'not_organizer'),
    isForbidden('confirm', 'not_in'),
    isForbidden('join', 'full'),
  ]).toEqual([true, true, false])
  expect(isForbidden('leave', 'not_in')).toBe(false)
})

test('an act that is done already is told apart from one that cannot be done', () => {
  expect([isRepeat('join', 'already_in'), isRepeat('leave', 'not_in'), isRepeat('cancel', 'cancelled')]).toEqual([
    true,
    true,
    false,
  ])
})
