import { addresses } from '@gauntlet/contract/addresses/endpoints'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openDevice } from '../support/browser.ts'
import { mailedLink, verified } from '../support/cast.ts'
import { call } from '../support/client.ts'
import { button, comesTo, heading, said, signIn } from '../support/screens.ts'
import { openStage } from '../support/stage.ts'
import { thumb } from '../support/thumb.ts'

const { server, browser } = await openStage()

const TAPS_MAX = 12
const KEYS_MAX = 45

const HOME = { address_line_1: '1 Court Lane', city: 'Austin', state: 'TX', postal_code: '78701' }
const EMAIL = 'ada@example.com'

async function signsUp(page: Page, { tap, type, next }: ReturnType<typeof thumb>) {
  await page.goto('/')
  await tap(page.getByRole('link', { name: 'Sign Up' }))
  await tap(page.getByLabel('First Name'))
  await type('Ada')
  await next()
  await type('Archer')
  await next()
  await type(EMAIL)
  await next()
  await tap(page.getByRole('button', { name: 'Show password' }))
  await type('Court-1!ace')
  await tap(button(page, 'Register'))
  await heading(page, 'Verify your email').waitFor()
}

async function opensTheMail(page: Page, { count, tap }: ReturnType<typeof thumb>) {
  const link = await mailedLink(server, EMAIL, 'verify')
  // the tap on the link in the mail
  count.taps += 1
  await page.goto(link)
  await tap(button(page, 'Confirm My Email'))
  await heading(page, 'Dashboard').waitFor()
}

async function addsASport(page: Page, { tap }: ReturnType<typeof thumb>) {
  await tap(button(page, 'Tennis Singles'))
  const modal = page.getByRole('dialog', { name: 'Add Sports' })
  await tap(modal.getByRole('button', { name: 'Add 1 sport' }))
  await modal.waitFor({ state: 'detached' })
}

async function findsAndChallenges(page: Page, { tap, type }: ReturnType<typeof thumb>) {
  await tap(page.getByRole('link', { name: 'Friends' }))
  await tap(page.getByLabel('Name', { exact: true }))
  await type('Ben')
  await tap(button(page, 'Challenge Ben Boxer'))
  const form = page.getByRole('dialog', { name: 'Challenge' })
  // She has told no age, and is asked for it here; the challenge goes out without an answer.
  await form.getByRole('heading', { name: 'How old are you?' }).waitFor()
  // Ben's city is proposed, and a venue that the two agree on later.
  await form.getByText(/^Austin, TX \d/).waitFor()
  await tap(form.getByRole('button', { name: 'Send challenge' }))
  await said(page, 'Challenge Sent')
}

test('Ada, who comes for the first time, sends Ben a challenge with few taps and few keys', async () => {
  const ben = await verified(server, 'Ben Boxer')
  await call(server.url, addresses.add, HOME, ben.token)
  const { context, page, troubles } = await openDevice(browser, server.url, 'a phone, light')
  const ada = thumb(page)
  await signsUp(page, ada)
  await opensTheMail(page, ada)
  await addsASport(page, ada)
  await findsAndChallenges(page, ada)
  expect(ada.count.taps, `${ada.count.taps} taps`).toBeLessThanOrEqual(TAPS_MAX)
  expect(ada.count.keys, `${ada.count.keys} keys`).toBeLessThanOrEqual(KEYS_MAX)
  expect(troubles).toEqual([])
  await context.close()
})

test('Cleo types the ZIP of a proposed city herself where the server does not say it', async () => {
  const [ben, cleo, { context, page }] = await Promise.all([
    verified(server, 'Bob Baker'),
    verified(server, 'Cleo Clark'),
    openDevice(browser, server.url, 'a phone, light'),
  ])
  await call(server.url, addresses.add, HOME, ben.token)
  await context.route('**/places/city/**', route => route.abort())
  await signIn(page, cleo)
  await comesTo(page, `/challenge/create/${ben.id}`)
  await page.getByLabel('ZIP Code').waitFor()
  expect(await page.getByLabel('City').inputValue()).toBe('Austin')
  await context.close()
})
