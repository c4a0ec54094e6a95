import { expect, test } from 'vitest'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { talkActs, talkAtEvent } from '../../testing/talk.ts'

const app = testApp({ RATE_LIMITS: 'on' })
const [ada, ben] = testPlayers(app, ['Ada Ace', 'Ben Baseline'])
const { say, read } = talkActs(() => app)

test('Ada writes 20 messages a minute, whatever Ben writes, and the 21st is told to wait', async () => {
  const thing = await talkAtEvent(app, ada, ben)
  for (let at = 1; at <= 20; at++) expect((await say(ada, thing, `Message ${at}`)).status).toBe(200)
  const { status, headers } = await say(ada, thing, 'Message 21')
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
  expect((await say(ben, thing, 'Slow down')).status).toBe(200)
  expect((await read(ben, thing)).slice(-2)).toEqual(['Message 20', 'Slow down'])
})
