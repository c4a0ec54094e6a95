import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agreedMatch } from '../support/agreed.ts'
import { expectNoAxeFindings } from '../support/axe.ts'
import { closeDevices, type Device, openDevice, sharedBrowser } from '../support/browser.ts'
import { type Player, verified } from '../support/cast.ts'
import { morningAfter } from '../support/days.ts'
import { answer, button, comesTo, press, said, shows, signIn } from '../support/screens.ts'
import { type Server, sharedServer } from '../support/server.ts'

let server: Server
let browser: Browser
let ada: Player
let ben: Player
let adas: Device
let bens: Device
beforeAll(async () => {
  server = sharedServer()
  browser = await sharedBrowser()
  const sports = ['Tennis Singles', 'Soccer', 'Chess']
  ;[ada, ben, adas, bens] = await Promise.all([
    verified(server, 'Ada Ashe', sports),
    verified(server, 'Ben Borg', sports),
    openDevice(browser, server.url, 'a phone, light'),
    openDevice(browser, server.url, 'a desktop, dark'),
  ])
  await Promise.all([signIn(adas.page, ada), signIn(bens.page, ben)])
})
afterAll(async () => {
  await closeDevices(browser)
  await server?.close()
})

const status = (page: Page) => page.getByRole('region', { name: 'Status' })
const report = (page: Page) => page.getByRole('dialog', { name: 'Match Report' })

/** Ada and Ben have agreed on a match. */
const agreed = (days: number, sport: string, format?: string) =>
  agreedMatch(server, [ada, ben], { days, sport, format })

/** The sheet that Ada opens on the morning after a match with Ben. */
async function adaReports(days: number) {
  const id = await agreed(days, 'Tennis Singles', 'bo3')
  await server.setClock(morningAfter(days))
  await comesTo(adas.page, `/challenge/issue/${id}`)
  await press(adas.page, 'Report')
  return report(adas.page)
}

async function nothingWentWrong() {
  expect([...adas.troubles, ...bens.troubles]).toEqual([])
  expect(server.errors()).toEqual([])
}

test('Ada taps 6–4 3–6 10–7 into the sheet, Ben types another score, and takes over hers', async () => {
  const id = await agreed(2, 'Tennis Singles', 'bo3_mtb')
  await server.setClock(morningAfter(2))
  await comesTo(adas.page, `/challenge/issue/${id}`)
  let taps = 0
  const tap = async (what: Locator) => {
    taps += 1
    await what.tap()
  }
  await tap(button(adas.page, 'Report'))
  const sheet = report(adas.page)
  await sheet.getByLabel('Set 1, Ada').waitFor()
  for (const digit of '6436107') await tap(sheet.getByRole('button', { name: digit, exact: true }))
  expect(await sheet.getByRole('radio', { name: ada.name }).isChecked()).toBe(true)
  await expectNoAxeFindings(adas.page)
  await tap(sheet.getByRole('button', { name: 'Send report' }))
  await said(adas.page, 'Report sent successfully')
  expect(taps).toBeLessThanOrEqual(12)
  await status(adas.page).getByText('You won, 6–4 3–6 10–7').waitFor()
  await said(adas.page, 'You reported this')

  await comesTo(bens.page, `/challenge/issue/${id}`)
  await status(bens.page).getByText('You lost, 4–6 6–3 7–10').waitFor()
  await said(bens.page, 'Reported by Ada')
  await press(bens.page, 'Confirm')
  const his = report(bens.page)
  await his.getByText('Ada says: You lost, 4–6 6–3 7–10').waitFor()
  const first = his.getByLabel('Set 1, Ada')
  expect(await first.isVisible()).toBe(false)
  await his.getByText('Not right?').click()
  expect(await first.inputValue()).toBe('6')
  await his.getByRole('radio', { name: ben.name }).check({ force: true })
  expect(await first.inputValue()).toBe('')
  await first.focus()
  await bens.page.keyboard.type('6')
  await bens.page.keyboard.type('4')
  await bens.page.keyboard.type('6')
  await bens.page.keyboard.type('7')
  await his.getByLabel('Set 2: tie-break points of Ada').waitFor()
  await bens.page.keyboard.type('5')
  await bens.page.keyboard.press('Tab')
  await his.getByLabel('Set 3, Ada').fill('10')
  await his.getByLabel('Set 3, Ben').fill('8')
  await his.getByText('Another score was reported.', { exact: false }).waitFor()
  await expectNoAxeFindings(bens.page)
  await his.getByRole('button', { name: 'Send report' }).click()
  await status(bens.page).getByText('Complete').waitFor()
  await status(bens.page).getByText('Two scores were reported').waitFor()
  const result = bens.page.getByRole('dialog', { name: `${ada.name} won` })
  await result.getByText('Well played, Ben.').waitFor()
  await expectNoAxeFindings(bens.page)
  await result.getByRole('button', { name: 'Close' }).click()
  await expectNoAxeFindings(bens.page)

  await press(bens.page, 'Use their score')
  await answer(bens.page, 'Use their score?', 'Use their score')
  await said(bens.page, 'The score is agreed.')
  await status(bens.page).getByText('You lost, 4–6 6–3 7–10').waitFor()
  await shows(adas, status(adas.page).getByText('You won, 6–4 3–6 10–7', { exact: true }))
  await nothingWentWrong()
})

