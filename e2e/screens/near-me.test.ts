import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { expect, test } from 'vitest'
import { expectNoAxeFindings } from '../support/axe.ts'
import { openDevice } from '../support/browser.ts'
import { verified } from '../support/cast.ts'
import { call } from '../support/client.ts'
import { comesTo, press, said, signIn } from '../support/screens.ts'
import { openStage } from '../support/stage.ts'

const AUSTIN = { latitude: 30.2672, longitude: -97.7431 }
const HOME = { address_line_1: '1 Main Street', address_line_2: '', city: 'Austin', state: 'TX', postal_code: '78701' }

const { server, browser } = await openStage()

test('Nia, who has told no home, looks around where she is with one tap', async () => {
  const [nia, ada] = await Promise.all([verified(server, 'Nia Nomad'), verified(server, 'Ada Austin')])
  await call(server.url, addresses.add, HOME, ada.token)
  const { context, page, troubles } = await openDevice(browser, server.url, 'a phone, light')
  await context.grantPermissions(['geolocation'], { origin: server.url })
  await context.setGeolocation(AUSTIN)
  await signIn(page, nia)
  await comesTo(page, '/search/match')
  await expectNoAxeFindings(page)
  await press(page, 'Near me')
  await page.getByRole('combobox', { name: 'Distance' }).filter({ visible: true }).waitFor()
  await said(page, ada.name)
  expect([troubles, server.errors()]).toEqual([[], []])
})
