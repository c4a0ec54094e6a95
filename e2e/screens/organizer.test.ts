import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { expect, test } from 'vitest'
import { expectNoAxeFindings } from '../support/axe.ts'
import { openDevice } from '../support/browser.ts'
import { sportId, verified } from '../support/cast.ts'
import { call } from '../support/client.ts'
import { dayAfter, morningAfter } from '../support/days.ts'
import { answer, button, comesTo, heading, press, said, shows, signIn } from '../support/screens.ts'
import { openStage } from '../support/stage.ts'
import { thumb } from '../support/thumb.ts'

const { server, browser } = await openStage()

const SPORT = 'Tennis Singles'
const NAMES = ['Ben Baker', 'Cleo Clay', 'Dan Deuce', 'Eve Elbow', 'Finn Flight', 'Gus Grass', 'Hal Half', 'Ida Iron']
/** A tap with the look for what to tap next, and a key, in seconds: a person, not this browser. */
const TAP_S = 2.5
const KEY_S = 0.3

test('Ada has a tournament with eight pasted names and a drawn bracket in under a minute', async () => {
  const ada = await verified(server, 'Ada Archer', [SPORT])
  const cast = await Promise.all(NAMES.map(name => verified(server, name, [SPORT])))
  const home = { address_line_1: '1 Court Lane', city: 'Austin', state: 'TX', postal_code: '78701' }
  await call(server.url, addresses.add, home, ada.token)
  await call(server.url, friends.send, { friends: cast.map(({ id }) => ({ id, active: 1 })) }, ada.token)
  for (const { token } of cast) await call(server.url, friends.send, { friends: [{ id: ada.id, active: 1 }] }, token)
  const device = await openDevice(browser, server.url, 'a phone, light')
  const { context, page, troubles } = device
  await signIn(page, ada, '/tournamentlist')

  const { count, tap, type, paste } = thumb(page)
  await tap(page.getByRole('link', { name: 'Create Tournament' }))
  // Sport, title and a bracket are proposed, then Saturday and her city; the venue is hers to name.
  await page.getByLabel('Title', { exact: true }).waitFor()
  await expectNoAxeFindings(page)
  await tap(button(page, 'Next'))
  await tap(page.getByLabel('Venue', { exact: true }))
  await type('Green One')
  await expectNoAxeFindings(page)
  await tap(button(page, 'Next'))
  await tap(button(page, 'Paste a list'))
  await tap(page.getByLabel('Players', { exact: true }))
  await paste(NAMES.join('\n'))
  await tap(button(page, 'Add 8 players'))
  await expectNoAxeFindings(page)
  await tap(button(page, 'Create Tournament'))
  await heading(page, 'Tournaments').waitFor()
  await tap(page.getByRole('link', { name: 'Ada’s Tennis Singles Cup' }))
  await said(page, 'Organizer’s desk')

  // Each accepts on a phone of their own.
  const [{ id } = { id: '' }] = await call(server.url, tournaments.organizing, {}, ada.token)
  for (const { token } of cast) await call(server.url, tournaments.answer, { id, status: 'accepted' }, token)
  await shows(device, button(page, 'Draw the bracket'))
  await expectNoAxeFindings(page)
  await tap(button(page, 'Draw the bracket'))
  await tap(page.getByRole('dialog', { name: 'Draw the bracket' }).getByRole('button', { name: 'Draw', exact: true }))
  await said(page, 'The bracket is drawn')
  await page.getByText('Quarter-finals').filter({ visible: true }).first().waitFor()
  await expectNoAxeFindings(page)

  // A bracket ends by itself: the screen of its report shows the matches that it waits for.
  await comesTo(page, `/tournament/report/${id}`)
  await said(page, 'Nothing to report')
  await page.getByRole('heading', { name: 'Being played 4' }).filter({ visible: true }).waitFor()
  await expectNoAxeFindings(page)

  const words = `${count.taps} taps and ${count.keys} keys`
  expect(count.taps * TAP_S + count.keys * KEY_S, words).toBeLessThan(60)
  expect([count.taps, count.keys], words).toEqual([13, 9])
  expect([troubles, server.errors()]).toEqual([[], []])
  await context.close()
})

test('Nora disputes what Otto reported only once she is asked, and both read what each has said', async () => {
  const [otto, nora, ...more] = await Promise.all(
    ['Otto Oak', 'Nora North', 'Pia Pine', 'Quin Quay'].map(name => verified(server, name, [SPORT])),
  )
  if (!otto || !nora) throw new Error('Two of them meet')
  const place = { location: 'Austin', locstate: 'TX', zip: '78701', venue: 'Club', rules: 'One set', slots: 4 }
  const start = { title: 'Autumn Cup', tournament_start: `${dayAfter(5)}T10:00`, format: 'round_robin' as const }
  const sport = await sportId(server, SPORT)
  const { id } = await call(server.url, tournaments.create, { ...place, ...start, sport }, otto.token)
  await call(server.url, tournaments.joinMyself, { tournament_id: id }, otto.token)
  for (const { token } of [nora, ...more]) await call(server.url, tournaments.join, { id }, token)
  await server.setClock(morningAfter(5))
  await call(server.url, brackets.draw, { id }, otto.token)
  const { players, matches } = await call(server.url, brackets.view, { id }, otto.token)
  const [ottos, noras] = [otto, nora].map(one => players.find(player => player.id === one.id)?.seed ?? 0)
  const match = matches.find(({ sides }) => [ottos, noras].every(seed => sides.includes(seed ?? 0)))?.id
  const score = [
    [6, 4],
    [6, 2],
  ]
  await call(server.url, brackets.report, { id, match, winner: otto.id, score }, otto.token)

  const { context, page, troubles } = await openDevice(browser, server.url, 'a phone, light')
  await signIn(page, nora, `/tournament/view/${id}`)
  await press(page, 'Not right?')
  await press(page, 'Dispute')
  await expectNoAxeFindings(page)
  const { matches: before } = await call(server.url, brackets.view, { id }, nora.token)
  expect(before.find(one => one.id === match)?.state).toBe('reported')
  await answer(page, 'Dispute this result?', 'Dispute')
  // It waits for the organizer now, and those that wait for her stand before it.
  await page.getByText('1 more match of yours').click()
  await page.getByText('You dispute it, without another result').filter({ visible: true }).first().waitFor()
  await expectNoAxeFindings(page)
  expect([troubles, server.errors()]).toEqual([[], []])
  await context.close()
})
