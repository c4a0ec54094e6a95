import { ADDRESSES_MAX, addressTexts, type addresses } from '@gauntlet/contract/addresses/endpoints'
import type { InputOf } from '@gauntlet/contract/endpoint'
import { isId } from '@gauntlet/contract/fields'
import type { Transaction } from '../../platform/database/database.ts'
import { conflict, notFound } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { changeCard } from '../faces/faces.ts'
import { holdAccount } from '../second-proofs/owner.ts'
import { isSamePlace, requireAgreement, type Typed } from '../venues/agree.ts'
import { keepPlace } from './place.ts'
import { presentAddress } from './present.ts'
import * as queries from './queries.ts'

type Sent = InputOf<typeof addresses.add>

/**
 * The place to store for a form. An unknown ZIP is kept without coordinates; a known one has to agree with
 * the city and the state, unless the place stays as it was `before`. Refused at the field, whose name `at` precedes.
 */
function fieldsOf({ places }: Services, sent: Sent, before?: Typed, at = ''): queries.AddressFields {
  const zip = places.zip(sent.postal_code)
  const typed = { city: sent.city, state: sent.state, zip: sent.postal_code }
  if (zip && !(before && isSamePlace(typed, before)))
    requireAgreement(places, zip, typed, { city: `${at}city`, zip: `${at}postal_code` })
  return {
    address_line_1: sent.address_line_1,
    address_line_2: sent.address_line_2,
    city: sent.city,
    state: sent.state,
    postal_code: sent.postal_code,
    lat: zip?.lat ?? null,
    lon: zip?.lon ?? null,
    timezone: zip?.tz ?? null,
  }
}

/**
 * One change of a player's addresses at a time, since which one is primary depends on the others; the place where
 * others find the player follows.
 */
function change<T>(services: Services, viewer: Viewer, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const { id } = viewer
  return services.db.transaction(async tx => {
    await holdAccount(tx, viewer)
    return changeCard(tx, services, id, async () => {
      const result = await work(tx)
      await keepPlace(tx, services, id)
      return result
    })
  })
}

async function answerWith(tx: Transaction, userId: string, id: string) {
  const row = (await queries.listAddresses.all(tx, { userId })).find(address => address.id === id)
  if (!row) throw notFound()
  return presentAddress(row)
}

async function makePrimary(tx: Transaction, userId: string, id: string): Promise<void> {
  await queries.clearPrimary.affected(tx, { userId })
  await queries.setPrimary.affected(tx, { id })
}

export async function listAddresses({ db }: Services, viewer: Viewer) {
  return (await queries.listAddresses.all(db, { userId: viewer.id })).map(presentAddress)
}

async function insert(tx: Transaction, services: Services, userId: string, sent: Sent, at = ''): Promise<string> {
  const { length } = await queries.listAddresses.all(tx, { userId })
  if (length >= ADDRESSES_MAX) throw conflict(addressTexts.tooMany)
  const now = services.clock.now()
  const id = newId(now)
  await queries.insertAddress.affected(tx, {
    ...fieldsOf(services, sent, undefined, at),
    id,
    user_id: userId,
    is_primary: length === 0,
    created_at: now,
  })
  return id
}

/** Adds an address; the first becomes the primary one. */
export function addAddress(services: Services, viewer: Viewer, sent: Sent) {
  return change(services, viewer, async tx => answerWith(tx, viewer.id, await insert(tx, services, viewer.id, sent)))
}

/**
 * Stores the addresses of a profile form in the transaction that stores the profile, under the player's lock: those
 * with an id are changed, the others added, those left out stay. Answers the index of one that is not the player's.
 */
export async function keepAddresses(
  tx: Transaction,
  services: Services,
  userId: string,
  sent: readonly (Sent & { id?: string | undefined; primary: boolean })[],
): Promise<number | undefined> {
  for (const [index, { id, primary, ...fields }] of sent.entries()) {
    const at = `preference.addresses.${index}.`
    const before = id === undefined ? undefined : await queries.findAddress.first(tx, { id, userId })
    if (id !== undefined && !before) return index
    if (id !== undefined) await queries.updateAddress.affected(tx, { ...fieldsOf(services, fields, before, at), id })
    const stored = id ?? (await insert(tx, services, userId, fields, at))
    if (primary) await makePrimary(tx, userId, stored)
  }
  await keepPlace(tx, services, userId)
  return undefined
}

/** Whoever has addresses has one primary one: `primary_address` 0 takes it from none. */
export const updateAddress = {
  async guard({ db }: Services, viewer: Viewer, { id }: Readonly<Record<string, unknown>>): Promise<void> {
    if (!isId(id) || !(await queries.findAddress.first(db, { id, userId: viewer.id }))) throw notFound()
  },
  run(services: Services, viewer: Viewer, { id, primary_address, ...sent }: InputOf<typeof addresses.update>) {
    return change(services, viewer, async tx => {
      const before = await queries.findAddress.first(tx, { id, userId: viewer.id })
      if (!before) throw notFound()
      await queries.updateAddress.affected(tx, { ...fieldsOf(services, sent, before), id })
      if (primary_address === 1 && !before.is_primary) await makePrimary(tx, viewer.id, id)
      return answerWith(tx, viewer.id, id)
    })
  },
}

/** Deletes an address. The oldest of the others becomes the primary one where it was. */
export function deleteAddress(
  services: Services,
  viewer: Viewer,
  { id }: InputOf<typeof addresses.remove>,
): Promise<undefined> {
  return change(services, viewer, async tx => {
    const before = await queries.findAddress.first(tx, { id, userId: viewer.id })
    if (!before) throw notFound(addressTexts.deleteFailed)
    await queries.deleteAddress.affected(tx, { id })
    const [oldest] = before.is_primary ? await queries.listAddresses.all(tx, { userId: viewer.id }) : []
    if (oldest) await queries.setPrimary.affected(tx, { id: oldest.id })
    return undefined
  })
}
