import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { openChallenges } from '@gauntlet/contract/challenges/open'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectNoAxeFindings } from '../support/axe.ts'
import { challengedTo } from '../support/agreed.ts'
import { type Device, openDevice } from '../support/browser.ts'
import { type Player, verified } from '../support/cast.ts'
import { call } from '../support/client.ts'
import { dayAfter, morningAfter } from '../support/days.ts'
import {
  answer,
  button,
  comesTo,
  fill,
  fillWhenAndWhere,
  follow,
  heading,
  opensMore,
  opensTheList,
  press,
  said,
  shows,
  signIn,
} from '../support/screens.ts'
import { openStage } from '../support/stage.ts'

const SPORT = 'Tennis Singles'

const { server, browser } = await openStage()
let ada: Player
let ben: Player
let cleo: Player
let adas: Device
let bens: Device
beforeAll(async () => {
  ;[ada, ben, cleo, adas, bens] = await Promise.all([
    verified(server, 'Ada Archer', [SPORT]),
    verified(server, 'Ben Baker', [SPORT, 'Chess']),
    verified(server, 'Cleo Clark', [SPORT]),
    openDevice(browser, server.url, 'a phone, dark'),
    openDevice(browser, server.url, 'a desktop, light'),
  ])
  await Promise.all([signIn(adas.page, ada), signIn(bens.page, ben)])
})

/** The status as a challenge's own screen shows it. */
const status = (page: Page) => page.getByRole('region', { name: 'Status' })
const open = (page: Page, id: string) => comesTo(page, `/challenge/issue/${id}`)

const adaChallengesBen = (days: number, venue: string) =>
  challengedTo(server, [ada, ben], { days, sport: SPORT, venue })

async function nothingWentWrong() {
  expect([...adas.troubles, ...bens.troubles]).toEqual([])
  expect(server.errors()).toEqual([])
}

test('Ada changes what she asked for, Ben accepts and takes it back, and she cancels', async () => {
  const id = await adaChallengesBen(2, 'Central Court')
  await open(bens.page, id)
  await shows(bens, status(bens.page).getByText('Pending'))
  await open(adas.page, id)
  await follow(adas.page, 'Modify')
  await heading(adas.page, 'Modify Challenge').waitFor()
  await press(adas.page, 'Another place')
  await fill(adas.page, 'Venue', '')
  await press(adas.page, 'Save changes')
  await said(adas.page, 'Please set venue')
  await expectNoAxeFindings(adas.page)
  await fill(adas.page, 'Venue', 'North Court')
  await press(adas.page, 'Save changes')
  await said(adas.page, 'Challenge Updated')
  await shows(bens, bens.page.getByText('North Court').filter({ visible: true }).first())

  // The terms are Ada's: Ben sees the match, and may write to her.
  await bens.page.goto(`/challenge/edit/${id}`)
  await bens.page.getByText('Only the challenger can change the details.').waitFor()
  await fill(bens.page, 'Your message', 'Court 3?')
  await expectNoAxeFindings(bens.page)
  await press(bens.page, 'Save message')
  await shows(adas, adas.page.getByText('Court 3?').filter({ visible: true }).first())

  await press(bens.page, 'Accept')
  await shows(adas, status(adas.page).getByText('Upcoming'))
  await opensMore(adas.page)
  await press(adas.page, 'Write a message')
  await fill(adas.page, 'Your message', 'I bring the balls.')
  await expectNoAxeFindings(adas.page)
  await press(adas.page, 'Send')
  await shows(bens, status(bens.page).getByText('I bring the balls.'))
  await opensTheList(bens.page, 'Upcoming')
  await bens.page.getByRole('link', { name: ada.name, exact: true }).waitFor()
  await expectNoAxeFindings(bens.page)

  await bens.page.getByLabel(`More, ${ada.name}`).click()
  await press(bens.page, 'Cancel match')
  await expectNoAxeFindings(bens.page)
  await answer(bens.page, 'Cancel your match with Ada?', 'Cancel match')
  await shows(adas, status(adas.page).getByText('Pending'))
  await shows(adas, status(adas.page).getByText('Ben called the match off'))
  await opensMore(adas.page)
  await press(adas.page, 'Cancel challenge')
  await answer(adas.page, 'Cancel this challenge?', 'Cancel challenge')
  await opensTheList(bens.page, 'Past')
  await shows(bens, bens.page.getByText('Cancelled', { exact: true }))
  await expectNoAxeFindings(bens.page)
  await nothingWentWrong()
})

