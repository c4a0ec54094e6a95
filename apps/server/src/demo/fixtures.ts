import { firstFormat } from '@gauntlet/contract/scores/choice'
import { scoringOf } from '@gauntlet/contract/scores/formats'
import { DAY, HOUR, MINUTE } from '@gauntlet/contract/time'
import { isMinor } from '@gauntlet/rules/people/relation'
import { type DemoPlayer, loginsOf } from './players.ts'
import { AFTERNOONS, firstFrom, lastUpTo } from './hours.ts'
import type { Random } from './random.ts'
import type { Region, Venue } from './cities.ts'
import { type Account, playMatch } from './scores.ts'
import type { Invented, Standings } from './standings.ts'
import { MESSAGES, SPORTS } from './words.ts'

/** The fate of a challenge: how far it got. */
export type Fate =
  | 'completed'
  | 'unconfirmed'
  | 'declined'
  | 'unanswered'
  | 'cancelled'
  | 'pending'
  | 'upcoming'
  | 'unreported'
  | 'reported'
  | 'open'
  | 'joined'

/** A match as invented. Times are milliseconds since 1970. */
export interface Fixture {
  issuer: DemoPlayer
  opponent: DemoPlayer
  sport: string
  issuedAt: number
  answeredAt: number
  start: number
  reportedAt: number
  confirmedAt: number
  ranked: boolean
  /** How its score is told. */
  format: string
  account: Account
  /** Of the opponent for the issuer, and the other way round. */
  stars: { issuer: number; opponent: number }
  at: Venue
  message: string
  fate: Fate
}

const HALF_HOUR = 30 * MINUTE

interface Pair {
  issuer: DemoPlayer
  opponent: DemoPlayer
  sport: string
}

/** Chance, and the ranks as they stand by then: nobody knows how good another player really is. */
export interface Inventing {
  random: Random
  standings: Standings
}

const strength = (player: DemoPlayer, sport: string) => player.strengths.get(sport) ?? 0

/** Of ranks: so far off somebody is met less than half as often. */
const REACH = 500
/** Of the matches that those who sign in are shown first. */
const FAIR_REACH = 120

/** Everybody meets those of about their own rank more often. A minor is challenged by friends alone, so issues. */
function opponentOf(
  { random, standings }: Inventing,
  issuer: DemoPlayer,
  sport: string,
  players: readonly DemoPlayer[],
  reach = REACH,
) {
  const others = players.filter(player => player !== issuer && !isMinor(player) && player.strengths.has(sport))
  if (others.length === 0) return undefined
  const rankOf = ({ id }: DemoPlayer) => standings.rankOf(id, sport)
  const own = rankOf(issuer)
  return random.weighted(others, other => other.activity * Math.exp(-Math.abs(rankOf(other) - own) / reach))
}

/** So many of a place play each other so often that they have the five established opponents of a numbered place. */
const REGULARS = 14
const AMONG_REGULARS = 0.75

const regularsOf = (players: readonly DemoPlayer[]): DemoPlayer[] =>
  players
    .filter(player => !isMinor(player))
    .toSorted((a, b) => b.activity - a.activity)
    .slice(0, REGULARS)

function pairIn(inventing: Inventing, region: Region, players: readonly DemoPlayer[]): Pair | undefined {
  const { random } = inventing
  const near = players.filter(player => player.region === region)
  const sport = random.weighted(SPORTS, ({ weight }) => weight).name
  const everybody = near.filter(player => player.strengths.has(sport))
  const playing = random.chance(AMONG_REGULARS) ? regularsOf(everybody) : everybody
  if (playing.length === 0) return undefined
  const issuer = random.weighted(playing, player => player.activity)
  const opponent = opponentOf(inventing, issuer, sport, playing)
  return opponent && { issuer, opponent, sport }
}

function fixture(random: Random, pair: Pair, fate: Fate, start: number, lead: number): Fixture {
  const { issuer, opponent, sport } = pair
  const reportedAt = start + random.whole(90, 600) * MINUTE
  const scoring = scoringOf(sport)
  const format = scoring && firstFormat(scoring, new Date(start).toISOString().slice(0, 10))
  if (!format) throw new Error(`Nobody knows how ${sport} is scored`)
  return {
    ...pair,
    fate,
    start,
    issuedAt: start - lead,
    answeredAt: start - lead * (0.4 + 0.4 * random.next()),
    reportedAt,
    confirmedAt: reportedAt + random.whole(20, 1200) * MINUTE,
    ranked: random.chance(0.85),
    format: format.id,
    account: playMatch(random, scoring, format, strength(issuer, sport) - strength(opponent, sport)),
    stars: { issuer: random.whole(3, 5), opponent: random.whole(3, 5) },
    at: random.pick(issuer.region.venues),
    message: random.pick(MESSAGES),
  }
}

