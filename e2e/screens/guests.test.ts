import { availability } from '@gauntlet/contract/availability/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { expectNoAxeFindings } from '../support/axe.ts'
import { type Device, openDevice } from '../support/browser.ts'
import { mailedLink, person, type Player, sportId, verified } from '../support/cast.ts'
import { call, requestOf, send } from '../support/client.ts'
import { dayAfter } from '../support/days.ts'
import { answer, comesTo, fill, heading, press, said, signIn } from '../support/screens.ts'
import { openStage } from '../support/stage.ts'

const { server, browser } = await openStage()
let ada: Player
let ben: Player
let desk: Device
let phone: Device
let cup: string
/** The address that Ada hands to her guest. */
let link: string
beforeAll(async () => {
  desk = await openDevice(browser, server.url, 'a desktop, light')
  phone = await openDevice(browser, server.url, 'a phone, dark')
  const sports = ['Tennis Singles', 'Tennis Doubles']
  ada = await verified(server, 'Ada Archer', sports)
  ben = await verified(server, 'Ben Baker', sports)
  const terms = {
    sport: await sportId(server, 'Tennis Singles'),
    title: 'Club Night',
    tournament_start: `${dayAfter(3)}T18:00`,
    location: 'Austin',
    locstate: 'TX',
    zip: '78701',
    venue: 'Pease Park',
    rules: 'One set.',
    slots: 8,
    minSpread: 2000,
  }
  cup = (await call(server.url, tournaments.create, terms, ada.token)).id
  for (const [by, to] of [
    [ada, ben],
    [ben, ada],
  ] as const)
    await call(server.url, friends.send, { friends: [{ id: to.id, active: 1 }] }, by.token)
})

test('Ada names a guest, who has a place at once, and makes a link for them', async () => {
  const { page } = desk
  await signIn(page, ada, `/tournament/view/${cup}`)
  await press(page, 'A guest')
  const sheet = page.getByRole('dialog', { name: 'Add a guest' })
  await sheet.getByRole('button', { name: 'Add', exact: true }).click()
  await said(page, 'Enter the name of the guest.')
  await fill(page, 'Name', 'Gil Guest')
  await sheet.getByRole('button', { name: 'Add', exact: true }).click()
  await sheet.waitFor({ state: 'detached' })
  await press(page, 'A link for Gil Guest')
  const made = page.getByRole('dialog', { name: 'A link for Gil Guest' })
  await made.getByRole('button', { name: 'Make the link' }).click()
  await made.getByRole('img', { name: 'QR code of the link' }).waitFor()
  await expectNoAxeFindings(page)
  link = new URL(await made.getByLabel('Address of the link').inputValue()).pathname
  await made.getByRole('button', { name: 'Close' }).click()
})

test('Nia, who has no account, signs up from the link and takes the place over', async () => {
  const { page } = phone
  const nia = person('Nia Newcomer')
  await page.goto(link)
  await heading(page, 'A place is kept for you').waitFor()
  await expectNoAxeFindings(page)
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await page.getByText('Sign up to take your place.').waitFor()
  await fill(page, 'First Name', nia.first)
  await fill(page, 'Last Name', nia.last)
  await fill(page, 'Email', nia.email)
  await fill(page, 'Password', nia.password)
  await fill(page, 'Confirm Password', nia.password)
  await press(page, 'Register')
  await heading(page, 'Verify your email').waitFor()
  await page.goto(await mailedLink(server, nia.email, 'verify'))
  await press(page, 'Confirm My Email')
  await heading(page, 'A place for you').waitFor()
  await page.getByText('Ada keeps a place for Gil Guest').waitFor()
  await expectNoAxeFindings(page)
  await press(page, 'Take the place')
  await heading(page, 'Club Night').waitFor()
  const { users } = await call(server.url, tournaments.view, { id: cup }, ada.token)
  expect(users.map(({ full_name }) => full_name)).toEqual(['Nia Newcomer'])
})

test('a link that was used leads nowhere', async () => {
  await phone.page.goto(link)
  await said(phone.page, 'This link leads nowhere. It may have ended, or somebody was quicker.')
  expect(await phone.page.getByRole('button', { name: 'Take the place' }).count()).toBe(0)
})

