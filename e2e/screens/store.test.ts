import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoAxeFindings } from '../support/axe.ts'
import { launchBrowser, openDevice } from '../support/browser.ts'
import { verified } from '../support/cast.ts'
import { answer, button, follow, heading, press, said, shows, signIn } from '../support/screens.ts'
import { type Server, startServer } from '../support/server.ts'
import { startStripe, type StripeDouble } from '../support/stripe.ts'
import { serveStripe } from '../support/stripe-script.ts'

let server: Server
let stripe: StripeDouble
let browser: Browser
beforeAll(async () => {
  ;[server, stripe, browser] = await Promise.all([
    startServer({ CREDITS_WELCOME: '0' }),
    startStripe(),
    launchBrowser(),
  ])
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
  await stripe?.close()
})

const balance = (page: Page, credits: number) =>
  page.locator('dl', { hasText: 'Your credits' }).getByText(String(credits), { exact: true })
const cardIn = (page: Page) => page.frameLocator('iframe').getByLabel('Card number')
const choose = (page: Page, price: string) => page.getByLabel('Price', { exact: true }).selectOption({ label: price })

async function typeCard(page: Page, number: string) {
  await page.getByLabel('Card Number').fill(number)
  await page.getByLabel('Expires').fill('12/34')
  await page.getByLabel('Security Code').fill('123')
}

test('Ada has ten credits for nothing and buys more with a test card, which the sandbox says it wants', async () => {
  const ada = await verified(server, 'Ada Archer')
  const { context, page, troubles } = await openDevice(browser, server.url, 'a phone, light')

  await page.goto('/payment-form')
  await said(page, 'Sign in first: credits belong to a player.')
  await said(page, '$5 for 50 credits')
  await expectNoAxeFindings(page)

  await signIn(page, ada)
  await page.goto('/user/profile/view')
  await press(page, 'Add 10 Credits')
  await answer(page, 'Are you sure want to add 10 credits?', 'Add 10 Credits')
  await said(page, 'Credits added to player account successfully.')
  await button(page, 'Add 10 Credits').waitFor({ state: 'detached' })
  await follow(page, 'Buy Credits (10)')

  await heading(page, 'Buy Credits').waitFor()
  await said(page, 'Sandbox: no money moves')
  await press(page, 'Buy Now')
  await page.locator('.error', { hasText: 'Select Price' }).waitFor()
  await expectNoAxeFindings(page)
  await choose(page, '$5 for 50 credits')
  await typeCard(page, '4111 1111 1111 1112')
  await press(page, 'Buy Now')
  await said(page, 'Invalid Card Details')
  await typeCard(page, '4000 0000 0000 0002')
  await press(page, 'Buy Now')
  await said(page, 'Your card was declined.')
  // What was chosen and typed is kept.
  expect(await page.getByLabel('Card Number').inputValue()).toBe('4000 0000 0000 0002')

  await typeCard(page, '4242 4242 4242 4242')
  await page.route('**/api/stripes/payment', route => route.abort(), { times: 1 })
  await press(page, 'Buy Now')
  await said(page, 'Something went wrong')
  await page.getByText('If it went through, your credits follow by themselves.').waitFor()
  await press(page, 'Buy Now')
  await said(page, 'Payment Succesfully Done')
  await balance(page, 60).waitFor()
  expect(await page.getByLabel('Card Number').inputValue()).toBe('')

  await press(page, 'Back')
  await page.getByRole('link', { name: 'Buy Credits (60)' }).waitFor()
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
  await signIn(page, ben)
  await page.goto('/store')
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
  expect([...troubles, ...server.errors()]).toEqual([])
  await context.close()
})
