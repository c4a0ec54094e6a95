import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { events } from '@gauntlet/contract/events/endpoints'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectNoAxeFindings } from '../support/axe.ts'
import { challengedTo } from '../support/agreed.ts'
import { type Device, openDevice } from '../support/browser.ts'
import { type Player, verified } from '../support/cast.ts'
import { call } from '../support/client.ts'
import { dayAfter } from '../support/days.ts'
import { button, fill, fillStart, press, said, signIn } from '../support/screens.ts'
import { openStage } from '../support/stage.ts'

const home = { address_line_1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78701' }

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
const place = () => Promise.all(['City', 'State', 'Zip code', 'Venue'].map(label => shown(label).inputValue()))

test('a ZIP fills in the city and the state, and leaves alone what Ada typed herself', async () => {
  await page.goto('/addevent')
  await fill(page, 'Zip code', '98101')
  await expect.poll(place).toEqual(['Seattle', 'WA', '98101', ''])
  await fill(page, 'City', 'Bouldin Creek')
  await fill(page, 'Zip code', '78704')
  await said(page, 'This zip code is in Austin, TX.')
  expect(await place()).toEqual(['Bouldin Creek', 'TX', '78704', ''])
  await expectNoAxeFindings(page)
  await press(page, 'Use Austin, TX')
  await expect.poll(place).toEqual(['Austin', 'TX', '78704', ''])
})

test('a minute between two steps is told with the one that is taken', async () => {
  const field = page.getByLabel('Start date & time', { exact: true })
  await page.goto('/createopenchallenge')
  await fillStart(page, `${dayAfter(2)}T09:52`)
  await field.blur()
  await said(page, 'Times go in steps of ten minutes: 9:50 AM instead of 9:52 AM.')
  expect(await field.inputValue()).toBe(`${dayAfter(2)}T09:50`)
  await page.getByRole('list', { name: 'Hour' }).getByRole('button', { name: '6 PM' }).click()
  await page.getByText('Times go in steps').waitFor({ state: 'detached' })
})

test('Create Tournament over the search asks in the order in which it says what is missing', async () => {
  await page.goto('/search/tournament')
  await press(page, 'Create Tournament')
  const dialog = page.getByRole('dialog', { name: 'Create Tournament' })
  await page.getByLabel('Sport', { exact: true }).filter({ visible: true }).selectOption('')
  await fill(page, 'Title', '')
  await fillStart(page, '')
  await press(page, 'Other')
  await fill(page, 'End date & time', '')
  await dialog.getByText('More: rules').click()
  await fill(page, 'Rules', '')
  await dialog.getByRole('button', { name: 'Create Tournament' }).click()
  await said(page, 'Start data & time is required')
  expect(await dialog.locator('.field > .error').allTextContents()).toEqual([
    'Select a sport',
    'Set a title',
    'Start data & time is required',
    'End data & time is required',
    'Add a location',
    'Please enter state',
    'Please enter zip code',
    'Add a venue',
    'Add rule',
  ])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
})

test('where Ada planned something before is offered for whatever she plans next', async () => {
  await call(
    server.url,
    events.add,
    {
      event_name: 'Sunday Picnic',
      event_start: `${dayAfter(2)}T10:00`,
      location: 'Austin',
      locstate: 'TX',
      zip: '78703',
      venue: 'Pease Park',
    },
    ada.token,
  )
  await page.goto('/createopenchallenge')
  await press(page, 'Pease Park')
  await press(page, 'Another place')
  await said(page, 'Austin, TX 78703')
  await press(page, 'Another city')
  await expect.poll(place).toEqual(['Austin', 'TX', '78703', 'Pease Park'])
  // At its end, where the bar covers no field by half.
  await page.locator('.page-scroll').evaluate(scroll => scroll.scrollTo(0, scroll.scrollHeight))
  await expectNoAxeFindings(page)
})

test('on a desktop Ben sees beside the form what others will see of a match he changes, or has played', async () => {
  const [ben, cleo, bens] = await Promise.all([
    verified(server, 'Ben Baker', ['Chess']),
    verified(server, 'Cleo Clark', ['Chess']),
    openDevice(browser, server.url, 'a desktop, light'),
  ])
  await call(server.url, addresses.add, home, ben.token)
  const id = await challengedTo(server, [ben, cleo], { days: 2, sport: 'Chess', venue: 'Library' })
  await signIn(bens.page, ben)
  const part = (name: string) => bens.page.getByRole('region', { name })

  await bens.page.goto(`/challenge/edit/${id}`)
  await part('With your changes').getByText('Library, Austin').waitFor()
  expect(await button(bens.page, 'Library').getAttribute('aria-pressed')).toBe('true')
  await press(bens.page, 'Another place')
  await fill(bens.page, 'Venue', 'Town Hall')
  await part('With your changes').locator('del').getByText('Library, Austin').waitFor()
  await part('With your changes').locator('ins').getByText('Town Hall, Austin').waitFor()
  await expectNoAxeFindings(bens.page)
  await press(bens.page, 'Save changes')
  await said(bens.page, 'Challenge Updated')

  // Nothing is known of two newcomers: the words between them say no number, and say it once.
  await bens.page.goto(`/challenge/issue/${id}`)
  const duel = bens.page.getByRole('region', { name: 'Status' })
  await duel.getByText('About even').waitFor()
  expect(await duel.getByText('%').count()).toBe(0)

  await bens.page.goto(`/recordmatch?player=${cleo.id}`)
  await part('The others will see').getByText('Cleo Clark').waitFor()
  await part('How did it end?')
    .getByRole('radio', { name: /^Ben Baker/ })
    .check({ force: true })
  await part('The others will see').getByText('Winner').waitFor()
  await part('The others will see').getByText('Town Hall, Austin').waitFor()
  await bens.page.locator('summary').filter({ hasText: 'Town Hall' }).click()
  await press(bens.page, 'Another place')
  await fill(bens.page, 'Venue', 'Town House')
  await part('The others will see').getByText('Town House, Austin').waitFor()
  await expectNoAxeFindings(bens.page)
  expect(bens.troubles).toEqual([])
})

test('a leaderboard near Springfield asks which one', async () => {
  await page.goto('/leaderboard')
  const opensTheFilters = () => page.getByText('Filters').filter({ visible: true }).first().click()
  await opensTheFilters()
  await fill(page, 'Location', 'Springfield')
  await page
    .getByRole('dialog', { name: 'Filters' })
    .getByRole('button', { name: /^Show / })
    .click()
  await press(page, 'Springfield, MO')
  await opensTheFilters()
  await expect.poll(() => shown('Location').inputValue()).toBe('Springfield, MO')
})

test('an event and a tournament begin where Ada, who has no address, planned something last', async () => {
  await page.goto('/addevent')
  await page.getByRole('button', { name: 'Pease Park', pressed: true }).waitFor()
  await press(page, 'Another place')
  await press(page, 'Another city')
  await expect.poll(place).toEqual(['Austin', 'TX', '78703', 'Pease Park'])
  await page.goto('/search/tournament')
  await press(page, 'Create Tournament')
  const dialog = page.getByRole('dialog', { name: 'Create Tournament' })
  await dialog.getByRole('button', { name: 'Pease Park', pressed: true }).waitFor()
  await dialog.getByText('Austin, TX 78703').waitFor()
  // nothing was typed, so nothing is asked
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
})
