import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { events } from '@gauntlet/contract/events/endpoints'
import { notices } from '@gauntlet/contract/notices/endpoints'
import { teams } from '@gauntlet/contract/teams/endpoints'
import { MINUTE } from '@gauntlet/contract/time'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { accept, challengeOf } from '../../testing/challenges.ts'
import { eventOf, joinEvent } from '../../testing/events.ts'
import { teamActs } from '../../testing/teams.ts'
import { joinTournament, tournamentOf } from '../../testing/tournaments.ts'

const app = testApp()
const [ada, ben, cleo] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Court'], {
  sports: ['Tennis Singles', 'Chess'],
})

/** All that the last notice of a player says, and the mail about it. */
async function newsOf(player: Player) {
  const [newest] = (await app.call(notices.list, {}, player)).payload.notices
  const { subject, text } = await app.mailTo(player.email, newest?.text)
  return { inApp: `${newest?.text} ${newest?.line}`, byMail: `${subject} ${text}` }
}

/** Holds that each of the words stands in what the player was told last, in the app and in the mail, or in neither. */
async function expectNews(player: Player, { now, before }: { now: readonly string[]; before: readonly string[] }) {
  const { inApp, byMail } = await newsOf(player)
  for (const news of [inApp, byMail]) {
    expect(now.filter(word => !news.includes(word))).toEqual([])
    expect(before.filter(word => news.includes(word))).toEqual([])
  }
}

describe('a notice of a change', () => {
  test("tells a challenge's new sport, time and place", async () => {
    const challenge = await challengeOf(app, ada, [ben], { date: '2030-06-09T10:00', venue: 'Old Court' })
    const sport = await app.sportId('Chess')
    const changes = { sport, date: '2030-06-10T15:20', venue: 'New Court' }
    app.clock.advance(MINUTE)
    await app.call(challenges.edit, { id: challenge.id, ...changes }, ada)
    await expectNews(ben, { now: ['New Court', 'Jun 10, 3:20 PM', 'Chess'], before: ['Old Court', 'Jun 9', 'Tennis'] })
  })

  test("tells a tournament's new name, time and place", async () => {
    const tournament = await tournamentOf(app, ada, { title: 'Old Open', venue: 'Old Court' })
    await joinTournament(app, tournament, ben)
    const changes = { title: 'New Open', tournament_start: '2030-06-10T15:20', venue: 'New Arena' }
    app.clock.advance(MINUTE)
    await app.call(tournaments.edit, { id: tournament.id, ...changes }, ada)
    await expectNews(ben, {
      now: ['New Open', 'New Arena', 'Jun 10, 3:20 PM'],
      before: ['Old Open', 'Old Court'],
    })
  })

  test("tells an event's new name, time and place, to whoever moves up from its waiting list, too", async () => {
    const event = await eventOf(app, ada, { event_name: 'Old Doubles', venue: 'Old Court', slots: 1, open_invite: 1 })
    await joinEvent(app, event, ben)
    await joinEvent(app, event, cleo)
    const changes = { event_name: 'New Doubles', venue: 'New Park', slots: 2 }
    const times = { event_start: '2030-06-10T15:20', event_end: '2030-06-10T17:20' }
    app.clock.advance(MINUTE)
    await app.call(events.edit, { id: event.id, ...changes, ...times }, ada)
    for (const player of [ben, cleo]) {
      await expectNews(player, {
        now: ['New Doubles', 'New Park', 'Jun 10, 3:20 PM'],
        before: ['Old Doubles', 'Old Court', 'Jun 9'],
      })
    }
  })

  test("tells a team's new name", async () => {
    const acts = teamActs(() => app)
    const team = await acts.teamOf(ada, 'Old Six', ben)
    await acts.accept(ben, team)
    app.clock.advance(MINUTE)
    await app.call(teams.edit, { team_id: team.id, name: 'New Six' }, ada)
    await expectNews(ben, { now: ['New Six'], before: ['Old Six'] })
  })
})

test('what follows a change tells the new time and place, too', async () => {
  const challenge = await challengeOf(app, ada, [cleo], { date: '2030-06-11T10:00', venue: 'Old Court' })
  await app.call(challenges.edit, { id: challenge.id, date: '2030-06-12T15:20', venue: 'New Court' }, ada)
  app.clock.advance(MINUTE)
  await accept(app, challenge, cleo)
  await expectNews(ada, { now: ['New Court', 'Jun 12, 3:20 PM'], before: ['Old Court'] })
})
