import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { HOUR } from '@gauntlet/contract/time'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import { selfOf } from '../../testing/app.ts'
import { FOUR, matchBetween, type Name, NAMES, bracketStage, roundLine } from '../../testing/brackets.ts'
import { testApp } from '../../testing/opened.ts'
import { viewTournament } from '../../testing/tournaments.ts'
import { subjectsTo } from '../../testing/notices.ts'

/**
 * Ranks by position of eight newcomers who meet at 500: each pair weighs 3/7, so the deviation falls from 300 to 204,
 * and a position is worth 41413 · 3/7 · 0.72424 · ln 10 / 400 = 73.99 points more than the next: 500 + 73.99 · 3.5 and
 * so on.
 */
const EIGHT_NEWCOMERS = [759, 685, 611, 537, 463, 389, 315, 241]

const app = testApp()
const stage = bracketStage(app)

const reportVerdict = async (tournament: Tournament) =>
  (await viewTournament(app, tournament, stage.player('Ada'))).actions.report
const message = ({ body }: { body: { message?: string } }) => body.message

describe('a ranked single elimination of eight newcomers', () => {
  let tournament: Tournament
  beforeAll(async () => {
    for (const name of NAMES) await app.call(sports.add, { sports: [await app.sportId('Golf')] }, stage.player(name))
    tournament = await stage.drawn('single_elimination', NAMES, { ranked: 1, sport: 'Golf' })
  })

  test('is drawn with the best seeds apart, and everybody is told', async () => {
    const bracket = await stage.bracketFor(tournament, 'Ben')
    expect(roundLine(bracket, 'winners', 1)).toBe('Ben–Ida ready, Eve–Finn ready, Cleo–Hal ready, Dan–Gus ready')
    expect([bracket.format, bracket.seed, bracket.undecided]).toEqual(['single_elimination', 1, 8])
    expect(await subjectsTo(app, stage.player('Ida'))).toContain('Spring Open is drawn. First: Ben Player')
    expect(await reportVerdict(tournament)).toEqual({ kind: 'hidden', reason: 'in_bracket' })
  })

  test('has nobody removed from it', async () => {
    const input = { tournament_id: tournament.id, user_id: stage.player('Ida').id }
    expect((await app.call(tournaments.removePlayer, input, stage.player('Ada'))).status).toBe(409)
  })

  test('moves on as matches are confirmed, and tells who meets next', async () => {
    const { id: match } = matchBetween(await stage.bracketFor(tournament), stage.player('Ben'), stage.player('Ida'))
    const result = { id: tournament.id, match, winner: stage.player('Ben').id }
    const first = await app.call(brackets.report, { ...result, score1: 6, score2: 4 }, stage.player('Ben'))
    expect([message(first), roundLine(first.payload, 'winners', 1).split(', ')[0]]).toEqual([
      'Report sent successfully',
      'Ben–Ida 6:4 reported',
    ])
    const toIda = await subjectsTo(app, stage.player('Ida'))
    expect(toIda).toContain('Ben Player reports a win in Spring Open. Confirm?')
    const second = await app.call(brackets.report, result, stage.player('Ida'))
    expect(roundLine(second.payload, 'winners', 1).split(', ')[0]).toBe('Ben–Ida 6:4 Ben')
    const again = await app.call(brackets.draw, { id: tournament.id }, stage.player('Ada'))
    expect([again.status, message(again)]).toEqual([409, 'A first result is in: the draw stays as it is.'])
    await stage.play(tournament, 'Finn', 'Eve')
    expect(roundLine(await stage.bracketFor(tournament), 'winners', 2)).toBe('Ben–Finn ready, ?–? open')
    expect(await subjectsTo(app, stage.player('Ben'))).toContain('Next: Finn Player in Spring Open')
  })

  test('ends with its last match: its placings are the report, and move the ranks as the engine says', async () => {
    await stage.play(tournament, 'Cleo', 'Hal')
    await stage.play(tournament, 'Dan', 'Gus')
    await stage.play(tournament, 'Ben', 'Finn')
    await stage.play(tournament, 'Dan', 'Cleo')
    await stage.play(tournament, 'Ben', 'Dan')
    expect(await stage.placedIn(tournament)).toEqual([])
    await stage.play(tournament, 'Finn', 'Cleo')
    expect(await stage.placedIn(tournament)).toEqual(['Ben', 'Dan', 'Finn', 'Cleo', 'Eve', 'Gus', 'Hal', 'Ida'])
    expect(await subjectsTo(app, stage.player('Ada'))).toContain('Ben Player won Spring Open')
    const ended = await viewTournament(app, tournament, stage.player('Ada'))
    expect([ended.status, ended.winnername, ended.actions.report.kind]).toEqual(['Complete', 'Ben Player', 'hidden'])
    const positions = ended.users.map(({ first_name, _joinData }) => `${first_name} ${_joinData.position}`)
    expect(positions.slice(0, 3)).toEqual(['Ben 1', 'Dan 2', 'Finn 3'])
    await app.advance(49 * HOUR)
    await stage.signInAgain()
    const order: readonly Name[] = ['Ben', 'Dan', 'Finn', 'Cleo', 'Eve', 'Gus', 'Hal', 'Ida']
    const selves = await Promise.all(order.map(name => selfOf(app, stage.player(name))))
    const ranks = selves.map(self => self.sports.find(({ name }) => name === 'Golf')?._joinData.rank)
    expect(ranks).toEqual(EIGHT_NEWCOMERS)
  })

  test('takes no further result, and no correction, once its result stands', async () => {
    const answer = await app.call(
      brackets.decide,
      { id: tournament.id, match: 0, winner: stage.player('Ida').id },
      stage.player('Ada'),
    )
    expect([answer.status, message(answer)]).toEqual([409, 'This tournament is over.'])
    const late = await app.call(
      brackets.correct,
      { id: tournament.id, match: 0, winner: stage.player('Ida').id, later: 'keep' },
      stage.player('Ada'),
    )
    expect([late.status, message(late)]).toEqual([
      409,
      'The result of the tournament stands: its matches stay as they are.',
    ])
  })
})

