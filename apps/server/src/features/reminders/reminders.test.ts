import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { events } from '@gauntlet/contract/events/endpoints'
import { notices } from '@gauntlet/contract/notices/endpoints'
import { HOUR, MINUTE } from '@gauntlet/contract/time'
import { beforeEach, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'
import { accept, challengeOf } from '../../testing/challenges.ts'
import { eventOf, joinEvent } from '../../testing/events.ts'
import { mailsTo, noticesOf } from '../../testing/notices.ts'
import { newcomer, pairOf } from '../../testing/players.ts'
import { joinTournament, tournamentOf } from '../../testing/tournaments.ts'

const app = testApp()
let nora: Player
let otto: Player
beforeEach(async () => {
  ;[nora, otto] = await pairOf(app, 'Nora Novak', 'Otto Berg')
})

/** The reminders that a player has had, the newest first. */
async function remindersOf(player: Player): Promise<string[]> {
  const { notices: told } = await noticesOf(app, await app.signIn(player))
  return told.filter(({ kind }) => kind === 'reminders').map(({ text }) => text)
}
/** Moves the clock to so many hours before a moment. */
const to = (start: string, hours: number) =>
  app.advance(new Date(start).getTime() - hours * HOUR - app.clock.now().getTime())
const inDays = (days: number) => new Date(Math.ceil(app.clock.now().getTime() / HOUR + days * 24) * HOUR).toISOString()

test('a match is told 24 and 2 hours before, once each, in the app and by mail, with when, where and whom', async () => {
  const match = await challengeOf(app, nora, [otto], { date: inDays(3), venue: 'Pease Park' })
  await accept(app, match, otto)
  await to(match.challenge_start, 24.01)
  expect(await remindersOf(nora)).toEqual([])
  await to(match.challenge_start, 24)
  await app.advance(MINUTE)
  const other = await app.anotherNode()
  await other.services.jobs.runNow('reminders')
  await other.stop()
  expect(await remindersOf(nora)).toEqual([`In 24 hours: Tennis Singles with ${otto.name}`])
  const { text } = await app.mailTo(otto.email, 'Pease Park, Austin')
  expect(text).toContain('Pease Park, Austin')
  expect(text).toContain(`You meet ${nora.name}.`)
  await to(match.challenge_start, 2)
  await app.advance(MINUTE)
  expect(await remindersOf(nora)).toEqual([
    `In 2 hours: Tennis Singles with ${otto.name}`,
    `In 24 hours: Tennis Singles with ${otto.name}`,
  ])
})

test('a tournament and an event are told to players with a place and to the organizer, not to those who wait', async () => {
  const date = inDays(3)
  const end = new Date(new Date(date).getTime() + HOUR).toISOString()
  const cup = await tournamentOf(app, nora, { title: 'Autumn Cup', tournament_start: date, tournament_end: end })
  await joinTournament(app, cup, otto)
  const event = await eventOf(app, nora, { event_start: date, event_end: end, slots: 1, open_invite: 1 })
  const late = await newcomer(app, 'Late Comer')
  await joinEvent(app, event, otto)
  await joinEvent(app, event, late)
  await to(date, 24)
  for (const player of [nora, otto])
    expect((await remindersOf(player)).toSorted()).toEqual(['In 24 hours: Autumn Cup', 'In 24 hours: Sunday Doubles'])
  expect(await remindersOf(late)).toEqual([])
  await to(date, 2)
  expect((await remindersOf(otto)).length).toBe(4)
})

test('what is made or accepted after that moment is not told of it', async () => {
  const match = await challengeOf(app, nora, [otto], { date: inDays(0.9) })
  await accept(app, match, otto)
  await app.advance(MINUTE)
  const late = await challengeOf(app, nora, [otto], { date: inDays(3) })
  await to(late.challenge_start, 23)
  await accept(app, late, await app.signIn(otto))
  await app.advance(MINUTE)
  expect((await remindersOf(otto)).filter(text => text.startsWith('In 24'))).toEqual([])
})

test('a start that moves takes its reminders along', async () => {
  const [first, second] = [inDays(3), inDays(6)]
  const event = await eventOf(app, nora, { event_start: first, event_end: '', open_invite: 1 })
  await joinEvent(app, event, otto)
  await app.call(events.edit, { id: event.id, event_start: second }, nora)
  await to(first, 24)
  await to(first, 2)
  expect(await remindersOf(otto)).toEqual([])
  await to(second, 24)
  expect(await remindersOf(otto)).toEqual(['In 24 hours: Sunday Doubles'])
})

test('nobody is reminded of what is cancelled, or of a player who blocks them', async () => {
  const match = await challengeOf(app, nora, [otto], { date: inDays(3) })
  await accept(app, match, otto)
  const event = await eventOf(app, nora, { event_start: inDays(3), event_end: '', open_invite: 1 })
  await joinEvent(app, event, otto)
  await app.call(challenges.cancel, { id: match.id }, nora)
  await app.call(blocks.set, { user_id: otto.id, active: 1 }, nora)
  await to(match.challenge_start, 24)
  await to(match.challenge_start, 2)
  expect(await remindersOf(otto)).toEqual([])
})

test('in a match of several, a player who blocks one of them is reminded by the name of another', async () => {
  const paula = await newcomer(app, 'Paula Park')
  const match = await challengeOf(app, nora, [otto, paula], { date: inDays(3) })
  for (const player of [otto, paula]) await accept(app, match, player)
  await app.call(blocks.set, { user_id: nora.id, active: 1 }, paula)
  await to(match.challenge_start, 24)
  expect([await remindersOf(paula), await remindersOf(nora)]).toEqual([
    [`In 24 hours: Tennis Singles with ${otto.name} and 1 more`],
    [`In 24 hours: Tennis Singles with ${otto.name} and 1 more`],
  ])
})

test('the mails can be turned off, and the app goes on telling', async () => {
  const match = await challengeOf(app, nora, [otto], { date: inDays(3) })
  await accept(app, match, otto)
  await app.call(notices.choose, { kind: 'reminders', email: 0 }, otto)
  const before = (await mailsTo(app, otto)).length
  await to(match.challenge_start, 24)
  expect([(await remindersOf(otto)).length, (await mailsTo(app, otto)).length - before]).toEqual([1, 0])
})

test.each([
  ['an hour longer', '2030-11-03T16:00:00.000Z', /Sun, Nov 3, 10:00\sAM/],
  ['an hour shorter', '2031-03-09T15:00:00.000Z', /Sun, Mar 9, 10:00\sAM/],
])('after a night that is %s reminders count hours that pass, and name the time on the wall', async (_, date, wall) => {
  const match = await challengeOf(app, nora, [otto], { date })
  await accept(app, match, otto)
  for (const [hours, words] of [
    [24, `In 24 hours: Tennis Singles with ${otto.name}`],
    [2, `In 2 hours: Tennis Singles with ${otto.name}`],
  ] as const) {
    const before = await remindersOf(nora)
    await to(date, hours + 0.02)
    expect(await remindersOf(nora)).toEqual(before)
    await to(date, hours)
    expect(await remindersOf(nora)).toEqual([words, ...before])
    expect((await app.mailTo(nora.email, words)).text).toMatch(wall)
  }
})
