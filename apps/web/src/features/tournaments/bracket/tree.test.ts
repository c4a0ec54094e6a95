import type { Bracket, BracketMatch } from '@gauntlet/contract/brackets/answer'
import { describe, expect, test } from 'vitest'
import { lastPlayed, ownMatches } from './own.ts'
import { toldToOthers } from './shared.ts'
import { isByRank, leftIn, roundToShow, standingsOf, treesOf } from './tree.ts'
import { claimLines, matchButton, matchLine, resultWords, saidOf } from './words.ts'

const HIDDEN = { kind: 'hidden' } as const
const ALLOWED = { kind: 'allowed' } as const
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve']

const match = (
  id: number,
  place: readonly [BracketMatch['part'], number, number],
  sides: BracketMatch['sides'],
  change: Partial<BracketMatch> = {},
): BracketMatch => ({
  id,
  part: place[0],
  round: place[1],
  number: place[2],
  score_format: 'bo3',
  state: sides.includes(null) ? 'open' : 'ready',
  sides,
  score: null,
  told: null,
  scores_differ: false,
  draw: 0,
  winner: null,
  decided_by: null,
  report: null,
  claim: null,
  later: [],
  actions: { report: HIDDEN, dispute: HIDDEN, decide: HIDDEN, correct: HIDDEN, take_score: HIDDEN },
  ...change,
})
const bracketOf = (matches: BracketMatch[], change: Partial<Bracket> = {}): Bracket => ({
  id: 'open',
  format: 'single_elimination',
  sport: { id: 'tennis', name: 'Tennis Singles' },
  score_format: 'bo3',
  round_formats: [],
  drawn: 1,
  players: NAMES.map((full_name, index) => ({
    seed: index + 1,
    id: full_name,
    full_name,
    short_name: full_name,
    image: null,
    partners: [],
    rank: 500,
    withdrawn: 0,
  })),
  matches,
  undecided: 1,
  placings: [],
  points: [],
  ties: [],
  places: [],
  seed: 1,
  organizer_seed: null,
  actions: { draw: HIDDEN, withdraw: HIDDEN, disqualify: HIDDEN, walk_in: HIDDEN },
  ...change,
})

/** Five players: the best three have a bye. */
const five = bracketOf([
  match(0, ['winners', 1, 1], [1, null], { state: 'bye', winner: 1 }),
  match(1, ['winners', 1, 2], [4, 5]),
  match(2, ['winners', 1, 3], [2, null], { state: 'bye', winner: 2 }),
  match(3, ['winners', 1, 4], [3, null], { state: 'bye', winner: 3 }),
  match(4, ['winners', 2, 1], [1, null]),
  match(5, ['winners', 2, 2], [2, 3]),
  match(6, ['winners', 3, 1], [null, null]),
  match(7, ['third', 1, 1], [null, null]),
])

describe('the tree', () => {
  test('has a round after the other, and lines only from what is drawn', () => {
    const [winners, third] = treesOf(five)
    expect(winners?.rounds.map(({ name, next }) => `${name} ${next}`)).toEqual([
      'Quarter-finals half',
      'Semi-finals half',
      'Final none',
    ])
    expect(winners?.rounds[1]?.slots.map(({ fed }) => fed)).toEqual([true, false])
    expect(third?.rounds.map(({ name, next }) => `${name} ${next}`)).toEqual(['Third place none'])
  })
  test('of a double elimination goes straight on where as many follow, and leaves out rounds of byes', () => {
    const double = bracketOf(
      [
        match(0, ['losers', 1, 1], [null, null], { state: 'bye' }),
        match(1, ['losers', 2, 1], [null, null]),
        match(2, ['losers', 3, 1], [null, null]),
        match(3, ['final', 1, 1], [null, null]),
        match(4, ['final', 2, 1], [null, null]),
      ],
      { format: 'double_elimination' },
    )
    expect(
      treesOf(double).map(({ title, rounds }) => [title, ...rounds.map(({ name, next }) => `${name} ${next}`)]),
    ).toEqual([
      ['Losers bracket', 'Losers round 2 same', 'Losers final none'],
      ['Finals', 'Grand final same', 'Second final none'],
    ])
  })
})

