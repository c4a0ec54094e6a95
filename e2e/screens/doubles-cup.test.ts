import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeFindings } from '../support/axe.ts'
import { openDevice } from '../support/browser.ts'
import { type Player, verified } from '../support/cast.ts'
import { call } from '../support/client.ts'
import { dayAfter, morningAfter } from '../support/days.ts'
import { answer, drawTheBracket, fill, fillWhenAndWhere, press, said, shows, signIn } from '../support/screens.ts'
import { openStage } from '../support/stage.ts'

const { server, browser } = await openStage()
const SPORT = 'Badminton Doubles'

async function announces(page: Page) {
  await page.goto('/addtournament')
  await page.getByLabel('Sport', { exact: true }).selectOption(SPORT)
  // In a sport of doubles sides enter unless the organizer says otherwise.
  await page.getByText('Each side takes one place once all its players have accepted.').waitFor()
  await fill(page, 'Title', 'Shuttle Cup')
  await expectNoAxeFindings(page)
  await press(page, 'Next')
  await fillWhenAndWhere(page, `${dayAfter(2)}T18:00`, 'Badminton hall')
  await expectNoAxeFindings(page)
  await press(page, 'Next')
  await expectNoAxeFindings(page)
  await press(page, 'Create Tournament')
  await said(page, 'Tournament Created')
}

const ownSide = (page: Page) => page.getByRole('dialog', { name: 'Your side' })

test('Ada and Bea enter a doubles cup as a side, the organizer pairs two others, and the bracket is of sides', async () => {
  const names = ['Ada Alder', 'Bea Beech', 'Cleo Cedar', 'Otto Oak', 'Eve Elm', 'Finn Fir', 'Gus Gale', 'Ida Ivy']
  const cast = await Promise.all(names.map(name => verified(server, name, [SPORT])))
  const player = (at: number): Player => {
    const found = cast[at]
    if (!found) throw new Error('The cast is too small')
    return found
  }
  const [ada, bea] = [player(0), player(1)]
  const [adas, beas] = await Promise.all([
    openDevice(browser, server.url, 'a desktop, light'),
    openDevice(browser, server.url, 'a phone, dark'),
  ])
  await Promise.all([signIn(adas.page, ada), signIn(beas.page, bea)])
  await announces(adas.page)
  const [{ id } = { id: '' }] = await call(server.url, tournaments.organizing, {}, ada.token)
  await adas.page.goto(`/tournament/view/${id}`)
  await press(adas.page, 'Join')
  await said(adas.page, 'You need a partner')

  await beas.page.goto(`/tournament/view/${id}`)
  await press(beas.page, 'Join')
  await said(beas.page, 'You need a partner')
  await expectNoAxeFindings(beas.page)
  await press(beas.page, 'Your side')
  await ownSide(beas.page).getByRole('button', { name: 'Ask Ada Alder' }).waitFor()
  await expectNoAxeFindings(beas.page)
  await ownSide(beas.page).getByRole('button', { name: 'Close' }).click()

  // Ada asks, Bea sees it without a touch, and is in.
  await press(adas.page, 'Your side')
  await ownSide(adas.page).getByRole('button', { name: 'Ask Bea Beech' }).click()
  await ownSide(adas.page).getByText('2 of 2 players').waitFor()
  await expectNoAxeFindings(adas.page)
  await ownSide(adas.page).getByRole('button', { name: 'Close' }).click()
  await shows(beas, beas.page.getByText('Ada Alder would like to play with you'))
  await expectNoAxeFindings(beas.page)
  await press(beas.page, 'Accept')
  await said(beas.page, 'You play')
  await shows(adas, adas.page.getByText('You play'))

  for (const { token } of cast.slice(2)) await call(server.url, tournaments.join, { id }, token)
  await adas.page.getByRole('button', { name: 'Pair Cleo Cedar with' }).click()
  await answer(adas.page, 'Pair Cleo Cedar with', 'Pair with Otto Oak')
  await said(adas.page, 'They play together.')
  await expectNoAxeFindings(adas.page)
  for (const at of [4, 6]) {
    const pair = { tournament_id: id, captain: player(at).id, player: player(at + 1).id }
    await call(server.url, tournaments.pair, pair, ada.token)
  }

  await server.setClock(morningAfter(2))
  await adas.page.goto(`/tournament/view/${id}`)
  await drawTheBracket(adas.page)
  await expectNoAxeFindings(adas.page)

  // Bea reports for the side, and a player of the other one confirms.
  await beas.page.goto(`/tournament/view/${id}`)
  const own = beas.page.getByRole('button', { name: /^Report, Ada Alder & Bea Beech against / })
  await own.first().click()
  const report = beas.page.getByRole('dialog', { name: 'Report the match' })
  await report.locator('label').filter({ hasText: 'Ada Alder & Bea Beech' }).first().click()
  await expectNoAxeFindings(beas.page)
  await report.getByRole('button', { name: 'Send report' }).click()
  await report.waitFor({ state: 'detached' })
  const { players, matches, seed } = await call(server.url, brackets.view, { id }, bea.token)
  const reported = matches.find(({ state }) => state === 'reported')
  const other = players.find(one => one.seed !== seed && reported?.sides.includes(one.seed))
  const partner = cast.find(one => one.id === other?.partners[0]?.id)
  await call(server.url, brackets.report, { id, match: reported?.id, winner: bea.id }, partner?.token ?? '')
  const after = await call(server.url, brackets.view, { id }, bea.token)
  expect(after.matches.find(match => match.id === reported?.id)?.winner).toBe(seed)
  await expectNoAxeFindings(beas.page)
  expect([adas.troubles, beas.troubles, server.errors()]).toEqual([[], [], []])
})
