import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { HOUR } from '@gauntlet/contract/time'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { describe, expect, test } from 'vitest'
import { FOUR, matchBetween, type Name, bracketStage, roundLine } from '../../testing/brackets.ts'
import { testApp } from '../../testing/opened.ts'
import { viewTournament } from '../../testing/tournaments.ts'
import { subjectsTo } from '../../testing/notices.ts'

const app = testApp()
const stage = bracketStage(app)

type Who = Name | 'Ada' | 'Zoe'
const said = ({ status, body }: { status: number; body: { message?: string } }) => `${status} ${body.message}`
const statusOf = async (tournament: Tournament) => {
  const { status, winnername } = await viewTournament(app, tournament, stage.player('Ada'))
  return winnername === null ? status : `${status}: ${winnername}`
}
/** The number of a decided match between the two. */
async function playedBy(tournament: Tournament, one: Name, two: Name): Promise<number> {
  const { players, matches } = await stage.bracketFor(tournament)
  const ids = [stage.player(one).id, stage.player(two).id]
  const seeds = players.flatMap(({ id, seed }) => (id !== null && ids.includes(id) ? [seed] : []))
  const found = matches.find(({ sides, winner }) => winner !== null && seeds.every(seed => sides.includes(seed)))
  if (!found) throw new Error(`${one} and ${two} have not met`)
  return found.id
}
const correct = async (
  tournament: Tournament,
  [one, two]: readonly [Name, Name],
  winner: Name,
  more: { later?: 'undo' | 'keep'; score1?: number; score2?: number } = {},
  by: Who = 'Ada',
) =>
  app.call(
    brackets.correct,
    { id: tournament.id, match: await playedBy(tournament, one, two), winner: stage.player(winner).id, ...more },
    stage.player(by),
  )
const semifinals = async (players: readonly Name[] = FOUR) => {
  const tournament = await stage.drawn('single_elimination', players)
  await stage.play(tournament, 'Ben', 'Eve')
  await stage.play(tournament, 'Cleo', 'Dan')
  return tournament
}

describe('a score', () => {
  test('that contradicts the winner is refused, to the players and to the organizer', async () => {
    const tournament = await stage.drawn('single_elimination', FOUR)
    const { id: match } = matchBetween(await stage.bracketFor(tournament), stage.player('Ben'), stage.player('Eve'))
    const result = { id: tournament.id, match, winner: stage.player('Ben').id, score1: 0, score2: 999 }
    const answers = [
      await app.call(brackets.report, result, stage.player('Ben')),
      await app.call(brackets.decide, result, stage.player('Ada')),
    ]
    expect(answers.map(said)).toEqual([
      '409 The winner cannot have the lower score.',
      '409 The winner cannot have the lower score.',
    ])
    await app.call(brackets.report, { ...result, score1: 6, score2: 4 }, stage.player('Ben'))
    const decided = await app.call(
      brackets.decide,
      { id: tournament.id, match, winner: stage.player('Eve').id },
      stage.player('Ada'),
    )
    expect(roundLine(decided.payload, 'winners', 1)).toBe('Ben–Eve Eve, Cleo–Dan ready')
  })

  test('of both is shown to the organizer and the two where a match is disputed, and to nobody else', async () => {
    const tournament = await stage.drawn('single_elimination', FOUR)
    const { id: match } = matchBetween(await stage.bracketFor(tournament), stage.player('Ben'), stage.player('Eve'))
    const send = (who: Name, score1: number, score2: number) =>
      app.call(
        brackets.report,
        { id: tournament.id, match, winner: stage.player(who).id, score1, score2 },
        stage.player(who),
      )
    await send('Ben', 6, 4)
    await send('Eve', 4, 6)
    const seenBy = async (who: Who) => (await stage.bracketFor(tournament, who)).matches.find(({ id }) => id === match)
    expect(await seenBy('Ada')).toMatchObject({ score: [6, 4], claim: { winner: 4, score: [4, 6] } })
    expect((await seenBy('Ben'))?.claim).toEqual({ winner: 4, draw: 0, score: [4, 6], told: null })
    expect((await seenBy('Cleo'))?.claim).toBeNull()
  })
})

