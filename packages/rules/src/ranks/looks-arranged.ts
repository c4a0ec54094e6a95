/**
 * Results that an operator ought to look at. The engine limits the gain of arranged ones by whom they are between; it
 * can’t tell friends who meet every week from accounts that somebody has made for it. So nothing follows from a finding
 * but that a person looks.
 */
import { DAY, type Millis } from '@gauntlet/contract/time'
import { type Position, scoreOf } from './sides.ts'

/** Results as old as this are looked at. */
export const LOOK_BACK = 365 * DAY

/** A ranked result that counts, with what it did to the ranks of its players. */
export interface LookedAt {
  readonly id: string
  readonly at: Millis
  readonly sides: readonly (readonly string[])[]
  readonly positions: readonly Position[]
  /** Points of the shown rank, by player. */
  readonly gained: Readonly<Record<string, number>>
}

export const looks = ['same_opponent', 'thrown_away', 'closed_ring'] as const
/**
 * `same_opponent`: all won against somebody who meets hardly anybody else. `thrown_away`: won against accounts that
 * have played nobody else, and only a few times. `closed_ring`: never beaten in a group that plays nobody outside it.
 */
export type Look = (typeof looks)[number]

export interface Finding {
  readonly look: Look
  /** The player who has gained by it. */
  readonly player: string
  readonly others: readonly string[]
  /** In the order of time. */
  readonly results: readonly LookedAt[]
  /** By these results, in points of the shown rank. */
  readonly gained: number
}

const SAME_MEETINGS = 4
const SAME_OTHERS = 3
const THROWN_AWAY = 4
const THROWN_AWAY_RESULTS = 3
const RING = { least: 3, most: 10, wins: 10 }
/** A smaller gain is not worth a look. */
const LEAST_GAINED: Record<Look, number> = { same_opponent: 100, thrown_away: 100, closed_ring: 200 }

/** A result from the side of one of its players. */
interface Seat {
  readonly result: LookedAt
  readonly others: readonly string[]
  readonly won: boolean
}

/** The matches of each player, in the order of time; fields are left out, in which nobody chooses an opponent. */
function seatsOf(results: readonly LookedAt[]): ReadonlyMap<string, readonly Seat[]> {
  const seats = new Map<string, Seat[]>()
  for (const result of results.toSorted((a, b) => a.at - b.at)) {
    const [one, two] = result.sides
    if (!one || !two || result.sides.length > 2) continue
    const score = scoreOf(result.positions[0] ?? null, result.positions[1] ?? null)
    for (const [own, others, won] of [
      [one, two, score === 1],
      [two, one, score === 0],
    ] as const)
      for (const player of own) {
        const seat = { result, others, won }
        const known = seats.get(player)
        if (known) known.push(seat)
        else seats.set(player, [seat])
      }
  }
  return seats
}

const opponentsIn = (seats: readonly Seat[]): Set<string> => new Set(seats.flatMap(({ others }) => others))

const finding = (look: Look, player: string, others: readonly string[], seats: readonly Seat[]): Finding => {
  const results = seats.map(({ result }) => result)
  const gained = results.reduce((sum, result) => sum + (result.gained[player] ?? 0), 0)
  return { look, player, others, results, gained }
}

type Seats = ReadonlyMap<string, readonly Seat[]>

function sameOpponents(seats: Seats, player: string, own: readonly Seat[]): Finding[] {
  return [...opponentsIn(own)].flatMap(other => {
    const against = own.filter(({ others }) => others.includes(other))
    if (against.length < SAME_MEETINGS || !against.every(({ won }) => won)) return []
    const met = opponentsIn(seats.get(other) ?? [])
    return met.size > SAME_OTHERS ? [] : [finding('same_opponent', player, [other], against)]
  })
}

function thrownAway(seats: Seats, player: string, own: readonly Seat[]): Finding[] {
  const others = [...opponentsIn(own)].filter(other => {
    const theirs = seats.get(other) ?? []
    const nobodyElse = theirs.every(seat => seat.others.includes(player) && !seat.won)
    return nobodyElse && theirs.length <= THROWN_AWAY_RESULTS
  })
  if (others.length < THROWN_AWAY) return []
  const against = own.filter(seat => seat.others.some(other => others.includes(other)))
  return [finding('thrown_away', player, others, against)]
}

/** Everybody whom a player is connected to by matches; undefined where they are too many for a ring. */
function ringOf(seats: Seats, player: string): Set<string> | undefined {
  const ring = new Set([player])
  for (const one of ring) {
    for (const other of opponentsIn(seats.get(one) ?? [])) ring.add(other)
    if (ring.size > RING.most) return undefined
  }
  return ring.size < RING.least ? undefined : ring
}

function closedRing(seats: Seats, player: string, own: readonly Seat[]): Finding[] {
  if (own.length < RING.wins || !own.every(({ won }) => won)) return []
  const ring = ringOf(seats, player)
  const others = [...(ring ?? [])].filter(other => other !== player)
  return ring ? [finding('closed_ring', player, others, own)] : []
}

/** All that is worth a look among the ranked results of a sport, the largest gain first. */
export function looksArranged(results: readonly LookedAt[]): Finding[] {
  const seats = seatsOf(results)
  return [...seats]
    .flatMap(([player, own]) => {
      const ring = closedRing(seats, player, own)
      const thrown = thrownAway(seats, player, own)
      // Whoever is listed for all that they have played is not listed for each opponent, too.
      return ring.length + thrown.length > 0 ? [...ring, ...thrown] : sameOpponents(seats, player, own)
    })
    .filter(({ look, gained }) => gained >= LEAST_GAINED[look])
    .toSorted((a, b) => b.gained - a.gained || a.player.localeCompare(b.player))
}

/** The rest of a finding, all until `at` having been found fine; undefined where that is not worth a look. */
export function since({ look, player, others, results }: Finding, at: Millis): Finding | undefined {
  const later = results.filter(result => result.at > at)
  const gained = later.reduce((sum, result) => sum + (result.gained[player] ?? 0), 0)
  return gained < LEAST_GAINED[look] ? undefined : { look, player, others, results: later, gained }
}