describe('a phone begins', () => {
  const [winners] = treesOf(five)
  if (!winners) throw new Error('The bracket has no tree')
  test('at the viewer’s own match', () => {
    expect(roundToShow(winners, 3)).toBe(1)
  })
  test('else at the first that is played', () => {
    expect(roundToShow(winners, 1)).toBe(0)
    expect(roundToShow(winners, null)).toBe(0)
  })
})

test('the own matches have those first that wait for an answer', () => {
  const report = { by: 5, winner: 5, confirms_at: '2026-05-02T15:00:00Z' }
  const round = bracketOf(
    [
      match(0, ['group', 1, 1], [1, 2]),
      match(1, ['group', 2, 1], [1, 5], { state: 'reported', report }),
      match(2, ['group', 2, 2], [2, 3]),
    ],
    { format: 'round_robin' },
  )
  expect(ownMatches(round).map(({ id }) => id)).toEqual([1, 0])
  expect(ownMatches({ ...round, seed: null })).toEqual([])
})

const PLAYED = { state: 'decided', decided_by: 'players' } as const
const lastOf = (matches: BracketMatch[], change: Partial<Bracket> = {}) => lastPlayed(bracketOf(matches, change))
describe('the last result of Ada', () => {
  const wonFirst = match(1, ['winners', 1, 1], [1, 4], { ...PLAYED, winner: 1 })
  const lostSecond = match(2, ['winners', 2, 1], [2, 1], { ...PLAYED, winner: 2 })
  const ofOthers = match(3, ['winners', 3, 1], [2, 3], { ...PLAYED, winner: 3 })
  test('is that of the match that she played last', () =>
    expect(lastOf([wonFirst, lostSecond, ofOthers])).toBe(lostSecond))
  test('is not a match that nobody played', () =>
    expect(lastOf([wonFirst, { ...lostSecond, decided_by: 'walkover' }])).toBe(wonFirst))
  test('is not there for somebody who does not play', () => expect(lastOf([wonFirst], { seed: null })).toBeUndefined())
})

describe('what others read of a match that Ben won against Ada', () => {
  const lost = match(1, ['winners', 1, 1], [1, 2], { ...PLAYED, winner: 2, score: [0, 2] })
  const read = (change: Partial<BracketMatch>) => toldToOthers(bracketOf([]), { ...lost, ...change })
  test('is told from his side', () =>
    expect(read({ told: { ending: null, score: null, texts: ['3–6 4–6', '6–3 6–4'] } })).toEqual({
      sport: 'Tennis Singles',
      headline: 'Ben won',
      against: 'Ada',
      score: '6–3 6–4',
      rank: null,
    }))
  test('is told in points where nobody gave the sets', () => expect(read({}).score).toBe('2 : 0'))
  test('has no numbers where nobody gave any', () => expect(read({ score: null }).score).toBe(''))
})

test('a table counts what was played and won, in the order of the placings', () => {
  const round = bracketOf(
    [
      match(0, ['group', 1, 1], [1, 2], { state: 'decided', winner: 2 }),
      match(1, ['group', 2, 1], [2, 3], { state: 'decided', winner: 2 }),
    ],
    { format: 'round_robin', placings: [2, 1, 3], points: [6, 0, 0] },
  )
  expect(
    standingsOf(round).map(({ player, played, wins, points }) => `${player.full_name} ${wins} of ${played}, ${points}`),
  ).toEqual(['Ben 2 of 2, 6', 'Ada 0 of 1, 0', 'Cleo 0 of 1, 0'])
})

describe('a match says', () => {
  const report = { by: 2, winner: 2, confirms_at: '2026-05-02T15:00:00Z' }
  const reported = match(0, ['winners', 1, 1], [1, 2], {
    state: 'reported',
    report,
    actions: { report: ALLOWED, dispute: ALLOWED, decide: HIDDEN, correct: HIDDEN, take_score: HIDDEN },
  })
  test('who reported what, and asks the other player', () => {
    expect([matchLine(five, reported), matchButton(reported)]).toEqual(['Ben reported: Ben won', 'answer'])
    expect(matchLine({ ...five, seed: 2 }, reported)).toBe('You reported. Waiting for the other player.')
  })
  test('what there is to do', () => {
    const ready = match(0, ['winners', 1, 1], [1, 2], {
      actions: { report: ALLOWED, dispute: HIDDEN, decide: ALLOWED, correct: HIDDEN, take_score: HIDDEN },
    })
    expect([matchLine(five, ready), matchButton(ready)]).toEqual(['Ready to play', 'report'])
    const decides = {
      ...ready,
      actions: { report: HIDDEN, dispute: HIDDEN, decide: ALLOWED, correct: HIDDEN, take_score: HIDDEN },
    }
    expect([matchLine({ ...five, seed: null }, decides), matchButton(decides)]).toEqual([undefined, 'set'])
  })
  test('how it was decided', () => {
    const decided = match(0, ['winners', 1, 1], [1, 2], { state: 'decided', winner: 1, decided_by: 'walkover' })
    expect([matchLine(five, decided), matchButton(decided)]).toEqual(['Walkover', undefined])
  })
})

