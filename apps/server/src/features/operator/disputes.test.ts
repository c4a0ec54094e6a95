import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { contact } from '@gauntlet/contract/contact/endpoints'
import { DAY } from '@gauntlet/contract/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type Player, selfOf, type TestApp } from '../../testing/app.ts'
import { challengeOf, playedMatch, report, view } from '../../testing/challenges.ts'
import { askDesk, doAtDesk, type Words } from './desk.testing.ts'

let app: TestApp
let ada: Player
let ben: Player
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** A name has letters only, and each pair its own. */
const FAMILIES = ['Archer', 'Baker', 'Clark', 'Dean', 'Elder', 'Fisher', 'Gardener', 'Hunter']
let family = ''
beforeEach(async () => {
  family = FAMILIES.shift() ?? ''
  ada = await app.player(`Ada ${family}`)
  ben = await app.player(`Ben ${family}`)
})

const olga = (...words: Words) => askDesk(app, words)
const done = (...words: Words) => doAtDesk(app, words)
const lastAct = async () => (await done('audit', '--limit', '1')).data

/** Ben reported himself, Ada disputes it. */
async function disputed() {
  const challenge = await playedMatch(app, ada, ben, { ranked: 1 })
  await report(app, challenge, ben, ben, { [ada.id]: 4 })
  await app.call(challenges.reject, { id: challenge.id }, ada)
  return challenge
}

test('a dispute is listed with who claims what, the stars and what they wrote', async () => {
  const { id } = await disputed()
  const words = { first_name: 'Ada', last_name: 'Archer', email: ada.email, reason: 'Dispute', message: 'I won 6:4.' }
  await app.call(contact.send, { ...words, reason: 'Dispute', challenge: id }, ada)
  const { data, text } = await done('disputes')
  expect(data).toMatchObject({
    disputes: expect.arrayContaining([
      expect.objectContaining({
        challenge_id: id,
        disputed_by: ada.id,
        players: [
          expect.objectContaining({ id: ada.id, reported_winner_id: null, void_disputes: 0 }),
          expect.objectContaining({ id: ben.id, reported_winner_id: ben.id, stars: { [ada.id]: 4 } }),
        ],
        messages: [expect.objectContaining({ message: 'I won 6:4.', sender_id: ada.id })],
      }),
    ]),
  })
  expect(text).toContain(`says that ${ben.name} won`)
})

test('a dispute is decided for Ada: her rank moves, both are told, and the audit says who and why', async () => {
  const challenge = await disputed()
  const { data } = await done('resolve', 'challenge', challenge.id, 'winner', ada.email, '--why', 'Two witnesses.')
  expect(data).toMatchObject({ status: '4', winner_id: ada.id })
  const seen = await view(app, challenge, ada)
  expect([seen.reported_winner_id, (seen.rank_change?.change ?? 0) > 0]).toEqual([ada.id, true])
  expect((await app.mailTo(ben.email, 'You lost to')).subject).toMatch(
    new RegExp(`^You lost to ${ada.name}. Rank \\d+ ▼`),
  )
  expect(await lastAct()).toMatchObject({
    acts: [{ who: 'olga', act: 'resolve', subject: challenge.id, why: 'Two witnesses.' }],
  })
})

test('a dispute is decided for Ben although he has closed his account, by his id', async () => {
  const challenge = await disputed()
  expect((await app.call(accounts.remove, { id: ben.id }, await app.signIn(ben))).status).toBe(200)
  const { data, text } = await done('resolve', 'challenge', challenge.id, 'winner', ben.id)
  expect([data, text]).toMatchObject([{ status: '4', winner_id: ben.id }, 'A former player has won.'])
  expect(await view(app, challenge, ada)).toMatchObject({ event_status_id: '4', reported_winner_id: ben.id })
})

test('a result that stands is made void, and what it did to the ranks is undone', async () => {
  const challenge = await playedMatch(app, ada, ben, { ranked: 1 })
  await report(app, challenge, ben, ben)
  await report(app, challenge, ada, ben)
  const rankOf = async () => (await selfOf(app, ada)).sports.map(({ _joinData }) => _joinData.played)
  expect(await rankOf()).toEqual([1])
  await done('void', challenge.id)
  expect(await rankOf()).toEqual([0])
  expect(await view(app, challenge, ada)).toMatchObject({ event_status_id: '6', ended: 'void' })
  expect((await done('replay-ranks')).failed).toBeUndefined()
})

test('the third dispute of Ada that ends void bars her from ranked play for 30 days', async () => {
  const barred = []
  let last = 0
  for (let turn = 0; turn < 3; turn += 1) {
    const { id } = await disputed()
    barred.push((await done('resolve', 'challenge', id, 'void')).data)
    last = app.clock.now().getTime()
  }
  const until = new Date(last + 30 * DAY).toISOString()
  expect(barred).toMatchObject([{ barred_until: null }, { barred_until: null }, { barred_until: until }])
  await expect(challengeOf(app, ada, [ben], { ranked: 1 })).rejects.toThrow('You cannot play ranked matches for now.')
})

test('what nobody disputes cannot be decided, and who did not play cannot win', async () => {
  const open = await challengeOf(app, ada, [ben])
  expect(await olga('resolve', 'challenge', open.id, 'void')).toEqual({ failure: 'There is nothing to settle.' })
  const { id } = await disputed()
  const cleo = await app.player(`Cleo ${family}`)
  expect(await olga('resolve', 'challenge', id, 'winner', cleo.id)).toEqual({ failure: 'Please select a winner' })
  expect(await olga('void', ada.id)).toEqual({ failure: 'There is no such challenge or tournament.' })
})