test('a score that Ada has typed is not lost by a tap beside it', async () => {
  const sheet = await adaReports(3)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await sheet.waitFor({ state: 'detached' })
  await press(adas.page, 'Report')
  await sheet.getByLabel('Set 1, Ada').fill('6')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await answer(adas.page, 'Leave without saving?', 'Stay')
  expect(await sheet.getByLabel('Set 1, Ada').inputValue()).toBe('6')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await answer(adas.page, 'Leave without saving?', 'Leave')
  await sheet.waitFor({ state: 'detached' })
  await nothingWentWrong()
})

test('a score that cannot be is refused at its set, and a draw is one for both', async () => {
  const tennis = await agreed(4, 'Tennis Singles', 'bo3')
  const soccer = await agreed(4, 'Soccer')
  await server.setClock(morningAfter(4))
  await comesTo(adas.page, `/challenge/issue/${tennis}`)
  await press(adas.page, 'Report')
  const wrong = report(adas.page)
  await wrong.getByLabel('Set 1, Ada').fill('6')
  await wrong.getByLabel('Set 1, Ben').fill('4')
  await wrong.getByLabel('Set 2, Ada').fill('6')
  await wrong.getByLabel('Set 2, Ben').fill('5')
  await wrong.getByRole('button', { name: 'Send report' }).click()
  const sheet = wrong.locator('.score-sheet')
  await sheet.getByText('Nobody has won yet: choose another ending if the match was stopped.').waitFor()
  expect(await wrong.getByLabel('Set 2, Ada').getAttribute('aria-invalid')).toBe('true')
  await wrong.locator('summary').filter({ hasText: 'Ended early' }).click()
  await wrong.getByLabel('Ended early').selectOption(`${ben.name} gave up`)
  await wrong.getByRole('button', { name: 'Send report' }).click()
  await status(adas.page).getByText('You won, 6–4 6–5 (gave up)').waitFor()

  await comesTo(bens.page, `/challenge/issue/${soccer}`)
  await press(bens.page, 'Report')
  const level = report(bens.page)
  await level.getByLabel('Score, Ada').fill('2')
  await level.getByLabel('Score, Ben').fill('2')
  expect(await level.getByRole('radio', { name: 'Draw' }).isChecked()).toBe(true)
  await level.getByRole('button', { name: 'Send report' }).click()
  await comesTo(adas.page, `/challenge/issue/${soccer}`)
  await status(adas.page).getByText('It was a draw, 2–2').waitFor()
  await press(adas.page, 'Confirm')
  await report(adas.page).getByRole('button', { name: 'Confirm', exact: true }).click()
  await shows(bens, status(bens.page).getByText('It was a draw, 2–2'))
  await comesTo(bens.page, '/user/profile/view')
  await bens.page.getByText('0 won and 1 drawn of', { exact: false }).waitFor()
  await nothingWentWrong()
})

test('news that comes while Ada reports leaves the Close of her sheet free', async () => {
  const sheet = await adaReports(8)
  await sheet.getByLabel('Set 1, Ada').waitFor()
  await agreed(12, 'Soccer')
  const news = sheet.locator('.toast', { hasText: 'Ben Borg accepted the challenge' })
  await news.waitFor()
  await news.evaluate(shown => Promise.all(shown.getAnimations().map(motion => motion.finished)))
  const told = await news.boundingBox()
  const close = await sheet.getByRole('button', { name: 'Close' }).boundingBox()
  expect((told?.x ?? 0) + (told?.width ?? 0)).toBeLessThanOrEqual(close?.x ?? 0)
  await sheet.getByRole('button', { name: 'Close' }).tap()
  await sheet.waitFor({ state: 'detached' })
  await nothingWentWrong()
})

test('Ada says with one tap that nobody won, and Ben agrees', async () => {
  const id = await agreed(9, 'Chess')
  await server.setClock(morningAfter(9))
  await comesTo(adas.page, `/challenge/issue/${id}`)
  await press(adas.page, 'Draw')
  const hers = report(adas.page)
  expect(await hers.getByRole('radio', { name: 'Draw' }).isChecked()).toBe(true)
  await hers.getByRole('button', { name: 'Send report' }).click()
  await said(adas.page, 'Report sent successfully')
  await comesTo(bens.page, `/challenge/issue/${id}`)
  await press(bens.page, 'Confirm')
  await report(bens.page).getByRole('button', { name: 'Confirm' }).click()
  await bens.page.getByRole('dialog', { name: 'It was a draw' }).waitFor()
  await shows(adas, status(adas.page).getByText('It was a draw'))
  await nothingWentWrong()
})
