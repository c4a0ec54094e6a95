import { expect, it } from 'vitest'
import { waitingMatchOf } from '../../testing.ts'
import { lostBy, standingLine } from './words.ts'

const told = { won: 0, draw: 0, told: '0–2', confirms_at: '2026-05-03T10:00:00Z' } as const

it('Ada reads by which score she lost, as Ben says, and none where he says that she won or tells none', () => {
  const lost = waitingMatchOf({ report: told })
  const { short_name } = lost.opponent
  expect([lostBy(lost), standingLine(lost)]).toEqual(['0–2', `You lost, says ${short_name}`])
  expect(lostBy(waitingMatchOf({ report: { ...told, won: 1 } }))).toBeUndefined()
  expect(lostBy(waitingMatchOf({ report: { ...told, told: '' } }))).toBeUndefined()
})
