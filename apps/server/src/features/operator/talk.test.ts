import { expect, test } from 'vitest'
import { eventOf, joinEvent } from '../../testing/events.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { type Thing, talkActs } from '../../testing/talk.ts'
import { askDesk, doAtDesk } from './desk.testing.ts'

const app = testApp()
const [ada, ben] = testPlayers(app, ['Ada Ace', 'Ben Baseline'])
const { say, report, read } = talkActs(() => app)

const listed = async () => (await doAtDesk(app, ['talk'])).data

test('Olga sees a reported message with ten around it, and takes it away or leaves it', async () => {
  const event = await eventOf(app, ada, { open_invite: 1 })
  await joinEvent(app, event, ben)
  const thing: Thing = { kind: 'event', id: event.id }
  for (let count = 1; count <= 14; count++) await say(ada, thing, `Message ${count}`)
  await report(ben, thing, 7, 'Rude')
  app.clock.advance(1_000)
  await report(ben, thing, 9)
  const ids = await app.db.session(session => session.run('select id from talk_reports order by created_at'))
  const [first = '', second = ''] = ids.map(({ id }) => String(id))
  const around = Array.from({ length: 11 }, (_, at) => ({ text: `Message ${at + 2}` }))
  expect(await listed()).toMatchObject({
    reports: [
      { id: first, number: 7, why: 'Rude', around },
      { id: second, number: 9 },
    ],
  })
  await doAtDesk(app, ['talk', 'remove', first, '--why', 'Insult'])
  expect(await read(ben, thing)).not.toContain('Message 7')
  await doAtDesk(app, ['talk', 'fine', second])
  expect(await read(ben, thing)).toContain('Message 9')
  expect(await listed()).toEqual({ reports: [] })
  expect(await askDesk(app, ['talk', 'fine', second])).not.toHaveProperty('text')
})
