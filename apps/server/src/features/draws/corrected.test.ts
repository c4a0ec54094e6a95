import { type Correction, laterThan, swapIn } from '@gauntlet/rules/brackets/correcting'
import { loserOf, matchOf, type MatchFacts, runningIn, type Seed, stateOf } from '@gauntlet/rules/brackets/facts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { corrected } from './corrected.ts'
import { type BracketFormat, drawMatches } from './engine.ts'
import { type BracketState, bracketFacts, carryOut, playOn, unsaid } from './state.ts'

const FORMATS: readonly BracketFormat[] = ['single_elimination', 'double_elimination', 'round_robin']
const NOW = 0

async function drawn(format: BracketFormat, players: number): Promise<BracketState> {
  const { settings, matches } = await drawMatches(format, players)
  const entrants = Array.from({ length: players }, (_, index) => ({
    seed: index + 1,
    user_id: `player ${index + 1}`,
    partners: [],
    rank: 500,
    withdrawn: false,
  }))
  return {
    format,
    settings,
    by_match: true,
    score_format: null,
    round_formats: [],
    standings: null,
    entrants,
    matches: matches.map(match => ({ ...unsaid, ...match })),
  }
}

/** Plays every match that can be played, one after the other, as long as `winnerOf` names a winner. */
async function play(from: BracketState, winnerOf: (match: MatchFacts) => Seed | null): Promise<BracketState> {
  let state = from
  for (;;) {
    const next = runningIn(bracketFacts(state)).flatMap(match => {
      const winner = winnerOf(match)
      return winner === null ? [] : [{ match: match.id, winner, by: 'players' as const, score: null, told: null }]
    })
    const [decision] = next
    if (!decision) return state
    state = await carryOut(state, decision, NOW)
  }
}

const decidedIn = (state: BracketState): MatchFacts[] => {
  const bracket = bracketFacts(state)
  return bracket.matches.filter(match => stateOf(bracket, match) === 'decided')
}
/** The players and the winner, one line a match. */
const picture = (state: BracketState): string[] =>
  bracketFacts(state).matches.map(match => `${match.id}: ${match.sides.join('-')} ${match.winner}`)

test('a corrected bracket is the one that would have been played', async () => {
  const bits = fc.infiniteStream(fc.boolean())
  const situations = fc.record({
    format: fc.constantFrom(...FORMATS),
    players: fc.integer({ min: 4, max: 9 }),
    choice: fc.constantFrom<Correction['choice']>('undo', 'keep'),
    most: fc.integer({ min: 1, max: 18 }),
    pick: fc.nat(),
    stays: fc.boolean(),
    bits,
  })
  await fc.assert(
    fc.asyncProperty(situations, async ({ format, players, choice, most, pick, stays, bits: stream }) => {
      const start = await drawn(format, players)
      let left = most
      const before = await play(start, ({ sides: [one, two] }) => {
        if (left === 0) return null
        left--
        return stream.next().value ? one : two
      })
      const was = bracketFacts(before)
      const decided = decidedIn(before)
      const match = decided[pick % decided.length]
      const winner = match && (stays ? match.winner : loserOf(match))
      if (!match || winner === null || winner === undefined) throw new Error('Nothing is decided')
      const later = stays ? [] : laterThan(was, match).map(({ id }) => id)
      const after = await corrected(before, { match: match.id, winner, score: null, told: null, later, choice }, NOW)

      const swap = swapIn(match)
      const expected = await play(await drawn(format, players), ({ id }) => {
        if (id === match.id) return winner
        const had = matchOf(was, id)?.winner ?? null
        if (!later.includes(id)) return had
        return choice === 'keep' && had !== null ? swap(had) : null
      })
      expect(picture(after)).toEqual(picture(expected))
    }),
    { numRuns: 400 },
  )
})

test('a report of a match that is undone is forgotten', async () => {
  const start = await drawn('single_elimination', 4)
  const semifinals = await play(start, ({ part, round, sides: [one] }) =>
    part === 'winners' && round === 1 ? one : null,
  )
  const [first] = decidedIn(semifinals)
  const bracket = bracketFacts(semifinals)
  const final = bracket.matches.find(({ part, round }) => part === 'winners' && round === 2)
  if (!first || !final) throw new Error('There is no final')
  const reported: BracketState = {
    ...semifinals,
    matches: semifinals.matches.map(match =>
      match.id === final.id ? { ...match, report: { by: 1, winner: 1, at: NOW }, score: [6, 4] as const } : match,
    ),
  }
  const correction = { match: first.id, winner: 4, score: null, told: null, later: [final.id], choice: 'keep' } as const
  const after = matchOf(bracketFacts(await corrected(reported, correction, NOW)), final.id)
  expect(after).toMatchObject({ sides: [4, 2], report: null, score: null, winner: null })
})

const playedIn = (state: BracketState, id: number) => matchOf(bracketFacts(state), id)

test('a match behind a walkover is kept, one that somebody else has played as the organizer’s word, of the same two as it was', async () => {
  const start = await drawn('single_elimination', 8)
  const [first, other, semifinal, final] = ['1.1', '1.2', '2.1', '3.1'].map(place =>
    bracketFacts(start).matches.find(({ part, round, number }) => part === 'winners' && `${round}.${number}` === place),
  )
  if (!first || !other || !semifinal || !final) throw new Error('There is no final')
  const [ben, ivy] = first.sides
  const eve = other.sides[0]
  if (ben === null || ivy === null || eve === null) throw new Error('Nobody plays')
  const withoutEve = (state: BracketState): BracketState => ({
    ...state,
    entrants: state.entrants.map(entrant => ({ ...entrant, withdrawn: entrant.seed === eve })),
  })
  const correction = (state: BracketState): Correction => {
    const later = laterThan(bracketFacts(state), first).map(({ id }) => id)
    return { match: first.id, winner: ivy, score: null, told: null, later, choice: 'keep' }
  }

  const quarters = withoutEve(
    await play(start, ({ part, round, sides: [one] }) => (part === 'winners' && round === 1 ? one : null)),
  )
  const through = await playOn(quarters, NOW)
  const over = await play(through, ({ sides: [one, two] }) => (two === ben ? two : one))
  const kept = await corrected(over, correction(over), NOW)
  expect(playedIn(kept, semifinal.id)).toMatchObject({ winner: ivy, decided_by: 'walkover' })
  expect(playedIn(kept, final.id)).toMatchObject({ winner: ivy, decided_by: 'organizer' })

  const played = await play(start, ({ sides: [one, two] }) => (two === eve ? two : one))
  const left = await corrected(withoutEve(played), correction(played), NOW)
  expect(playedIn(left, semifinal.id)).toMatchObject({ winner: eve, decided_by: 'organizer' })
  expect(playedIn(left, final.id)).toMatchObject({ sides: playedIn(played, final.id)?.sides, decided_by: 'players' })
})