test('a double elimination of four is won in the second final', async () => {
  const tournament = await stage.drawn('double_elimination', FOUR)
  await stage.play(tournament, 'Ben', 'Eve')
  await stage.play(tournament, 'Cleo', 'Dan')
  await stage.play(tournament, 'Ben', 'Cleo')
  await stage.play(tournament, 'Eve', 'Dan')
  await stage.play(tournament, 'Cleo', 'Eve')
  await stage.play(tournament, 'Cleo', 'Ben')
  expect((await stage.bracketFor(tournament)).undecided).toBe(1)
  await stage.play(tournament, 'Cleo', 'Ben')
  expect(await stage.placedIn(tournament)).toEqual(['Cleo', 'Ben', 'Eve', 'Dan'])
})

test('of a double elimination won in the first final the second is not needed', async () => {
  const tournament = await stage.drawn('double_elimination', FOUR)
  for (const [winner, loser] of [
    ['Ben', 'Eve'],
    ['Cleo', 'Dan'],
    ['Ben', 'Cleo'],
    ['Eve', 'Dan'],
    ['Cleo', 'Eve'],
    ['Ben', 'Cleo'],
  ] as const)
    await stage.play(tournament, winner, loser)
  const bracket = await stage.bracketFor(tournament)
  expect([roundLine(bracket, 'final', 2), bracket.undecided]).toEqual(['Ben–Cleo unneeded', 0])
  expect(await stage.placedIn(tournament)).toEqual(['Ben', 'Cleo', 'Eve', 'Dan'])
})

test('a round robin stands by wins while it is played', async () => {
  const tournament = await stage.drawn('round_robin', FOUR)
  await stage.play(tournament, 'Eve', 'Ben')
  expect(await stage.placedIn(tournament)).toEqual(['Eve', 'Ben', 'Cleo', 'Dan'])
  for (const [winner, loser] of [
    ['Eve', 'Cleo'],
    ['Eve', 'Dan'],
    ['Dan', 'Ben'],
    ['Dan', 'Cleo'],
    ['Cleo', 'Ben'],
  ] as const)
    await stage.play(tournament, winner, loser)
  expect(await stage.placedIn(tournament)).toEqual(['Eve', 'Dan', 'Cleo', 'Ben'])
  expect((await viewTournament(app, tournament, stage.player('Ada'))).status).toBe('Complete')
})
