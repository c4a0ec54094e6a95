import { ADULT_AGE } from '@gauntlet/contract/profiles/forms'
import { LEVELS } from '@gauntlet/contract/sports/endpoints'
import { FIRST_ANCHOR } from '@gauntlet/rules/ranks/state'
import { createHash } from 'node:crypto'
import { hashToken, newToken } from '../platform/auth/authenticate.ts'
import { WITHIN } from '../platform/http/bind.ts'
import type { Squares } from '../platform/pictures/resize.ts'
import type { Services, Viewer } from '../platform/services.ts'
import { newId, newPlayerId } from '../platform/ids.ts'
import { foldName } from '../platform/names.ts'
import { addAddress } from '../features/addresses/addresses.ts'
import { addCredits } from '../features/credits/ledger.ts'
import { giveWelcomeCredits } from '../features/credits/welcome.ts'
import { givePicture } from '../features/pictures/pictures.ts'
import { deleteSession, insertAccount, insertSession, markVerified } from '../features/sessions/queries.ts'
import { addSports } from '../features/sports/sports.ts'
import { type Home, REGIONS, type Region } from './cities.ts'
import { setProfile } from './queries.ts'
import type { Random } from './random.ts'
import { BIOS, FIRST_NAMES, LAST_NAMES, SPORTS, STREETS } from './words.ts'

/** A player as invented, before there is an account. */
export interface PlannedPlayer {
  firstName: string
  lastName: string
  email: string
  gender: keyof typeof FIRST_NAMES
  age: number
  bio: string
  region: Region
  home: Home
  street: string
  /**
   * The names of the sports with what nobody is told: how good the player really is, in points of rank. They lie as far
   * apart as the engine takes newcomers to be, which it has from real communities.
   */
  strengths: Map<string, number>
  /** The names of the sports of which the player says how well they are played: about as well as they are. */
  levels: Map<string, number>
  /** How often the player plays, against 1 of an ordinary one. */
  activity: number
}

export interface DemoPlayer extends PlannedPlayer {
  id: string
}

/** Whoever signs in to the demo: one in each region, busy and grown-up. */
const SIGNING_IN = [
  { firstName: 'Ada', lastName: 'Lindqvist', gender: 'Female', age: 31 },
  { firstName: 'Dan', lastName: 'Okonkwo', gender: 'Male', age: 42 },
  { firstName: 'Bea', lastName: 'Santoro', gender: 'Female', age: 27 },
] as const
const LOGIN_SPORTS = ['Tennis Singles', 'Pickleball Singles', 'Chess']
const MOST_ACTIVITY = 12
const LOGIN_ACTIVITY = 8
/** Whoever signs in finds fair matches on either side. */
const LOGIN_STRENGTH = 560
/** Enough for a year of ranked challenges. */
const CREDITS = 200

const emailOf = (...names: string[]) => `${foldName(...names).replaceAll(' ', '.')}@example.com`

/** The logins, beside the password of the demo. */
export const LOGINS = SIGNING_IN.map(({ firstName, lastName }, at) => ({
  name: `${firstName} ${lastName}`,
  email: emailOf(firstName),
  city: REGIONS[at]?.name ?? '',
}))

function sportsOf(random: Random): string[] {
  const count = random.chance(0.4) ? 2 : 1
  const chosen = new Set<string>()
  while (chosen.size < count) chosen.add(random.weighted(SPORTS, ({ weight }) => weight).name)
  return [...chosen]
}

function strengthsOf(
  random: Random,
  sports: readonly string[],
  athlete = random.normal(500, 280),
): Map<string, number> {
  return new Map(sports.map(sport => [sport, random.normal(athlete, 100)]))
}

/** Whoever declares a level mostly knows it to one of seven. */
const DECLARE = 0.8
const STEP = 140

const levelsOf = (random: Random, strengths: ReadonlyMap<string, number>): Map<string, number> =>
  new Map(
    [...strengths].flatMap(([sport, strength]) => {
      const level = Math.round(random.normal((1 + LEVELS) / 2 + (strength - FIRST_ANCHOR) / STEP, 0.6))
      return random.chance(DECLARE) ? [[sport, Math.min(LEVELS, Math.max(1, level))] as const] : []
    }),
  )

const ageOf = (random: Random) =>
  random.chance(0.06) ? random.whole(16, 17) : Math.min(78, Math.max(ADULT_AGE, Math.round(random.normal(36, 13))))

