import { expect, test } from 'vitest'
import { tournamentOf, waitingMatchOf } from '../testing.ts'
import { awaits, wayOn } from './way-on.ts'

const allowed = { kind: 'allowed' } as const

test('the card of a tournament leads Ada to the two players who ask to join hers', () => {
  expect(wayOn(tournamentOf({ id: '7', asking: 2 }), 'organizing')).toEqual({
    text: 'Answer 2 requests',
    to: '/tournament/view/7#players',
    look: 'main',
  })
})

test('while hers has places left it leads Ada to her desk, where she invites players', () => {
  const open = tournamentOf({ id: '7', openSlots: 2, actions: { add_players: allowed } })
  const way = { text: 'Invite players', to: '/tournament/view/7#desk', look: 'main' }
  expect([wayOn(open, 'organizing'), wayOn({ ...open, openSlots: 0 }, 'organizing')]).toEqual([way, undefined])
  expect(awaits(open, 'organizing')).toBe(false)
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
  expect(wayOn(begun, 'organizing')).toEqual({ text: 'Draw the bracket', to: '/tournament/view/7#desk', look: 'main' })
})

test('a match that Ben has reported and Ada is to answer comes before the bracket, and waits for her', () => {
  const run = tournamentOf({ id: '7', status: 'Reporting', drawn: 1 })
  const report = { won: 0, draw: 0, told: '2–0', confirms_at: '2026-05-03T15:00:00Z' } as const
  expect(wayOn(run, 'participating', waitingMatchOf({ report }))?.text).toBe('Confirm')
  expect(wayOn(run, 'participating', waitingMatchOf({ report: null }))?.text).toBe('Report')
  expect(wayOn(run, 'participating')?.text).toBe('View the bracket')
  expect([awaits(run, 'participating', waitingMatchOf({})), awaits(run, 'participating')]).toEqual([true, false])
})

test('an invitation waits for Ada; one that she cannot take any more does not', () => {
  const invited = tournamentOf({ actions: { confirm: allowed } })
  const late = tournamentOf({ actions: { confirm: { kind: 'disabled', reason: 'full' } } })
  expect([awaits(invited, 'participating'), awaits(late, 'participating')]).toEqual([true, false])
})

test('where nothing waits, and among what was found, the card is the only way', () => {
  expect([wayOn(tournamentOf({}), 'organizing'), wayOn(tournamentOf({ asking: 2 }), 'found')]).toEqual([
    undefined,
    undefined,
  ])
})
