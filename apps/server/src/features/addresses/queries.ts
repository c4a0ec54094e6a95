import { sql } from 'kysely'
import { query } from '../../platform/database/query.ts'

/** Whoever changes addresses takes the player's row first: which one is primary depends on the others. */
export const lockOwner = query((db, args: { userId: string }) =>
  db.selectFrom('users').select('id').where('id', '=', args.userId).forUpdate(),
)

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
  line1: string
  line2: string
  city: string
  state: string
  zip: string
  lat: number | null
  lon: number | null
  timezone: string | null
}

export const insertAddress = query(
  (db, args: AddressFields & { id: string; userId: string; isPrimary: boolean; now: Date }) =>
    db.insertInto('addresses').values({
      id: args.id,
      user_id: args.userId,
      address_line_1: args.line1,
      address_line_2: args.line2,
      city: args.city,
      state: args.state,
      postal_code: args.zip,
      lat: args.lat,
      lon: args.lon,
      timezone: args.timezone,
      is_primary: args.isPrimary,
      created_at: args.now,
    }),
)

export const updateAddress = query((db, args: AddressFields & { id: string }) =>
  db
    .updateTable('addresses')
    .set({
      address_line_1: args.line1,
      address_line_2: args.line2,
      city: args.city,
      state: args.state,
      postal_code: args.zip,
      lat: args.lat,
      lon: args.lon,
      timezone: args.timezone,
    })
    .where('id', '=', args.id),
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

export const putPlace = query(
  (
    db,
    args: {
      userId: string
      city: string
      state: string
      lat: number
      lon: number
      ux: number
      uy: number
      uz: number
      cell: number
    },
  ) =>
    db
      .insertInto('player_places')
      .values({
        user_id: args.userId,
        city: args.city,
        state: args.state,
        lat: args.lat,
        lon: args.lon,
        ux: args.ux,
        uy: args.uy,
        uz: args.uz,
        cell: args.cell,
      })
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