const PAST: readonly { fate: Fate; weight: number }[] = [
  { fate: 'completed', weight: 86 },
  { fate: 'unconfirmed', weight: 5 },
  { fate: 'declined', weight: 4 },
  { fate: 'unanswered', weight: 3 },
  { fate: 'cancelled', weight: 2 },
]
/** Past matches ended this long ago, including the 48 hours until a result confirms itself. */
const SETTLED = 4 * DAY

/** Whether it moves ranks. */
export const countsAlready = ({ ranked, fate }: Fixture): boolean =>
  ranked && (fate === 'completed' || fate === 'unconfirmed')

export const inventedOf = ({ sport, format, issuer, opponent, account, start }: Fixture): Invented => ({
  sport,
  format,
  players: [issuer.id, opponent.id],
  levels: Object.fromEntries(
    [issuer, opponent].flatMap(({ id, levels }) => {
      const level = levels.get(sport)
      return level === undefined ? [] : [[id, level] as const]
    }),
  ),
  account,
  at: start,
})

/** `count` matches in the order of time, from `from` to shortly before `now`, in the daytime of the three cities. */
export function planPast(
  inventing: Inventing,
  players: readonly DemoPlayer[],
  { from, now, count }: { from: number; now: number; count: number },
): Fixture[] {
  const { random, standings } = inventing
  const regions = [...new Set(players.map(player => player.region))]
  const days = Math.floor((now - SETTLED - from) / DAY)
  const starts = Array.from({ length: count }, () => {
    const midnight = Math.floor(from / DAY) * DAY + random.whole(6, days) * DAY
    return midnight + random.whole(15 * 2, 25 * 2) * HALF_HOUR
  })
  return starts
    .toSorted((a, b) => a - b)
    .flatMap(start => {
      const pair = pairIn(inventing, random.pick(regions), players)
      if (!pair) return []
      const { fate } = random.weighted(PAST, ({ weight }) => weight)
      const planned = fixture(random, pair, fate, start, random.whole(20, 120) * HOUR)
      if (countsAlready(planned)) standings.count(inventedOf(planned))
      return planned
    })
}

/**
 * Challenges that await the three logins: hours since it was issued, and until the start, which is the first time of an
 * afternoon from there on, or the last before.
 */
const PRESENT: readonly { fate: Fate; starts: number; issued: number; byLogin: boolean }[] = [
  { fate: 'pending', starts: 50, issued: 20, byLogin: false },
  { fate: 'pending', starts: 74, issued: 3, byLogin: false },
  { fate: 'pending', starts: 98, issued: 5, byLogin: true },
  { fate: 'upcoming', starts: 26, issued: 40, byLogin: false },
  { fate: 'upcoming', starts: 52, issued: 30, byLogin: true },
  { fate: 'unreported', starts: -3, issued: 60, byLogin: false },
  { fate: 'reported', starts: -22, issued: 70, byLogin: true },
  { fate: 'open', starts: 60, issued: 12, byLogin: true },
  { fate: 'joined', starts: 84, issued: 9, byLogin: true },
  { fate: 'joined', starts: 108, issued: 7, byLogin: false },
]

/** Challenges that wait for the three who sign in. */
export function planPresent(inventing: Inventing, players: readonly DemoPlayer[], now: number): Fixture[] {
  const { random } = inventing
  return loginsOf(players).flatMap(login => {
    const near = players.filter(player => player.region === login.region)
    const sports = [...login.strengths.keys()].filter(sport => opponentOf(inventing, login, sport, near) !== undefined)
    if (sports.length === 0) return []
    return PRESENT.flatMap(({ fate, starts, issued, byLogin }) => {
      // The sheet of one with sets is to be seen.
      const sport = fate === 'unreported' ? (sports[0] ?? '') : random.pick(sports)
      const other = opponentOf(inventing, login, sport, near, FAIR_REACH)
      if (!other) return []
      const pair = byLogin ? { issuer: login, opponent: other, sport } : { issuer: other, opponent: login, sport }
      const beginning = starts < 0 ? lastUpTo : firstFrom
      const start = beginning(now + starts * HOUR, random.pick(AFTERNOONS), login.region.timezone)
      const planned = fixture(random, pair, fate, start, start - (now - issued * HOUR))
      return [{ ...planned, answeredAt: planned.issuedAt + HOUR, reportedAt: Math.min(planned.reportedAt, now - HOUR) }]
    })
  })
}
