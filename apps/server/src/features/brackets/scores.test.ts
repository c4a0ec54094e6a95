import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { sports } from '@gauntlet/contract/sports/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { DAY } from '@gauntlet/contract/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { bracketStage, FOUR, matchBetween, type Name, roundLine } from '../../testing/brackets.ts'
import { testApp } from '../../testing/opened.ts'
import { subjectsTo } from '../../testing/notices.ts'

const app = testApp()
const stage = bracketStage(app)
beforeAll(async () => {
  for (const sport of ['Soccer', 'Chess'])
    for (const name of FOUR) await app.call(sports.add, { sports: [await app.sportId(sport)] }, stage.player(name))
})

type Who = Name | 'Ada'
/** A result of the match of Ben and Eve, by a player or the organizer; `winner` and `retired` are names. */
async function sends(
  tournament: Tournament,
  who: Who,
  { winner, retired, ...told }: { winner?: Name; retired?: Name; [field: string]: unknown },
  act: 'report' | 'decide' | 'correct' = 'report',
) {
  const match = await benAgainstEve(tournament)
  const named = {
    ...(winner && { winner: stage.player(winner).id }),
    ...(retired && { retired: stage.player(retired).id }),
  }
  const path = `/tournaments/bracket/${tournament.id}/${act}`
  const { status, body } = await app.send({
    method: 'POST',
    path,
    body: { match: match.id, ...named, ...told },
    player: stage.player(who),
  })
  return { status, message: body.message, errors: body.errors }
}
async function benAgainstEve(tournament: Tournament, who: Who = 'Ada') {
  const { matches, players } = await stage.bracketFor(tournament, who)
  const seeds = (['Ben', 'Eve'] as const).map(name => players.find(({ id }) => id === stage.player(name).id)?.seed ?? 0)
  const found = matches.find(({ sides }) => seeds.every(seed => sides.includes(seed)))
  if (!found) throw new Error('Ben and Eve do not meet')
  return found
}
/** The positions and the score of each result that counts, in the log of ranks. */
async function logged({ id }: Tournament) {
  const rows = await app.db.session(session =>
    session.run(
      `select r.positions, r.score from results r where r.tournament_id = $1 and r.voids is null
         and not exists (select from results c where c.voids = r.id) order by r.seq`,
      [id],
    ),
  )
  return rows.map(row => [row['positions'], row['score']])
}

const SETS = [
  [6, 4],
  [3, 6],
  [6, 3],
] as const
const CLEAR = [
  [6, 1],
  [6, 2],
] as const

