import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoAxeFindings } from '../support/axe.ts'
import { closeDevices, sharedBrowser, openDevice } from '../support/browser.ts'
import { verified } from '../support/cast.ts'
import { answer, button, comesTo, follow, heading, press, said, shows, signIn } from '../support/screens.ts'
import { type OwnServer, startServer } from '../support/server.ts'
import { startStripe, type StripeDouble } from '../support/stripe.ts'
import { serveStripe } from '../support/stripe-script.ts'

let server: OwnServer
let stripe: StripeDouble
let browser: Browser
beforeAll(async () => {
  ;[server, stripe, browser] = await Promise.all([
    startServer({ CREDITS_WELCOME: '0' }),
    startStripe(),
    sharedBrowser(),
  ])
})
afterAll(async () => {
  await closeDevices(browser)
  await server?.close()
  await stripe?.close()
})

const balance = (page: Page, credits: number) =>
  page.locator('dl', { hasText: 'Your credits' }).getByText(String(credits), { exact: true })
const cardIn = (page: Page) => page.frameLocator('.stripe-card iframe').getByLabel('Card number')
const choose = (page: Page, price: string) =>
  page.getByRole('radiogroup', { name: 'How many credits?' }).getByRole('radio', { name: price }).check()

async function typeCard(page: Page, number: string) {
  await page.getByLabel('Card Number').fill(number)
  await page.getByLabel('Expires').fill('12/34')
  await page.getByLabel('Security Code').fill('123')
}

test('Ada has ten credits for nothing and buys more with a test card, which the sandbox says it wants', async () => {
  const ada = await verified(server, 'Ada Archer')
  const { context, page, troubles } = await openDevice(browser, server.url, 'a phone, light')

  await page.goto('/payment-form')
  await page.getByRole('link', { name: 'Sign up to buy' }).waitFor()
  await said(page, '$5 for 50 credits')
  await expectNoAxeFindings(page)

  await signIn(page, ada, '/user/profile/view')
  await press(page, 'Add 10 Credits')
  await answer(page, 'Are you sure want to add 10 credits?', 'Add 10 Credits')
  await said(page, 'Credits added to player account successfully.')
  await button(page, 'Add 10 Credits').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: /^10 credits/ }).click()

  await heading(page, 'Buy Credits').waitFor()
  await said(page, 'Sandbox: no money moves')
  // The pack in the middle is proposed.
  expect(await page.getByRole('radio', { name: '$10 for 110 credits' }).isChecked()).toBe(true)
  // Nothing of the form lies below its bar there.
  await page.getByText('What credits are for').scrollIntoViewIfNeeded()
  await expectNoAxeFindings(page)
  await choose(page, '$5 for 50 credits')
  await typeCard(page, '4111 1111 1111 1112')
  await press(page, 'Buy Now')
  await said(page, 'Invalid Card Details')
  await typeCard(page, '4000 0000 0000 0002')
  await press(page, 'Buy Now')
  await said(page, 'Your card was declined.')
  // Every choice and typed text is kept.
  expect(await page.getByLabel('Card Number').inputValue()).toBe('4000 0000 0000 0002')

  await press(page, 'Fill in a test card')
  expect(await page.getByLabel('Card Number').inputValue()).toBe('4242 4242 4242 4242')
  await page.route('**/api/stripes/payment', route => route.abort(), { times: 1 })
  await press(page, 'Buy Now')
  await said(page, 'Something went wrong')
  await page.getByText('If it went through, your credits follow by themselves.').waitFor()
  await press(page, 'Buy Now')
  await said(page, 'Payment Succesfully Done')
  await balance(page, 60).waitFor()
  await expect.poll(() => page.getByLabel('Card Number').inputValue()).toBe('')
  // The next purchase is chosen anew.
  await press(page, 'Buy Now')
  await page.locator('.error', { hasText: 'Select Price' }).waitFor()
  await page.getByText('What credits are for').scrollIntoViewIfNeeded()
  await expectNoAxeFindings(page)

  await choose(page, '$10 for 110 credits')
  await page.getByRole('link', { name: 'Your receipt' }).waitFor({ state: 'detached' })
  await typeCard(page, '4000 0025 0000 3155')
  await press(page, 'Buy Now')
  await answer(page, 'The sandbox’s bank asks', 'Refuse')
  await said(page, 'Your bank did not confirm this payment, and nothing was charged.')
  await press(page, 'Buy Now')
  await page.getByRole('dialog', { name: 'The sandbox’s bank asks' }).waitFor()
  await expectNoAxeFindings(page)
  await answer(page, 'The sandbox’s bank asks', 'Confirm')
  await balance(page, 170).waitFor()

  await follow(page, 'Your receipt')
  await heading(page, 'Receipt').waitFor()
  await said(page, 'Visa ending in 3155')
  await said(page, 'This was the sandbox, with a test card: no money moved.')
  await expectNoAxeFindings(page)
  const receipts = (await server.mails()).filter(({ to, subject }) => to === ada.email && subject.includes('receipt'))
  expect(receipts.map(({ subject }) => subject).toSorted()).toEqual([
    'Your receipt from Gauntlet: $10.00',
    'Your receipt from Gauntlet: $5.00',
  ])
  await press(page, 'Back')
  await follow(page, 'Your credits and purchases')
  await heading(page, 'Your Credits').waitFor()
  for (const words of ['Free credits', '170 left', '+110', 'Not paid']) await said(page, words)
  await expectNoAxeFindings(page)
  // As often as the app tries by itself; once the stream of changes begins it would try once more.
  await page.route('**/api/live', route => route.abort())
  await page.route(/\/api\/credits\/history/, route => route.fulfill({ status: 500, body: 'no envelope' }), {
    times: 3,
  })
  await page.reload()
  await press(page, 'Try Again')
  await said(page, '170 left')
  await page.unroute('**/api/live')
  await comesTo(page, '/purchase/01900000-0000-7000-8000-000000000000')
  await said(page, 'We cannot find this receipt')
  await follow(page, 'Your Credits')
  await heading(page, 'Your Credits').waitFor()
  await comesTo(page, '/store')

  await press(page, 'Back')
  await page.getByRole('link', { name: /^170 credits/ }).waitFor()
  expect([...troubles, ...server.errors()]).toEqual([])
  await context.close()
})

