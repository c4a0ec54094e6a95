import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { sports } from '@gauntlet/contract/sports/endpoints'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectNoAxeFindings } from '../support/axe.ts'
import { type Device, openDevice } from '../support/browser.ts'
import { mailedLink, type Player, sportId, verified } from '../support/cast.ts'
import { call } from '../support/client.ts'
import { answer, fill, follow, heading, press, said, signIn } from '../support/screens.ts'
import { openStage } from '../support/stage.ts'

const home = { address_line_1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78701' }
const QUESTION = 'Leave without saving?'

const { server, browser } = await openStage()
let ada: Player
let adas: Device
let page: Page
beforeAll(async () => {
  ;[ada, adas] = await Promise.all([verified(server, 'Ada Archer'), openDevice(browser, server.url, 'a phone, light')])
  ;({ page } = adas)
  await signIn(page, ada)
})

const shown = (label: string): Locator => page.getByLabel(label, { exact: true }).filter({ visible: true })
const stays = (path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path)

test('Ada is asked before a tab, a link back or the Back of the browser loses what she typed', async () => {
  await call(server.url, addresses.add, home, ada.token)
  await page.goto('/user/profile/view')
  await heading(page, 'My Profile').waitFor()
  await follow(page, 'Edit Profile')
  await heading(page, 'Edit Profile').waitFor()
  await fill(page, 'Bio', 'Left-handed.')
  const tab = page.getByRole('link', { name: 'About', exact: true })
  await tab.click()
  await page.getByRole('dialog', { name: QUESTION }).waitFor()
  await expectNoAxeFindings(page)
  await answer(page, QUESTION, 'Stay')
  await expect.poll(() => tab.evaluate(link => link === document.activeElement)).toBe(true)
  await page.evaluate(() => history.back())
  await answer(page, QUESTION, 'Stay')
  await press(page, 'Back')
  await answer(page, QUESTION, 'Stay')
  await stays('/user/profile/edit')
  expect(await shown('Bio').inputValue()).toBe('Left-handed.')
  await page.evaluate(() => history.back())
  await answer(page, QUESTION, 'Leave')
  await stays('/user/profile/view')
  await follow(page, 'Edit Profile')
  await expect.poll(() => shown('Bio').inputValue()).toBe('')
})

test('the browser asks before a reload, while there is something to lose', async () => {
  const asked: string[] = []
  page.on('dialog', dialog => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await shown('Bio').pressSequentially('Left-handed.')
  await page.evaluate(() => location.reload())
  await expect.poll(() => asked).toEqual(['beforeunload'])
  page.removeAllListeners('dialog')
  expect(await shown('Bio').inputValue()).toBe('Left-handed.')
})

test('a dialog that Ada typed into asks before it closes, also when she presses Escape again', async () => {
  await press(page, 'Add')
  const dialog = page.getByRole('dialog', { name: 'Add New Address' })
  await dialog.getByLabel('Zip Code').fill('02108')
  await expect.poll(() => dialog.getByLabel('City').inputValue()).toBe('Boston')
  expect(await dialog.getByLabel('State').inputValue()).toBe('Massachusetts')
  for (const _again of [1, 2]) {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: QUESTION }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: QUESTION }).waitFor({ state: 'detached' })
    expect(await dialog.getByLabel('City').inputValue()).toBe('Boston')
  }
  await dialog.getByRole('button', { name: 'Close' }).click()
  await answer(page, QUESTION, 'Leave')
  await dialog.waitFor({ state: 'detached' })
  const add = page.getByRole('button', { name: 'Add', exact: true })
  await expect.poll(() => add.evaluate(one => one === document.activeElement)).toBe(true)
})

test('a saved form is left without a question', async () => {
  expect(await shown('Bio').inputValue()).toBe('Left-handed.')
  await press(page, 'Save')
  await stays('/user/profile/view')
  await said(page, 'Left-handed.')
  await follow(page, 'About')
  await stays('/about')
  expect(adas.troubles).toEqual([])
})

test('Ada changes her bio while the link to her new e-mail waits: opened, it still counts', async () => {
  const email = 'ada.in.dallas@example.com'
  await call(server.url, profiles.update, { email, current: ada.password }, ada.token)
  await page.goto('/user/profile/edit')
  await heading(page, 'Edit Profile').waitFor()
  await fill(page, 'Bio', 'Right-handed by now.')
  await press(page, 'Save')
  await said(page, 'Right-handed by now.')
  const link = await mailedLink(server, email, 'verify')
  await call(server.url, sessions.verify, { token: link.replace('/verify/', '') }, ada.token)
  expect((await call(server.url, profiles.self, {}, ada.token)).email).toBe(email)
})

test('an event keeps what was typed while friends are chosen, and asks nothing', async () => {
  await page.goto('/addevent')
  await fill(page, 'Title', 'Club Night')
  await press(page, 'Choose friends')
  await heading(page, 'Invite players').waitFor()
  await press(page, 'Back')
  await expect.poll(() => shown('Title').inputValue()).toBe('Club Night')
})

test('the dialog that challenges Ben keeps what Ada typed when she closes it, and asks nothing', async () => {
  const { id } = await verified(server, 'Ben Baker', ['Tennis Singles', 'Chess'])
  await call(server.url, sports.add, { sports: [await sportId(server, 'Chess')] }, ada.token)
  await page.goto(`/user/view/${id}`)
  const challenge = page.getByRole('button', { name: /^Challenge Ben in / })
  const dialog = page.getByRole('dialog', { name: 'Challenge' })
  await challenge.click()
  await dialog.getByRole('button', { name: 'Another place' }).click()
  await dialog.getByLabel('Venue', { exact: true }).fill('Court 9')
  const seven = dialog.getByRole('list', { name: 'Hour' }).getByRole('button', { name: '7 PM' })
  await dialog.getByText('Offer more times').click()
  await seven.click()
  await dialog.getByRole('button', { name: 'Remove time 2' }).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
  await challenge.click()
  await expect.poll(() => dialog.getByRole('button', { name: 'Court 9' }).getAttribute('aria-pressed')).toBe('true')
  await dialog.getByRole('button', { name: 'Remove time 2' }).waitFor()
  expect(await seven.getAttribute('aria-pressed')).toBe('true')
})
