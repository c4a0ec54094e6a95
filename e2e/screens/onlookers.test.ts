import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { events } from '@gauntlet/contract/events/endpoints'
import { openChallenges } from '@gauntlet/contract/challenges/open'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDevices, type Device, openDevice, sharedBrowser } from '../support/browser.ts'
import { type Player, sportId, verified } from '../support/cast.ts'
import { call } from '../support/client.ts'
import { dayAfter } from '../support/days.ts'
import { signIn } from '../support/screens.ts'
import { type Server, sharedServer } from '../support/server.ts'

const PLACE = { location: 'Austin', locstate: 'TX', zip: '78701', venue: 'Central Court' }

let server: Server
let browser: Browser
let ada: Player
let ben: Player
let players: Player[]
let sport: string
let eves: Device
let visitors: Device
beforeAll(async () => {
  server = sharedServer()
  browser = await sharedBrowser()
  const names = ['Ada Archer', 'Ben Baker', 'Cleo Clark', 'Dan Dray', 'Eve Elsewhere']
  const cast = await Promise.all(names.map(name => verified(server, name)))
  const [first, second, , , eve] = cast
  if (!first || !second || !eve) throw new Error('The cast is not whole')
  ada = first
  ben = second
  players = cast.slice(0, 4)
  sport = await sportId(server, 'Tennis Singles')
  eves = await openDevice(browser, server.url, 'a phone, light')
  visitors = await openDevice(browser, server.url, 'a desktop, light')
  await signIn(eves.page, eve)
})
afterAll(async () => {
  await closeDevices(browser)
  await server?.close()
})

/** Opens a screen, and waits until it hears of changes of its thing. */
async function looksAt({ page }: Device, path: string, thing: string) {
  const [stream] = await Promise.all([
    page.waitForResponse(response => response.url().endsWith(`/api/live/${thing}`)),
    page.goto(path),
  ])
  expect(stream.status()).toBe(200)
}

/** Shows it without a touch, and without having asked for it in between as if there were no stream. */
async function sees(what: Locator, act: () => Promise<unknown>) {
  await expect.poll(() => what.filter({ visible: true }).count()).toBe(0)
  await act()
  await what.filter({ visible: true }).first().waitFor()
}

test('Eve, who only looks at an open match, sees that it is on as Ada takes Ben', async () => {
  const terms = { sport, date: `${dayAfter(2)}T18:00`, ...PLACE, ids: [] }
  const { id } = await call(server.url, challenges.issue, terms, ada.token)
  await call(server.url, openChallenges.join, { challenge_id: id }, ben.token)
  const { page } = eves
  await looksAt(eves, `/challenge/issue/${id}`, `challenge/${id}`)
  const status = page.getByRole('region', { name: 'Status' })
  await status.getByText('Pending').waitFor()
  await sees(status.getByText('Upcoming'), () =>
    call(server.url, openChallenges.answer, { challenge_id: id, user_id: ben.id, status: 'accepted' }, ada.token),
  )
  await status.getByText(ben.name).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Cancel' }).count()).toBe(0)
})

test('Eve, who only looks at a tournament, sees who joins, and its bracket as it is drawn', async () => {
  const start = `${dayAfter(3)}T10:00`
  const terms = { title: 'Onlookers’ Open', sport, tournament_start: start, ...PLACE, rules: 'One set', slots: 4 }
  const format = 'single_elimination' as const
  const { id } = await call(server.url, tournaments.create, { ...terms, format }, ada.token)
  const { page } = eves
  await looksAt(eves, `/tournament/view/${id}`, `tournament/${id}`)
  await call(server.url, tournaments.joinMyself, { tournament_id: id }, ada.token)
  for (const [at, { token }] of players.slice(1).entries())
    await sees(page.getByText(`${at + 2} of 4 places taken`), () => call(server.url, tournaments.join, { id }, token))
  await sees(page.getByText('Semi-finals'), () => call(server.url, brackets.draw, { id }, ada.token))
  expect(await page.getByRole('button', { name: /^Report/ }).count()).toBe(0)
})

test('Eve and a visitor, who only look at an event, see who comes and that it is cancelled', async () => {
  const terms = { event_name: 'Picnic', event_start: `${dayAfter(2)}T10:00`, open_invite: 1 as const, ...PLACE }
  await call(server.url, events.add, terms, ada.token)
  const mine = await call(server.url, events.mine, {}, ada.token)
  const event_id = mine.find(({ event_name }) => event_name === 'Picnic')?.id ?? ''
  for (const device of [eves, visitors]) await looksAt(device, `/event/view/${event_id}`, `event/${event_id}`)
  const coming = eves.page.getByRole('heading', { name: 'Participants 1' })
  await sees(coming, () => call(server.url, events.join, { event_id }, ben.token))
  await eves.page.getByText(ben.name).filter({ visible: true }).first().waitFor()
  await visitors.page.getByText('Ben B.').filter({ visible: true }).first().waitFor()
  await sees(eves.page.getByText('Cancelled', { exact: true }), () =>
    call(server.url, events.cancel, { event_id }, ada.token),
  )
  await visitors.page.getByText('Cancelled', { exact: true }).filter({ visible: true }).first().waitFor()
  expect([eves.troubles, visitors.troubles, server.errors()]).toEqual([[], [], []])
})
