import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { HOUR } from '@gauntlet/contract/time'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { selfOf } from '../../testing/app.ts'
import { bracketStage, FOUR, matchBetween, type Name } from '../../testing/brackets.ts'
import { testApp } from '../../testing/opened.ts'
import { viewTournament } from '../../testing/tournaments.ts'
import { answerAtDesk } from '../operator/desk.ts'

const app = testApp()
const stage = bracketStage(app)
let known: string[]
beforeAll(async () => {
  known = (await app.call(sports.all, {})).payload.map(({ name }) => name)
})

/** Another one for each test: ranks begin at 500, and nobody has played. */
let sport: string
let turn = 0
beforeEach(async () => {
  sport = known[turn] ?? ''
  turn += 1
  await stage.signInAgain()
  for (const name of FOUR) await app.call(sports.add, { sports: [await app.sportId(sport)] }, stage.player(name))
})

const order = (command: string, ...words: string[]) => {
  app.clock.advance(1_000)
  return answerAtDesk(app.app.services, { command, words, who: 'olga', cwd: '/' })
}
async function ranked(): Promise<Tournament> {
  await order('grant', stage.player('Ada').id, '5')
  return stage.drawn('single_elimination', FOUR, { ranked: 1, sport })
}
/** Ben has beaten Eve, and Cleo Dan. */
async function semifinals(begun = ranked()): Promise<Tournament> {
  const tournament = await begun
  await stage.play(tournament, 'Ben', 'Eve')
  await stage.play(tournament, 'Cleo', 'Dan')
  return tournament
}
async function played(begun = ranked()): Promise<Tournament> {
  const tournament = await semifinals(begun)
  await stage.play(tournament, 'Eve', 'Dan')
  await stage.play(tournament, 'Ben', 'Cleo')
  return tournament
}
/** 'Ben 635 1/1': the rank, and how many were won of those played. */
async function standing(...names: Name[]): Promise<string> {
  const lines = names.map(async name => {
    const self = await selfOf(app, stage.player(name))
    const own = self.sports.find(({ name: one }) => one === sport)?._joinData
    return `${name} ${own?.rank} ${own?.wins}/${own?.played}`
  })
  return (await Promise.all(lines)).join(', ')
}
async function later(hours: number) {
  await app.advance(hours * HOUR)
  await stage.signInAgain()
}
const decide = async (tournament: Tournament, winner: Name, loser: Name) => {
  const { id: match } = matchBetween(await stage.bracketFor(tournament), stage.player(winner), stage.player(loser))
  return app.call(brackets.decide, { id: tournament.id, match, winner: stage.player(winner).id }, stage.player('Ada'))
}
const run = (text: string, values: unknown[]) => app.db.session(session => session.run(text, values))

test('a word of the organizer’s moves ranks once it has stood for 48 hours', async () => {
  const tournament = await ranked()
  await decide(tournament, 'Ben', 'Eve')
  await later(47)
  expect(await standing('Ben', 'Eve')).toBe('Ben 500 0/0, Eve 500 0/0')
  await later(2)
  expect(await standing('Ben', 'Eve')).toBe('Ben 635 1/1, Eve 365 0/1')
})

test('a match of a tournament that was cancelled meanwhile still counts, and what it cost is given back', async () => {
  const tournament = await ranked()
  await stage.play(tournament, 'Ben', 'Eve')
  await decide(tournament, 'Cleo', 'Dan')
  await app.call(tournaments.cancel, { id: tournament.id }, stage.player('Ada'))
  await later(49)
  expect(await standing(...FOUR)).toBe('Ben 635 1/1, Cleo 635 1/1, Dan 365 0/1, Eve 365 0/1')
})

test('what silence confirms moves ranks at once', async () => {
  const tournament = await ranked()
  const { id: match } = matchBetween(await stage.bracketFor(tournament), stage.player('Ben'), stage.player('Eve'))
  await app.call(brackets.report, { id: tournament.id, match, winner: stage.player('Ben').id }, stage.player('Ben'))
  await later(49)
  expect(await standing('Ben', 'Eve')).toBe('Ben 635 1/1, Eve 365 0/1')
})

test('whoever withdraws loses places, and neither rank nor a match', async () => {
  const tournament = await ranked()
  await app.call(brackets.withdraw, { id: tournament.id }, stage.player('Eve'))
  await stage.play(tournament, 'Cleo', 'Dan')
  await stage.play(tournament, 'Cleo', 'Ben')
  await later(49)
  const { status } = await viewTournament(app, tournament, stage.player('Ada'))
  expect([status, await standing('Eve')]).toEqual(['Complete', 'Eve 500 0/0'])
  expect(await standing('Dan')).toBe('Dan 365 0/1')
})

test('whoever withdraws after a defeat keeps no rank from the winner who has reported it', async () => {
  const tournament = await ranked()
  const { id: match } = matchBetween(await stage.bracketFor(tournament), stage.player('Cleo'), stage.player('Dan'))
  await app.call(brackets.report, { id: tournament.id, match, winner: stage.player('Cleo').id }, stage.player('Cleo'))
  await app.call(brackets.withdraw, { id: tournament.id }, stage.player('Dan'))
  expect(await standing('Cleo', 'Dan')).toBe('Cleo 635 1/1, Dan 365 0/1')
})

