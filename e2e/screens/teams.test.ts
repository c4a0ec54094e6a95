import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { teams } from '@gauntlet/contract/teams/endpoints'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectNoAxeFindings } from '../support/axe.ts'
import { type Device, openDevice } from '../support/browser.ts'
import { type Player, person, sportId, verified } from '../support/cast.ts'
import { call } from '../support/client.ts'
import { dayAfter } from '../support/days.ts'
import {
  answer,
  comesTo,
  failsOnce,
  fill,
  fillWhenAndWhere,
  follow,
  heading,
  press,
  register,
  said,
  shows,
  signIn,
  verifyElsewhere,
} from '../support/screens.ts'
import { openStage } from '../support/stage.ts'

const TEAM = 'Net Gains'

const { server, browser } = await openStage()
let ada: Player
let adas: Device
let eves: Device
beforeAll(async () => {
  ;[ada, adas, eves] = await Promise.all([
    verified(server, 'Ada Archer'),
    openDevice(browser, server.url, 'a phone, dark'),
    openDevice(browser, server.url, 'a desktop, light'),
  ])
  await signIn(adas.page, ada, '/myteam')
})

const players = (page: Page) => page.getByRole('region', { name: 'Players', exact: true })

test('Ada makes a team and invites Eve, who has no account: she signs up, plays, is set aside and leaves', async () => {
  const eve = person('Eve Everett')
  await adas.page.getByText('No Team Found').waitFor()
  await expectNoAxeFindings(adas.page)
  await follow(adas.page, 'Create a team')
  // a name is proposed, and one is needed
  await fill(adas.page, 'Team name', '')
  await press(adas.page, 'Create Team')
  await said(adas.page, 'Add team name')
  await fill(adas.page, 'Team name', TEAM)
  await adas.page.locator('label').filter({ hasText: 'Mix' }).click()
  await adas.page.getByLabel('Sport', { exact: true }).selectOption('Volleyball')
  await fill(adas.page, 'Location', 'Austin, TX')
  await expectNoAxeFindings(adas.page)
  await failsOnce(adas.page, 'teams/add')
  await press(adas.page, 'Create Team')
  await said(adas.page, 'Problem creating team')
  // the typed text is still there to be sent
  await press(adas.page, 'Create Team')
  await heading(adas.page, TEAM).waitFor()
  await adas.page.getByRole('textbox', { name: 'Location', exact: true }).fill('Zilker Park')
  await failsOnce(adas.page, 'teams/edit')
  await press(adas.page, 'Save')
  await said(adas.page, 'Problem editing Team')
  await press(adas.page, 'Save')
  await said(adas.page, 'Team edited successfully.')

  await adas.page.locator('label').filter({ hasText: 'By email' }).click()
  await fill(adas.page, 'Player', eve.email)
  await adas.page.getByText('Invite by email').waitFor()
  await expectNoAxeFindings(adas.page)
  await press(adas.page, 'Invite')
  await said(adas.page, 'Invitation to player sent successfully.')
  const invitation = (await server.mails()).find(({ to }) => to === eve.email)
  expect(invitation?.subject).toBe('You are invited to a team on Gauntlet')
  expect(invitation?.links.map(link => new URL(link).pathname)).toContain('/register')

  await register(eves.page, eve)
  await verifyElsewhere(server, eves.page, eve)
  await shows(adas, players(adas.page).getByText(eve.name))
  await players(adas.page).getByText('Pending', { exact: true }).waitFor()
  await expectNoAxeFindings(adas.page)
  await comesTo(eves.page, '/myteam')
  await press(eves.page, `Accept, ${TEAM}`)
  await follow(eves.page, TEAM)
  await heading(eves.page, TEAM).waitFor()
  await expectNoAxeFindings(eves.page)

  await press(adas.page, 'Edit line-up')
  const active = adas.page.getByRole('switch', { name: `Active, ${eve.name}`, exact: true })
  await shows(adas, active)
  expect(await active.isChecked()).toBe(true)
  await active.click()
  await shows(eves, players(eves.page).getByText('Sitting out'))
  await expectNoAxeFindings(eves.page)

  await press(eves.page, `Leave, ${TEAM}`)
  await answer(eves.page, `Leave ${TEAM}?`, 'Yes, leave')
  await players(adas.page).getByText(eve.name).waitFor({ state: 'detached' })
  // Her own team is what Teams opens on; the search is beside it.
  await comesTo(adas.page, '/teams')
  await adas.page.getByRole('link', { name: `Challenge a team, ${TEAM}` }).click()
  await adas.page.getByLabel('Team name or ID').fill(TEAM)
  await adas.page.getByRole('link', { name: TEAM, exact: true }).filter({ visible: true }).first().waitFor()
  await expectNoAxeFindings(adas.page)
  await comesTo(eves.page, '/myteam')
  await eves.page.getByText('No Team Found').waitFor()
  expect([...adas.troubles, ...eves.troubles]).toEqual([])
  expect(server.errors()).toEqual([])
})

test('Gwen challenges a team of a sport in which one plays one, and meets its captain', async () => {
  const SPORT = 'Tennis Singles'
  const fay = await verified(server, 'Fay Frost', [SPORT])
  const bob = await verified(server, 'Bob Birch', [SPORT])
  const made = await call(
    server.url,
    teams.add,
    {
      name: 'Baseline Five',
      gender: 'Mix',
      sports: await sportId(server, SPORT),
      address: 'Austin, TX',
      selected: [bob.id],
    },
    fay.token,
  )
  const { page } = await openDevice(browser, server.url, 'a phone, light')
  const gwen = await verified(server, 'Gwen Gray', [SPORT])
  await signIn(page, gwen, `/team/edit/${made.id}`)
  await press(page, 'Challenge this team')
  const sheet = page.getByRole('dialog', { name: 'Challenge Baseline Five' })
  await sheet.getByText('Singles: you’ll play Fay of Baseline Five.').waitFor()
  await fillWhenAndWhere(page, `${dayAfter(3)}T18:00`, 'Zilker Park')
  await expectNoAxeFindings(page)
  await press(page, 'Send challenge')
  await sheet.waitFor({ state: 'detached' })
  const asked = await call(server.url, challenges.pending, {}, fay.token)
  expect(asked.challenges.map(({ issuer }) => issuer.full_name)).toEqual([gwen.name])
})
