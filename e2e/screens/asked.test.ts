import { events } from '@gauntlet/contract/events/endpoints'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { teams } from '@gauntlet/contract/teams/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { PLACE } from '@gauntlet/contract/tournaments/status'
import { beforeAll, expect, test } from 'vitest'
import { expectNoAxeFindings } from '../support/axe.ts'
import { openDevice } from '../support/browser.ts'
import { type Player, sportId, verified } from '../support/cast.ts'
import { call } from '../support/client.ts'
import { dayAfter } from '../support/days.ts'
import { signIn } from '../support/screens.ts'
import { openStage } from '../support/stage.ts'

const SPORT = 'Tennis Singles'
const COURT = { location: 'Austin', locstate: 'TX', zip: '78701', venue: 'Central Court' }

const { server, browser } = await openStage()
let ada: Player
let ben: Player
let ids: { cup: string; dinner: string; team: string }
beforeAll(async () => {
  ;[ada, ben] = await Promise.all([verified(server, 'Ada Archer', [SPORT]), verified(server, 'Ben Baker', [SPORT])])
  const sport = await sportId(server, SPORT)
  const terms = { sport, ...COURT, tournament_start: `${dayAfter(9)}T10:00`, rules: 'One set', slots: 4 }
  const dinner = {
    event_name: 'Club Dinner',
    event_start: `${dayAfter(5)}T18:00`,
    open_invite: 1 as const,
    ...COURT,
    selected: [ada.id],
  }
  const team = { name: 'Net Gains', gender: 'Mix' as const, sports: sport, address: 'Austin, TX', selected: [ada.id] }
  const cup = await call(server.url, tournaments.create, { ...terms, title: 'Austin Cup' }, ben.token)
  await call(server.url, tournaments.addPlayers, { tournament_id: cup.id, user_id: ada.id }, ben.token)
  ids = {
    cup: cup.id,
    dinner: (await call(server.url, events.add, dinner, ben.token)).id,
    team: (await call(server.url, teams.add, team, ben.token)).id,
  }
  await call(server.url, friends.send, { friends: [{ id: ada.id, active: 1 }] }, ben.token)
})

test('Ada is asked before she declines a team, whose captain is told, and can go back', async () => {
  const sport = await sportId(server, SPORT)
  const input = { name: 'Late Lobs', gender: 'Mix' as const, sports: sport, address: 'Austin, TX', selected: [ada.id] }
  const { id: team_id } = await call(server.url, teams.add, input, ben.token)
  const { page } = await openDevice(browser, server.url, 'a phone, dark')
  await signIn(page, ada, '/notices')
  const decline = page.getByRole('button', { name: 'Decline, Late Lobs' })
  const question = page.getByRole('dialog', { name: 'Decline Late Lobs?' })
  await decline.click()
  await question.getByText('We’ll let Ben know.').waitFor()
  await question.getByRole('button', { name: 'Go back' }).click()
  expect((await call(server.url, teams.view, { team_id }, ada.token)).role).toBe('invited')
  await decline.click()
  await question.getByRole('button', { name: 'Decline' }).click()
  await expect.poll(() => decline.count()).toBe(0)
  const players = async () => (await call(server.url, teams.view, { team_id }, ben.token)).users
  await expect.poll(async () => (await players()).map(({ user_id }) => user_id)).toEqual([ben.id])
})

test('Ada answers whoever invites her or asks to be friends where she reads of it, and is in all of it at once', async () => {
  const { page } = await openDevice(browser, server.url, 'a phone, light')
  await signIn(page, ada, '/notices')
  const asked = page.getByRole('heading', { name: 'Invitations and requests 4' })
  await asked.waitFor()
  await expectNoAxeFindings(page)
  for (const left of [3, 2, 1]) {
    await page.getByRole('button', { name: 'Accept' }).first().click()
    await page.getByRole('heading', { name: `Invitations and requests ${left}` }).waitFor()
  }
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => page.getByRole('heading', { name: /^Invitations and requests/ }).count()).toBe(0)
  const placesOfAda = async () => {
    const cup = await call(server.url, tournaments.view, { id: ids.cup }, ada.token)
    const dinner = await call(server.url, events.view, { id: ids.dinner }, ada.token)
    const team = await call(server.url, teams.view, { team_id: ids.team }, ada.token)
    const known = await call(server.url, friends.list, {}, ada.token)
    return {
      cup: cup.invitation_status_id,
      dinner: dinner.invitation_status_id,
      team: team.role,
      ben: known.map(card => card.friends),
    }
  }
  // The screen is ahead of the server, which may still be answering.
  await expect
    .poll(placesOfAda)
    .toEqual({ cup: PLACE.accepted, dinner: PLACE.accepted, team: 'member', ben: ['friend'] })
})
