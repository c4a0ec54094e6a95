import { CHALLENGE_STATUS } from '@gauntlet/contract/challenges/status'
import { HOUR } from '@gauntlet/contract/time'
import { expect, test } from 'vitest'
import * as placeTexts from '../../../places/texts.ts'
import { serverNow } from '../../../ui/clock.ts'
import { ada, challengeOf } from '../testing.ts'
import { goesThere } from './going.ts'

const match = (hours: number, venue = 'Court 7') =>
  challengeOf({
    event_status_id: CHALLENGE_STATUS.upcoming,
    users: [ada],
    venue,
    challenge_start: new Date(serverNow() + hours * HOUR).toISOString(),
  })

test('from a day and a half before an agreed match Ada is on her way', () => {
  expect([goesThere(match(30), ada.id), goesThere(match(40), ada.id)]).toEqual([true, false])
})

test('nobody is on the way to a venue that is left open, or to a match of others', () => {
  expect(goesThere(match(30, placeTexts.toBeAgreed), ada.id)).toBe(false)
  expect(goesThere(match(30), 'Eve')).toBe(false)
})