test('Ben declines, and asks Ada from the challenge to be friends', async () => {
  const id = await adaChallengesBen(2, 'South Court')
  await open(adas.page, id)
  await open(bens.page, id)
  await press(bens.page, 'Decline')
  await answer(bens.page, 'Decline this challenge?', 'Decline')
  await shows(adas, status(adas.page).getByText('Dismissed'))
  await status(adas.page).getByText('It was declined.').waitFor()
  await button(adas.page, 'Challenge Ben again').waitFor()
  await press(bens.page, 'Add as Friends')
  await shows(adas, button(adas.page, 'Accept friend request'))
  await expectNoAxeFindings(adas.page)
  await press(adas.page, 'Accept friend request')
  await comesTo(bens.page, '/search/myfriend')
  await shows(bens, bens.page.getByRole('link', { name: ada.name }))
  await expectNoAxeFindings(bens.page)
  await nothingWentWrong()
})

test('Ada opens a match, Ben finds it and joins, she chooses him, and they play', async () => {
  await comesTo(adas.page, '/challengesearch')
  await adas.page.getByRole('button', { name: /^OPEN/ }).click()
  await heading(adas.page, 'Open match').waitFor()
  await fillWhenAndWhere(adas.page, `${dayAfter(2)}T18:00`, 'Open Court')
  await expectNoAxeFindings(adas.page)
  await press(adas.page, 'Open the match')
  await said(adas.page, 'Challenge created successfully.')
  await adas.page.getByText('Open to everyone. Nobody has joined yet.').waitFor()
  await expectNoAxeFindings(adas.page)

  await comesTo(bens.page, '/challengesearch')
  const opponent = bens.page.getByRole('button', { name: 'OPPONENT' })
  await opponent.click()
  await said(bens.page, 'A sport needs to be chosen.')
  await bens.page.getByLabel('Sport', { exact: true }).selectOption(SPORT)
  await opponent.click()
  await heading(bens.page, 'Players').waitFor()
  await bens.page.getByText(SPORT, { exact: false }).filter({ visible: true }).first().waitFor()
  await expectNoAxeFindings(bens.page)
  await press(bens.page, 'Join')
  await said(bens.page, 'You asked to join. The challenger decides.')
  await expectNoAxeFindings(bens.page)
  const [match] = await call(server.url, openChallenges.mine, {}, ada.token)
  if (!match) throw new Error('The open match is not among those of its issuer')
  await call(server.url, openChallenges.join, { challenge_id: match.id }, cleo.token)

  await shows(adas, adas.page.getByText('2 players are waiting for your answer'))
  await open(adas.page, match.id)
  await press(adas.page, `Decline ${cleo.name}`)
  await answer(adas.page, `Decline ${cleo.name}?`, 'Decline')
  await press(adas.page, `Accept ${ben.name}`)
  await said(adas.page, 'Player accepted. The match is on.')
  await expectNoAxeFindings(adas.page)
  await comesTo(bens.page, '/mychallenge')
  await shows(bens, bens.page.getByRole('heading', { name: 'Coming up' }))

  await server.setClock(morningAfter(2))
  await bens.page.reload()
  await shows(bens, bens.page.getByText('Reporting', { exact: true }))
  await press(bens.page, 'Report')
  await reports(bens.page, ben)
  await said(bens.page, 'Report sent successfully')
  await open(adas.page, match.id)
  await press(adas.page, 'Confirm')
  await confirms(adas.page, 'Ben says: You lost')
  await shows(bens, bens.page.getByText('Complete', { exact: true }))
  await expectNoAxeFindings(bens.page)
  await nothingWentWrong()
})

async function reports(page: Page, winner: Player) {
  const report = page.getByRole('dialog', { name: 'Match Report' })
  await report.locator('label').filter({ hasText: winner.name }).click()
  await report.getByRole('button', { name: 'Send report', exact: true }).click()
  await report.waitFor({ state: 'detached' })
}

