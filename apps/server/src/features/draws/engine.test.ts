import { stateOf, undecidedIn } from '@gauntlet/rules/brackets/facts'
import { placingsOf } from '@gauntlet/rules/brackets/placings'
import { describe, expect, test } from 'vitest'
import { type BracketFormat, drawMatches } from './engine.ts'
import { type BracketState, bracketFacts, playOn, unsaid } from './state.ts'

const seedsTo = (players: number) => Array.from({ length: players }, (_, index) => index + 1)

async function drawn(format: BracketFormat, players: number): Promise<BracketState> {
  const { settings, matches } = await drawMatches(format, players)
  return {
    format,
    settings,
    by_match: true,
    score_format: null,
    round_formats: [],
    standings: null,
    entrants: seedsTo(players).map(seed => ({
      seed,
      user_id: `player ${seed}`,
      partners: [],
      rank: 500,
      withdrawn: false,
    })),
    matches: matches.map(match => ({ ...unsaid, ...match })),
  }
}

type Choose = (one: number, two: number) => number
const better: Choose = Math.min
const worse: Choose = Math.max

/** Plays every match that can be played, choosing each winner by `choose`, until none is left. */
async function played(format: BracketFormat, players: number, choose: Choose) {
  let state = await drawn(format, players)
  let count = 0
  for (;;) {
    const bracket = bracketFacts(state)
    const next = undecidedIn(bracket).find(match => stateOf(bracket, match) === 'ready')
    if (!next) return { bracket, count, placings: placingsOf(bracket) }
    const [one, two] = next.sides
    if (one === null || two === null) throw new Error('A match is ready without its players')
    const decision = { match: next.id, winner: choose(one, two), by: 'organizer' as const, score: null, told: null }
    state = await playOn(state, 0, { facts: bracket, consequences: { decision, notify: [] } })
    count++
  }
}

describe.each<[BracketFormat, Record<number, number>]>([
  ['single_elimination', { 4: 4, 5: 5, 8: 8, 16: 16 }],
  ['double_elimination', { 4: 6, 5: 8, 8: 14, 16: 30 }],
  ['round_robin', { 4: 6, 5: 10, 8: 28, 16: 120 }],
])('a bracket by %s', (format, matches) => {
  test.each([4, 5, 8, 16])('of %i, where the better seed wins, places them by seed', async players => {
    const { count, placings, bracket } = await played(format, players, better)
    expect(placings).toEqual(seedsTo(players))
    expect(count).toBe(matches[players])
    expect(undecidedIn(bracket)).toEqual([])
  })

  test.each([4, 5, 8, 16])(
    'of %i, where the worse seed wins, places everybody once, the last seed first',
    async players => {
      const { placings } = await played(format, players, worse)
      expect(placings[0]).toBe(players)
      expect(placings.toSorted((one, two) => one - two)).toEqual(seedsTo(players))
    },
  )
})

test('with five the best three seeds have a bye, and nobody waits for it', async () => {
  const bracket = bracketFacts(await drawn('single_elimination', 5))
  const first = bracket.matches.filter(({ part, round }) => part === 'winners' && round === 1)
  expect(first.map(({ sides }) => sides)).toEqual([
    [1, null],
    [4, 5],
    [2, null],
    [3, null],
  ])
  expect(first.map(match => stateOf(bracket, match))).toEqual(['bye', 'ready', 'bye', 'bye'])
})

test('of eight the seeds stand so that the two best meet in the final', async () => {
  const { matches } = bracketFacts(await drawn('single_elimination', 8))
  expect(matches.filter(({ round, part }) => part === 'winners' && round === 1).map(({ sides }) => sides)).toEqual([
    [1, 8],
    [4, 5],
    [2, 7],
    [3, 6],
  ])
})

test('the second final is played where the first was lost by the one who had not lost before', async () => {
  let meetings = 0
  // Seed 1 meets seed 2 in the final of the winners, and in the finals: the second of the three goes to seed 2.
  const { bracket, placings } = await played('double_elimination', 4, (one, two) => {
    if (one + two === 3 && ++meetings === 2) return 2
    return better(one, two)
  })
  expect(bracket.matches.filter(({ part }) => part === 'final').map(({ winner }) => winner)).toEqual([2, 1])
  expect(placings).toEqual([1, 2, 3, 4])
})

const walkovers = (state: BracketState) =>
  bracketFacts(state)
    .matches.filter(({ decided_by }) => decided_by === 'walkover')
    .map(({ sides, winner }) => [...sides, winner])

test('whoever withdraws loses every match to come, in a double elimination both', async () => {
  const start = await drawn('double_elimination', 4)
  const facts = bracketFacts(start)
  const entrants = facts.entrants.map(entrant => ({ ...entrant, withdrawn: entrant.seed === 1 }))
  const upper = await playOn(start, 0, { facts: { ...facts, entrants }, consequences: { decision: null, notify: [] } })
  expect(walkovers(upper)).toEqual([[1, 4, 4]])
  const bracket = bracketFacts(upper)
  const other = bracket.matches.find(({ sides: [one, two] }) => one === 2 && two === 3)
  const decision = { match: other?.id ?? -1, winner: 2, by: 'organizer' as const, score: null, told: null }
  expect(walkovers(await playOn(upper, 0, { facts: bracket, consequences: { decision, notify: [] } }))).toEqual([
    [1, 4, 4],
    [1, 3, 3],
  ])
})
