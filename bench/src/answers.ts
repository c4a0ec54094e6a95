import { benchmark, type Figure } from './support/benchmark.ts'
import { applyLoad, type Target } from './support/load.ts'
import { type EngineName, openStage } from './support/stage.ts'
import { interleaved, median, ratio, samplesOf } from './support/statistics.ts'

/** Sessions a player has here: their list is the answer of 1 KB that everything is held against. */
const SESSIONS = 6

const options = { players: 2000, rounds: 5, seconds: 1.5, connections: 8 }

async function measure(
  engine: EngineName,
  given: Readonly<typeof options>,
): Promise<{ figures: Figure[]; note: string }> {
  await using stage = await openStage(engine, { players: given.players, signedIn: 50, sessionsEach: SESSIONS })
  const { port } = await stage.start()
  const { players, challengeOf, size } = stage.world
  const subject = (pathOf: (id: string, index: number) => string): Target[] =>
    players.map(({ id, token }, index) => ({ port, token, path: `/api${pathOf(id, index)}` }))
  const other = (index: number) => players[(index + 1) % players.length]?.id ?? ''
  const subjects = {
    '1 KB': subject(() => '/users/sessions'),
    challenge: subject(id => `/challenges/view/${challengeOf.get(id) ?? ''}`),
    player: subject((_, index) => `/users/view/${other(index)}`),
    self: subject(() => '/users/self'),
  }
  const bytes = new Map<string, number>()
  const rateOf = async (name: keyof typeof subjects, seconds: number) => {
    const load = await applyLoad(subjects[name], given.connections, seconds)
    bytes.set(name, load.bytes)
    return load.rate
  }
  const measures = {
    '1 KB': () => rateOf('1 KB', given.seconds),
    challenge: () => rateOf('challenge', given.seconds),
    player: () => rateOf('player', given.seconds),
    self: () => rateOf('self', given.seconds),
  }
  // Compiles the hot paths before anything counts.
  await interleaved(1, measures)
  const samples = await interleaved(given.rounds, measures)
  const promised = (name: string): Figure => ({
    name: `${engine}: ${name} by id / 1 KB`,
    value: ratio(samples, name, '1 KB'),
    unit: '×',
    ...(engine === 'postgres' ? { atLeast: 0.6 } : {}),
  })
  return {
    figures: [
      ...['1 KB', 'challenge', 'player', 'self'].map(name => ({
        name: `${engine}: ${name} (${bytes.get(name)} bytes)`,
        value: median(samplesOf(samples, name)),
        unit: 'answers/s',
      })),
      promised('challenge'),
      promised('player'),
    ],
    note: `${engine}: ${size}; 1 KB is GET /users/sessions of a player with ${SESSIONS} sessions (the session's read and one more)`,
  }
}

export default benchmark(options, async given => {
  const outcomes = [await measure('postgres', given), await measure('embedded', given)]
  return { figures: outcomes.flatMap(({ figures }) => figures), notes: outcomes.map(({ note }) => note) }
})