describe('a score of a match', () => {
  test('says who won, stands from both sides in the bracket, and is read by the ranks', async () => {
    const tournament = await stage.drawn('single_elimination', FOUR, { sport: 'Tennis Singles' })
    expect((await stage.bracketFor(tournament)).score_format).toBe('bo3')
    await sends(tournament, 'Ben', { score: CLEAR })
    const reported = await benAgainstEve(tournament, 'Eve')
    expect(reported).toMatchObject({ state: 'reported', score: [2, 0], report: { winner: 1 } })
    expect(reported.told).toEqual({ ending: null, score: CLEAR, texts: ['6–1 6–2', '1–6 2–6'] })
    await sends(tournament, 'Eve', { winner: 'Ben' })
    expect(roundLine(await stage.bracketFor(tournament), 'winners', 1)).toBe('Ben–Eve 2:0 Ben, Cleo–Dan ready')
    expect(await logged(tournament)).toEqual([
      [
        [1, 2],
        [12, 3],
      ],
    ])
  })

  test('is refused with the segment that is wrong, and where it says that the other player won', async () => {
    const tournament = await stage.drawn('single_elimination', FOUR)
    const wrong = await sends(tournament, 'Ben', {
      score: [
        [6, 4],
        [6, 5],
        [1, 0],
      ],
    })
    expect([wrong.status, Object.keys(wrong.errors ?? {})]).toEqual([400, ['score.1']])
    expect(await sends(tournament, 'Ben', { winner: 'Eve', score: CLEAR })).toEqual({
      status: 400,
      message: 'The score says that Ben Player won.',
      errors: { winner: 'The score says that Ben Player won.' },
    })
    expect((await sends(tournament, 'Ben', {})).errors).toEqual({ winner: 'Please select a winner' })
    expect((await sends(tournament, 'Ben', { score: CLEAR, score1: 2, score2: 0 })).errors).toEqual({
      score: 'Give the score in one form only.',
    })
    expect((await sends(tournament, 'Ben', { ending: 'abandoned' })).errors).toEqual({
      ending: 'A match that was not played has no result: the organizer decides.',
    })
    expect((await sends(tournament, 'Cleo', { score: [[9, 9]] })).status).toBe(403)
    expect((await benAgainstEve(tournament)).state).toBe('ready')
  })

  test('that the other player tells differently is no dispute: either takes over the other’s', async () => {
    const tournament = await stage.drawn('single_elimination', FOUR)
    await sends(tournament, 'Ben', { score: CLEAR })
    await sends(tournament, 'Eve', { score: SETS })
    const differing = await benAgainstEve(tournament, 'Cleo')
    expect(differing).toMatchObject({ state: 'decided', scores_differ: true, winner: 1 })
    expect([differing.told?.texts[0], differing.claim?.told?.texts[0]]).toEqual(['6–1 6–2', '6–4 3–6 6–3'])
    expect(await logged(tournament)).toEqual([[[1, 2], null]])
    const take = { id: tournament.id, match: differing.id }
    expect((await app.call(brackets.takeScore, take, stage.player('Cleo'))).status).toBe(403)
    expect((await app.call(brackets.takeScore, take, stage.player('Ben'))).body.message).toBe('Score updated')
    expect(await benAgainstEve(tournament)).toMatchObject({ scores_differ: false, claim: null, told: { score: SETS } })
    expect(await logged(tournament)).toEqual([
      [
        [1, 2],
        [15, 13],
      ],
    ])
    expect(await subjectsTo(app, stage.player('Eve'))).toContain('Ben Player agrees to your score in Spring Open')
    expect((await app.call(brackets.takeScore, take, stage.player('Eve'))).status).toBe(409)
  })

  test('that two tell at the same moment is one result, whichever comes first', async () => {
    const tournament = await stage.drawn('single_elimination', FOUR)
    const answers = await Promise.all([
      sends(tournament, 'Ben', { score: CLEAR }),
      sends(tournament, 'Eve', { score: SETS }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await benAgainstEve(tournament)).toMatchObject({ state: 'decided', scores_differ: true, winner: 1 })
  })

  test('is the organizer’s to set and to correct, and never stays beside another winner', async () => {
    const tournament = await stage.drawn('single_elimination', FOUR)
    await sends(tournament, 'Ben', { score: CLEAR })
    await sends(tournament, 'Ada', { winner: 'Eve' }, 'decide')
    expect(await benAgainstEve(tournament)).toMatchObject({ winner: 4, told: null, score: null })
    await sends(tournament, 'Ada', { score: SETS }, 'correct')
    expect(await benAgainstEve(tournament)).toMatchObject({ winner: 1, told: { score: SETS }, score: [2, 1] })
  })

  test('of a player who gave up is told as far as it went', async () => {
    const tournament = await stage.drawn('single_elimination', FOUR)
    await sends(tournament, 'Eve', {
      retired: 'Eve',
      score: [
        [6, 1],
        [2, 0],
      ],
    })
    await sends(tournament, 'Ben', { winner: 'Ben' })
    expect(await benAgainstEve(tournament)).toMatchObject({ winner: 1, told: { ending: 'retired' } })
    expect(await logged(tournament)).toEqual([[[1, 2], null]])
  })
})

describe('the format', () => {
  test('is chosen at the draw, kept by a draw that does not say, and one that the sport does not have is refused', async () => {
    const tournament = await stage.drawn('single_elimination', FOUR)
    const draw = (score_format?: string) =>
      app.call(
        brackets.draw,
        { id: tournament.id, ...(score_format !== undefined && { score_format }) },
        stage.player('Ada'),
      )
    expect((await draw('shoot_out')).body.errors).toEqual({ score_format: 'This sport has no such format.' })
    expect((await draw('bo5')).payload.score_format).toBe('bo5')
    expect((await draw()).payload.score_format).toBe('bo5')
    expect((await sends(tournament, 'Ben', { score: CLEAR })).status).toBe(400)
    expect((await draw('')).payload.score_format).toBe('bo3')
    expect((await sends(tournament, 'Ben', { score: CLEAR })).status).toBe(200)
  })
})

describe('a match that ends level', () => {
  test('is none of a knock-out: a shoot-out decides who goes on, and the ranks see a draw', async () => {
    const tournament = await stage.drawn('single_elimination', FOUR, { sport: 'Soccer' })
    expect((await sends(tournament, 'Ben', { score: [1, 1] })).status).toBe(409)
    expect((await sends(tournament, 'Ben', { draw: 1 })).message).toBe('A knockout match needs a winner: say who won.')
    const shot = { score: { score: [1, 1], shootout: [4, 3] } }
    await sends(tournament, 'Ben', shot)
    await sends(tournament, 'Eve', shot)
    const match = await benAgainstEve(tournament)
    expect([match.winner, match.told?.texts]).toEqual([1, ['1–1 (4–3)', '1–1 (3–4)']])
    expect(await logged(tournament)).toEqual([
      [
        [1, 1],
        [1, 1],
      ],
    ])
  })

  test('is a draw in a round robin, half a win in its table, until the organizer corrects it', async () => {
    const tournament = await stage.drawn('round_robin', FOUR, { sport: 'Chess' })
    await sends(tournament, 'Ben', { draw: 1 })
    expect(await benAgainstEve(tournament, 'Eve')).toMatchObject({
      state: 'reported',
      draw: 1,
      report: { winner: null },
    })
    await sends(tournament, 'Eve', { draw: 1 })
    expect(await benAgainstEve(tournament)).toMatchObject({ state: 'decided', draw: 1, winner: null })
    expect(await logged(tournament)).toEqual([[[1, 1], null]])
    const record = async () => {
      const { payload } = await app.call(sports.own, {}, stage.player('Ben'))
      const chess = payload.find(({ name }) => name === 'Chess')?._joinData
      return [chess?.played, chess?.wins, chess?.draws]
    }
    expect(await record()).toEqual([1, 0, 1])
    await stage.play(tournament, 'Cleo', 'Dan')
    expect(await stage.placedIn(tournament)).toEqual(['Cleo', 'Ben', 'Eve', 'Dan'])
    await sends(tournament, 'Ada', { winner: 'Eve' }, 'correct')
    expect(await benAgainstEve(tournament)).toMatchObject({ draw: 0, winner: 4 })
    expect(await logged(tournament)).toHaveLength(1)
    await app.advance(3 * DAY)
    expect(await logged(tournament)).toHaveLength(2)
  })

  test('and that the other player does not see so is disputed', async () => {
    await stage.signInAgain()
    const tournament = await stage.drawn('round_robin', FOUR, { sport: 'Chess' })
    await sends(tournament, 'Ben', { winner: 'Ben' })
    await sends(tournament, 'Eve', { draw: 1 })
    expect(await benAgainstEve(tournament, 'Ben')).toMatchObject({
      state: 'disputed',
      claim: { winner: null, draw: 1 },
    })
    const { id: match } = matchBetween(await stage.bracketFor(tournament), stage.player('Ben'), stage.player('Eve'))
    await sends(tournament, 'Ada', { draw: 1 }, 'decide')
    expect((await stage.bracketFor(tournament)).matches.find(({ id }) => id === match)?.draw).toBe(1)
  })
})