test('Ada removes a guest, whose name goes with the place', async () => {
  const { page } = desk
  await press(page, 'A guest')
  await fill(page, 'Name', 'Gus')
  await page.getByRole('dialog', { name: 'Add a guest' }).getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Remove, Gus' }).click()
  await answer(page, 'Remove Gus?', 'Remove Gus')
  await page.getByRole('button', { name: 'Remove, Gus' }).waitFor({ state: 'detached' })
  expect((await call(server.url, tournaments.view, { id: cup }, ada.token)).users).toHaveLength(1)
})

test('Ada pastes a list with a name that nobody has and half an address: the name plays as a guest, the rest stays', async () => {
  const { page } = desk
  await press(page, 'Paste a list')
  const dialog = page.getByRole('dialog', { name: 'Paste a list' })
  await dialog.getByRole('textbox').fill('Pat Passerby\npat@')
  await dialog.getByText('Not a whole email.').waitFor()
  await expectNoAxeFindings(page)
  await dialog.getByRole('button', { name: 'Add 1 player' }).click()
  await said(page, '1 player added.')
  await expect.poll(() => dialog.getByRole('textbox').inputValue()).toBe('pat@')
  const { users } = await call(server.url, tournaments.view, { id: cup }, ada.token)
  expect(users.map(({ full_name }) => full_name)).toContain('Pat Passerby')
})

test('Ada plays a doubles with a guest by name, whose place Nia takes over', async () => {
  const { page } = desk
  const terms = {
    sport: await sportId(server, 'Tennis Doubles'),
    date: `${dayAfter(4)}T18:00`,
    location: 'Austin',
    locstate: 'Texas',
    zip: '78701',
    venue: 'Pease Park',
    ids: [ben.id],
  }
  const { id } = await call(server.url, challenges.issue, terms, ada.token)
  await comesTo(page, `/challenge/issue/${id}`)
  await press(page, 'Line-up')
  const lineup = page.getByRole('dialog', { name: 'Line-up' })
  await lineup.getByRole('button', { name: 'A guest' }).click()
  await fill(page, 'Name', 'Gwen Guest')
  await page.getByRole('dialog', { name: 'Add a guest' }).getByRole('button', { name: 'Add', exact: true }).click()
  await lineup.getByText('2 of 2 places taken').waitFor()
  await expectNoAxeFindings(page)
  await lineup.getByRole('button', { name: 'A link for Gwen Guest' }).click()
  const made = page.getByRole('dialog', { name: 'A link for Gwen Guest' })
  await made.getByRole('button', { name: 'Make the link' }).click()
  const address = new URL(await made.getByLabel('Address of the link').inputValue()).pathname
  await made.getByRole('button', { name: 'Close' }).click()
  await lineup.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('region', { name: 'Your side' }).getByText('Gwen Guest').waitFor()
  const { users } = await call(server.url, challenges.view, { id }, ben.token)
  expect(users.map(({ full_name }) => full_name)).toEqual(['Ada Archer', 'A player'])

  await phone.page.goto(address)
  await phone.page.getByText('Ada keeps a place for Gwen Guest').waitFor()
  await phone.page.getByText('It becomes yours, and you play in this match.').waitFor()
  await press(phone.page, 'Take the place')
  await phone.page.getByRole('region', { name: 'Your side' }).getByText('Nia Newcomer').waitFor()
  await expectNoAxeFindings(phone.page)
})

test('Ada says when she usually can, and sees when Ben can, too', async () => {
  const { page } = desk
  const evenings = Array.from({ length: 7 }, (_, day) => day * 3 + 2)
  const { timeZone } = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions())
  const told = requestOf(availability.change, { free: evenings, zone: timeZone })
  expect((await send(server.url, { ...told, token: ben.token })).status).toBe(200)
  await comesTo(page, '/account-settings/calendar')
  for (const day of ['Monday', 'Thursday']) {
    const evening = page.getByRole('checkbox', { name: `${day}, Evening` })
    await evening.waitFor()
    const [saved] = await Promise.all([
      page.waitForResponse(
        response => response.url().endsWith('/api/availability') && response.request().method() === 'POST',
      ),
      evening.check(),
    ])
    expect(saved.status()).toBe(200)
  }
  await expectNoAxeFindings(page)
  expect((await call(server.url, availability.view, {}, ada.token)).free).toEqual([2, 11])
  await comesTo(page, `/challenge/create/${ben.id}`)
  const times = page.getByRole('list', { name: 'You are both free' })
  const first = times.getByRole('button').first()
  await first.click()
  expect(await page.getByLabel('Start date & time', { exact: true }).inputValue()).toMatch(/T17:00$|T\d\d:[03]0$/)
})
