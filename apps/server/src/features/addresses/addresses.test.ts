import { addresses, addressTexts } from '@gauntlet/contract/addresses/endpoints'
import { expect, test } from 'vitest'
import { testDatabase, testStage } from '../../testing/opened.ts'
import type { Player } from '../people-search/testing.ts'
import { findPlace } from '../people-search/queries.ts'
import { addressRoutes } from './routes.ts'

const stage = testStage(testDatabase(), addressRoutes)

const austin = { address_line_1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78701' }
const denver = { address_line_1: '2 Main St', city: 'Denver', state: 'CO', postal_code: '80202' }

const { answer } = addresses.list
/** A second later, for the oldest comes first. */
async function add(player: Player, sent: object) {
  const { clock } = stage.services
  clock.set(new Date(clock.now().getTime() + 1000))
  return addresses.add.answer.parse((await player.call('POST', '/addresses/add', sent)).payload)
}
const listed = async (player: Player) => answer.parse((await player.call('GET', '/users/addresses')).payload)
const primaryOf = async (player: Player) =>
  (await listed(player)).filter(address => address._joinData.primary_address === 1).map(address => address.city)
const placeOf = (player: Player) => findPlace.first(stage.services.db, { userId: player.id })

test('the first address becomes the primary one, the second does not', async () => {
  const ada = await stage.player('Ada First')
  const first = await ada.call('POST', '/addresses/add', austin)
  expect(first).toMatchObject({ status: 200, message: 'Address Added', payload: { _joinData: { primary_address: 1 } } })
  expect(await add(ada, denver)).toMatchObject({ _joinData: { primary_address: 0 } })
  expect(await primaryOf(ada)).toEqual(['Austin'])
})

test('two first addresses at once leave one primary one', async () => {
  const ada = await stage.player('Ada Twice')
  await Promise.all([add(ada, austin), add(ada, denver)])
  expect(await primaryOf(ada)).toHaveLength(1)
})

test('another address can be made the primary one', async () => {
  const ada = await stage.player('Ada Moves')
  await add(ada, austin)
  const { id } = await add(ada, denver)
  const said = await ada.call('POST', `/addresses/update/${id}`, { ...denver, primary_address: 1 })
  expect(said).toMatchObject({ status: 200, message: 'Address Updated' })
  expect(await primaryOf(ada)).toEqual(['Denver'])
})

test('deleting the primary address passes it on to the oldest of the others', async () => {
  const ada = await stage.player('Ada Leaves')
  const { id } = await add(ada, austin)
  await add(ada, denver)
  await add(ada, { ...austin, city: 'Boston', state: 'MA', postal_code: '02108' })
  expect(await ada.call('GET', `/addresses/delete/${id}`)).toMatchObject({ status: 200, message: 'Delete Successful' })
  expect(await primaryOf(ada)).toEqual(['Denver'])
})

test('an address that is not there cannot be deleted', async () => {
  const ada = await stage.player('Ada Again')
  const { id } = await add(ada, austin)
  await ada.call('GET', `/addresses/delete/${id}`)
  expect(await ada.call('GET', `/addresses/delete/${id}`)).toMatchObject({ status: 404, message: 'Detail Failed' })
})

test("another player's address is not there, whatever is sent", async () => {
  const [ada, ben] = await Promise.all([stage.player('Ada Owns'), stage.player('Ben Stranger')])
  const { id } = await add(ada, austin)
  expect((await ben.call('POST', `/addresses/update/${id}`, { city: '' })).status).toBe(404)
  expect((await ben.call('GET', `/addresses/delete/${id}`)).status).toBe(404)
  expect(await listed(ada)).toHaveLength(1)
})

test('players are found at the centre of the city, never at the ZIP', async () => {
  const ada = await stage.player('Ada Central', { lives: ['austin', 'Texas', '78753'] })
  const { lat, lon } = stage.services.places.city('Austin', 'TX') ?? {}
  expect(await placeOf(ada)).toEqual({ city: 'Austin', state: 'TX', lat, lon })
})

test('the place follows the primary address and goes with the last one', async () => {
  const ada = await stage.player('Ada Follows')
  const { id: first } = await add(ada, austin)
  const { id: second } = await add(ada, denver)
  await ada.call('GET', `/addresses/delete/${first}`)
  expect(await placeOf(ada)).toMatchObject({ city: 'Denver' })
  await ada.call('GET', `/addresses/delete/${second}`)
  expect(await placeOf(ada)).toBeUndefined()
})

test('an address with a ZIP that is not known is kept without coordinates and without a place', async () => {
  const ada = await stage.player('Ada Abroad')
  expect(await add(ada, { ...austin, postal_code: 'SW1A 1AA' })).toMatchObject({ lat: null, lon: null })
  expect(await placeOf(ada)).toBeUndefined()
})

test('nobody keeps more than twenty addresses', async () => {
  const ada = await stage.player('Ada Collects')
  for (let count = 0; count < 20; count++) await add(ada, austin)
  expect(await ada.call('POST', '/addresses/add', austin)).toMatchObject({ status: 409, message: addressTexts.tooMany })
})

test.each([
  ['address_line_1', 'Address Line 1 missing'],
  ['city', 'City missing'],
  ['state', 'Please select a state'],
  ['postal_code', 'Please enter a zip code'],
])('without %s: %s', async (field, message) => {
  const ada = await stage.player(`Ada ${field.replaceAll('_', '')}`)
  const said = await ada.call('POST', '/addresses/add', { ...austin, [field]: ' ' })
  expect(said).toMatchObject({ status: 400, message, errors: { [field]: message } })
})

test('a ZIP of no country is refused', async () => {
  const ada = await stage.player('Ada Mistypes')
  const said = await ada.call('POST', '/addresses/add', { ...austin, postal_code: '787' })
  expect(said).toMatchObject({ status: 400, errors: { postal_code: 'Please enter a valid zip code' } })
})
