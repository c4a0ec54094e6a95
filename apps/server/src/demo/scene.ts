import { isMinor } from '@gauntlet/rules/people/relation'
import type { Services } from '../platform/services.ts'
import { type DemoPlayer } from './players.ts'
import type { Random } from './random.ts'

export interface Invention {
  services: Services
  sportIds: ReadonlyMap<string, string>
  random: Random
  players: readonly DemoPlayer[]
  now: number
}

/** Somebody who signs in, and busy grown-ups nearby who play the same sport, the strongest first. */
export interface Scene extends Invention {
  login: DemoPlayer
  sport: string
  sportId: string
  company: readonly DemoPlayer[]
}

const COMPANY = 12

export const strengthIn = (sport: string) => (player: DemoPlayer) => player.strengths.get(sport) ?? 0
export const idsOf = (players: readonly DemoPlayer[]): string[] => players.map(({ id }) => id)

/** Where a player organizes something, as a form sends it. */
export function placeOf({ region }: DemoPlayer, random: Random) {
  const { venue, city, state, zip } = random.pick(region.venues)
  return { location: city, locstate: state, zip, venue }
}

/** Others of the same region. */
export const grownUpsNear = ({ players }: Pick<Invention, 'players'>, login: DemoPlayer): DemoPlayer[] =>
  players.filter(player => player !== login && player.region === login.region && !isMinor(player))

/** The sport in which most grown-ups nearby can be met. */
export function sceneOf(invention: Invention, login: DemoPlayer): Scene {
  const near = grownUpsNear(invention, login)
  const playing = (sport: string) => near.filter(player => player.strengths.has(sport))
  const [sport = ''] = [...login.strengths.keys()].toSorted((a, b) => playing(b).length - playing(a).length)
  const sportId = invention.sportIds.get(sport)
  if (sportId === undefined) throw new Error(`There is no sport ${sport}`)
  const company = playing(sport)
    .toSorted((a, b) => b.activity - a.activity)
    .slice(0, COMPANY)
    .toSorted((a, b) => strengthIn(sport)(b) - strengthIn(sport)(a))
  return { ...invention, login, sport, sportId, company }
}
