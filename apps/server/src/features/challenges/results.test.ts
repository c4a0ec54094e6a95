import { tmpdir } from 'node:os'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { calendar } from '@gauntlet/contract/calendar/endpoints'
import type { SentOf } from '@gauntlet/contract/endpoint'
import { DAY, HOUR } from '@gauntlet/contract/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Player, selfOf, type TestApp } from '../../testing/app.ts'
import { cancel, challengeOf, playedMatch, terms, view } from '../../testing/challenges.ts'
import { subjectsTo } from '../../testing/notices.ts'
import { answerAtDesk } from '../operator/desk.ts'

let app: TestApp
let ada: Player
let ben: Player
beforeAll(async () => {
  app = await openTestApp()
  const sports = ['Tennis Singles', 'Soccer', 'Chess']
  ada = await app.player('Ada Ace', { sports })
  ben = await app.player('Ben Baseline', { sports })
})
afterAll(() => app.close())

type Told = Omit<SentOf<typeof challenges.report>, 'id'>
const tell = (match: Challenge, told: Told, player: Player) =>
  app.call(challenges.report, { id: match.id, ...told }, player)
const tennis = (ranked: 0 | 1 = 1) => playedMatch(app, ada, ben, { ranked, format: 'bo3_mtb' })
const soccer = async (ranked: 0 | 1 = 1) => playedMatch(app, ada, ben, { sport: await app.sportId('Soccer'), ranked })
const recordIn = async (player: Player, sport: string) =>
  (await selfOf(app, player)).sports.find(({ name }) => name === sport)?._joinData
const sideOf = ({ users }: Challenge, { id }: Player) => users.find(user => user.id === id)

const CLOSE = [
  [6, 4],
  [3, 6],
  [10, 7],
]
const CLEAR = [
  [6, 1],
  [6, 0],
]

describe('a score', () => {
  test('that Ada reports and Ben confirms is that of the result, and each reads it from their own side', async () => {
    const match = await tennis()
    const reported = await tell(match, { score: CLOSE }, ada)
    expect(reported.payload).toMatchObject({ status: 'Reporting', reported_winner_id: ada.id, score: CLOSE })
    expect(await subjectsTo(app, ben)).toContain('Ada Ace reported that you lost, 4–6 6–3 7–10. Confirm?')
    const confirmed = await tell(match, { winner: ada.id, score: CLOSE }, ben)
    expect(confirmed.body.message).toBe('Report accepted successfully')
    const seen = await view(app, match, ben)
    expect(seen).toMatchObject({ status: 'Complete', score: CLOSE, scores_differ: false, draw: 0, format: 'bo3_mtb' })
    expect([sideOf(seen, ada), sideOf(seen, ben)]).toMatchObject([
      { side: 0, score: '6–4 3–6 10–7' },
      { side: 1, score: '4–6 6–3 7–10' },
    ])
    expect(await subjectsTo(app, ada)).toContainEqual(
      expect.stringContaining('You won against Ben Baseline, 6–4 3–6 10–7.'),
    )
  })

  test('stands in the calendar and in what is kept about Ben', async () => {
    const match = await tennis()
    await tell(match, { score: CLEAR }, ada)
    await tell(match, { winner: ada.id }, ben)
    const file = await app.app.server.inject({
      url: `/api${calendar.match.path.replace('{id}', match.id)}`,
      headers: { authorization: `Bearer ${ben.token}` },
    })
    expect(file.body.replaceAll('\\,', ',')).toContain('Lost, 1–6 0–6')
  })

  test('that differs from the other is no dispute: both are shown, and either takes over the other', async () => {
    const match = await tennis()
    await tell(match, { score: CLOSE }, ada)
    const told = await tell(match, { winner: ada.id, score: CLEAR }, ben)
    expect(told.payload).toMatchObject({ status: 'Complete', reject: 0, score: null, scores_differ: true })
    const seen = await view(app, match, ben)
    expect([sideOf(seen, ada)?.reported_score, sideOf(seen, ben)?.reported_score]).toEqual(['4–6 6–3 7–10', '1–6 0–6'])
    expect(seen.actions.take_score.kind).toBe('allowed')
    const taken = await app.call(challenges.takeScore, { id: match.id }, ben)
    expect([taken.body.message, taken.payload.score, taken.payload.scores_differ]).toEqual([
      'The score is agreed.',
      CLOSE,
      false,
    ])
    expect(await subjectsTo(app, ada)).toContain('Ben Baseline agrees to the score: 6–4 3–6 10–7')
    expect((await app.call(challenges.takeScore, { id: match.id }, ada)).status).toBe(409)
    const { played, wins } = (await recordIn(ada, 'Tennis Singles')) ?? {}
    expect([played, wins]).toEqual([3, 3])
  })

  test('can be taken over for 7 days, and by nobody else', async () => {
    const cleo = await app.player('Cleo Clay')
    const match = await tennis()
    await tell(match, { score: CLOSE }, ada)
    await tell(match, { score: CLEAR }, ben)
    expect((await app.call(challenges.takeScore, { id: match.id }, cleo)).status).toBe(403)
    await app.advance(7 * DAY + HOUR)
    const late = await app.call(challenges.takeScore, { id: match.id }, ada)
    expect([late.status, late.body.message]).toEqual([409, 'You can switch to the other score for 7 days only.'])
  })
})