describe('a decided match', () => {
  test('is corrected before anything followed, and both players are told', async () => {
    const tournament = await semifinals()
    const answer = await correct(tournament, ['Ben', 'Eve'], 'Eve', { score1: 2, score2: 6 })
    expect(said(answer)).toBe('200 The match is corrected')
    expect(roundLine(answer.payload, 'winners', 1)).toBe('Ben–Eve 2:6 Eve, Cleo–Dan Cleo')
    expect(roundLine(answer.payload, 'winners', 2)).toBe('Eve–Cleo ready')
    await app.app.settle()
    const corrected = 'The organizer corrected your match in Spring Open'
    const told = app.mails.filter(({ subject }) => subject.startsWith(corrected))
    expect(new Map(told.map(({ to, subject }) => [to, subject]))).toEqual(
      new Map([
        [stage.player('Ben').email, `${corrected}: Eve Player won`],
        [stage.player('Eve').email, `${corrected}: you won`],
      ]),
    )
  })

  test.each(['single_elimination', 'double_elimination'] as const)(
    'of a %s gets another score after the next one is decided, which stays',
    async format => {
      const tournament = await stage.drawn(format, FOUR)
      await stage.play(tournament, 'Ben', 'Eve')
      await stage.play(tournament, 'Cleo', 'Dan')
      await stage.play(tournament, 'Ben', 'Cleo')
      const answer = await correct(tournament, ['Ben', 'Eve'], 'Ben', { score1: 6, score2: 4 })
      expect(said(answer)).toBe('200 The match is corrected')
      expect(roundLine(answer.payload, 'winners', 1)).toBe('Ben–Eve 6:4 Ben, Cleo–Dan Cleo')
      expect(roundLine(answer.payload, 'winners', 2)).toBe('Ben–Cleo Ben')
    },
  )

  test('that others followed asks whether they are played again or kept', async () => {
    const tournament = await semifinals()
    await stage.play(tournament, 'Eve', 'Dan')
    const { matches } = await stage.bracketFor(tournament)
    const third = matches.find(({ part }) => part === 'third')?.id
    expect(matches.find(({ sides }) => sides[0] === 1 && sides[1] === 4)?.later).toEqual([third])
    expect(said(await correct(tournament, ['Ben', 'Eve'], 'Eve'))).toBe(
      '409 Matches were played after this one: say whether they are kept or played again.',
    )
    const undone = await correct(tournament, ['Ben', 'Eve'], 'Eve', { later: 'undo' })
    expect(roundLine(undone.payload, 'third', 1)).toBe('Ben–Dan ready')
    await stage.play(tournament, 'Ben', 'Dan')
    const kept = await correct(tournament, ['Ben', 'Eve'], 'Ben', { later: 'keep' })
    expect(roundLine(kept.payload, 'third', 1)).toBe('Eve–Dan Eve')
  })

  test('is nobody’s to correct but the organizer’s', async () => {
    const tournament = await semifinals()
    expect(said(await correct(tournament, ['Ben', 'Eve'], 'Eve', {}, 'Eve'))).toBe(
      '403 This tournament is not yours to change.',
    )
  })

  test('is corrected after the final, which gives the result anew, or takes it back', async () => {
    const tournament = await semifinals()
    await stage.play(tournament, 'Eve', 'Dan')
    await stage.play(tournament, 'Ben', 'Cleo')
    expect(await statusOf(tournament)).toBe('Complete: Ben Player')
    await correct(tournament, ['Ben', 'Cleo'], 'Cleo')
    expect(await statusOf(tournament)).toBe('Complete: Cleo Player')
    await correct(tournament, ['Cleo', 'Dan'], 'Dan', { later: 'undo' })
    expect(await statusOf(tournament)).toBe('Reporting')
    await stage.play(tournament, 'Dan', 'Ben')
    await stage.play(tournament, 'Eve', 'Cleo')
    expect(await statusOf(tournament)).toBe('Complete: Dan Player')
    await app.advance(49 * HOUR)
    await stage.signInAgain()
    expect(said(await correct(tournament, ['Ben', 'Dan'], 'Ben'))).toBe(
      '409 The result of the tournament stands: its matches stay as they are.',
    )
  })
})

test('a bracket that was played before versions that end it by themselves is ended by the job', async () => {
  const tournament = await semifinals()
  await stage.play(tournament, 'Eve', 'Dan')
  const { id: match } = matchBetween(await stage.bracketFor(tournament), stage.player('Ben'), stage.player('Cleo'))
  await app.db.session(session =>
    session.run(
      `update bracket_matches set decided_by = 'organizer', decided_at = $2, status = 4,
         opponent1 = opponent1 || '{"result":"win"}', opponent2 = opponent2 || '{"result":"loss"}'
       where tournament_id = $1 and id = $3`,
      [tournament.id, app.clock.now(), match],
    ),
  )
  await app.db.session(session =>
    session.run('update brackets set due_at = drawn_at where tournament_id = $1', [tournament.id]),
  )
  await app.advance(0)
  expect(await statusOf(tournament)).toBe('Complete: Ben Player')
})

test('a match of the organizer’s own may be decided by the organizer after 12 hours of silence', async () => {
  const tournament = await stage.drawn('single_elimination', [stage.player('Ada'), 'Ben', 'Cleo', 'Dan'])
  const ada = stage.player('Ada')
  const { id: match } = matchBetween(await stage.bracketFor(tournament), ada, stage.player('Dan'))
  const result = { id: tournament.id, match, winner: ada.id }
  expect(said(await app.call(brackets.decide, result, ada))).toBe(
    '409 You play in this match: report it as everybody else does.',
  )
  await app.call(brackets.report, result, ada)
  expect(said(await app.call(brackets.decide, result, ada))).toBe(
    '409 You play in this match: after 12 hours without an answer to your report you may decide it.',
  )
  app.clock.advance(12 * HOUR)
  await stage.signInAgain()
  const decided = await app.call(brackets.decide, result, stage.player('Ada'))
  expect(decided.payload.matches.find(({ id }) => id === match)?.decided_by).toBe('organizer')
})

describe('a player who is disqualified', () => {
  test('loses what is left in one act, and is told with the opponent', async () => {
    const tournament = await stage.drawn('round_robin', FOUR)
    const input = { id: tournament.id, user_id: stage.player('Eve').id }
    expect(said(await app.call(brackets.disqualify, input, stage.player('Ben')))).toBe(
      '403 This tournament is not yours to change.',
    )
    const out = await app.call(brackets.disqualify, input, stage.player('Ada'))
    expect(said(out)).toBe('200 The player is disqualified')
    expect(out.payload.matches.filter(({ decided_by }) => decided_by === 'walkover')).toHaveLength(3)
    expect(await subjectsTo(app, stage.player('Eve'))).toContain('You are out of Spring Open')
    expect(await subjectsTo(app, stage.player('Ben'))).toContain('Eve Player is out of Spring Open')
    expect(said(await app.call(brackets.disqualify, input, stage.player('Ada')))).toBe(
      '409 This player has no match left to play.',
    )
  })
})
