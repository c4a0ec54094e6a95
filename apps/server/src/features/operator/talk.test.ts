import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { CONTACT_KEPT_DAYS } from '@gauntlet/contract/contact/endpoints'
import { DAY, HOUR } from '@gauntlet/contract/time'
import { expect, test } from 'vitest'
import { eventOf, joinEvent } from '../../testing/events.ts'
import { listen, nodeElsewhere } from '../../testing/live.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { type Thing, talkActs, talkAtEvent } from '../../testing/talk.ts'
import { askDesk, doAtDesk } from './desk.testing.ts'

const app = testApp()
const elsewhere = nodeElsewhere(app)
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

test('a message that Olga takes away leaves the screen that Ben has open', async () => {
  const thing = await talkAtEvent(app, ada, ben)
  await say(ada, thing, 'Rude words')
  await report(ben, thing, 1)
  const [{ id } = { id: '' }] = await app.db.session(session =>
    session.run('select id from talk_reports where thing_id = $1', [thing.id]),
  )
  const stream = await listen(elsewhere, ben)
  const first = await stream.next()
  await doAtDesk(app, ['talk', 'remove', String(id)])
  expect(await stream.next()).toBeGreaterThan(first ?? Infinity)
  expect(await read(ben, thing)).toEqual([])
  stream.close()
})

test.each(['author', 'reporter'])('a reported message stays for Olga when its %s closes the account', async whose => {
  const mallory = await app.player(`Mallory ${whose}`)
  const kim = await app.player(`Kim ${whose}`)
  const thing = await talkAtEvent(app, ada, mallory, kim)
  await say(ada, thing, 'See you there')
  await say(mallory, thing, 'Where do you live?')
  await report(kim, thing, 2, 'Creepy')
  const leaver = whose === 'author' ? mallory : kim
  expect((await app.call(accounts.remove, { id: leaver.id }, leaver)).status).toBe(200)
  const around = [{ text: 'See you there' }, { author_id: mallory.id, text: 'Where do you live?' }]
  expect(await listed()).toMatchObject({ reports: [{ kind: 'event', number: 2, why: 'Creepy', around }] })
  const [{ id } = { id: '' }] = await app.db.session(session =>
    session.run('select id from talk_reports where closed_at is null'),
  )
  await doAtDesk(app, ['talk', 'remove', String(id)])
  expect(await listed()).toEqual({ reports: [] })
})

test('nobody looks at a report: it goes after the time of a report of a player', async () => {
  const thing = await talkAtEvent(app, ada, ben)
  await say(ada, thing, 'Rude words')
  await report(ben, thing, 1)
  await app.advance(CONTACT_KEPT_DAYS * DAY - HOUR)
  expect(await listed()).toMatchObject({ reports: [{ around: [{ text: 'Rude words' }] }] })
  await app.advance(2 * HOUR)
  expect(await listed()).toEqual({ reports: [] })
})
