import { PSEUDO, pseudoText } from '@gauntlet/contract/language/pseudo'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { notices } from '@gauntlet/contract/notices/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MailWorld } from '../../platform/outbox/outbox.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { openTestApp, PASSWORD, type Player, selfOf, type TestApp } from '../../testing/app.ts'
import { accept, challengeOf } from '../../testing/challenges.ts'
import { IN_PSEUDO, plainWords, withPseudo } from '../../testing/languages.ts'
import * as payments from '../payments/mails.ts'
import * as ages from '../profiles/mails.ts'
import * as secondProofs from '../second-proofs/mails.ts'
import * as accounts from '../sessions/mails.ts'

let app: TestApp
let ada: Player
let ben: Player
const NAMES = ['Ada Archer', 'Ben Baker', 'Ada', 'Ben', 'Court', 'Austin']

beforeAll(async () => {
  app = await openTestApp({}, withPseudo)
  ada = await app.player('Ada Archer')
  ben = await app.player('Ben Baker')
  await choose(ben, PSEUDO)
})
afterAll(() => app?.close())

const choose = (player: Player, language: string | null) =>
  app.call(profiles.update, { preference: { language } }, player)

const seen = async (path: string, player: Player, headers: Record<string, string> = {}) =>
  app.send({ path, player, headers })

/** The texts of a mail, its tags and addresses apart. */
const wordsOf = ({ subject, text, html = '' }: { subject: string; text: string; html?: string }) =>
  plainWords([subject, text, html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/&#?\w+;/g, ' ')].join('\n'), NAMES)

test('Ben has chosen a language, and is told of a challenge in it, while Ada is told in English', async () => {
  const challenge = await challengeOf(app, ada, [ben])
  const mail = await app.mailTo(ben.email, pseudoText('{who} challenges you').replace('{who}', ada.name))
  expect(wordsOf(mail)).toEqual([])
  expect(mail.html).toContain(`<html lang="${PSEUDO}">`)
  await accept(app, challenge, ben)
  const told = async (player: Player) => (await app.call(notices.list, {}, player)).payload.notices[0]
  const [ours, theirs] = [await told(ada), await told(ben)]
  expect(ours?.text).toBe('Ben Baker accepted the challenge')
  expect(ours?.line).toMatch(/^Tennis Singles · /)
  expect(theirs?.text).toBe(pseudoText('{who} challenges you').replace('{who}', ada.name))
  expect(theirs?.line).toContain(pseudoText('Tennis Singles'))
  expect((await app.mailTo(ada.email, 'accepted')).html).toContain('<html lang="en">')
})

test('without a choice it is the language of the browser, and nobody else has chosen it', async () => {
  const path = notices.list.path
  const [plain, accented] = [await seen(path, ada), await seen(path, ada, IN_PSEUDO)]
  expect([plain.headers['vary'], accented.headers['vary']]).toEqual(
    Array(2).fill('Authorization, Cookie, Accept-Language'),
  )
  const { status } = await seen(path, ada, { ...IN_PSEUDO, 'if-none-match': String(plain.headers['etag']) })
  expect(status).toBe(200)
  const again = await seen(path, ada, { ...IN_PSEUDO, 'if-none-match': String(accented.headers['etag']) })
  expect(again.status).toBe(304)
})

test('sports and genders have their names in it, wherever an answer tells them, and in English what they had', async () => {
  const challenge = await challengeOf(app, ada, [ben])
  const shown = async (player: Player) =>
    (await app.call(challenges.view, { id: challenge.id }, player)).payload.sport.name
  expect([await shown(ada), await shown(ben)]).toEqual(['Tennis Singles', pseudoText('Tennis Singles')])
  const [mine] = (await app.call(sports.own, {}, ben)).payload
  expect([mine?.name, plainWords(mine?.description ?? '')]).toEqual([pseudoText('Tennis Singles'), []])
  const genders = (await app.call(profiles.genders, {}, ben)).payload.map(({ name }) => name)
  expect(genders).toEqual(['Male', 'Female', 'Other'].map(pseudoText))
  const all = (await app.call(sports.all, {}, ben)).payload
  expect(all.flatMap(({ name, description }) => plainWords(`${name} ${description}`))).toEqual([])
})

test('a choice is the player’s alone, can be taken back, and has to be one that is offered', async () => {
  expect((await selfOf(app, ben)).preference.language).toBe(PSEUDO)
  expect((await selfOf(app, ada)).preference).not.toHaveProperty('language')
  expect((await app.call(profiles.view, { id: ben.id }, ada)).payload.preference).not.toHaveProperty('language')
  const refused = await choose(ada, 'tlh')
  expect([refused.status, refused.body.reason]).toEqual([400, 'profiles.edit.language'])
  await choose(ada, 'en')
  const { payload } = await seen(profiles.genders.path, ada, IN_PSEUDO)
  expect(payload).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'Male' })]))
  await choose(ada, null)
  expect(await selfOf(app, ada)).toMatchObject({ preference: expect.not.objectContaining({ language: 'en' }) })
})

