import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { ranks } from '@gauntlet/contract/ranks/endpoints'
import { HOUR } from '@gauntlet/contract/time'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeFindings } from '../support/axe.ts'
import { openDevice } from '../support/browser.ts'
import { type Player, selfOf, sportId, verified } from '../support/cast.ts'
import { call } from '../support/client.ts'
import {
  answer,
  comesTo,
  drawTheBracket,
  failsOnce,
  fill,
  fillWhenAndWhere,
  press,
  said,
  shows,
  signIn,
  asksForARematch,
  sharesAPicture,
} from '../support/screens.ts'
import { openStage } from '../support/stage.ts'

const { server, browser } = await openStage()

const SPORT = 'Tennis Singles'
const dayAfter = (days: number) => new Date(Date.now() + days * 24 * HOUR).toISOString().slice(0, 10)
// 18:00 in Austin is midnight in UTC at the latest.
const AFTER_THE_START = new Date(`${dayAfter(3)}T06:00:00Z`)
const AFTER_THE_HOLD = new Date(AFTER_THE_START.getTime() + 49 * HOUR)

/**
 * Ranks as the engine has them of these matches, all between newcomers at first: Ben beats Ida by 12 games to 7,
 * without a score Finn beats Eve, Cleo Hal, Ben Finn, Dan Cleo and Finn Cleo; and once the organizer's word has stood
 * for two days Dan beats Gus, and Ben Dan. Eve and Hal, who lost one match to a newcomer each, lose the same.
 */
const BY_HAND = [831, 655, 610, 410, 365, 411, 365, 360]

const NAMES = ['Ben Baker', 'Cleo Clay', 'Dan Deuce', 'Eve Elbow', 'Finn Flight', 'Gus Grass', 'Hal Half', 'Ida Iron']

async function announces(page: Page) {
  await page.getByLabel('Sport', { exact: true }).selectOption(SPORT)
  await fill(page, 'Title', 'Spring Open')
  await press(page, 'Next')
  await fillWhenAndWhere(page, `${dayAfter(2)}T18:00`, 'Green One')
  await press(page, 'Next')
  await fill(page, 'Places', '2')
  await press(page, 'Create Tournament')
  await said(page, 'At least 4 places.')
  await fill(page, 'Places', '8')
  await page.getByLabel('Ranked', { exact: true }).check()
  await failsOnce(page, 'tournaments/create')
  await press(page, 'Create Tournament')
  await said(page, 'Problem Creating Tournament')
  // the typed text is still there to be sent
  await press(page, 'Create Tournament')
  await said(page, 'Tournament Created')
}

/** Opens a part of the tournament's screen. */
const opens = (page: Page, part: string) => page.locator('label').filter({ hasText: part }).click()

