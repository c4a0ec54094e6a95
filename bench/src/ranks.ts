import { DAY } from '@gauntlet/contract/time'
import { bradleyTerryFull } from 'openskill/models'
import { rate, rating, type Rating } from 'openskill'
import { beginning, type LogEntry } from '@gauntlet/rules/ranks/log'
import { NumberedLog } from '@gauntlet/rules/ranks/numbered-log'
import { replay, replayNumbered } from '@gauntlet/rules/ranks/replay'
import { Run } from '@gauntlet/rules/ranks/run'
import { benchmark } from './support/benchmark.ts'
import { numbers } from './support/numbers.ts'
import { ratio, interleaved, median, samplesOf } from './support/statistics.ts'

const FIRST_DAY = 20_000
const DAYS = 3650

/** A match that player `one` has won or lost against `two`, by their numbers. */
interface Duel {
  day: number
  one: number
  two: number
  positions: [number, number]
}

/** Matches of two over ten years, in order; the better player wins more often. */
function duelsOf(results: number, players: number): Duel[] {
  const next = numbers(7)
  const strength = Array.from({ length: players }, () => 2 * (next() - 0.5))
  return Array.from({ length: results }, (_, index): Duel => {
    const one = Math.floor(next() * players)
    const two = (one + 1 + Math.floor(next() * (players - 1))) % players
    const chance = 1 / (1 + Math.exp((strength[two] ?? 0) - (strength[one] ?? 0)))
    const day = FIRST_DAY + Math.floor((index * DAYS) / results)
    return { day, one, two, positions: next() < chance ? [1, 2] : [2, 1] }
  })
}

const logOf = (duels: readonly Duel[]): LogEntry[] =>
  duels.map(({ day, one, two, positions }, index) => ({
    id: String(index).padStart(9, '0'),
    at: day * DAY,
    sides: [[String(one)], [String(two)]],
    positions,
    score: null,
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

/** With players by number, too: no name is looked up. */
function openskill(duels: readonly Duel[], players: number): void {
  const ratings = Array.from({ length: players }, () => rating())
  for (const { one, two, positions } of duels) {
    const teams: Rating[][] = [[ratings[one] ?? rating()], [ratings[two] ?? rating()]]
    const [[first] = [], [second] = []] = rate(teams, { model: bradleyTerryFull, rank: positions })
    if (first) ratings[one] = first
    if (second) ratings[two] = second
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
  const duels = duelsOf(results, players)
  const log = logOf(duels)
  const scoredLog = scoredLogOf(log)
  const start = beginning(true)
  const samples = await interleaved(rounds, {
    replay: async () => {
      const numbered = new NumberedLog(log, start)
      return secondsOf(() => replayNumbered(numbered, start))
    },
    engine: async () => {
      const numbered = new NumberedLog(log, start)
      return secondsOf(() => new Run(start, { log: numbered }).applyAll(numbered))
    },
    replayNames: () => secondsOf(() => replay(log, start)),
    replayScored: () => secondsOf(() => replay(scoredLog, start)),
    openskill: () => secondsOf(() => openskill(duels, players)),
  })
  const seconds = (name: string) => median(samplesOf(samples, name))
  const openskillTo = (name: string) => ratio(samples, 'openskill', name)
  return {
    figures: [
      { name: "openskill's Bradley-Terry / replay", value: openskillTo('replay'), unit: '×', atLeast: 10 },
      { name: "openskill's Bradley-Terry / engine alone", value: openskillTo('engine'), unit: '×', atLeast: 10 },
      { name: "openskill's Bradley-Terry / replay of names", value: openskillTo('replayNames'), unit: '×' },
      {
        name: 'replay of names with scores and sides / of matches of two',
        value: ratio(samples, 'replayScored', 'replayNames'),
        unit: '×',
      },
      { name: 'replay', value: seconds('replay'), unit: 's of processor' },
      { name: 'engine alone', value: seconds('engine'), unit: 's of processor' },
      { name: 'replay of names', value: seconds('replayNames'), unit: 's of processor' },
      { name: 'replay of names with scores and sides', value: seconds('replayScored'), unit: 's of processor' },
      { name: "openskill's Bradley-Terry", value: seconds('openskill'), unit: 's of processor' },
    ],
    notes: [
      `${results} matches of two among ${players} players over ten years, players by number for both`,
      'a replay keeps who met whom and the state of the sport beside the ranks, and answers them; the engine alone does not answer',
      'a replay of names reads a log as it is kept: it looks up each name, holds the order of the log and its corrections',
    ],
  }
})
