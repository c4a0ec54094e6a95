import { describe, expect, test } from 'vitest'
import { drawn, tucked } from './drawn.ts'
import { tournamentOf } from '../testing.ts'

const allowed = { kind: 'allowed' } as const
const full = { kind: 'disabled', reason: 'full' } as const
const names = (...given: Parameters<typeof drawn>) => drawn(...given).map(({ action }) => action)

describe('the buttons of a tournament', () => {
  test('Ben, who is invited, confirms or declines, and needs neither Join nor Leave', () => {
    const { actions } = tournamentOf({
      actions: { join: allowed, confirm: allowed, decline: allowed, leave: allowed },
    })
    expect(names(actions, 'inside')).toEqual(['confirm', 'decline'])
  })
  test('Ada, who organizes, has one Join', () => {
    const { actions } = tournamentOf({ actions: { join: allowed, join_myself: allowed, cancel: allowed } })
    expect([names(actions, 'inside'), names(actions, 'desk')]).toEqual([[], ['join_myself', 'cancel']])
  })
  test('a full tournament has a disabled Join with the reason', () => {
    expect(drawn(tournamentOf({ actions: { join: full } }).actions, 'found')).toEqual([
      { action: 'join', reason: 'full' },
    ])
  })
  test('wherever Ben sees the card of an invitation, he accepts or declines it', () => {
    const { actions } = tournamentOf({ actions: { confirm: allowed, decline: allowed, leave: allowed } })
    for (const where of ['participating', 'pending', 'found'] as const)
      expect([names(actions, where), tucked(actions, where)]).toEqual([['confirm', 'decline'], undefined])
  })
  test('on a card Ada finds what ends her tournament behind one sign, and it is not to leave it as a player', () => {
    const { actions } = tournamentOf({ actions: { leave: allowed, cancel: allowed } })
    expect([names(actions, 'agenda'), tucked(actions, 'agenda')]).toEqual([[], 'cancel'])
  })
  test('on a card Ben, who plays, leaves behind that sign, and not while he may not', () => {
    const cards = [allowed, { kind: 'disabled', reason: 'full' } as const].map(
      leave => tournamentOf({ actions: { leave } }).actions,
    )
    expect(cards.map(actions => tucked(actions, 'participating'))).toEqual(['leave', undefined])
  })
  test('a complete tournament leads to its result', () => {
    const { actions } = tournamentOf({ actions: { view_result: allowed } })
    expect(names(actions, 'participating')).toEqual(['view_result'])
  })
})
