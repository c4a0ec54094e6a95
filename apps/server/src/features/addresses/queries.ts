import { sql } from 'kysely'
import { columnsOf, pick } from '../../platform/database/columns.ts'
import { query } from '../../platform/database/query.ts'
import { PLACE_COLUMNS, type PlaceColumns } from './tables.ts'

export interface AddressRow {
  id: string
  address_line_1: string
  address_line_2: string
  city: string
  state: string
  postal_code: string
  lat: number | null
  lon: number | null
  is_primary: boolean
}

/** The primary one first, then the oldest. */
export const listAddresses = query(
  (_db, args: { userId: string }) => sql<AddressRow>`
    select id, address_line_1, address_line_2, city, state, postal_code, lat, lon, is_primary
    from addresses where user_id = ${args.userId} order by is_primary desc, created_at, id limit 500`,
)

export const findAddress = query((db, args: { id: string; userId: string }) =>
  db
    .selectFrom('addresses')
    .select(['id', 'is_primary', 'city', 'state', 'postal_code as zip'])
    .where('id', '=', args.id)
    .where('user_id', '=', args.userId),
)

export interface AddressFields {
  address_line_1: string
  address_line_2: string
  city: string
  state: string
  postal_code: string
  lat: number | null
  lon: number | null
  timezone: string | null
}
const FIELDS = columnsOf<AddressFields>()([
  'address_line_1',
  'address_line_2',
  'city',
  'state',
  'postal_code',
  'lat',
  'lon',
  'timezone',
])

export const insertAddress = query(
  (db, args: AddressFields & { id: string; user_id: string; is_primary: boolean; created_at: Date }) =>
    db.insertInto('addresses').values(pick(args, [...FIELDS, 'id', 'user_id', 'is_primary', 'created_at'])),
)

export const updateAddress = query((db, args: AddressFields & { id: string }) =>
  db.updateTable('addresses').set(pick(args, FIELDS)).where('id', '=', args.id),
)

export const deleteAddress = query((db, args: { id: string }) => db.deleteFrom('addresses').where('id', '=', args.id))

export const clearPrimary = query((db, args: { userId: string }) =>
  db
    .updateTable('addresses')
    .set({ is_primary: false })
    .where('user_id', '=', args.userId)
    .where('is_primary', '=', true),
)

export const setPrimary = query((db, args: { id: string }) =>
  db.updateTable('addresses').set({ is_primary: true }).where('id', '=', args.id),
)

export const putPlace = query((db, args: PlaceColumns) =>
  db
    .insertInto('player_places')
    .values(pick(args, PLACE_COLUMNS))
    .onConflict(clash =>
      clash.column('user_id').doUpdateSet(old => ({
        city: old.ref('excluded.city'),
        state: old.ref('excluded.state'),
        lat: old.ref('excluded.lat'),
        lon: old.ref('excluded.lon'),
        ux: old.ref('excluded.ux'),
        uy: old.ref('excluded.uy'),
        uz: old.ref('excluded.uz'),
        cell: old.ref('excluded.cell'),
      })),
    ),
)

export const deletePlace = query((db, args: { userId: string }) =>
  db.deleteFrom('player_places').where('user_id', '=', args.userId),
)
