import { unitVector } from '@gauntlet/rules/places/distance'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { cellOf } from './grid.ts'
import * as queries from './queries.ts'

/**
 * Brings where others find a player in line with the primary address; to be called in each transaction that changes
 * addresses. The centre of the city is kept, never the ZIP's: a city that is not known is taken to be the ZIP's own.
 */
export async function keepPlace(tx: Transaction, { places }: Pick<Services, 'places'>, userId: string): Promise<void> {
  const primary = (await queries.listAddresses.all(tx, { userId })).find(address => address.is_primary)
  const zip = primary && places.zip(primary.postal_code)
  const centre = primary && zip && (places.city(primary.city, primary.state) ?? places.city(zip.city, zip.state))
  if (!centre) {
    await queries.deletePlace.affected(tx, { userId })
    return
  }
  const { city, state, lat, lon } = centre
  await queries.putPlace.affected(tx, {
    user_id: userId,
    city,
    state,
    lat,
    lon,
    ...unitVector(centre),
    cell: cellOf(centre),
  })
}
