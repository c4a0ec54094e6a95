import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { feed } from '@gauntlet/contract/feed/endpoints'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { agreedMatch } from '../support/agreed.ts'
import { expectNoAxeFindings } from '../support/axe.ts'
import { type Device, openDevice } from '../support/browser.ts'
import { type Player, sportId, verified } from '../support/cast.ts'
import { call } from '../support/client.ts'
import { dayAfter, morningAfter } from '../support/days.ts'
import { heading, signIn } from '../support/screens.ts'
import { openStage } from '../support/stage.ts'

const { server, browser } = await openStage()
let ada: Player
let ben: Player
let cleo: Player
let phone: Device
beforeAll(async () => {
  ;[ada, ben, cleo, phone] = await Promise.all([
    verified(server, 'Ada Ace'),
    verified(server, 'Ben Baker'),
    verified(server, 'Cleo Clay'),
    openDevice(browser, server.url, 'a phone, light'),
  ])
  for (const [by, to] of [
    [ada, ben],
    [ben, ada],
  ] as const)
    await call(server.url, friends.send, { friends: [{ id: to.id, active: 1 }] }, by.token)
  await phone.page.setViewportSize({ width: 360, height: 740 })
})

const results = () => phone.page.getByRole('region', { name: 'Friends’ results' })
const applause = () => results().getByRole('button', { name: 'Applaud: Ben Baker beat Cleo Clay' })

test('where friends have no results yet, the dashboard says what will be there', async () => {
  await signIn(phone.page, ada)
  await results().scrollIntoViewIfNeeded()
  await results().getByRole('link', { name: 'Find friends' }).waitFor()
  await expectNoAxeFindings(phone.page)
})

test('the dashboard keeps the place of what Ben has played, and Ada applauds it', async () => {
  const id = await agreedMatch(server, [ben, cleo], { days: 2 })
  await server.setClock(morningAfter(3))
  for (const { token } of [ben, cleo]) await call(server.url, challenges.report, { id, winner: ben.id }, token)
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await phone.page.route('**/api/feed?*', async route => {
    await held
    await route.continue()
  })
  await phone.page.goto('/dashboard')
  await heading(phone.page, 'Dashboard').waitFor()
  await results().scrollIntoViewIfNeeded()
  await results().getByText('Loading').waitFor()
  const before = await results().boundingBox()
  answer()
  await applause().waitFor()
  expect((await results().boundingBox())?.height).toBe(before?.height)
  await expectNoAxeFindings(phone.page)

  await applause().click()
  await expect.poll(() => applause().getAttribute('aria-pressed')).toBe('true')
  await expect
    .poll(async () => (await call(server.url, feed.view, {}, ada.token)).results.map(({ kudos }) => kudos))
    .toEqual([{ count: 1, mine: 1 }])
})

test('all results are a screen of their own, and each leads to its match', async () => {
  await results().getByRole('link', { name: 'All results' }).click()
  await heading(phone.page, 'Friends’ results').waitFor()
  await expectNoAxeFindings(phone.page)
  await phone.page.getByRole('link', { name: 'Ben Baker beat Cleo Clay' }).click()
  await heading(phone.page, 'Challenge').waitFor()
})

test('a match of a bracket is among them with its tournament’s name, and leads there', async () => {
  const dan = await verified(server, 'Dan Deuce')
  const terms = { rules: 'One set', location: 'Austin', locstate: 'TX', zip: '78701', venue: 'Club' }
  const sport = await sportId(server, 'Tennis Singles')
  const { id } = await call(
    server.url,
    tournaments.create,
    { ...terms, sport, title: 'Club Cup', tournament_start: `${dayAfter(5)}T10:00`, slots: 4, format: 'round_robin' },
    ada.token,
  )
  await call(server.url, tournaments.joinMyself, { tournament_id: id }, ada.token)
  for (const { token } of [ben, cleo, dan]) await call(server.url, tournaments.join, { id }, token)
  await server.setClock(morningAfter(5))
  await call(server.url, brackets.draw, { id }, ada.token)
  const { players, matches } = await call(server.url, brackets.view, { id }, ada.token)
  const isBens = (seed: number | null) => players.some(player => player.seed === seed && player.id === ben.id)
  const isDans = (seed: number | null) => players.some(player => player.seed === seed && player.id === dan.id)
  const match = matches.find(({ sides }) => sides.some(isBens) && sides.some(isDans))?.id
  const told = {
    id,
    match,
    winner: ben.id,
    score: [
      [6, 4],
      [6, 2],
    ],
  }
  for (const { token } of [ben, dan]) await call(server.url, brackets.report, told, token)

  await phone.page.goto('/feed')
  await heading(phone.page, 'Friends’ results').waitFor()
  const row = phone.page.getByRole('listitem').filter({ hasText: 'Ben Baker beat Dan Deuce' })
  await row.getByText('6–4 6–2', { exact: true }).waitFor()
  expect((await row.locator('.feed-when').innerText()).split('\n')).toEqual(['Club Cup', expect.stringMatching(/\w/)])
  await expectNoAxeFindings(phone.page)
  await row.getByRole('button', { name: 'Applaud: Ben Baker beat Dan Deuce' }).click()
  await expect
    .poll(async () => (await call(server.url, feed.view, {}, ada.token)).results[0]?.kudos)
    .toEqual({ count: 1, mine: 1 })
  await row.getByRole('link', { name: 'Ben Baker beat Dan Deuce' }).click()
  await heading(phone.page, 'Club Cup').waitFor()
})
