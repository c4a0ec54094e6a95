import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { events } from '@gauntlet/contract/events/endpoints'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { teams } from '@gauntlet/contract/teams/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { agreedMatch, challengedTo } from '../support/agreed.ts'
import { openDevice } from '../support/browser.ts'
import { type Player, sportId, verified } from '../support/cast.ts'
import { call } from '../support/client.ts'
import { dayAfter, morningAfter } from '../support/days.ts'
import { faultsOfRoom } from '../support/room.ts'
import { comesTo, signIn } from '../support/screens.ts'
import { openStage } from '../support/stage.ts'

const { server, browser } = await openStage()
afterAll(() => server.setClock(null))

const SPORT = 'Tennis Singles'
const HOME = { address_line_1: '1 Court Lane', city: 'Albuquerque', state: 'NM', postal_code: '87101' }
const PLACE = { location: 'Albuquerque', locstate: 'NM', zip: '87101', venue: 'Central Court' }

/** px, as a browser has it before anybody chooses */
const USUAL = 16
/** How large the letters are, in percent, and the window: what WCAG 1.4.4 asks for, and a phone on its side. */
const WAYS = [
  { letters: 200, width: 360, height: 740 },
  { letters: 200, width: 1280, height: 800 },
  { letters: 100, width: 740, height: 360 },
] as const

/** Runs in the browser: whether the window and its letters have these sizes. */
const haveSize = ([width, height, letters]: readonly [number, number, number]) =>
  innerWidth === width &&
  innerHeight === height &&
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) === letters

/** Runs in the browser: settles once what has changed has been drawn. */
const isDrawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))

type Way = (page: Page, path: string) => Promise<unknown>

/** The faults of each of these screens, in each way in which it is looked at. */
async function walk(page: Page, screens: readonly string[], way: Way): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  const devTools = await page.context().newCDPSession(page)
  for (const path of screens) {
    await way(page, path)
    for (const { letters, width, height } of WAYS) {
      await page.setViewportSize({ width, height })
      // As the settings of a browser do it.
      const px = (USUAL * letters) / 100
      await devTools.send('Page.setFontSizes', { fontSizes: { standard: px } })
      await page.waitForFunction(haveSize, [width, height, px] as const)
      await page.evaluate(isDrawn)
      await page.locator('h1').filter({ visible: true }).first().waitFor()
      await expect.poll(() => page.locator('.bone:not(.unseen .bone)').filter({ visible: true }).count()).toBe(0)
      const faults = await faultsOfRoom(page)
      if (faults.length > 0) found[`${path} at ${width} × ${height}, ${letters} %`] = faults
    }
  }
  return found
}

test('with letters of twice the size, and on a phone on its side, nothing that a visitor reads is cut or covered', async () => {
  const { context, page } = await openDevice(browser, server.url, 'a desktop, light')
  const forms = ['/login', '/register', '/forgot', '/reset/a-link', '/verify/a-link', '/contact']
  const screens = ['/', ...forms, '/about', '/faq', '/leaderboard', '/truth', '/payment-form']
  expect(await walk(page, screens, (visitors, path) => visitors.goto(path))).toEqual({})
  await context.close()
})

/** A player in the middle of everything: matches of all kinds, a bracket, an event, a team and friends. */
async function busyWorld(): Promise<{ ada: Player; screens: string[] }> {
  const names = ['Ada Archer', 'Bartholomew Featherstone', 'Cleopatra Konstantinidis', 'Dan Drake'] as const
  const [ada, ben, cleo, dan] = await Promise.all([
    verified(server, names[0], [SPORT]),
    verified(server, names[1], [SPORT]),
    verified(server, names[2], [SPORT]),
    verified(server, names[3], [SPORT]),
  ])
  for (const { token } of [ada, ben, cleo]) await call(server.url, addresses.add, HOME, token)
  await call(server.url, friends.send, { friends: [{ id: ben.id, active: 1 }] }, ada.token)
  await call(server.url, friends.send, { friends: [{ id: ada.id, active: 1 }] }, ben.token)
  const pending = await challengedTo(server, [ben, ada], { days: 4 })
  const upcoming = await agreedMatch(server, [ada, cleo], { days: 3, ranked: 1 })
  const complete = await agreedMatch(server, [ada, ben], { days: 1, ranked: 1 })
  const reporting = await agreedMatch(server, [ada, dan], { days: 1 })
  const sport = await sportId(server, SPORT)
  const terms = { sport, ...PLACE, tournament_start: `${dayAfter(3)}T10:00`, rules: 'One set', slots: 4 }
  const { id: cup } = await call(
    server.url,
    tournaments.create,
    { ...terms, title: 'Championships of the Sandia Foothills', format: 'single_elimination' },
    ada.token,
  )
  await call(server.url, tournaments.joinMyself, { tournament_id: cup }, ada.token)
  for (const { token } of [ben, cleo, dan]) await call(server.url, tournaments.join, { id: cup }, token)
  await call(server.url, brackets.draw, { id: cup }, ada.token)
  const picnic = { event_name: 'Club Night', event_start: `${dayAfter(2)}T10:00`, open_invite: 1 as const, ...PLACE }
  const { id: event } = await call(server.url, events.add, picnic, ada.token)
  await call(server.url, events.join, { event_id: event }, ben.token)
  const { id: team } = await call(
    server.url,
    teams.add,
    { name: 'Net Gains', gender: 'Mix', sports: sport, address: 'Albuquerque, NM' },
    ada.token,
  )
  await server.setClock(morningAfter(1))
  for (const { token } of [ada, ben]) await call(server.url, challenges.report, { id: complete, winner: ben.id }, token)
  const things = [pending, upcoming, complete, reporting].map(id => `/challenge/issue/${id}`)
  return {
    ada,
    screens: [
      ...things,
      `/challenge/edit/${upcoming}`,
      `/challenge/create/${ben.id}`,
      `/talk/challenge/${upcoming}`,
      `/tournament/view/${cup}`,
      `/tournament/edit/${cup}`,
      `/event/view/${event}`,
      `/event/edit/${event}`,
      `/team/edit/${team}`,
      `/user/view/${ben.id}`,
    ],
  }
}

const PLACES =
  '/dashboard /challenges /challengesearch /mychallenge /createopenchallenge /recordmatch /feed /notices /tournamentlist /mytournament /addtournament /eventlist /myevent /addevent /addfriend /teams /myteam /createteam /search/match /search/tournament /search/event /search/friend /search/myfriend /leaderboard /truth /about /faq /contact /store /credits /payment-form /user/profile/view /user/profile/edit /account-settings /account-settings/sign-in /account-settings/devices /account-settings/notifications /account-settings/calendar /account-settings/privacy'.split(
    ' ',
  )

test('with letters of twice the size, and on a phone on its side, nothing that Ada reads is cut or covered', async () => {
  const { ada, screens } = await busyWorld()
  const { context, page } = await openDevice(browser, server.url, 'a desktop, light')
  await signIn(page, ada)
  // The dashboard tells the result of a match only until somebody has looked at that.
  expect(await walk(page, ['/dashboard', ...screens, ...PLACES], comesTo)).toEqual({})
  await context.close()
})