test('a match that is corrected is taken back at once, and counts anew once the correction has stood', async () => {
  const tournament = await ranked()
  await stage.play(tournament, 'Ben', 'Eve')
  const correct = (winner: Name) =>
    app.call(brackets.correct, { id: tournament.id, match: 0, winner: stage.player(winner).id }, stage.player('Ada'))
  await correct('Ben')
  expect(await standing('Ben', 'Eve')).toBe('Ben 635 1/1, Eve 365 0/1')
  await correct('Eve')
  expect(await standing('Ben', 'Eve')).toBe('Ben 500 0/0, Eve 500 0/0')
  await later(49)
  expect(await standing('Ben', 'Eve')).toBe('Ben 365 0/1, Eve 635 1/1')
})

test('matches that have to be played again are taken back with the one before them', async () => {
  const tournament = await semifinals()
  await stage.play(tournament, 'Cleo', 'Ben')
  const correction = { id: tournament.id, match: 0, winner: stage.player('Eve').id, later: 'undo' } as const
  await app.call(brackets.correct, correction, stage.player('Ada'))
  expect(await standing(...FOUR)).toBe('Ben 500 0/0, Cleo 635 1/1, Dan 365 0/1, Eve 500 0/0')
})

test('an unranked one counts its matches as played, and moves no rank', async () => {
  const tournament = await stage.drawn('single_elimination', FOUR, { sport })
  await stage.play(tournament, 'Ben', 'Eve')
  expect(await standing('Ben', 'Eve')).toBe('Ben 500 1/1, Eve 500 0/1')
})

test('places that an operator deals anew leave the ranks of its matches, and a void takes them back', async () => {
  const tournament = await played()
  const before = await standing(...FOUR)
  await later(49)
  await order('resolve', 'tournament', tournament.id, 'winner', stage.player('Cleo').email)
  expect((await viewTournament(app, tournament, stage.player('Ada'))).winnername).toBe('Cleo Player')
  expect(await standing(...FOUR)).toBe(before)
  await order('void', tournament.id)
  expect(await standing(...FOUR)).toBe('Ben 500 0/0, Cleo 500 0/0, Dan 500 0/0, Eve 500 0/0')
})

const SCORED = 'Tennis Singles'
/** Ben and Eve both say that Ben won, each with a score of their own. */
async function toldDifferently({ id }: Tournament): Promise<void> {
  const winner = stage.player('Ben').id
  for (const [name, lost] of [
    ['Ben', 1],
    ['Eve', 4],
  ] as const) {
    const score = [
      [6, lost],
      [6, lost],
    ]
    await app.call(brackets.report, { id, match: 0, winner, score }, stage.player(name))
  }
}
const takesOver = async (name: Name, { id }: Tournament): Promise<number> =>
  (await app.call(brackets.takeScore, { id, match: 0 }, stage.player(name))).status

test('no player brings a void tournament back into the ranks by taking over a score', async () => {
  sport = SCORED
  const tournament = await ranked()
  await toldDifferently(tournament)
  await stage.play(tournament, 'Cleo', 'Dan')
  await stage.play(tournament, 'Eve', 'Dan')
  await stage.play(tournament, 'Ben', 'Cleo')
  await later(49)
  await order('void', tournament.id)
  const taken = await standing(...FOUR)
  expect(await takesOver('Ben', tournament)).toBe(409)
  expect(await standing(...FOUR)).toBe(taken)
})

test('taking over a score after a cancel confirms no report that the tournament has left unanswered', async () => {
  sport = SCORED
  const tournament = await ranked()
  await toldDifferently(tournament)
  const report = { id: tournament.id, match: 1, winner: stage.player('Cleo').id }
  await app.call(brackets.report, report, stage.player('Cleo'))
  await app.call(tournaments.cancel, { id: tournament.id }, stage.player('Ada'))
  await later(49)
  const before = await standing('Cleo', 'Dan')
  expect(await takesOver('Ben', tournament)).toBe(200)
  expect(await standing('Cleo', 'Dan')).toBe(before)
  expect((await stage.bracketFor(tournament)).matches.map(({ state }) => state).slice(0, 2)).toEqual([
    'decided',
    'reported',
  ])
})

test('a bracket under way when matches began to count one by one lets what was played count once', async () => {
  const tournament = await played()
  const expected = await standing(...FOUR)
  const before = [
    'delete from rank_entries where result_id in (select id from results where tournament_id = $1)',
    'delete from results where tournament_id = $1',
  ]
  for (const text of before) await run(text, [tournament.id])
  await run(
    `update player_sports set mean = null, rated_mean = null, variance = null, rated_day = null, results = 0,
       settled = false, played = 0, wins = 0, settled_opponents = 0
     where sport_id = $1`,
    [tournament.sport.id],
  )
  await run('delete from rank_pairs where sport_id = $1', [tournament.sport.id])
  await run('update brackets set due_at = drawn_at where tournament_id = $1', [tournament.id])
  await app.advance(0)
  expect(await standing(...FOUR)).toBe(expected)
  await later(49)
  expect(await standing(...FOUR)).toBe(expected)
})

test('a bracket that was over before that keeps what its placings moved', async () => {
  const begun = await ranked()
  await run('update brackets set by_match = false where tournament_id = $1', [begun.id])
  const tournament = await played(Promise.resolve(begun))
  expect(await standing('Ben')).toBe('Ben 500 0/0')
  await later(49)
  const moved = await standing(...FOUR)
  expect(moved).toMatch(/^Ben \d+ 1\/1, Cleo \d+ 0\/1, Dan \d+ 0\/1, Eve \d+ 0\/1$/)
  await run('update brackets set due_at = drawn_at where tournament_id = $1', [tournament.id])
  await later(1)
  expect(await standing(...FOUR)).toBe(moved)
})
