import { describe, expect, test } from 'vitest'
import { ALLOWED, bracketOf, HIDDEN, match, PLAYED } from './testing.ts'
import { facesOf, isByRank, leftIn, roundToShow, standingsOf, treesOf } from './tree.ts'
import { claimLines, claimWords, matchButton, matchLine, resultWords, roundNow, saidOf } from './words.ts'

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

test('Ada and Uma, a pair, have a face each, and Ben, who enters alone, has one', () => {
  const [ada, ben] = five.players
  const uma = { id: 'Uma Stone', full_name: 'Uma Stone', short_name: 'Uma S.', image: 'uma.png' }
  const pair = ada && { ...ada, full_name: 'Ada Moss & Uma Stone', partners: [uma] }
  expect(facesOf(pair, 'Ada Moss & Uma Stone').map(({ name, image }) => [name, image])).toEqual([
    ['Ada Moss', null],
    ['Uma Stone', 'uma.png'],
  ])
  expect(facesOf(ben, 'Ben').map(({ name }) => name)).toEqual(['Ben'])
  expect(facesOf(undefined, 'To be decided')).toHaveLength(1)
})

describe('the tree', () => {
  test('has a round after the other, and lines only from what is drawn', () => {
    const [winners, third] = treesOf(five)
    expect(winners?.rounds.map(({ name, next }) => `${name} ${next}`)).toEqual([
      'Quarter-finals same',
      'Semi-finals half',
      'Final none',
    ])
    expect(winners?.rounds[1]?.slots.map(({ fed }) => fed)).toEqual([true, false])
    expect(third?.rounds.map(({ name, next }) => `${name} ${next}`)).toEqual(['Third place none'])
  })
  test('is no higher than its semi-finals where nobody meets two who have played', () => {
    const [winners] = treesOf(five)
    expect(winners?.rounds.map(({ slots }) => slots.map(one => one.match.sides))).toEqual([
      [
        [4, 5],
        [2, null],
      ],
      [
        [1, null],
        [2, 3],
      ],
      [[null, null]],
    ])
  })
  test('of seven keeps the place of its bye, so that a match stands between those that lead to it', () => {
    const [winners] = treesOf(
      bracketOf([
        match(0, ['winners', 1, 1], [1, null], { state: 'bye', winner: 1 }),
        match(1, ['winners', 1, 2], [4, 5]),
        match(2, ['winners', 1, 3], [2, 7]),
        match(3, ['winners', 1, 4], [3, 6]),
        match(4, ['winners', 2, 1], [1, null]),
        match(5, ['winners', 2, 2], [null, null]),
      ]),
    )
    expect(winners?.rounds[0]).toMatchObject({ next: 'half' })
    expect(winners?.rounds[0]?.slots).toHaveLength(4)
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

const bensLoss = (scores_differ: boolean) =>
  bracketOf([match(0, ['group', 1, 1], [1, 2], { state: 'decided', winner: 1, score: [6, 0], scores_differ })], {
    format: 'round_robin',
    placings: [1, 2],
    points: [3, 0],
  })

test('a table leaves out a score that the two players tell differently', () => {
  expect([false, true].map(differ => standingsOf(bensLoss(differ)).map(({ difference }) => difference))).toEqual([
    [6, -6],
    [0, 0],
  ])
})

describe('a match says', () => {
  const report = { by: 2, winner: 2, confirms_at: '2026-05-02T15:00:00Z' }
  const reported = match(0, ['winners', 1, 1], [1, 2], {
    state: 'reported',
    report,
    actions: { report: ALLOWED, dispute: ALLOWED, decide: HIDDEN, correct: HIDDEN, take_score: HIDDEN },
  })
  test('who reported what, and asks the other player', () => {
    expect([matchLine(five, reported), matchButton(reported)]).toEqual(['You lost, says Ben', 'answer'])
    expect(matchLine({ ...five, seed: 2 }, reported)).toBe('You reported a win. Waiting for the other player.')
    expect(matchLine({ ...five, seed: 2 }, { ...reported, report: { ...report, winner: 1 } })).toBe(
      'You reported a loss. Waiting for the other player.',
    )
  })
  test('that nobody but the organizer answers a report against a guest', () => {
    const players = five.players.map(player => (player.seed === 1 ? { ...player, guest: 1 as const } : player))
    expect(matchLine({ ...five, players, seed: 2 }, reported)).toBe(
      'You reported a win. The organizer decides, since a guest cannot answer.',
    )
  })
  test('what there is to do', () => {
    const ready = match(0, ['winners', 1, 1], [1, 2], {
      actions: { report: ALLOWED, dispute: HIDDEN, decide: HIDDEN, correct: HIDDEN, take_score: HIDDEN },
    })
    expect([matchLine(five, ready), matchButton(ready)]).toEqual(['Played it? Report the result.', 'report'])
    const alone = { ...ready, actions: { ...ready.actions, decide: ALLOWED } }
    expect([matchLine(five, alone), matchButton(alone)]).toEqual(['Played it? Set the result.', 'set'])
    const early = {
      ...ready,
      actions: { ...ready.actions, report: { kind: 'disabled', reason: 'not_started' } as const },
    }
    expect(matchLine(five, early)).toBe('Your first match')
    expect(matchLine({ ...five, format: 'round_robin' }, early)).toBe('Can be played once the tournament starts')
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

test('the final counts the match for third place, which is played beside it', () => {
  const semis = [match(0, ['winners', 1, 1], [1, 4], PLAYED), match(1, ['winners', 1, 2], [2, 3], PLAYED)]
  const final = match(2, ['winners', 2, 1], [1, 2])
  const third = match(3, ['third', 1, 1], [4, 3])
  expect(roundNow(bracketOf([...semis, final, third]))).toBe('Final and third place · 0 of 2 played')
  expect(roundNow(bracketOf([...semis, final, { ...third, ...PLAYED }]))).toBe('Final and third place · 1 of 2 played')
  expect(roundNow(bracketOf([...semis, final]))).toBe('Final · 0 of 1 played')
})

test('a round counts the matches that are played, and no byes', () => {
  expect(roundNow(five)).toBe('Quarter-finals · 0 of 1 played')
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
  const others = { ...five, seed: 3 }
  test('has what both say, each winner’s score first, and to Ada her own', () => {
    const claim = { winner: 2, draw: 0 as const, score: [3, 6], told: null }
    expect(claimLines(others, { ...disputed, claim })).toEqual(['Ada reported a win, 6–4', 'Ben reported a win, 6–3'])
    expect(claimLines(five, { ...disputed, claim })).toEqual(['You reported a win, 6–4', 'Ben says: You lost, 3–6'])
  })
  test('that Ben says Ada won names them both, but to Ada', () => {
    expect(claimWords(others, disputed, 2, saidOf(disputed))).toBe('Ben says: Ada won, 6–4')
    expect(claimWords(five, disputed, 2, saidOf(disputed))).toBe('Ben says: You won, 6–4')
  })
  test('says so where one of them only disputed, and calls that one you', () => {
    const bare = { ...disputed, claim: { winner: null, draw: 0 as const, score: null, told: null } }
    expect(claimLines(five, bare)[1]).toBe('Ben disputes it, without another result')
    expect(claimLines({ ...five, seed: 2 }, bare)).toEqual([
      'Ada says: You lost, 4–6',
      'You dispute it, without another result',
    ])
  })
  test('is decided by the organizer, who is told so', () => {
    expect(matchLine(five, disputed)).toBe('Disputed: the organizer decides')
    const decides = { ...disputed, actions: { ...disputed.actions, decide: ALLOWED } }
    expect(matchLine(five, decides)).toBe('Disputed: you decide')
  })
})

describe('a result is told', () => {
  const told = { ending: null, score: [[6, 4] as number[]], texts: ['6–4', '4–6'] }
  const decided = match(0, ['winners', 1, 1], [1, 2], { state: 'decided', winner: 1, decided_by: 'players', told })
  test('from the viewer’s side, and from the winner’s to whoever does not play', () => {
    expect(resultWords(five, decided, saidOf(decided))).toBe('You won, 6–4')
    expect(resultWords({ ...five, seed: 2 }, decided, saidOf(decided))).toBe('You lost, 4–6')
    expect(resultWords({ ...five, seed: 3 }, decided, saidOf(decided))).toBe('Ada won, 6–4')
  })
  test('with its end where that came early, and as a draw', () => {
    const retired = { ...decided, told: { ...told, ending: 'retired' as const } }
    expect(resultWords(five, retired, saidOf(retired))).toBe('You won, 6–4 (gave up)')
    const drawn = match(0, ['group', 1, 1], [1, 2], { state: 'decided', draw: 1, decided_by: 'players', score: [2, 2] })
    expect(resultWords(five, drawn, saidOf(drawn))).toBe('A draw, 2–2')
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
