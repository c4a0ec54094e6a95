import { linkedChallenges } from '@gauntlet/contract/challenges/by-link'
import { HOUR, MINUTE } from '@gauntlet/contract/time'
import { expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { view } from '../../testing/challenges.ts'
import { answerLineup, befriend, DOUBLES, doublesOf, lineUp } from '../../testing/lineups.ts'
import { codeOf } from '../../testing/links.ts'
import { noticesOf } from '../../testing/notices.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { talkActs } from '../../testing/talk.ts'
import { answerTimes, inDays, offer, times } from '../../testing/times.ts'

const app = testApp()
const [ada, ben, cleo, dan] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay', 'Dan Deuce'], {
  sports: [DOUBLES],
})
const { say, read } = talkActs(() => app)

/** Moves the clock to so many hours before a moment, and a minute on. */
const to = (start: string, hours: number) =>
  app.advance(new Date(start).getTime() - hours * HOUR + MINUTE - app.clock.now().getTime())
const remindersOf = async (player: Player) =>
  (await noticesOf(app, await app.signIn(player))).notices.filter(({ kind }) => kind === 'reminders')

test('a doubles is arranged through a link, two offers of other times and talk; its reminders go by the last', async () => {
  const match = await doublesOf(app, ada, [], { by_link: 1, ...times(app, 3, 4) })
  const code = await codeOf(app, match, ada)
  const { payload: shared } = await app.call(linkedChallenges.open, { code })
  const round = shared.offer?.round ?? 0
  const accepted = await app.call(linkedChallenges.accept, { code, times: { round, suits: [1, 2] } }, ben)
  expect(accepted.status).toBe(200)
  const [third = '', sixth = '', eighth = ''] = inDays(app, 3, 6, 8)
  expect(await view(app, match, ben)).toMatchObject({ status: 'Upcoming', challenge_start: third })

  for (const [captain, partner] of [
    [ada, cleo],
    [ben, dan],
  ] as const) {
    await befriend(app, captain, partner)
    await lineUp(app, match, captain, { add: [partner] })
    await answerLineup(app, match, partner)
  }
  const thread = { kind: 'challenge', id: match.id } as const
  await say(dan, thread, 'I am away that day. The sixth?')
  expect(await read(ben, thread)).toEqual(['I am away that day. The sixth?'])

  expect((await offer(app, match, dan, 1, 6)).status).toBe(403)
  await offer(app, match, ben, 1, 6)
  await offer(app, match, ada, 2, 8, 9)
  expect((await view(app, match, dan)).challenge_start).toBe(third)
  const { payload: moved } = await answerTimes(app, match, ben, 3, 0)
  expect(moved).toMatchObject({ status: 'Upcoming', challenge_start: eighth, user_count: 4 })

  for (const before of [third, sixth]) {
    await to(before, 24)
    expect(await remindersOf(dan)).toEqual([])
  }
  await to(eighth, 24)
  for (const player of [ada, ben, cleo, dan]) expect(await remindersOf(player)).toHaveLength(1)
  await to(eighth, 2)
  for (const player of [ada, ben, cleo, dan]) expect(await remindersOf(player)).toHaveLength(2)
  const { text } = await app.mailTo(dan.email, `${match.venue}, Austin`)
  expect(text).toContain(match.venue)
})
