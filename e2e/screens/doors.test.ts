import { beforeAll, expect, test } from 'vitest'
import { challengedTo } from '../support/agreed.ts'
import { expectNoAxeFindings } from '../support/axe.ts'
import { openDevice } from '../support/browser.ts'
import { type Player, verified } from '../support/cast.ts'
import { follow, heading } from '../support/screens.ts'
import { openStage } from '../support/stage.ts'

const { server, browser } = await openStage()
let ada: Player
let ben: Player
beforeAll(async () => {
  ;[ada, ben] = await Promise.all([verified(server, 'Ada Archer'), verified(server, 'Ben Baker')])
})

test('the link of a challenge and that of a player tell a visitor what is behind them, and nothing of whose it is', async () => {
  const venue = 'Secret Court'
  const id = await challengedTo(server, [ben, ada], { days: 3, venue })
  const { page } = await openDevice(browser, server.url, 'a phone, light')
  for (const [path, words] of [
    [`/challenge/issue/${id}`, 'When and where'],
    [`/user/view/${ada.id}`, 'Their rank in every sport'],
  ] as const) {
    await page.goto(path)
    await heading(page, 'Sign In').waitFor()
    await page.getByText(words).waitFor()
    const html = await page.content()
    expect([ada.name, ben.name, venue, 'Tennis'].filter(name => html.includes(name))).toEqual([])
  }
  await expectNoAxeFindings(page)
})

test('the first page shows a visitor what is told of a match, and Sign In by itself nothing that waits behind it', async () => {
  const { page } = await openDevice(browser, server.url, 'a desktop, dark')
  await page.goto('/')
  await page.getByRole('region', { name: 'For example' }).getByText('your chance').waitFor()
  await expectNoAxeFindings(page)
  await follow(page, 'Sign In')
  await heading(page, 'Sign In').waitFor()
  expect(await page.getByText('When and where').count()).toBe(0)
})