test('eight play a tournament through its bracket, and the ranks move as worked out by hand', async () => {
  const ada = await verified(server, 'Ada Archer', [SPORT])
  const cast = await Promise.all(NAMES.map(name => verified(server, name, [SPORT])))
  const players = new Map(cast.map(one => [one.name, one]))
  const player = (name: string): Player => {
    const found = players.get(name)
    if (!found) throw new Error(`Nobody is called ${name}`)
    return found
  }
  const [adas, bens] = await Promise.all([
    openDevice(browser, server.url, 'a desktop, light'),
    openDevice(browser, server.url, 'a phone, dark'),
  ])
  await signIn(adas.page, ada, '/addtournament')
  await announces(adas.page)

  // In a ranked tournament newcomers ask, and the organizer lets them in.
  const [{ id } = { id: '' }] = await call(server.url, tournaments.organizing, {}, ada.token)
  await comesTo(adas.page, `/tournament/edit/${id}`)
  // In passing: an end at midnight is not rounded up to the next day.
  await press(adas.page, 'Other')
  const end = adas.page.getByLabel('End date & time')
  const untilMidnight = await end.inputValue()
  await end.focus()
  await press(adas.page, 'Another place')
  await fill(adas.page, 'Venue', 'Green Two')
  expect(await end.inputValue()).toBe(untilMidnight)
  await failsOnce(adas.page, `tournaments/edit/${id}`)
  await press(adas.page, 'Save changes')
  await said(adas.page, 'Problem Updating Tournament')
  await press(adas.page, 'Save changes')
  await said(adas.page, 'Tournament Updated')
  for (const { token } of cast) await call(server.url, tournaments.join, { id }, token)
  const user_id = cast.map(one => one.id)
  await call(server.url, tournaments.addPlayers, { tournament_id: id, user_id }, ada.token)

  await server.setClock(AFTER_THE_START)
  await signIn(bens.page, player('Ben Baker'), `/tournament/view/${id}`)
  await comesTo(adas.page, `/tournament/view/${id}`)
  await drawTheBracket(adas.page)
  await expectNoAxeFindings(adas.page)

  // Ben reports on his phone, Ida answers, and he sees at once whom he meets next.
  await shows(bens, bens.page.getByRole('button', { name: 'Report, Ben Baker against Ida Iron' }))
  await bens.page.getByRole('button', { name: 'Report, Ben Baker against Ida Iron' }).first().click()
  const report = bens.page.getByRole('dialog', { name: 'Report the match' })
  await report.getByLabel('Set 1, Ben').fill('6')
  await report.getByLabel('Set 1, Ida').fill('3')
  await report.getByLabel('Set 2, Ben').fill('6')
  await report.getByLabel('Set 2, Ida').fill('4')
  expect(await report.getByRole('radio', { name: 'Ben Baker' }).isChecked()).toBe(true)
  await expectNoAxeFindings(bens.page)
  await report.getByRole('button', { name: 'Send report' }).click()
  await report.waitFor({ state: 'detached' })
  await expectNoAxeFindings(bens.page)

  const plays = async (winner: string, loser: string, by: readonly string[] = [winner, loser]) => {
    const { players: entrants, matches } = await call(server.url, brackets.view, { id }, ada.token)
    const seeds = entrants
      .filter(({ full_name }) => full_name === winner || full_name === loser)
      .map(({ seed }) => seed)
    const match = matches.find(({ sides, winner: won }) => won === null && seeds.every(seed => sides.includes(seed)))
    const result = { id, match: match?.id, winner: player(winner).id }
    for (const name of by) await call(server.url, brackets.report, result, player(name).token)
  }
  await plays('Ben Baker', 'Ida Iron', ['Ida Iron'])
  await plays('Finn Flight', 'Eve Elbow')
  await shows(bens, bens.page.getByRole('button', { name: 'Report, Ben Baker against Finn Flight' }))

  // His next match stands on the dashboard, with the way to it.
  await comesTo(bens.page, '/dashboard')
  await expectNoAxeFindings(bens.page)
  await bens.page.getByRole('link', { name: 'Report, Finn Flight, Spring Open' }).click()
  await shows(bens, bens.page.getByRole('button', { name: 'Report, Ben Baker against Finn Flight' }))
  await plays('Cleo Clay', 'Hal Half')
  await comesTo(adas.page, `/tournament/report/${id}`)
  await adas.page.getByText(/^\d results? to enter$/).waitFor()
  await expectNoAxeFindings(adas.page)
  await comesTo(adas.page, `/tournament/view/${id}`)
  // A match that its two have not told of is set by Ada, who is asked before it counts.
  await adas.page.getByRole('button', { name: /^Set result, (Dan Deuce|Gus Grass) against / }).click()
  const setting = adas.page.getByRole('dialog', { name: 'Set the result' })
  await setting.locator('label').filter({ hasText: 'Dan Deuce' }).first().click()
  await setting.getByLabel('Set 1, Dan').fill('6')
  await setting.getByLabel('Set 1, Gus').fill('4')
  await setting.getByLabel('Set 2, Dan').fill('6')
  await setting.getByLabel('Set 2, Gus').fill('3')
  await setting.getByRole('button', { name: 'Set result' }).click()
  const asked = adas.page.getByRole('dialog', { name: 'Set this result?' })
  await asked.getByText('Dan Deuce won, 6–4 6–3').waitFor()
  await asked.getByRole('button', { name: 'Go back' }).click()
  for (const cell of ['Set 1, Dan', 'Set 1, Gus', 'Set 2, Dan', 'Set 2, Gus']) await setting.getByLabel(cell).fill('')
  await setting.getByRole('button', { name: 'Set result' }).click()
  await expectNoAxeFindings(adas.page)
  await answer(adas.page, 'Set this result?', 'Set result')
  await setting.waitFor({ state: 'detached' })
  await plays('Ben Baker', 'Finn Flight')
  await plays('Dan Deuce', 'Cleo Clay')
  await plays('Finn Flight', 'Cleo Clay')
  await plays('Ben Baker', 'Dan Deuce')

  // With its last match it ends by itself. For a moment Ada has the wrong winner of the final, is asked, and sees Ben
  // win again.
  const order = ['Ben Baker', 'Dan Deuce', 'Finn Flight', 'Cleo Clay', 'Eve Elbow', 'Gus Grass', 'Hal Half', 'Ida Iron']
  await shows(adas, adas.page.getByText('All decided'))
  await said(adas.page, 'Ben Baker won')
  await opens(adas.page, 'Players')
  await shows(adas, adas.page.getByText('5th–8th'))
  await expect.poll(() => adas.page.getByText('5th–8th').count()).toBe(4)
  await opens(adas.page, 'Bracket')
  const corrects = async (winner: string) => {
    await adas.page.getByRole('button', { name: 'Correct, Ben Baker against Dan Deuce' }).click()
    const form = adas.page.getByRole('dialog', { name: 'Correct the result' })
    await form.locator('label').filter({ hasText: winner }).first().click()
    await expectNoAxeFindings(adas.page)
    await form.getByRole('button', { name: 'Correct result' }).click()
    await answer(adas.page, 'Correct this match?', 'Correct')
    await form.waitFor({ state: 'detached' })
    await said(adas.page, `${winner} won`)
  }
  await corrects('Dan Deuce')
  await corrects('Ben Baker')

  await server.setClock(AFTER_THE_HOLD)
  const tennis = await sportId(server, SPORT)
  const after = await Promise.all(
    order.map(async name => {
      const { token } = player(name)
      const [entry] = await call(server.url, ranks.history, { sport: tennis }, token)
      const shown = (await selfOf(server, token)).sports.find(sport => sport.id === tennis)?._joinData.rank
      return [entry?.tournament_id, entry?.after, shown]
    }),
  )
  expect(after).toEqual(BY_HAND.map(rank => [id, rank, rank]))
  await bens.page.reload()
  await bens.page.getByText('+331').filter({ visible: true }).first().waitFor()
  const last = bens.page.getByRole('region', { name: 'Your last match' })
  await last.getByText('You won').waitFor()
  await expectNoAxeFindings(bens.page)
  await sharesAPicture(bens.page, last)
  const again = await asksForARematch(bens.page, last)
  await again.getByText('Dan Deuce', { exact: true }).filter({ visible: true }).first().waitFor()
  expect([adas.troubles, bens.troubles, server.errors()]).toEqual([[], [], []])
})
