import { events } from '@gauntlet/contract/events/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { expectNoAxeFindings } from '../support/axe.ts'
import { type Device, openDevice } from '../support/browser.ts'
import { type Player, verified } from '../support/cast.ts'
import { call, requestOf, send } from '../support/client.ts'
import { dayAfter } from '../support/days.ts'
import {
  answer,
  button,
  comesTo,
  failsOnce,
  fill,
  fillVenue,
  fillWhenAndWhere,
  follow,
  heading,
  press,
  said,
  shows,
  signIn,
} from '../support/screens.ts'
import { openStage } from '../support/stage.ts'

const TITLE = 'Sunday Doubles'

const { server, browser } = await openStage()
let ada: Player
let ben: Player
let cleo: Player
let adas: Device
let bens: Device
let visitors: Device
beforeAll(async () => {
  ;[ada, ben, cleo, adas, bens, visitors] = await Promise.all([
    verified(server, 'Ada Archer'),
    verified(server, 'Ben Baker'),
    verified(server, 'Cleo Clark'),
    openDevice(browser, server.url, 'a phone, light'),
    openDevice(browser, server.url, 'a desktop, dark'),
    openDevice(browser, server.url, 'a phone, dark'),
  ])
  await Promise.all([signIn(adas.page, ada), signIn(bens.page, ben)])
})

/** How the event stands, on the screen in front rather than on those behind it. */
const stands = ({ page }: Device, text: string) => page.getByText(text).filter({ visible: true })

test('Ada announces an event, Ben waits for a place, is told as Cleo leaves, and Ada cancels it', async () => {
  await comesTo(adas.page, '/eventlist')
  await adas.page.getByText('No Event Found').waitFor()
  await expectNoAxeFindings(adas.page)
  await follow(adas.page, 'Create Event')
  // a title is proposed, and one is needed
  await fill(adas.page, 'Title', '')
  await press(adas.page, 'Create Event')
  await said(adas.page, 'Plesae enter title')
  await fill(adas.page, 'Title', TITLE)
  await fillWhenAndWhere(adas.page, `${dayAfter(2)}T18:00`, 'Pease Park')
  await fill(adas.page, 'Places besides you', '1')
  await expectNoAxeFindings(adas.page)
  await failsOnce(adas.page, 'events/add')
  await press(adas.page, 'Create Event')
  await said(adas.page, 'Problem Creating Event')
  // the typed text is still there to be sent
  await press(adas.page, 'Create Event')
  await heading(adas.page, 'Events').waitFor()
  await adas.page.getByText('0 of 1 place taken').filter({ visible: true }).first().waitFor()
  await expectNoAxeFindings(adas.page)
  const [event] = await call(server.url, events.mine, {}, ada.token)
  if (!event) throw new Error('The event is not among those of its organizer')
  const { id } = event
  await call(server.url, events.join, { event_id: id }, cleo.token)

  await comesTo(bens.page, '/search/event')
  await expectNoAxeFindings(bens.page)
  await bens.page.getByLabel('All filters').filter({ visible: true }).click()
  await expectNoAxeFindings(bens.page)
  await press(bens.page, 'Search')
  await press(bens.page, `Join the waiting list, ${TITLE}`)
  await said(bens.page, 'All places are taken. You are on the waiting list.')
  await expectNoAxeFindings(bens.page)
  await follow(bens.page, TITLE)
  await heading(bens.page, TITLE).waitFor()
  await shows(bens, stands(bens, 'You are number 1 on the waiting list'))
  await expectNoAxeFindings(bens.page)
  await comesTo(adas.page, `/event/view/${id}`)
  await shows(adas, adas.page.getByRole('region', { name: 'Waiting list' }).getByText(ben.name))
  await expectNoAxeFindings(adas.page)

  const left = requestOf(events.removeUser, { event_id: id, user_id: cleo.id })
  expect((await send(server.url, { ...left, token: cleo.token })).status).toBe(200)
  await shows(bens, stands(bens, 'You are in'))
  await adas.page.getByRole('heading', { name: 'Participants 1' }).waitFor()
  await shows(adas, adas.page.getByRole('region', { name: 'Participants' }).getByText(ben.name))
  const told = (await server.mails()).filter(({ to }) => to === ben.email).map(({ subject }) => subject)
  expect(told[0]).toBe(`A place in ${TITLE} is yours`)

  await visitors.page.goto(`/event/view/${id}`)
  await visitors.page.getByText('Ben B.').filter({ visible: true }).first().waitFor()
  expect(await visitors.page.content()).not.toContain(ben.last)
  await expectNoAxeFindings(visitors.page)
  await follow(visitors.page, 'Sign In')
  await fill(visitors.page, 'Email', cleo.email)
  await fill(visitors.page, 'Password', cleo.password)
  await press(visitors.page, 'Sign In')
  await press(visitors.page, `Join the waiting list, ${TITLE}`)
  await shows(visitors, stands(visitors, 'You are number 1 on the waiting list'))

  await comesTo(adas.page, `/event/edit/${id}`)
  await fillVenue(adas.page, 'Zilker Park')
  await failsOnce(adas.page, `events/edit/${id}`)
  await press(adas.page, 'Save changes')
  await said(adas.page, 'Problem Updating Event')
  await press(adas.page, 'Save changes')
  await shows(bens, stands(bens, 'Zilker Park'))

  const more = adas.page.getByLabel(`More, ${TITLE}`)
  const cancel = button(adas.page, `Cancel ${TITLE}`)
  await more.click()
  await expectNoAxeFindings(adas.page)
  // beside the sheet, where the way back stands below it
  await adas.page.mouse.click(30, 30)
  await cancel.waitFor({ state: 'hidden' })
  await more.click()
  await adas.page.keyboard.press('Escape')
  await cancel.waitFor({ state: 'hidden' })
  await more.click()
  await press(adas.page, `Cancel ${TITLE}`)
  await answer(adas.page, `Cancel ${TITLE}?`, 'Yes, cancel')
  await shows(bens, stands(bens, 'Cancelled'))
  await expectNoAxeFindings(bens.page)
  expect([...adas.troubles, ...bens.troubles, ...visitors.troubles]).toEqual([])
  expect(server.errors()).toEqual([])
})

test('Ada, who looks at her notices, reads of all who join in one line that grows, and of all who leave in another', async () => {
  const place = { location: 'Austin', locstate: 'TX', zip: '78703', venue: 'Pease Park' }
  const input = { event_name: 'Picnic', event_start: `${dayAfter(2)}T10:00`, open_invite: 1 as const, ...place }
  await call(server.url, events.add, input, ada.token)
  const picnic = (await call(server.url, events.mine, {}, ada.token)).find(({ event_name }) => event_name === 'Picnic')
  const event_id = picnic?.id ?? ''
  await comesTo(adas.page, '/notices')
  await call(server.url, events.join, { event_id }, ben.token)
  await shows(adas, adas.page.getByRole('link', { name: `${ben.name} joined Picnic` }))
  await call(server.url, events.join, { event_id }, cleo.token)
  await shows(adas, adas.page.getByRole('link', { name: `${cleo.name} and 1 other joined Picnic` }))
  for (const { id, token } of [ben, cleo]) await call(server.url, events.removeUser, { event_id, user_id: id }, token)
  await shows(adas, adas.page.getByRole('link', { name: `${cleo.name} and 1 other left Picnic` }))
  await expectNoAxeFindings(adas.page)
  expect(adas.troubles).toEqual([])
})
