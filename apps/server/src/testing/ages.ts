import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import type { Player, TestApp } from './app.ts'

const HOME = { address_line_1: '1 School Rd', address_line_2: '', city: 'Austin', state: 'TX', postal_code: '78701' }

/** A player without an address gets one, and is 15. */
export async function makeMinor(app: TestApp, player: Player): Promise<void> {
  await app.call(addresses.add, HOME, player)
  await app.call(profiles.update, { preference: { age: 15 } }, player)
}
