import { randomBytes } from 'node:crypto'
import type { InputOf } from '@gauntlet/contract/endpoint'
import type { GuestPlace, guests } from '@gauntlet/contract/guests/endpoints'
import { guestTexts } from '@gauntlet/contract/guests/texts'
import { codeOfState } from '@gauntlet/contract/places/states'
import { hashToken } from '../../platform/auth/authenticate.ts'
import type { Executor } from '../../platform/database/database.ts'
import type { Hosting } from '../../platform/features/gathers.ts'
import type { Caller } from '../../platform/http/bind.ts'
import { conflict, notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { leadsNowhere } from '../gathering/wrong-codes.ts'
import { lockPlayers } from '../people/friendships-queries.ts'
import { deleteGuests, findGuest, forgetGuest, type GuestRow, putCode } from './queries.ts'

/** 128 bits. */
const CODE_BYTES = 16

/** Makes the link of a guest whom the viewer named. */
export async function makeGuestLink(services: Services, viewer: Viewer, { id }: InputOf<typeof guests.link>) {
  const code = randomBytes(CODE_BYTES).toString('base64url')
  const changed = await services.db.transaction(tx =>
    putCode.affected(tx, { id, hostId: viewer.id, codeHash: hashToken(code) }),
  )
  if (changed === 0) throw notFound(guestTexts.missing)
  return { code }
}

interface Led {
  guest: GuestRow
  host: Hosting
  guestId: string
  hostId: string
  thingId: string
}

/** The guest behind a code, with the noun that gave the place; undefined where it leads nowhere. */
async function follow(executor: Executor, services: Services, code: string): Promise<Led | undefined> {
  const guest = await findGuest.first(executor, { codeHash: hashToken(code) })
  const host = services.features.find(({ guests: hosting }) => hosting?.kind === guest?.kind)?.guests
  return guest && host && { guest, host, guestId: guest.user_id, hostId: guest.host_id, thingId: guest.thing_id }
}

export async function openGuestPlace(
  services: Services,
  viewer: Viewer,
  { code }: InputOf<typeof guests.open>,
  caller: Caller,
): Promise<GuestPlace> {
  const led = await follow(services.db, services, code)
  const kept = led && (await led.host.look(services, { ...led, playerId: viewer.id }))
  if (!kept) throw await leadsNowhere(services, caller)
  return {
    name: led.guest.name,
    kind: led.guest.kind,
    title: kept.title,
    organizer: led.guest.organizer,
    start: kept.start_at.toISOString(),
    timezone: kept.timezone,
    location: kept.city,
    state: codeOfState(kept.state),
    is_in: kept.is_in ? 1 : 0,
  }
}

/** The viewer takes over the place of a guest: of two at once the second finds the link to lead nowhere. */
export async function claimGuestPlace(
  services: Services,
  viewer: Viewer,
  { code }: InputOf<typeof guests.claim>,
  caller: Caller,
) {
  const claimed = await services.db.transaction(async tx => {
    await lockPlayers.all(tx, { ids: [viewer.id] })
    const led = await follow(tx, services, code)
    const outcome = led && (await led.host.claim(tx, services, { ...led, playerId: viewer.id }))
    if (outcome === 'is_in') throw conflict(guestTexts.alreadyIn)
    if (!led || outcome !== 'claimed') return undefined
    // The log of a tournament's matches may name the guest: the name goes, and the row stays.
    if (led.guest.kind === 'tournament') await forgetGuest.affected(tx, { id: led.guestId, now: services.clock.now() })
    else await deleteGuests.affected(tx, { ids: [led.guestId] })
    return { kind: led.guest.kind, id: led.thingId }
  })
  if (!claimed) throw await leadsNowhere(services, caller)
  return claimed
}
