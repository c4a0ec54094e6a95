import { expect, it } from 'vitest'
import { waitingMatchOf } from '../testing.ts'
import { lostBy, waitingLine } from './waiting-words.ts'

const told = { won: 0, draw: 0, told: '0–2', confirms_at: '2026-05-03T10:00:00Z' } as const

it('Ada is asked whether she lost, by the score that Ben told, and by no other word where he says that she won', () => {
  const lost = waitingMatchOf({ report: told })
  const { short_name } = lost.opponent
  expect([lostBy(lost), waitingLine(lost)]).toEqual(['0–2', `${short_name}: you lost 0–2?`])
  expect(lostBy(waitingMatchOf({ report: { ...told, won: 1 } }))).toBeUndefined()
  expect(lostBy(waitingMatchOf({ report: { ...told, told: '' } }))).toBeUndefined()
})