test('Ben pays through Stripe: his card never meets our server, two tabs are one payment, a refund takes back', async () => {
  await server.stop()
  await server.restart(stripe.env)
  const ben = await verified(server, 'Ben Baker')
  const device = await openDevice(browser, server.url, 'a desktop, dark')
  const { context, page, troubles } = device
  const sent: string[] = []
  context.on('request', request => {
    if (request.url().startsWith(server.url)) sent.push(request.postData() ?? '')
  })

  await context.route('https://js.stripe.com/**', route => route.abort())
  await signIn(page, ben, '/store')
  await said(page, 'The card form could not be loaded.')
  await choose(page, '$10 for 110 credits')
  await press(page, 'Buy Now')
  await said(page, 'Api key missing')
  await context.unroute('https://js.stripe.com/**')
  await serveStripe(context, stripe)
  await press(page, 'Try Again')
  await cardIn(page).fill('4111 1111 1111 1112')
  await expectNoAxeFindings(page)
  await press(page, 'Buy Now')
  await said(page, 'Invalid Card Details')

  const other = await context.newPage()
  await other.goto('/payment-form')
  await heading(other, 'Card Details').waitFor()
  await choose(other, '$10 for 110 credits')
  for (const tab of [page, other]) await cardIn(tab).fill('4242 4242 4242 4242')
  await Promise.all([press(page, 'Buy Now'), press(other, 'Buy Now')])
  for (const tab of [page, other]) await balance(tab, 120).waitFor()
  expect(stripe.charges).toHaveLength(1)
  expect(sent.filter(body => body.includes('pm_good'))).toHaveLength(2)
  expect(sent.filter(body => body.includes('4242'))).toEqual([])
  await other.close()

  await stripe.refund()
  await stripe.tell(server.url)
  await shows(device, balance(page, 10))

  // His bank asks before the next one; the first time he closes the page over the question.
  const asked = page.frameLocator('iframe[title="Your bank"]')
  const payWithAsking = async () => {
    await choose(page, '$5 for 50 credits')
    await cardIn(page).fill('4000 0025 0000 3155')
    await press(page, 'Buy Now')
    await asked.getByText('Is it you who pays?').waitFor()
  }
  await payWithAsking()
  await page.reload()
  await press(page, 'Check This Payment')
  await said(page, 'The payment did not go through, and nothing was charged.')
  await payWithAsking()
  await asked.getByRole('button', { name: 'It is not me' }).click()
  await said(page, 'Your bank did not confirm this payment, and nothing was charged.')
  await press(page, 'Buy Now')
  await asked.getByRole('button', { name: 'It is me' }).click()
  await balance(page, 60).waitFor()
  expect(stripe.charges).toHaveLength(2)
  expect([...troubles, ...server.errors()]).toEqual([])
  await context.close()
})
