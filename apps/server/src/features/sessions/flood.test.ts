import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { expect, test } from 'vitest'
import { PASSWORD } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'

const app = testApp()

async function mailsTo(email: string) {
  await app.app.settle()
  return app.mails.filter(({ to }) => to === email)
}
const form = { first_name: 'Vic', last_name: 'Victim', password: PASSWORD, confirm: PASSWORD }

test('thirty who register one address bring it five mails, are all answered alike, and the operator sees it', async () => {
  const email = 'victim@example.com'
  const statuses = new Set<number>()
  for (let n = 0; n < 30; n += 1) statuses.add((await app.call(sessions.register, { ...form, email })).status)
  expect([...statuses]).toEqual([200])
  expect(await mailsTo(email)).toHaveLength(5)
  const { body } = await app.app.server.inject({ url: '/metrics' })
  expect(body).toContain('gauntlet_mails_total{class="verification",outcome="over"} 25')
})

test('tags of one mailbox share its budget', async () => {
  for (let n = 0; n < 12; n += 1) await app.call(sessions.register, { ...form, email: `tagged+${n}@example.com` })
  await app.app.settle()
  expect(app.mails.filter(({ to }) => to.startsWith('tagged+'))).toHaveLength(5)
})

test('whoever changes to two strangers’ addresses in turn mails neither for long', async () => {
  const ada = await app.player('Ada Archer')
  const home = { address_line_1: '1 Main Street', city: 'Austin', state: 'TX', postal_code: '78701' }
  await app.call(addresses.add, home, ada)
  const strangers = ['one@example.org', 'two@example.org']
  for (let n = 0; n < 40; n += 1)
    await app.call(profiles.update, { email: strangers[n % 2] ?? '', preference: { age: 30 } }, ada)
  const counts = [...strangers, ada.email].map(async email => (await mailsTo(email)).length)
  // Her own warnings end, too.
  expect(await Promise.all(counts)).toEqual([5, 5, 20])
})
