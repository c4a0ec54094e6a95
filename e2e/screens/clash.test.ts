import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { expectNoAxeFindings } from '../support/axe.ts'
import { openDevice } from '../support/browser.ts'
import { type Player, sportId, verified } from '../support/cast.ts'
import { call } from '../support/client.ts'
import { dayAfter } from '../support/days.ts'
import { comesTo, said, signIn } from '../support/screens.ts'
import { openStage } from '../support/stage.ts'

const { server, browser } = await openStage()
let ada: Player
let ben: Player
let cleo: Player
beforeAll(async () => {
  ;[ada, ben, cleo] = await Promise.all([
    verified(server, 'Ada Ahead'),
    verified(server, 'Ben Booked'),
    verified(server, 'Cleo Clash'),
  ])
})

/** Challenges Ada to a match three days ahead. */
async function challengeAda(by: Player, hour: string): Promise<string> {
  const terms = { sport: await sportId(server, 'Tennis Singles'), location: 'Austin', locstate: 'TX', zip: '78701' }
  const date = `${dayAfter(3)}T${hour}`
  const { id } = await call(server.url, challenges.issue, { ...terms, date, venue: 'Court', ids: [ada.id] }, by.token)
  return id
}

test('Ada reads what else she has agreed to at that time before she accepts, in the list and on its own screen', async () => {
  const agreed = await challengeAda(ben, '18:00')
  await call(server.url, challenges.answer, { id: agreed, status: 'accepted' }, ada.token)
  const asked = await challengeAda(cleo, '19:00')
  const { page, troubles } = await openDevice(browser, server.url, 'a phone, light')
  await signIn(page, ada)
  for (const path of ['/challenges', `/challenge/issue/${asked}`]) {
    await comesTo(page, path)
    await said(page, `Also at 6 PM: ${ben.name}`)
    await expectNoAxeFindings(page)
  }
  expect([troubles, server.errors()]).toEqual([[], []])
})
