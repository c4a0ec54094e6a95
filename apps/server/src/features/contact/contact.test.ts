import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { CONTACT_KEPT_DAYS, contact, type ContactReason, contactTexts } from '@gauntlet/contract/contact/endpoints'
import { DAY, HOUR } from '@gauntlet/contract/time'
import { expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { playedMatch, report, view } from '../../testing/challenges.ts'
import { subjectsTo } from '../../testing/notices.ts'
import { listMessages } from './queries.ts'

const OPERATOR = 'club@example.org'

const app = testApp({ OPERATOR_EMAIL: OPERATOR })
const [ada, ben, cleo] = testPlayers(app, ['Ada Archer', 'Ben Baker', 'Cleo Clark'])

const words = { first_name: 'Ada', last_name: 'Archer', email: 'ada.archer@example.com' }
/** Each a second after the one before, so that one is the newest. */
function write(reason: ContactReason, message: string, about: { challenge?: string; player?: string }, who?: Player) {
  app.clock.advance(1_000)
  return app.call(contact.send, { ...words, reason, message, ...about }, who)
}
const newest = async () => (await listMessages.all(app.db, { reason: null, limit: 1 }))[0]

/** Ben reported himself, Ada was silent, and the result stands. */
async function stoodBySilence() {
  const challenge = await playedMatch(app, ada, ben)
  await report(app, challenge, ben, ben)
  await app.advance(49 * HOUR)
  return challenge
}

test('a visitor writes to the operator, who can answer the mail', async () => {
  const answer = await write('Feedback Ideas', 'More courts\nin Austin, please.', {})
  expect(answer.body).toEqual({ success: true, message: contactTexts.sent })
  expect(await newest()).toMatchObject({ reason: 'Feedback Ideas', sender_id: null, first_name: 'Ada' })
  const mail = await app.mailTo(OPERATOR, 'Feedback Ideas')
  expect(mail).toMatchObject({ subject: 'Feedback Ideas: Ada Archer', headers: { 'Reply-To': words.email } })
  expect(mail.text).toContain('More courts\nin Austin, please.')
})

test('a message about a player names them; an id that nobody has is left out', async () => {
  await write('Other', 'Ben does not turn up.', { player: ben.id, challenge: ben.id }, ada)
  expect(await newest()).toMatchObject({ sender_id: ada.id, player_id: ben.id, challenge_id: null })
})

test('Ada, who was silent, disputes a result that stands; an operator is told, and it stands until then', async () => {
  const challenge = await stoodBySilence()
  const answer = await write('Dispute', 'I won.', { challenge: challenge.id }, ada)
  expect(answer.body.message).toBe(contactTexts.disputed)
  expect(await view(app, challenge, ada)).toMatchObject({ event_status_id: '4', reject: 1 })
  await app.mailTo(OPERATOR, challenge.id)
  expect(await subjectsTo(app, ben)).toContain('Ada Archer disputes the result')
})

test('after 7 days the message is kept, and Ada is told that the result stands', async () => {
  const challenge = await stoodBySilence()
  await app.advance(7 * DAY)
  const answer = await write('Dispute', 'I won.', { challenge: challenge.id }, ada)
  expect(answer.body.message).toBe('We have your message. A result can only be disputed for 7 days.')
  expect(await newest()).toMatchObject({ challenge_id: challenge.id })
  expect(await view(app, challenge, ada)).toMatchObject({ reject: 0 })
})

test.each(['a visitor', 'Cleo, who did not play', 'Ben, who reported it'])('%s disputes nothing', async who => {
  const challenge = await stoodBySilence()
  const player = who.startsWith('Cleo') ? cleo : who.startsWith('Ben') ? ben : undefined
  const answer = await write('Dispute', 'He lost.', { challenge: challenge.id }, player)
  expect(answer.body.message).toBe(contactTexts.sent)
  expect(await newest()).toMatchObject({ challenge_id: challenge.id, sender_id: player?.id ?? null })
  expect(await view(app, challenge, ada)).toMatchObject({ reject: 0 })
})

test('while a dispute waits for the operator, both tell their side and nothing else changes', async () => {
  const challenge = await playedMatch(app, ada, ben)
  await report(app, challenge, ben, ben)
  await app.call(challenges.reject, { id: challenge.id }, ada)
  expect((await write('Dispute', 'Mine.', { challenge: challenge.id }, ben)).body.message).toBe(contactTexts.disputed)
  expect(await view(app, challenge, ada)).toMatchObject({ event_status_id: '3', reject: 1 })
})

test('a message is kept for 180 days', async () => {
  await write('Other', 'Lost my racket.', {})
  await app.advance(CONTACT_KEPT_DAYS * DAY - HOUR)
  await app.app.services.jobs.runNow('old-messages')
  expect(await newest()).toMatchObject({ message: 'Lost my racket.' })
  await app.advance(HOUR)
  await app.app.services.jobs.runNow('old-messages')
  expect(await newest()).toBeUndefined()
})
