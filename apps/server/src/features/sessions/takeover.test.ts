import { accountTexts } from '@gauntlet/contract/accounts/endpoints'
import { emailLinks } from '@gauntlet/contract/notices/email-links'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { sessionTexts } from '@gauntlet/contract/sessions/texts'
import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { DAY, MINUTE } from '@gauntlet/contract/time'
import { beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, type Player } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'
import { subjectsTo } from '../../testing/notices.ts'

// Mallory has a stolen session of Ada's, signed in just now, and a mailbox of their own.

const NEW = 'Net-2!rally'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const HOME = { address_line_1: '1 Main Street', city: 'Austin', state: 'TX', postal_code: '78701' }

const app = testApp()
let count = 0
let ada: Player
let thief: Player
let theirs: string
beforeEach(async () => {
  const letter = LETTERS[count++] ?? ''
  ada = await app.player(`Ada A${letter}`)
  await app.call(addresses.add, { ...HOME, address_line_2: '' }, ada)
  thief = await app.signIn(ada)
  theirs = `mallory.${letter}@example.net`
})

const works = async (player: Player) => (await app.call(profiles.self, {}, player)).status === 200
const emailOf = async (player: Player) => (await app.call(profiles.self, {}, player)).payload.email
const login = async (email: string, password: string) => (await app.call(sessions.login, { email, password })).status
const asks = (email: string, player = thief) => app.call(profiles.update, { email }, player)
const confirms = async (email: string, player?: Player) =>
  app.call(sessions.verify, { token: await app.linkTo(email, 'verify') }, player)
const undoLink = (email: string) => app.linkTo(email, 'undo-email')
/** Mallory makes the e-mail theirs. */
async function takes(email: string) {
  await asks(email)
  expect((await confirms(email, thief)).status).toBe(200)
}
async function resets(email: string): Promise<Player> {
  await app.call(sessions.forgot, { email })
  const token = await app.linkTo(email, 'reset')
  const { payload } = await app.call(sessions.reset, { token, password: NEW, confirm: NEW })
  return { ...ada, token: payload.token }
}

describe('Mallory has asked for another e-mail with a stolen session', () => {
  test('Ada sets a new password by mail: the session and the link that waited are dead', async () => {
    await asks(theirs)
    const link = await app.linkTo(theirs, 'verify')
    const owner = await resets(ada.email)
    expect(await works(thief)).toBe(false)
    const late = await app.call(sessions.verify, { token: link }, owner)
    expect([late.status, late.body.message]).toEqual([400, sessionTexts.linkDead])
    expect([await login(ada.email, NEW), await login(theirs, NEW)]).toEqual([200, 401])
  })

  test('Ada sets a new password in her settings: the same, and she stays signed in', async () => {
    await asks(theirs)
    const link = await app.linkTo(theirs, 'verify')
    await app.call(sessions.updatePassword, { password: NEW, confirm: NEW }, ada)
    expect([await works(thief), await works(ada)]).toEqual([false, true])
    expect((await app.call(sessions.verify, { token: link }, ada)).status).toBe(400)
    expect((await app.call(sessions.sendVerification, {}, ada)).body.message).toBe(sessionTexts.alreadyVerified)
    expect([await login(ada.email, NEW), await emailOf(ada)]).toEqual([200, ada.email])
  })

  test('a reset link that Mallory had sent dies with the new password', async () => {
    await app.call(sessions.forgot, { email: ada.email })
    const first = await app.linkTo(ada.email, 'reset')
    await resets(ada.email)
    const again = await app.call(sessions.reset, { token: first, password: PASSWORD, confirm: PASSWORD })
    expect(again.status).toBe(400)
  })

  test('Ada keeps her e-mail from the mail that tells her before it happens', async () => {
    await asks(theirs)
    const { subject, text } = await app.mailTo(ada.email, 'is about to change')
    expect([subject, text.includes(theirs)]).toEqual(['Your Gauntlet email is about to change', true])
    const link = await app.linkTo(theirs, 'verify')
    await app.call(emailLinks.undo, { token: await undoLink(ada.email) })
    expect((await app.call(sessions.verify, { token: link }, thief)).status).toBe(400)
    expect(await works(thief)).toBe(false)
  })
})

describe('the link to a changed e-mail', () => {
  test('counts only in a session of that account, and stays good until then', async () => {
    await asks(theirs)
    const ben = await app.player(`Ben B${LETTERS[count]}`)
    for (const nobody of [undefined, ben]) {
      const { status, body } = await confirms(theirs, nobody)
      expect([status, body.message]).toEqual([403, accountTexts.signInToConfirm])
    }
    expect((await confirms(theirs, thief)).status).toBe(200)
    expect(await emailOf(ada)).toBe(theirs)
  })

  test('is looked at without being used', async () => {
    await asks(theirs)
    const token = await app.linkTo(theirs, 'verify')
    const seen = await app.call(emailLinks.view, { token })
    expect(seen.payload).toEqual({ kind: 'change', email: theirs, name: ada.name, yours: false })
    expect((await app.call(emailLinks.view, { token }, ada)).payload.yours).toBe(true)
    expect(await emailOf(ada)).toBe(ada.email)
  })

  test('is dead once Ada asked for another e-mail, or took the wish back', async () => {
    await asks(theirs)
    const token = await app.linkTo(theirs, 'verify')
    await asks(ada.email)
    expect((await app.call(sessions.verify, { token }, ada)).status).toBe(400)
  })

  test('to an address that somebody else confirmed in between is refused', async () => {
    const ben = await app.player(`Ben B${LETTERS[count]}`)
    await app.call(addresses.add, { ...HOME, address_line_2: '' }, ben)
    await asks(theirs, ada)
    const late = await app.linkTo(theirs, 'verify')
    await asks(theirs, ben)
    await confirms(theirs, ben)
    expect((await app.call(sessions.verify, { token: late }, ada)).status).toBe(409)
    expect(await emailOf(ada)).toBe(ada.email)
  })
})

