import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { expectNoAxeFindings } from '../support/axe.ts'
import { type Device, openDevice } from '../support/browser.ts'
import { type Player, sportId, verified } from '../support/cast.ts'
import { call } from '../support/client.ts'
import { dayAfter, morningAfter } from '../support/days.ts'
import { follow, heading, shows, signIn } from '../support/screens.ts'
import { openStage } from '../support/stage.ts'

const SPORT = 'Tennis Singles'
/** A place where no player of another journey lives. */
const HOME = { address_line_1: '1 Main St', city: 'Denver', state: 'CO', postal_code: '80202' }

const { server, browser } = await openStage()
let ada: Player
let ben: Player
let adas: Device
let bens: Device
let match: string
beforeAll(async () => {
  ;[ada, ben, adas, bens] = await Promise.all([
    verified(server, 'Ada Archer', [SPORT]),
    verified(server, 'Ben Baker', [SPORT]),
    openDevice(browser, server.url, 'a phone, dark'),
    openDevice(browser, server.url, 'a desktop, light'),
  ])
  for (const { token } of [ada, ben]) await call(server.url, addresses.add, HOME, token)
})

/** The other player among the fair matches of a dashboard. */
const fair = ({ page }: Device, { name }: Player) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name }) })
    .filter({ hasText: 'Chance to win' })

/** Ada beats Ben in a ranked match, through the API: this journey only looks at the screens. Answers its id. */
async function adaBeatsBen(): Promise<string> {
  const { id } = await call(
    server.url,
    challenges.issue,
    {
      sport: await sportId(server, SPORT),
      date: `${dayAfter(2)}T18:00`,
      location: 'Denver',
      locstate: 'CO',
      zip: '80202',
      venue: 'Central Court',
      ranked: 1,
      ids: [ben.id],
    },
    ada.token,
  )
  await call(server.url, challenges.answer, { id, status: 'accepted' }, ben.token)
  await server.setClock(morningAfter(2))
  await call(server.url, challenges.report, { id, winner: ada.id, ratings: {} }, ada.token)
  await call(server.url, challenges.report, { id, winner: ada.id, ratings: {} }, ben.token)
  return id
}

test('Ada beats Ben: both dashboards, open all the while, suggest each other with the ranks and chances of now', async () => {
  await Promise.all([signIn(adas.page, ada), signIn(bens.page, ben)])
  // Parts below the first screen are asked for once they are seen.
  for (const { page } of [adas, bens])
    await page.getByRole('heading', { name: 'A fair match near you' }).scrollIntoViewIfNeeded()
  await fair(adas, ben).getByText('500?').waitFor()
  await fair(adas, ben).getByText('You 50%', { exact: true }).waitFor()
  match = await adaBeatsBen()
  await shows(adas, fair(adas, ben).getByText('365?'))
  await shows(bens, fair(bens, ada).getByText('635?'))
  await fair(adas, ben).getByText('You 50%', { exact: true }).waitFor({ state: 'detached' })
  await fair(bens, ada).getByText('You 50%', { exact: true }).waitFor({ state: 'detached' })
  expect([...adas.troubles, ...bens.troubles]).toEqual([])
  expect(server.errors()).toEqual([])
})

test('what moved her rank leads Ada to how often our chances come true', async () => {
  const { page } = adas
  await page.goto(`/challenge/issue/${match}`)
  await follow(page, 'How often do our chances come true?')
  await heading(page, 'Do the ranks tell the truth?').waitFor()
  await expectNoAxeFindings(page)
})