async function confirms(page: Page, claim: string) {
  const report = page.getByRole('dialog', { name: 'Match Report' })
  await report.getByText(claim).waitFor()
  await report.getByRole('button', { name: 'Confirm', exact: true }).click()
  await report.waitFor({ state: 'detached' })
}

test('Ben disputes what Ada reported and says why, and an operator decides', async () => {
  const id = await adaChallengesBen(5, 'Disputed Court')
  await call(server.url, challenges.answer, { id, status: 'accepted' }, ben.token)
  await server.setClock(morningAfter(5))
  await open(adas.page, id)
  await press(adas.page, 'Report')
  await reports(adas.page, ada)
  await button(adas.page, 'Reported').waitFor()
  await expectNoAxeFindings(adas.page)

  await open(bens.page, id)
  await press(bens.page, 'Dispute')
  const question = bens.page.getByRole('dialog', { name: 'Dispute this result?' })
  await question.getByText('Ada says: You lost').waitFor()
  await question.getByRole('button', { name: 'Report another score' }).click()
  const another = bens.page.getByRole('dialog', { name: 'Match Report' })
  await another.getByRole('radio', { name: ben.name }).waitFor()
  await another.getByRole('button', { name: 'Close' }).click()
  await press(bens.page, 'Dispute')
  await answer(bens.page, 'Dispute this result?', 'Dispute')
  await shows(adas, status(adas.page).getByText('disputed', { exact: false }))
  await opensMore(bens.page)
  for (const words of ['Dispute', 'Confirm']) await expect.poll(() => button(bens.page, words).isDisabled()).toBe(true)
  await expectNoAxeFindings(bens.page)

  await follow(bens.page, 'Contact us')
  await bens.page.getByText(`${SPORT} with ${ada.name}`, { exact: false }).waitFor()
  await press(bens.page, 'Change')
  for (const [label, value] of [
    ['First Name', ben.first],
    ['Last Name', ben.last],
    ['Email', ben.email],
  ] as const)
    expect(await bens.page.getByLabel(label, { exact: true }).inputValue()).toBe(value)
  expect(await bens.page.getByRole('radio', { name: 'Dispute' }).isChecked()).toBe(true)
  await press(bens.page, 'Send')
  await bens.page.getByText('Message Required').waitFor()
  await expectNoAxeFindings(bens.page)
  await fill(bens.page, 'Message', 'The last ball was out.')
  await press(bens.page, 'Send')
  await bens.page.getByText('We have your message', { exact: false }).waitFor()
  await expectNoAxeFindings(bens.page)

  await server.operator('resolve', 'challenge', id, 'winner', ben.email, '--why', 'A video shows it.')
  await shows(adas, status(adas.page).getByText('Complete'))
  await expectNoAxeFindings(adas.page)
  await open(bens.page, id)
  await bens.page.getByText('Winner', { exact: true }).waitFor()
  const decided = await call(server.url, challenges.view, { id }, ben.token)
  expect(decided).toMatchObject({ event_status_id: S.complete, ended: 'operator', reported_winner_id: ben.id })
  await nothingWentWrong()
})

test('Nobody answers one challenge and Ben never reports another: time alone ends both', async () => {
  const unanswered = await adaChallengesBen(8, 'Silent Court')
  const unreported = await adaChallengesBen(8, 'Quiet Court')
  await call(server.url, challenges.answer, { id: unreported, status: 'accepted' }, ben.token)
  await open(adas.page, unanswered)
  await shows(adas, status(adas.page).getByText('Pending'))
  await server.setClock(morningAfter(8))
  await adas.page.reload()
  await status(adas.page).getByText('Dismissed', { exact: true }).waitFor()

  await open(adas.page, unreported)
  await shows(adas, status(adas.page).getByText('Reporting'))
  await press(adas.page, 'Report')
  await reports(adas.page, ada)
  await said(adas.page, 'Report sent successfully')
  await server.setClock(morningAfter(11))
  await adas.page.reload()
  await status(adas.page).getByText('Complete', { exact: true }).waitFor()
  await expectNoAxeFindings(adas.page)
  const settled = await call(server.url, challenges.view, { id: unreported }, ben.token)
  expect(settled).toMatchObject({ event_status_id: S.complete, ended: 'silence', reported_winner_id: ada.id })
  await nothingWentWrong()
})
