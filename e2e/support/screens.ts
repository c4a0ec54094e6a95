import type { Page } from 'playwright-core'
import { type Person, mailedLink } from './cast.ts'
import type { Server } from './server.ts'

// What a player does with a screen, by the names that the screen itself shows.
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const press = (page: Page, name: string) => button(page, name).first().click()
export const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click()
export const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)

/** Fills the sign-up form and sends it. */
export async function register(page: Page, who: Person): Promise<void> {
  await page.goto('/register')
  await fill(page, 'First Name', who.first)
  await fill(page, 'Last Name', who.last)
  await fill(page, 'Email', who.email)
  await fill(page, 'Password', who.password)
  await fill(page, 'Confirm Password', who.password)
  await press(page, 'Register')
  await heading(page, 'Verify your email').waitFor()
}

/** Opens the link of the verification mail in another page of the same device; `page` goes on to the dashboard. */
export async function verifyElsewhere(server: Server, page: Page, who: Person): Promise<void> {
  const elsewhere = await page.context().newPage()
  await elsewhere.goto(await mailedLink(server, who.email, 'verify'))
  await elsewhere.getByText('Your email is verified.').waitFor()
  await elsewhere.close()
  await heading(page, 'Dashboard').waitFor()
}
