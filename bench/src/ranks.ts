import { DAY } from '@gauntlet/contract/time'
import { bradleyTerryFull } from 'openskill/models'
import { rate, rating, type Rating } from 'openskill'
import { type Contest, measure } from '@gauntlet/rules/ranks/measure'
import { replay } from '@gauntlet/rules/ranks/replay'
import { beginning, type LogEntry } from '@gauntlet/rules/ranks/log'
import { benchmark } from './support/benchmark.ts'
import { ratio, interleaved, median, samplesOf } from './support/statistics.ts'

const FIRST_DAY = 20_000
const DAYS = 3650

/** Numerical Recipes' linear congruential generator: the same log on every machine. */
function numbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Matches of two over ten years, in order; the better player wins more often. */
function contestsOf(results: number, players: number): Contest[] {
  const next = numbers(7)
  const strength = Array.from({ length: players }, () => 2 * (next() - 0.5))
  return Array.from({ length: results }, (_, index) => {
    const one = Math.floor(next() * players)
    const two = (one + 1 + Math.floor(next() * (players - 1))) % players
    const chance = 1 / (1 + Math.exp((strength[two] ?? 0) - (strength[one] ?? 0)))
    const day = FIRST_DAY + Math.floor((index * DAYS) / results)
    const positions = next() < chance ? [1, 2] : [2, 1]
    return { day, sides: [[String(one)], [String(two)]], positions, score: null }
  })
}

const logOf = (contests: readonly Contest[]): LogEntry[] =>
  contests.map(({ day, ...contest }, index) => ({
    ...contest,
    id: String(index).padStart(9, '0'),
    at: day * DAY,
    voids: null,
  }))

/** The same matches with scores, every fifth of them between two and two. */
const scoredLogOf = (log: readonly LogEntry[]): LogEntry[] =>
  log.map((entry, index) => {
    const [[one = ''] = [], [two = ''] = []] = entry.sides
    const [a, b] = [11 + (index % 11), index % 11]
    const partners = index % 5 === 0
    return {
      ...entry,
      sides: partners
        ? [
            [one, `partner of ${one}`],
            [two, `partner of ${two}`],
          ]
        : entry.sides,
      score: entry.positions[0] === 1 ? [a, b] : [b, a],
    }
  })

function openskill(contests: readonly Contest[]): void {
  const ratings = new Map<string, Rating>()
  for (const { sides, positions } of contests) {
    const teams = sides.map(side => side.map(player => ratings.get(player) ?? rating()))
    const rank = positions.map(position => position ?? sides.length)
    const after = rate(teams, { model: bradleyTerryFull, rank })
    sides.forEach((side, i) =>
      side.forEach((player, m) => {
        const moved = after[i]?.[m]
        if (moved) ratings.set(player, moved)
      }),
    )
  }
}

/** Processor seconds of this thread, which other work on the machine does not add to. */
const secondsOf = async (work: () => void): Promise<number> => {
  const begin = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(begin)
  return (user + system) / 1e6
}

export default benchmark({ results: 1_000_000, players: 5000, rounds: 3 }, async ({ results, players, rounds }) => {
  const contests = contestsOf(results, players)
  const log = logOf(contests)
  const scoredLog = scoredLogOf(log)
  const samples = await interleaved(rounds, {
    engine: () => secondsOf(() => measure(contests, Infinity)),
    replay: () => secondsOf(() => replay(log, beginning(true))),
    replayScored: () => secondsOf(() => replay(scoredLog, beginning(true))),
    openskill: () => secondsOf(() => openskill(contests)),
  })
  const seconds = (name: string) => median(samplesOf(samples, name))
  return {
    figures: [
      {
        name: "openskill's Bradley-Terry / replay",
        value: ratio(samples, 'openskill', 'replay'),
        unit: '×',
        atLeast: 10,
      },
      {
        name: "openskill's Bradley-Terry / engine alone",
        value: ratio(samples, 'openskill', 'engine'),
        unit: '×',
        atLeast: 10,
      },
      {
        name: 'replay with scores and sides / replay of matches of two',
        value: ratio(samples, 'replayScored', 'replay'),
        unit: '×',
      },
      { name: 'replay', value: seconds('replay'), unit: 's of processor' },
      { name: 'replay with scores and sides', value: seconds('replayScored'), unit: 's of processor' },
      { name: 'engine alone', value: seconds('engine'), unit: 's of processor' },
      { name: "openskill's Bradley-Terry", value: seconds('openskill'), unit: 's of processor' },
    ],
    notes: [
      `${results} matches of two among ${players} players over ten years`,
      'replay keeps who met whom and the state of the sport beside the ranks, as the engine does where it only measures',
    ],
  }
})