describe('a draw', () => {
  test('has no winner, and is counted as a draw', async () => {
    const match = await soccer()
    await tell(match, { score: [2, 2] }, ada)
    expect(await subjectsTo(app, ben)).toContain('Ada Ace reported a draw, 2–2. Confirm?')
    const { payload } = await tell(match, { draw: true }, ben)
    expect(payload).toMatchObject({ status: 'Complete', draw: 1, reported_winner_id: null, winnername: null })
    // Of eleven on each side only the captains are there.
    expect(payload.rank_change).toBeNull()
    expect(await subjectsTo(app, ada)).toContainEqual(expect.stringContaining('You drew with Ben Baseline, 2–2.'))
    for (const player of [ada, ben])
      expect(await recordIn(player, 'Soccer')).toMatchObject({ played: 1, wins: 0, draws: 1 })
  })

  test('moves both ranks', async () => {
    const match = await playedMatch(app, ada, ben, { sport: await app.sportId('Chess'), ranked: 1 })
    await tell(match, { draw: true }, ada)
    const { payload } = await tell(match, { draw: true }, ben)
    expect(payload).toMatchObject({ status: 'Complete', draw: 1 })
    expect(payload.rank_change).not.toBeNull()
    expect((await view(app, match, ada)).rank_change).not.toBeNull()
  })

  test('against a win of Ben is disputed', async () => {
    const match = await soccer()
    await tell(match, { draw: true }, ada)
    expect((await tell(match, { score: [0, 1] }, ben)).payload.reject).toBe(1)
  })

  test('or another win that is disputed shows both players who reported what, and who disputes it', async () => {
    const match = await soccer()
    expect((await tell(match, { score: [2, 1] }, ada)).payload.disputed_by).toBeUndefined()
    await tell(match, { score: [0, 1] }, ben)
    for (const viewer of [ada, ben]) {
      const seen = await view(app, match, viewer)
      expect([seen.disputed_by, sideOf(seen, ada), sideOf(seen, ben)]).toMatchObject([
        ben.id,
        { reported_winner_id: ada.id, reported_score: viewer === ada ? '2–1' : '1–2' },
        { reported_winner_id: ben.id, reported_score: viewer === ada ? '0–1' : '1–0' },
      ])
    }
  })
})

test('an operator decides for a draw where the sport has one', async () => {
  const [drawn, played] = [await soccer(0), await tennis(0)]
  for (const match of [drawn, played]) {
    await tell(match, { winner: ada.id }, ada)
    await tell(match, { winner: ben.id }, ben)
  }
  const decide = ({ id }: Challenge) =>
    answerAtDesk(app.app.services, { command: 'resolve', words: ['challenge', id, 'draw'], who: 'olga', cwd: tmpdir() })
  expect(await decide(drawn)).toMatchObject({ text: 'The result is a draw.' })
  expect(await view(app, drawn, ada)).toMatchObject({ status: 'Complete', draw: 1, ended: 'operator' })
  expect(await decide(played)).toEqual({ failure: 'A match of this format does not end level.' })
})

describe('a match that ended otherwise', () => {
  test('by a walkover counts as played and won, and moves no rank', async () => {
    const match = await soccer()
    await tell(match, { winner: ada.id, ending: 'walkover' }, ada)
    const { payload } = await tell(match, { winner: ada.id }, ben)
    expect(payload).toMatchObject({ status: 'Complete', ending: 'walkover', rank_change: null })
    expect(await recordIn(ada, 'Soccer')).toMatchObject({ played: 3, wins: 1, draws: 2 })
  })

  test('by Ben, who gave up, is won by Ada and moves ranks', async () => {
    const match = await tennis()
    await tell(
      match,
      {
        retired: ben.id,
        score: [
          [6, 4],
          [2, 0],
        ],
      },
      ada,
    )
    const { payload } = await tell(match, { winner: ada.id }, ben)
    expect(payload).toMatchObject({ ending: 'retired', reported_winner_id: ada.id })
    expect(payload.rank_change).not.toBeNull()
  })

  test('because it was abandoned was not played', async () => {
    const match = await tennis()
    expect((await tell(match, { ending: 'abandoned' }, ada)).payload.status).toBe('Reporting')
    expect((await tell(match, { ending: 'abandoned' }, ben)).payload).toMatchObject({
      status: 'Dismissed',
      ended: 'not_played',
    })
  })
})

describe('the format of a challenge', () => {
  test("is the sport's, or as Ada chooses it, then and later", async () => {
    const match = await challengeOf(app, ada, [ben])
    expect(match.format).toBe('bo3')
    const edited = await app.call(challenges.edit, { id: match.id, format: 'pro_set' }, ada)
    expect(edited.payload.format).toBe('pro_set')
    const other = await app.call(challenges.edit, { id: match.id, sport: await app.sportId('Chess') }, ada)
    expect(other.payload.format).toBe('game')
    await cancel(app, match, ada)
  })

  test('is one of its sport', async () => {
    const { status, body } = await app.call(
      challenges.issue,
      { ...(await terms(app)), ids: [ben.id], format: 'race_5' },
      ada,
    )
    expect([status, body.errors]).toEqual([400, { format: 'This sport has no such format.' }])
  })
})
