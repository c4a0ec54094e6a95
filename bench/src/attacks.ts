import { DAY } from '@gauntlet/contract/time'
import { beginning, type LogEntry } from '@gauntlet/rules/ranks/log'
import { replay } from '@gauntlet/rules/ranks/replay'
import { newcomer, type RatingState, shownRank } from '@gauntlet/rules/ranks/state'
import { benchmark, type Figure } from './support/benchmark.ts'

/** Winner, then loser. */
type Arranged = readonly [string, string]

interface Attack {
  readonly name: string
  /** Those who have a rank when it begins; everybody else is a newcomer. */
  readonly settled: Readonly<Record<string, number>>
  /** The matches arranged for a day on which there are some. */
  readonly on: (day: number) => readonly Arranged[]
  /** The most that 'Ada', whom all of it is for, may have after a year. */
  readonly atMost?: number
}

/** Three a month. */
const EVERY_DAYS = 10
const MONTH = 30
const YEAR = 365

const named = (count: number, name: string): string[] => Array.from({ length: count }, (_, n) => `${name} ${n + 1}`)
const beatenBy = (winner: string, losers: readonly string[]): Arranged[] => losers.map(loser => [winner, loser])

const RING = ['Ada', ...named(5, 'accomplice')]
/** Everybody beats all who come after: from the last upwards, so that each beats players who have just won. */
const ringOn = (): Arranged[] => RING.flatMap((winner, n) => beatenBy(winner, RING.slice(n + 1))).toReversed()

const attacks: readonly Attack[] = [
  { name: 'a ring of six', settled: Object.fromEntries(RING.map(name => [name, 500])), on: ringOn, atMost: 1300 },
  { name: 'a ring of six newcomers', settled: {}, on: ringOn },
  { name: 'ten own accounts', settled: { Ada: 500 }, on: () => beatenBy('Ada', named(10, 'own')), atMost: 1080 },
  { name: 'ten own accounts of a newcomer', settled: {}, on: () => beatenBy('Ada', named(10, 'own')) },
  { name: 'throw-away accounts', settled: { Ada: 500 }, on: day => [['Ada', `thrown away ${day}`]] },
  {
    name: 'three friends at 800 who throw matches',
    settled: { Ada: 500, 'friend 1': 800, 'friend 2': 800, 'friend 3': 800 },
    on: () => beatenBy('Ada', named(3, 'friend')),
  },
]

const settledAt = (mean: number): RatingState => ({
  ...newcomer(mean),
  variance: 85 ** 2,
  day: 0,
  results: 20,
  settled: true,
})

const logOf = ({ on }: Attack, days: number): LogEntry[] => {
  const dates = Array.from({ length: Math.ceil(days / EVERY_DAYS) }, (_, n) => n * EVERY_DAYS)
  return dates.flatMap(day =>
    on(day).map(([winner, loser], n) => ({
      id: `${String(day).padStart(3, '0')}-${String(n).padStart(3, '0')}`,
      at: day * DAY,
      sides: [[winner], [loser]],
      positions: [1, 2],
      score: [21, 0],
      voids: null,
    })),
  )
}

/** Ada's rank after so many days. */
function rankAfter(attack: Attack, days: number): number {
  const players = Object.fromEntries(Object.entries(attack.settled).map(([name, rank]) => [name, settledAt(rank)]))
  const log = logOf(attack, days)
  const { Ada: after } = replay(log, { ...beginning(false), players }).players
  if (!after) throw new Error(`Ada takes no part in ${attack.name}.`)
  return shownRank(after)
}

function figuresOf(attack: Attack): Figure[] {
  const { name, atMost } = attack
  return [
    { name: `${name}: after a month`, value: rankAfter(attack, MONTH), unit: 'points' },
    {
      name: `${name}: after a year`,
      value: rankAfter(attack, YEAR),
      unit: 'points',
      ...(atMost !== undefined && { atMost }),
    },
  ]
}

export default benchmark({}, async () => ({
  figures: attacks.flatMap(figuresOf),
  notes: [
    'the rank of whom it is for, from 500: each pair meets three times a month, and every match is told as 21–0',
    'settled players begin with a deviation of 85; the limits on what a rank is good for are not part of this',
  ],
}))