describe('the organizer’s desk', () => {
  test('knows who has still to play', () => {
    const bracket = bracketOf([
      match(0, ['winners', 1, 1], [1, 4], { state: 'decided', winner: 1 }),
      match(1, ['winners', 1, 2], [2, 3]),
      match(2, ['winners', 2, 1], [1, null]),
    ])
    expect(leftIn(bracket).map(({ full_name }) => full_name)).toEqual(['Ada', 'Ben', 'Cleo'])
    const players = bracket.players.map(player => ({
      ...player,
      withdrawn: player.seed === 1 ? (1 as const) : player.withdrawn,
    }))
    expect(leftIn({ ...bracket, players }).map(({ full_name }) => full_name)).toEqual(['Ben', 'Cleo'])
  })
  test('says whether it was seeded by hand', () => {
    const [first, second, ...rest] = five.players
    if (!first || !second) throw new Error('Nobody plays')
    expect(isByRank(five)).toBe(true)
    expect(isByRank({ players: [first, { ...second, rank: 600 }, ...rest] })).toBe(false)
  })
})

describe('a disputed match', () => {
  const disputed = match(0, ['winners', 1, 1], [1, 2], {
    state: 'disputed',
    score: [6, 4],
    report: { by: 1, winner: 1, confirms_at: '2026-05-04T15:00:00Z' },
  })
  test('has what both say, each winner’s score first', () => {
    const claim = { winner: 2, draw: 0 as const, score: [3, 6], told: null }
    expect(claimLines(five, { ...disputed, claim })).toEqual(['Ada says: Ada won 6 : 4', 'Ben says: Ben won 6 : 3'])
  })
  test('says so where one of them only disputed', () => {
    expect(claimLines(five, { ...disputed, claim: { winner: null, draw: 0, score: null, told: null } })[1]).toBe(
      'Ben disputes it, without another result',
    )
  })
})

describe('a result is told', () => {
  const told = { ending: null, score: [[6, 4] as number[]], texts: ['6–4', '4–6'] }
  const decided = match(0, ['winners', 1, 1], [1, 2], { state: 'decided', winner: 1, decided_by: 'players', told })
  test('from the viewer’s side, and from the winner’s to whoever does not play', () => {
    expect(resultWords(five, decided, saidOf(decided))).toBe('Ada won, 6–4')
    expect(resultWords({ ...five, seed: 2 }, decided, saidOf(decided))).toBe('Ada won, 4–6')
    expect(resultWords({ ...five, seed: 3 }, decided, saidOf(decided))).toBe('Ada won, 6–4')
  })
  test('with its end where that came early, and as a draw', () => {
    const retired = { ...decided, told: { ...told, ending: 'retired' as const } }
    expect(resultWords(five, retired, saidOf(retired))).toBe('Ada won, 6–4 (gave up)')
    const drawn = match(0, ['group', 1, 1], [1, 2], { state: 'decided', draw: 1, decided_by: 'players', score: [2, 2] })
    expect(resultWords(five, drawn, saidOf(drawn))).toBe('A draw, 2 : 2')
    expect(matchLine(five, drawn)).toBe('A draw')
  })
  test('by two scores where the players differ, which either may compare', () => {
    const differ = match(0, ['winners', 1, 1], [1, 2], {
      state: 'decided',
      winner: 1,
      decided_by: 'players',
      scores_differ: true,
      actions: { report: HIDDEN, dispute: HIDDEN, decide: HIDDEN, correct: HIDDEN, take_score: ALLOWED },
    })
    expect([matchLine(five, differ), matchButton(differ)]).toEqual(['Two scores were reported', 'take'])
  })
})
