import { DAY, HOUR } from '@gauntlet/contract/time'
import { expect, test } from 'vitest'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { talkActs, talkAtEvent } from '../../testing/talk.ts'

const app = testApp({ RATE_LIMITS: 'on' })
const [ada, ben, cleo] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Court'])
const { say, read } = talkActs(() => app)

test('Ada writes 20 messages a minute, whatever Ben writes, and the 21st is told to wait', async () => {
  const thing = await talkAtEvent(app, ada, ben)
  for (let at = 1; at <= 20; at++) expect((await say(ada, thing, `Message ${at}`)).status).toBe(200)
  const { status, headers } = await say(ada, thing, 'Message 21')
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
  expect((await say(ben, thing, 'Slow down')).status).toBe(200)
  expect((await read(ben, thing)).slice(-2)).toEqual(['Message 20', 'Slow down'])
})

test('Cleo writes 300 messages a day, and the 301st is told to wait until the day is over', async () => {
  const thing = await talkAtEvent(app, cleo, ben)
  const write = async (text: string) => {
    const { status, headers } = await say(cleo, thing, text)
    return [status, Math.round(Number(headers['retry-after'] ?? 0) / 3600)]
  }
  expect(await write('Message 1')).toEqual([200, 0])
  await app.db.session(session =>
    session.run('update tries set count = 299 where until > $1', [new Date(app.clock.now().getTime() + HOUR)]),
  )
  expect([await write('Message 300'), await write('Message 301')]).toEqual([
    [200, 0],
    [429, 24],
  ])
  app.clock.advance(DAY)
  expect(await write('A new day')).toEqual([200, 0])
})
