import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { events } from '@gauntlet/contract/events/endpoints'
import { talk } from '@gauntlet/contract/talk/endpoints'
import { TALK_PAGE } from '@gauntlet/contract/talk/texts'
import { DAY } from '@gauntlet/contract/time'
import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectNoAxeFindings } from '../support/axe.ts'
import { type Device, openDevice } from '../support/browser.ts'
import { type Player, signedIn, verified } from '../support/cast.ts'
import { call } from '../support/client.ts'
import { dayAfter } from '../support/days.ts'
import { button, comesTo, fill, heading, press, said, shows, signIn } from '../support/screens.ts'
import { openStage } from '../support/stage.ts'

const { server, browser } = await openStage()
let ada: Player
let ben: Player
let phone: Device
let desk: Device
let event = ''
beforeAll(async () => {
  ;[ada, ben, phone, desk] = await Promise.all([
    verified(server, 'Ada Archer'),
    verified(server, 'Ben Baker'),
    openDevice(browser, server.url, 'a phone, light'),
    openDevice(browser, server.url, 'a desktop, dark'),
  ])
  const terms = {
    event_name: 'Club night',
    event_start: `${dayAfter(7)}T18:00`,
    location: 'Austin',
    locstate: 'TX',
    zip: '78701',
    venue: 'Pease Park',
    open_invite: 1,
    slots: 8,
  } as const
  event = (await call(server.url, events.add, terms, ada.token)).id
  await call(server.url, events.join, { event_id: event }, ben.token)
  await Promise.all([signIn(phone.page, ada), signIn(desk.page, ben)])
})

const message = ({ page }: Device, text: string) => page.locator('.talk-bubble').filter({ hasText: text })
const talkOn = async ({ page }: Device) => {
  await comesTo(page, `/event/view/${event}`)
  await page.getByRole('link', { name: /^Talk/ }).click()
  await heading(page, 'Talk').waitFor()
}

test('Ada and Ben talk: an address is a link, a phrase is one tap, and each reads it at once', async () => {
  await talkOn(phone)
  await said(phone.page, 'No messages yet')
  await expectNoAxeFindings(phone.page)
  await talkOn(desk)
  await fill(phone.page, 'Write a message', 'The way there: https://example.com/courts.')
  await press(phone.page, 'Send')
  await shows(desk, message(desk, 'The way there'))
  // The next message can be typed at once.
  await expect
    .poll(() => phone.page.getByLabel('Write a message').evaluate(field => field === document.activeElement))
    .toBe(true)
  const link = desk.page.getByRole('link', { name: 'https://example.com/courts' })
  expect([await link.getAttribute('href'), await link.getAttribute('rel')]).toEqual([
    'https://example.com/courts',
    'noopener nofollow ugc',
  ])
  await press(desk.page, 'Running 10 minutes late')
  await shows(phone, message(phone, 'Running 10 minutes late'))
  await expectNoAxeFindings(desk.page)
})

test('what Ben has not read is counted where the event is', async () => {
  await comesTo(desk.page, `/event/view/${event}`)
  await fill(phone.page, 'Write a message', 'Bring water')
  await press(phone.page, 'Send')
  await shows(desk, desk.page.getByRole('link', { name: /Talk 1/ }))
  await talkOn(desk)
  await shows(desk, message(desk, 'Bring water'))
  await comesTo(desk.page, `/event/view/${event}`)
  const link = desk.page.getByRole('link', { name: /^Talk/ })
  await link.waitFor()
  await expect.poll(() => link.textContent()).toBe('Talk')
})

test('Ada pins a message, and Ben reports one', async () => {
  await talkOn(desk)
  await phone.page.getByRole('button', { name: 'More about the message from You' }).last().click()
  await press(phone.page, 'Pin')
  await shows(desk, desk.page.getByText('Pinned by the organizer'))
  await desk.page.getByRole('button', { name: 'More about the message from Ada Archer' }).last().click()
  await press(desk.page, 'Report')
  await fill(desk.page, 'What is wrong with it?', 'Not here')
  await press(desk.page, 'Report')
  await said(desk.page, 'Thank you. An operator will look at it.')
  expect(await server.operator('talk')).toContain('Not here')
})

