import { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { scoreExamples } from '@gauntlet/contract/scores/examples.testing'
import { scoring } from '@gauntlet/contract/scores/formats'
import type { GivenScore } from '@gauntlet/contract/scores/forms'
import { HOUR } from '@gauntlet/contract/time'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Player, type TestApp } from '../../testing/app.ts'
import { accept, challengeOf, letItStart, playedMatch } from '../../testing/challenges.ts'

let app: TestApp
let ada: Player
let ben: Player
/** Matches that have begun, by how many play. */
const begun = new Map<number, Challenge>()
beforeAll(async () => {
  app = await openTestApp()
  ada = await app.player('Ada Ace')
  ben = await app.player('Ben Baseline')
  const cleo = await app.player('Cleo Clay')
  const three = await challengeOf(app, ada, [ben, cleo])
  for (const player of [ben, cleo]) await accept(app, three, player)
  await letItStart(app, three)
  begun.set(3, three)
  begun.set(2, await playedMatch(app, ada, ben))
}, HOUR)
afterAll(() => app.close())

const run = (text: string, values: unknown[]) => app.db.session(session => session.run(text, values))

/** A match that has begun, of so many players, in a sport and its format, of which nobody has reported anything. */
async function unreported(players: number, sport: string, format: string | null): Promise<Challenge> {
  const match = begun.get(players)
  if (!match) throw new Error(`Nobody plays in a match of ${players}.`)
  await run(
    `update challenges set sport_id = (select id from sports where name = $2), format = $3 where id = $1::uuid`,
    [match.id, sport, format],
  )
  await run(
    `update challenge_players set reported_at = null, reported_winner_id = null, told = null, not_played_at = null
     where challenge_id = $1::uuid`,
    [match.id],
  )
  await run('delete from challenge_ratings where challenge_id = $1::uuid', [match.id])
  return match
}

const send = (match: Challenge, body: object, player = ada) =>
  app.send({ method: 'POST', path: `/challenges/report/${match.id}`, body, player })

const examples = Object.entries(scoreExamples).flatMap(([sport, formats]) =>
  Object.entries(formats).map(([format, scores]) => ({ sport, format, ...scores })),
)

/** Three numbers are the scores of three, where a sport is played by so many. */
const playersOf = (sport: string, score: GivenScore): number =>
  Array.isArray(score) &&
  !Array.isArray(score[0]) &&
  score.length > 2 &&
  scoring.sports.some(({ name, sides }) => name === sport && sides.max_sides > 2)
    ? 3
    : 2

describe('of the examples of each format', () => {
  test.each(examples)('$sport, $format: right ones are taken', async ({ sport, format, valid }) => {
    for (const score of valid) {
      const match = await unreported(playersOf(sport, score), sport, format)
      const { status, body } = await send(match, { score })
      expect([status, body.errors], JSON.stringify(score)).toEqual([200, undefined])
    }
  })

  test.each(examples)('$sport, $format: wrong ones are refused, with the part that is wrong', async example => {
    const { sport, format, invalid } = example
    for (const score of invalid) {
      const match = await unreported(playersOf(sport, score), sport, format)
      const { status, body } = await send(match, { score })
      const [field = ''] = Object.keys(body.errors ?? {})
      expect(status, JSON.stringify(score)).toBe(400)
      expect(field, JSON.stringify(score)).toMatch(/^(score\.(\d+|[a-z_]+)|winner)$/)
    }
  })
})

const idOf = (name: unknown) => (name === 'Ada' ? ada.id : name === 'Ben' ? ben.id : name)

describe('a report may be anything', () => {
  const number = fc.oneof(fc.integer({ min: -3, max: 40 }), fc.double({ noNaN: true }), fc.constantFrom(1e300, -0))
  const score = fc.oneof(
    fc.array(fc.array(number, { maxLength: 4 }), { maxLength: 12 }),
    fc.array(fc.oneof(number, fc.constantFrom('dnf', 'wd')), { maxLength: 12 }),
    fc.jsonValue(),
    fc.record({ score: fc.jsonValue(), winner: number, method: fc.string(), shootout: fc.tuple(number, number) }),
  )
  const report = fc.record(
    {
      score,
      winner: fc.oneof(fc.constantFrom('Ada', 'Ben'), fc.jsonValue()),
      draw: fc.oneof(fc.constantFrom(0, 1, true), fc.jsonValue()),
      ending: fc.oneof(fc.constantFrom('played', 'retired', 'clock', 'walkover', 'abandoned'), fc.jsonValue()),
      retired: fc.oneof(fc.constantFrom('Ada', 'Ben'), fc.jsonValue()),
    },
    { requiredKeys: [] },
  )
  const formats = scoring.sports.flatMap(sport => sport.formats.map(({ id }) => ({ sport: sport.name, format: id })))

  test('and is taken or refused, never an error of ours', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...formats), report, async ({ sport, format }, given) => {
        const match = await unreported(2, sport, format)
        const { status } = await send(match, { ...given, winner: idOf(given.winner), retired: idOf(given.retired) })
        expect([200, 400]).toContain(status)
      }),
      { numRuns: 200 },
    )
  }, 60_000)
})

describe('a report', () => {
  test('without a winner, a draw or a score asks for the winner, as it did', async () => {
    const match = await unreported(2, 'Tennis Singles', null)
    expect((await send(match, {})).body).toMatchObject({ errors: { winner: 'Please select a winner' } })
    expect((await send(match, { winner: ada.id, draw: true })).body).toMatchObject({
      errors: { draw: 'Name a winner, or say that it was a draw.' },
    })
  })

  test('that names another winner than its score is told who won', async () => {
    const match = await unreported(2, 'Tennis Singles', 'bo3')
    const { status, body } = await send(match, {
      winner: ben.id,
      score: [
        [6, 4],
        [6, 4],
      ],
    })
    expect([status, body.message, body.errors]).toEqual([
      400,
      'The score says that Ada Ace won.',
      { winner: 'The score says that Ada Ace won.' },
    ])
  })

  test('in a sport without formats names a winner and nothing else', async () => {
    const id = '7f0e6a9e-7c6d-4c0b-9f3f-5a3f1c1f2b77'
    await run(
      `insert into sports select (jsonb_populate_record(s, jsonb_build_object('id', $1::text, 'name', 'Quidditch'))).*
       from sports s where name = 'Chess'`,
      [id],
    )
    const match = await unreported(2, 'Quidditch', null)
    expect((await app.call(challenges.view, { id: match.id }, ada)).payload.format).toBeNull()
    expect((await send(match, { score: [1, 0] })).body.errors).toHaveProperty('score')
    expect((await send(match, { winner: ada.id })).status).toBe(200)
  })
})
