import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { notices } from '@gauntlet/contract/notices/endpoints'
import { DAY, HOUR, MINUTE } from '@gauntlet/contract/time'
import { beforeEach, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { accept, challengeOf } from '../../testing/challenges.ts'
import { mailsTo } from '../../testing/notices.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { newcomer } from '../../testing/players.ts'
import { joinTournament, tournamentOf } from '../../testing/tournaments.ts'

const app = testApp()
const [ada, ben, cleo] = testPlayers(app, ['Ada Archer', 'Ben Baker', 'Cleo Clark'])
const MORNING = '08:00'
let olga: Player
beforeEach(async () => {
  olga = await newcomer(app, 'Olga Organizer')
})

/** Moves the clock to so long after the next 8 in the morning, UTC. */
async function toMorning(later = 0) {
  const now = app.clock.now().getTime()
  const today = Date.parse(`${new Date(now).toISOString().slice(0, 10)}T${MORNING}Z`) + later
  await app.advance((today > now ? today : today + DAY) - now)
}
/** The texts of a player's daily mails. */
const dailyMails = async (player: Player) =>
  (await mailsTo(app, player)).filter(({ subject }) => subject.endsWith('today')).map(({ text }) => text)

test('what is gathered across 8 in the morning stands in one daily mail, whenever in the hour it happened', async () => {
  await toMorning(-20 * MINUTE)
  await app.call(notices.choose, { kind: 'tournaments', daily: 1, zone: 'UTC' }, olga)
  const cup = await tournamentOf(app, await app.signIn(olga), { title: 'Spring Cup' })
  await joinTournament(app, cup, ada)
  app.clock.advance(10 * MINUTE)
  await joinTournament(app, cup, ben)
  await toMorning(10 * MINUTE)
  await joinTournament(app, cup, cleo)
  await app.advance(HOUR)
  await app.advance(DAY)
  const mails = await dailyMails(olga)
  expect(
    mails.map(text => ['Ben Baker and 1 other', 'Cleo Clark plays'].filter(words => text.includes(words))),
  ).toEqual([['Ben Baker and 1 other'], ['Cleo Clark plays']])
})

test('a match that is ahead stands in it once, without hours that would be wrong by then; one that is over does not', async () => {
  await toMorning()
  const dora = await newcomer(app, 'Dora Diaz')
  await app.call(notices.choose, { kind: 'reminders', daily: 1, zone: 'UTC' }, dora)
  const now = app.clock.now().getTime()
  const past = await challengeOf(app, ada, [dora], { date: new Date(now + 38 * HOUR).toISOString() })
  const ahead = await challengeOf(app, ben, [dora], { date: new Date(now + 49.5 * HOUR).toISOString() })
  for (const match of [past, ahead]) await accept(app, match, dora)
  for (let hours = 0; hours < 49; hours += 1) await app.advance(HOUR)
  const mails = await dailyMails(dora)
  expect(mails.map(text => text.match(/^.*Tennis Singles with.*$/gm))).toEqual([
    ['Coming up: Tennis Singles with Ada Archer'],
    ['Coming up: Tennis Singles with Ben Baker'],
  ])
})

test.each([
  ['Kate blocks Paul', true],
  ['Paul blocks Kate', false],
])('a challenge of Paul is in no daily mail to Kate once %s', async (_, byKate) => {
  await toMorning(2 * HOUR)
  const [paul, kate] = [await newcomer(app, 'Paul Parker'), await newcomer(app, 'Kate Kent')]
  await app.call(notices.choose, { kind: 'challenges', daily: 1, zone: 'UTC' }, kate)
  await challengeOf(app, paul, [kate])
  await challengeOf(app, ada, [kate])
  app.clock.advance(HOUR)
  const [blocker, blocked] = byKate ? [kate, paul] : [paul, kate]
  await app.call(blocks.set, { user_id: blocked.id, active: 1 }, blocker)
  await toMorning(HOUR)
  const mails = await dailyMails(kate)
  expect(mails.map(text => ['Paul Parker', 'Ada Archer'].filter(name => text.includes(name)))).toEqual([['Ada Archer']])
})