test('Ada unpins an old message where she has pinned it', async () => {
  for (let line = 1; line <= TALK_PAGE; line += 1)
    await call(server.url, talk.say, { kind: 'event', id: event, text: `Court ${line} is free` }, ben.token)
  await talkOn(phone)
  // The latest page has lines of Ben alone then: the first of Ada's is an earlier one.
  await shows(phone, message(phone, `Court ${TALK_PAGE} is free`))
  await press(phone.page, 'Show earlier messages')
  const old = phone.page.getByRole('button', { name: 'More about the message from You' }).first()
  for (const act of ['Pin', 'Unpin', 'Pin']) {
    await old.click()
    await press(phone.page, act)
    await phone.page.getByRole('dialog').waitFor({ state: 'detached' })
    const pinned = phone.page.locator('.talk-pinned', { hasText: 'The way there' })
    await expect.poll(() => pinned.count()).toBe(act === 'Pin' ? 1 : 0)
  }
})

test('the talk opens at its newest message, and what Ada sends by two quick taps comes into view once', async () => {
  await comesTo(phone.page, `/event/view/${event}`)
  await talkOn(phone)
  const newest = message(phone, `Court ${TALK_PAGE} is free`)
  await newest.waitFor()
  const above = async (bubble: Locator) => {
    const [box, line] = await Promise.all([bubble.boundingBox(), phone.page.locator('.talk-composer').boundingBox()])
    return (box?.y ?? Infinity) + (box?.height ?? 0) <= (line?.y ?? 0)
  }
  await expect.poll(() => above(newest)).toBe(true)
  await fill(phone.page, 'Write a message', 'See you there')
  await button(phone.page, 'Send').dblclick()
  await button(phone.page, 'Good game').waitFor()
  // As slowly as a hand does it: the first one has been answered by the second.
  await button(phone.page, 'Good game').click({ clickCount: 2, delay: 200 })
  await expect.poll(() => above(message(phone, 'Good game').last())).toBe(true)
  await press(phone.page, 'On my way')
  for (const text of ['See you there', 'Good game', 'On my way']) await shows(desk, message(desk, text))
  for (const text of ['See you there', 'Good game'])
    expect([text, await message(phone, text).count()]).toEqual([text, 1])
})

test('the line to write in stays above the keyboard of a phone', async () => {
  await phone.page.setViewportSize({ width: 360, height: 420 })
  const bottom = async () => {
    const box = await phone.page.locator('.talk-composer').boundingBox()
    return box ? box.y + box.height : Infinity
  }
  await expect.poll(bottom).toBeLessThanOrEqual(420)
  await phone.page.setViewportSize({ width: 360, height: 800 })
})

test('once Ada blocks Ben, neither reads the other', async () => {
  await call(server.url, blocks.set, { user_id: ben.id, active: 1 }, ada.token)
  await phone.page.reload()
  await message(phone, 'Bring water').first().waitFor()
  await expect.poll(() => message(phone, 'Running 10 minutes late').count()).toBe(0)
  // Her event is not there for him any more, and its thread is not either.
  await desk.page.goto(`/talk/event/${event}`)
  await desk.page.getByRole('link', { name: 'Open what it is about' }).waitFor()
  for (const text of ['Running 10 minutes late', 'Bring water'])
    await expect.poll(() => message(desk, text).count()).toBe(0)
})

test('90 days after the event there is no talk any more', async () => {
  await server.setClock(new Date(Date.now() + 100 * DAY))
  ada.token = await signedIn(server, ada)
  const late = await openDevice(browser, server.url, 'a phone, dark')
  await signIn(late.page, ada, `/talk/event/${event}`)
  await said(late.page, 'There is no talk here for you.')
  expect(await button(late.page, 'Send').count()).toBe(0)
})
