import type { InputOf } from '@gauntlet/contract/endpoint'
import type { profiles } from '@gauntlet/contract/profiles/endpoints'
import { profileTexts } from '@gauntlet/contract/profiles/texts'
import { distanceMiles, roundMiles } from '@gauntlet/rules/places/distance'
import { dayOf } from '@gauntlet/rules/ranks/state'
import { notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { listAddresses } from '../addresses/queries.ts'
import { listPlayerSports } from '../sports/queries.ts'
import { presentProfile } from './present.ts'
import * as queries from './queries.ts'

/** The signed-in user, whole. */
export async function viewSelf({ db, clock }: Services, viewer: Viewer) {
  const [row, sports, addresses] = await Promise.all([
    queries.findProfile.one(db, { id: viewer.id }),
    listPlayerSports.all(db, { userId: viewer.id }),
    listAddresses.all(db, { userId: viewer.id }),
  ])
  return presentProfile(row, sports, addresses, {
    own: true,
    distance: null,
    friends: 'none',
    today: dayOf(clock.now().getTime()),
  })
}

interface City {
  city: string
  state: string
}

/** Between city centres: nobody learns from a distance where a player lives. */
function distanceBetween({ places }: Services, own: City | undefined, city: City | undefined): number | null {
  if (!own || !city) return null
  const from = places.city(own.city, own.state)
  const to = places.city(city.city, city.state)
  return from && to ? roundMiles(distanceMiles(from, to)) : null
}

/** A player's profile; the viewer's own is complete. Unverified, suspended, closed and hidden ones are not there. */
export async function viewProfile(services: Services, viewer: Viewer, { id }: InputOf<typeof profiles.view>) {
  if (id === viewer.id) return viewSelf(services, viewer)
  const { db, clock } = services
  const [row, relation, sports, addresses, [home]] = await Promise.all([
    queries.findProfile.first(db, { id }),
    queries.findRelation.first(db, { viewerId: viewer.id, id }),
    listPlayerSports.all(db, { userId: id }),
    listAddresses.all(db, { userId: id }),
    listAddresses.all(db, { userId: viewer.id }),
  ])
  // The reason is not told: a block, an age under 18, a closed account.
  if (!row || !relation || relation.hidden) throw notFound(profileTexts.failed)
  const [primary] = addresses
  const distance = distanceBetween(services, home, primary)
  return presentProfile(row, sports, addresses, {
    own: false,
    distance,
    friends: relation.friends,
    today: dayOf(clock.now().getTime()),
  })
}

export async function viewInfo({ db, config, payments }: Services) {
  const counts = await queries.countWorld.one(db)
  return {
    name: config.appName,
    payment_key: payments?.publishableKey ?? null,
    payment_sandbox: payments?.name === 'sandbox' ? 1 : 0,
    ranked_challenge: config.credits.rankedChallenge,
    ranked_tournament: config.credits.rankedTournament,
    ...counts,
  } as const
}

const themeOf = (prefersDark: boolean | null) =>
  ({ prefersDark: prefersDark === null ? null : prefersDark ? 1 : 0 }) as const

export async function viewTheme({ db }: Services, viewer: Viewer) {
  return themeOf((await queries.findTheme.one(db, { id: viewer.id })).prefers_dark)
}

/** Sets the theme; without a value it toggles. */
export async function setTheme(services: Services, viewer: Viewer, { value }: InputOf<typeof profiles.setTheme>) {
  return services.db.transaction(async tx => {
    const before = (await queries.findTheme.one(tx, { id: viewer.id })).prefers_dark
    const prefersDark = value === undefined ? !before : value === 1
    await queries.setTheme.affected(tx, { id: viewer.id, prefersDark })
    services.live.touch(tx, [viewer.id])
    return themeOf(prefersDark)
  })
}

export const listGenders = ({ db }: Services) => queries.listGenders.all(db)