test('a browser of the player is told which pages to ask for, once', async () => {
  const web = { 'x-gauntlet-client': 'web', 'sec-fetch-site': 'same-origin' }
  const first = await seen(profiles.self.path, ben, web)
  expect(String(first.headers['set-cookie'])).toMatch(new RegExp(`language[^=]*=${PSEUDO};.*SameSite=Lax`))
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
  expect((await seen(profiles.self.path, ben, { ...web, cookie })).headers['set-cookie']).toBeUndefined()
  expect(String((await seen(profiles.self.path, ada, { ...web, cookie })).headers['set-cookie'])).toMatch(
    /Expires=Thu, 01 Jan 1970/,
  )
})

test('somebody who registers in a language is mailed in it from the first mail on', async () => {
  const email = 'cleo@example.com'
  const account = { first_name: 'Cleo', last_name: 'Court', email, password: PASSWORD, confirm: PASSWORD }
  await app.send({ method: 'POST', path: sessions.register.path, body: account, headers: IN_PSEUDO })
  const { subject } = await app.mailTo(email)
  expect(subject).toBe(pseudoText('Verify your email for {app}').replace('{app}', 'Gauntlet'))
})

/** A call of each function that writes a mail to a player; the operator's own are English. */
const written: Record<
  string,
  (tx: Transaction, world: MailWorld, to: { email: string; language: string | null }) => Promise<void>
> = {
  mailVerification: (tx, world, to) => accounts.mailVerification(tx, world, to, { name: 'Ben', token: 't' }),
  mailReset: (tx, world, to) => accounts.mailReset(tx, world, to, 't'),
  mailPasswordChanged: accounts.mailPasswordChanged,
  mailNewSignIn: (tx, world, to) => accounts.mailNewSignIn(tx, world, to, { device: 'Ben' }),
  mailNewAddress: (tx, world, to) => accounts.mailNewAddress(tx, world, to, 'Ben', 't'),
  mailAddressWanted: accounts.mailAddressWanted,
  mailAddressChanging: (tx, world, to) =>
    accounts.mailAddressChanging(tx, world, to, { changedTo: 'b@example.com', undo: 't' }),
  mailAddressChanged: (tx, world, to) =>
    accounts.mailAddressChanged(tx, world, to, { changedTo: 'b@example.com', undo: 't' }),
  mailAddressRestored: (tx, world, to) => accounts.mailAddressRestored(tx, world, to, 't'),
  mailAddressTakenBack: (tx, world, to) => accounts.mailAddressTakenBack(tx, world, to, 'b@example.com'),
  mailAgeSet: (tx, world, to) => ages.mailAgeSet(tx, world, to, 'Ben', 18),
  mailTimeCodesOn: (tx, world) => secondProofs.mailTimeCodesOn(tx, world, ben.id),
  mailAddedEnded: (tx, world) => secondProofs.mailAddedEnded(tx, world, ben.id),
  mailTimeCodesOff: (tx, world) => secondProofs.mailTimeCodesOff(tx, world, ben.id),
  mailRecoveryCodesRenewed: (tx, world) => secondProofs.mailRecoveryCodesRenewed(tx, world, ben.id),
  mailRecoveryCodeUsed: (tx, world) => secondProofs.mailRecoveryCodeUsed(tx, world, ben.id, 3),
  mailWrongCodes: (tx, world) => secondProofs.mailWrongCodes(tx, world, ben.id),
  mailEndedByOperator: (tx, world) => secondProofs.mailEndedByOperator(tx, world, ben.id),
  mailPasskeyAdded: (tx, world) => secondProofs.mailPasskeyAdded(tx, world, ben.id, 'Ben'),
  mailPasskeyRemoved: (tx, world) => secondProofs.mailPasskeyRemoved(tx, world, ben.id, 'Ben'),
  mailReceipt: (tx, world) => payments.mailReceipt(tx, world, bought(), 60),
  mailRefund: (tx, world) => payments.mailRefund(tx, world, bought(), { cents: 100, points: 10, balance: 50 }),
}

const bought = (): payments.Bought => ({
  id: '7',
  user_id: ben.id,
  provider: 'sandbox',
  amount: 5,
  points: 50,
  card: { brand: 'Ben', last4: '4242' },
  refunded_cents: 0,
  dispute: 'none',
  created_at: app.clock.now(),
})

test('every mail about an account, a purchase and how to get in is written in its language', async () => {
  const all = [accounts, ages, secondProofs, payments].flatMap(module => Object.keys(module))
  expect(Object.keys(written).toSorted()).toEqual(all.filter(name => name !== 'mailTooYoung').toSorted())
  const before = app.mails.length
  await app.db.transaction(async tx => {
    for (const [at, write] of Object.values(written).entries())
      await write(tx, app.app.services, { email: `reader${at}@example.com`, language: PSEUDO })
  })
  await app.app.settle()
  const mails = app.mails.slice(before)
  expect(mails.length).toBe(Object.keys(written).length)
  expect(mails.map(mail => wordsOf(mail)).filter(words => words.length > 0)).toEqual([])
})
