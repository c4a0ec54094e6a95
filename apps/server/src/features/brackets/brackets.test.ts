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
import { byHand, winFor } from '../ranks/testing.ts'

const app = testApp()
const stage = bracketStage(app)

const reportVerdict = async (tournament: Tournament) =>
  (await viewTournament(app, tournament, stage.player('Ada'))).actions.report
const golfOf = async (name: Name) =>
  (await selfOf(app, stage.player(name))).sports.find(sport => sport.name === 'Golf')?._joinData
const ranksOf = async (names: readonly Name[]) =>
  (await Promise.all(names.map(golfOf))).map(golf => [golf?.rank, golf?.played, golf?.wins])
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
    expect(await subjectsTo(app, stage.player('Ida'))).toContain('Spring Open is drawn: you play Ben Player first')
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
    expect(toIda).toContain('Ben Player reported a win in Spring Open. Confirm?')
    const second = await app.call(brackets.report, result, stage.player('Ida'))
    expect(roundLine(second.payload, 'winners', 1).split(', ')[0]).toBe('Ben–Ida 6:4 Ben')
    const again = await app.call(brackets.draw, { id: tournament.id }, stage.player('Ada'))
    expect([again.status, message(again)]).toEqual([409, 'Results are in, so the draw is locked.'])
    await stage.play(tournament, 'Finn', 'Eve')
    expect(roundLine(await stage.bracketFor(tournament), 'winners', 2)).toBe('Ben–Finn ready, ?–? open')
    expect(await subjectsTo(app, stage.player('Ben'))).toContain('Next: Finn Player in Spring Open')
  })

  test('moves ranks with each match: those who lost their first lose the same, whatever their names', async () => {
    await stage.play(tournament, 'Cleo', 'Hal')
    await stage.play(tournament, 'Dan', 'Gus')
    expect(await ranksOf(['Eve', 'Gus', 'Hal', 'Ida'])).toEqual(Array.from({ length: 4 }, () => [365, 1, 0]))
    expect(await ranksOf(['Ben', 'Cleo', 'Dan', 'Finn'])).toEqual(Array.from({ length: 4 }, () => [635, 1, 1]))
  })

  test('ends with its last match: the places are the report, and those who left in one round share theirs', async () => {
    await stage.play(tournament, 'Ben', 'Finn')
    await stage.play(tournament, 'Dan', 'Cleo')
    await stage.play(tournament, 'Ben', 'Dan')
    expect(await stage.placedIn(tournament)).toEqual([])
    await stage.play(tournament, 'Finn', 'Cleo')
    expect(await stage.placedIn(tournament)).toEqual(['Ben', 'Dan', 'Finn', 'Cleo', 'Eve', 'Gus', 'Hal', 'Ida'])
    expect(await subjectsTo(app, stage.player('Ada'))).toContain('Ben Player won Spring Open')
    const ended = await viewTournament(app, tournament, stage.player('Ada'))
    expect([ended.status, ended.winnername, ended.actions.report.kind]).toEqual(['Complete', 'Ben Player', 'hidden'])
    const positions = ended.users.map(
      ({ first_name, _joinData: { position, last_position } }) => `${first_name} ${position}–${last_position}`,
    )
    expect(positions.slice(0, 4)).toEqual(['Ben 1–1', 'Dan 2–2', 'Finn 3–3', 'Cleo 4–4'])
    expect(positions.slice(4).toSorted()).toEqual(['Eve 5–8', 'Gus 5–8', 'Hal 5–8', 'Ida 5–8'])
    const rows = (await app.call(tournaments.details, { id: tournament.id }, stage.player('Ida'))).payload
    expect(rows.slice(3).map(({ rank_value, rank_last }) => `${rank_value}–${rank_last}`)).toEqual([
      '4–4',
      ...Array.from({ length: 4 }, () => '5–8'),
    ])
    expect(await subjectsTo(app, stage.player('Ida'))).toContain('Ben Player won Spring Open. You came 5th–8th')
    const listed = (await app.call(tournaments.mine, {}, stage.player('Ida'))).payload.find(
      ({ id }) => id === tournament.id,
    )
    const own = listed?.users.find(({ id }) => id === stage.player('Ida').id)?._joinData
    expect([own?.position, own?.last_position]).toEqual([5, 8])
  })

  test('has moved the ranks as the engine says, and nothing counts again once the places stand', async () => {
    const at = app.clock.now().getTime()
    const wins: [Name, Name][] = [
      ['Ben', 'Ida'],
      ['Finn', 'Eve'],
      ['Cleo', 'Hal'],
      ['Dan', 'Gus'],
      ['Ben', 'Finn'],
      ['Dan', 'Cleo'],
      ['Ben', 'Dan'],
      ['Finn', 'Cleo'],
    ]
    const { players } = byHand(wins.map(([winner, loser]) => winFor(winner, loser, at)))
    const counts = {
      Ben: [3, 3],
      Dan: [3, 2],
      Finn: [3, 2],
      Cleo: [3, 1],
      Eve: [1, 0],
      Gus: [1, 0],
      Hal: [1, 0],
      Ida: [1, 0],
    }
    const expected = NAMES.map(name => [Math.round(players[name]?.held ?? 0), ...counts[name]])
    expect(await ranksOf(NAMES)).toEqual(expected)
    const { rank_change } = await viewTournament(app, tournament, stage.player('Finn'))
    expect(rank_change).toEqual({ before: 500, after: expected[4]?.[0], change: (expected[4]?.[0] ?? 0) - 500 })
    await app.advance(49 * HOUR)
    await stage.signInAgain()
    expect(await ranksOf(NAMES)).toEqual(expected)
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