function planOrdinary(random: Random, region: Region, taken: Set<string>): PlannedPlayer {
  const gender = random.weighted(['Female', 'Male', 'Other'] as const, each => (each === 'Other' ? 1 : 8))
  for (;;) {
    const [firstName, lastName] = [random.pick(FIRST_NAMES[gender]), random.pick(LAST_NAMES)]
    const email = emailOf(firstName, lastName)
    if (taken.has(email)) continue
    const strengths = strengthsOf(random, sportsOf(random))
    return {
      firstName,
      lastName,
      email,
      gender,
      age: ageOf(random),
      bio: random.chance(0.8) ? random.pick(BIOS) : '',
      region,
      home: random.pick(region.homes),
      street: `${random.whole(1, 999)} ${random.pick(STREETS)}`,
      strengths,
      levels: levelsOf(random, strengths),
      activity: Math.min(MOST_ACTIVITY, Math.exp(random.normal(0, 1.5))),
    }
  }
}

function planLogin(random: Random, region: Region, { firstName, lastName, gender, age }: (typeof SIGNING_IN)[number]) {
  const strengths = strengthsOf(random, LOGIN_SPORTS, LOGIN_STRENGTH)
  return {
    ...planOrdinary(random, region, new Set()),
    firstName,
    lastName,
    gender,
    age,
    email: emailOf(firstName),
    strengths,
    levels: levelsOf(random, strengths),
    activity: LOGIN_ACTIVITY,
  }
}

/** As many players as asked for, at least the three who sign in, who come first; spread over the regions. */
export function planPlayers(random: Random, count: number): PlannedPlayer[] {
  const taken = new Set<string>()
  const players: PlannedPlayer[] = []
  while (players.length < Math.max(count, SIGNING_IN.length)) {
    const at = players.length
    const region = REGIONS[at % REGIONS.length] ?? random.pick(REGIONS)
    const login = SIGNING_IN[at]
    const player = login ? planLogin(random, region, login) : planOrdinary(random, region, taken)
    taken.add(player.email)
    players.push(player)
  }
  return players
}

/** Those who sign in, of all players. */
export const loginsOf = <T extends PlannedPlayer>(players: readonly T[]): T[] => players.slice(0, SIGNING_IN.length)

/** How a use case sees a player who is signed in. */
export const asViewer = ({ id }: Pick<DemoPlayer, 'id'>): Viewer => ({
  id,
  sessionId: '',
  verified: true,
  until: new Date(8.64e15),
  version: 0,
  language: null,
})

/** Opens the account and fills the profile, without a mail. */
export async function createPlayer(
  services: Services,
  planned: PlannedPlayer,
  {
    passwordHash,
    sportIds,
    face,
  }: { passwordHash: string; sportIds: ReadonlyMap<string, string>; face: Squares | undefined },
): Promise<DemoPlayer> {
  const now = services.clock.now()
  const id = newPlayerId()
  const sessionId = newId(now)
  const { firstName, lastName, email, age, gender, bio, home } = planned
  await services.db.transaction(async tx => {
    const nameKey = foldName(firstName, lastName)
    await insertAccount.affected(tx, {
      id,
      email,
      firstName,
      lastName,
      nameKey,
      passwordHash,
      prefersDark: null,
      language: null,
      now,
    })
    await markVerified.affected(tx, { id, email, now })
    const tokenHash = hashToken(newToken())
    await insertSession.affected(tx, { id: sessionId, userId: id, tokenHash, device: '', now, expiresAt: now })
    await setProfile.affected(tx, { id, age, gender, bio, notices: false })
    await giveWelcomeCredits(tx, services, id, createHash('sha256').update(email).digest())
    await addCredits(tx, services, { userId: id, points: CREDITS, reason: 'granted', cause: null })
  })
  const player = { ...planned, id }
  const sports = [...planned.strengths.keys()].flatMap(name => sportIds.get(name) ?? [])
  const levels = Object.fromEntries([...planned.levels].map(([name, level]) => [sportIds.get(name) ?? '', level]))
  await addSports.run(services, asViewer(player), { sports, levels }, WITHIN)
  // These are taken from a session that is there, and nobody has signed in yet.
  const signedIn = { ...asViewer(player), sessionId }
  if (face) await givePicture(services, signedIn, face)
  await addAddress(services, signedIn, {
    address_line_1: planned.street,
    address_line_2: '',
    city: home.city,
    state: home.state,
    postal_code: home.zip,
  })
  await deleteSession.affected(services.db, { id: sessionId, userId: id })
  return player
}
