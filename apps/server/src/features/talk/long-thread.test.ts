import { DAY } from '@gauntlet/contract/time'
import { expect, test } from 'vitest'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { talkActs, talkAtEvent } from '../../testing/talk.ts'

const app = testApp()
const [ada, ben] = testPlayers(app, ['Ada Ace', 'Ben Baseline'])
const { view, say } = talkActs(() => app)

test('a thread of 10,000 messages is read from either end and from the middle, goes on, and goes in the end', async () => {
  const thing = await talkAtEvent(app, ada, ben)
  await say(ada, thing, 'Message 1')
  await app.db.session(session =>
    session.run(
      `with more as (insert into talk_messages (thing_id, number, author_id, text, created_at)
         select $1::uuid, n, case when n % 3 = 0 then $2::uuid else $3::uuid end, 'Message ' || n, $4::timestamptz
         from generate_series(2, 10000) n)
       update talk_threads set last = 10000 where thing_id = $1`,
      [thing.id, ben.id, ada.id, app.clock.now()],
    ),
  )
  const pageBefore = async (before?: number) => {
    const { payload } = await view(ben, thing, { limit: 100, ...(before !== undefined && { before }) })
    const numbers = payload.messages.map(({ number }) => number)
    return [numbers[0], numbers.at(-1), numbers.length, payload.more, payload.unread]
  }
  expect([await pageBefore(), await pageBefore(5001), await pageBefore(101)]).toEqual([
    [9901, 10_000, 100, 1, 100],
    [4901, 5000, 100, 1, 100],
    [1, 100, 100, 0, 100],
  ])
  const more = await Promise.all([say(ada, thing, 'And one'), say(ben, thing, 'And another')])
  expect(new Set(more.map(({ payload }) => payload.number))).toEqual(new Set([10_001, 10_002]))
  await app.advance(100 * DAY)
  expect((await view(await app.signIn(ben), thing)).status).toBe(404)
  const left = 'select count(*)::int as left from talk_messages where thing_id = $1'
  expect(await app.db.session(session => session.run(left, [thing.id]))).toEqual([{ left: 0 }])
})