describe('Mallory has made the e-mail theirs', () => {
  test('Ada is told, takes the account back, and sets a new password with the answer', async () => {
    await takes(theirs)
    expect(await subjectsTo(app, ada)).toContain('Your Gauntlet email was changed')
    const { payload, status } = await app.call(emailLinks.undo, { token: await undoLink(ada.email) })
    expect([status, await works(thief), await works(ada)]).toEqual([200, false, false])
    // Until she has, not even Mallory who knows the old one gets in.
    expect([await login(ada.email, PASSWORD), await login(theirs, PASSWORD)]).toEqual([401, 401])
    const done = await app.call(sessions.reset, { token: payload.token, password: NEW, confirm: NEW })
    expect([done.payload.id, await emailOf({ ...ada, token: done.payload.token })]).toEqual([ada.id, ada.email])
    expect((await app.mailTo(theirs, 'The change of your Gauntlet email was undone')).subject).toBe(
      'The change of your Gauntlet email was undone',
    )
  })

  test('the mail of the restored address leads to the new password too', async () => {
    await takes(theirs)
    await app.call(emailLinks.undo, { token: await undoLink(ada.email) })
    const token = await app.linkTo(ada.email, 'reset')
    expect((await app.call(sessions.reset, { token, password: NEW, confirm: NEW })).status).toBe(200)
  })

  test('a reset link that went to Mallory is dead once Ada has taken the account back', async () => {
    await takes(theirs)
    await app.call(sessions.forgot, { email: theirs })
    const token = await app.linkTo(theirs, 'reset')
    await app.call(emailLinks.undo, { token: await undoLink(ada.email) })
    expect((await app.call(sessions.reset, { token, password: NEW, confirm: NEW })).status).toBe(400)
  })

  test('the link of either mail works for 7 days from the change', async () => {
    await asks(theirs)
    const before = await undoLink(ada.email)
    await app.advance(DAY - MINUTE)
    expect((await confirms(theirs, thief)).status).toBe(200)
    const after = await undoLink(ada.email)
    await app.advance(7 * DAY - MINUTE)
    expect((await app.call(emailLinks.view, { token: after })).payload.kind).toBe('undo')
    expect((await app.call(emailLinks.undo, { token: before })).status).toBe(200)
  })

  test('after 7 days it is dead', async () => {
    await takes(theirs)
    const token = await undoLink(ada.email)
    await app.advance(7 * DAY)
    expect((await app.call(emailLinks.undo, { token })).body.message).toBe(sessionTexts.linkDead)
  })

  test('a second change does not keep Ada from it, nor does undoing the second one', async () => {
    const second = `again.${theirs}`
    const third = `third.${theirs}`
    await takes(theirs)
    const mine = await undoLink(ada.email)
    await app.advance(MINUTE)
    await takes(second)
    const malloryBack = await undoLink(theirs)
    await app.advance(MINUTE)
    await asks(third)
    const link = await app.linkTo(third, 'verify')
    await app.call(emailLinks.undo, { token: malloryBack })
    expect((await app.call(emailLinks.undo, { token: mine })).status).toBe(200)
    expect((await app.call(sessions.verify, { token: link }, thief)).status).toBe(400)
    const owner = await resets(ada.email)
    expect(await emailOf(owner)).toBe(ada.email)
  })

  test('Ada undoes it first: Mallory cannot go back to what came after', async () => {
    const second = `again.${theirs}`
    await takes(theirs)
    const mine = await undoLink(ada.email)
    await app.advance(MINUTE)
    await takes(second)
    const malloryBack = await undoLink(theirs)
    await app.call(emailLinks.undo, { token: mine })
    expect((await app.call(emailLinks.undo, { token: malloryBack })).status).toBe(400)
  })

  test('a new password of Mallory leaves the way back', async () => {
    await takes(theirs)
    const mine = await undoLink(ada.email)
    await app.call(sessions.updatePassword, { password: NEW, confirm: NEW }, thief)
    expect((await app.call(emailLinks.undo, { token: mine })).status).toBe(200)
    expect([await works(thief), await login(ada.email, NEW)]).toEqual([false, 401])
  })
})

describe('an e-mail that another player has', () => {
  test('is answered as any other: its owner is told, and keeps it', async () => {
    const ben = await app.player(`Ben B${LETTERS[count]}`)
    const free = await asks(theirs, ada)
    const held = await asks(ben.email, ada)
    expect([held.status, held.body]).toEqual([free.status, free.body])
    const mail = await app.mailTo(ben.email, 'Somebody wanted')
    expect(mail.subject).toBe('Somebody wanted to use your email for Gauntlet')
    expect(mail.text).not.toMatch(/\/verify\//)
    await app.advance(MINUTE)
    const sent = app.mails.length
    expect((await app.call(sessions.sendVerification, {}, ada)).status).toBe(200)
    expect((await app.mailTo(ben.email)).text).not.toMatch(/\/verify\//)
    expect(app.mails.length).toBe(sent + 1)
    expect([await emailOf(ada), await emailOf(ben)]).toEqual([ada.email, ben.email])
  })
})
