import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { notices } from '@gauntlet/contract/notices/endpoints'
import { HOUR } from '@gauntlet/contract/time'
import { beforeEach, expect, test } from 'vitest'
import type { Mail } from '../../platform/mail/mail.ts'
import type { Player } from '../../testing/app.ts'
import { challengeOf } from '../../testing/challenges.ts'
import { testApp } from '../../testing/opened.ts'
import { pairOf } from '../../testing/players.ts'

/** The mail host, which is away for a while. */
let isAway = false
let sent: string[] = []
const mail: Mail = {
  send({ to, subject }) {
    if (isAway) return Promise.reject(new Error('Try again later'))
    sent.push(`${to} ${subject}`)
    return Promise.resolve()
  },
  close: () => Promise.resolve(),
}
const app = testApp({ LOG_LEVEL: 'silent' }, { mail })
let ada: Player
let ben: Player
beforeEach(async () => {
  ;[ada, ben] = await pairOf(app, 'Ada Ace', 'Ben Baseline')
  await app.app.settle()
  sent = []
  isAway = true
  await challengeOf(app, ada, [ben])
  await app.app.settle()
})
const hostIsBack = async () => {
  isAway = false
  await app.advance(HOUR)
}

test('a mail that could not go out goes once the mail host is back', async () => {
  await hostIsBack()
  expect(sent).toEqual([`${ben.email} ${ada.name} challenges you`])
})

test('it does not go to a player who has read the notice meanwhile', async () => {
  await app.call(notices.read, {}, ben)
  await hostIsBack()
  expect(sent).toEqual([])
})

test('nor across a block that was set meanwhile', async () => {
  await app.call(blocks.set, { user_id: ben.id, active: 1 }, ada)
  await hostIsBack()
  expect(sent).toEqual([])
})
