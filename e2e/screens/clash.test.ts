import { expect, test } from 'vitest'
import { agreedMatch, challengedTo } from '../support/agreed.ts'
import { expectNoAxeFindings } from '../support/axe.ts'
import { openDevice } from '../support/browser.ts'
import { verified } from '../support/cast.ts'
import { comesTo, said, signIn } from '../support/screens.ts'
import { dayAfter } from '../support/days.ts'
import { openStage } from '../support/stage.ts'

const { server, browser } = await openStage()
test('Ada reads what else she has agreed to at that time before she accepts, in the list and on its own screen', async () => {
  const ada = await verified(server, 'Ada Ahead')
  const ben = await verified(server, 'Ben Booked')
  const cleo = await verified(server, 'Cleo Clash')
  await agreedMatch(server, [ben, ada], { days: 3 })
  const asked = await challengedTo(server, [cleo, ada], { days: 3 })
  const { page, troubles } = await openDevice(browser, server.url, 'a phone, light')
  await signIn(page, ada)
  for (const path of ['/challenges', `/challenge/issue/${asked}`]) {
    await comesTo(page, path)
    await said(page, `Also at 6 PM: ${ben.name}`)
    await expectNoAxeFindings(page)
  }
  expect([troubles, server.errors()]).toEqual([[], []])
})

test('the form of a challenge proposes Ada a time that is free, and says so of one that is not', async () => {
  const ada = await verified(server, 'Ada Asks')
  const ben = await verified(server, 'Ben Before')
  const cleo = await verified(server, 'Cleo Chosen')
  // Of the day at the place, which begins hours after that of UTC.
  const here = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Chicago' })
  await agreedMatch(server, [ben, ada], { days: dayAfter(0) === here ? 1 : 0 })
  const { page, troubles } = await openDevice(browser, server.url, 'a phone, light')
  await signIn(page, ada)
  await comesTo(page, `/challenge/create/${cleo.id}`)
  // Tomorrow evening is taken: the form proposes the next of the usual times.
  const [evening, morning] = [page.getByRole('button', { name: '6 PM' }), page.getByRole('button', { name: '10 AM' })]
  await expect.poll(() => morning.first().getAttribute('aria-pressed')).toBe('true')
  await evening.first().click()
  const told = page.getByText(`Also at 6 PM: ${ben.name}`)
  await told.waitFor()
  await expectNoAxeFindings(page)
  await morning.first().click()
  await told.waitFor({ state: 'detached' })
  expect([troubles, server.errors()]).toEqual([[], []])
})
