import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { recordTexts } from '@gauntlet/contract/challenges/record-texts'
import { lineupTexts } from '@gauntlet/contract/challenges/lineup-texts'
import { guestTexts } from '@gauntlet/contract/guests/texts'
import { challengeReasons, challengeTexts } from '@gauntlet/contract/challenges/texts'
import { DAY, HOUR } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { type Player, selfOf } from '../../testing/app.ts'
import { accept, cancel, decline, view } from '../../testing/challenges.ts'
import { subjectsTo, textsOf } from '../../testing/notices.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { hoursAgo, recordBy, recordedBy } from '../../testing/records.ts'

const app = testApp()
const sports = ['Tennis Singles', 'Tennis Doubles', 'Chess']
const [ada, ben, cleo, dan] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay', 'Dan Deuce'], { sports })
const SCORE = [
  [6, 4],
  [6, 3],
]
const said = ({ status, body }: { status: number; body: { message?: string } }) => [status, body.message]
const tennisOf = async (player: Player) =>
  (await selfOf(app, player)).sports.find(({ name }) => name === 'Tennis Singles')?._joinData
const idsIn = async (list: 'pending' | 'past', player: Player) =>
  (await app.call(challenges[list], {}, player)).payload.challenges.map(({ id }) => id)

describe('a match that was played already', () => {
  test('waits for the yes of the other: it is on both lists, and moves nothing', async () => {
    const before = [await tennisOf(ada), await tennisOf(ben)]
    const match = await recordedBy(app, ada, ben, { ranked: 1, format: 'bo3_mtb', score: SCORE })
    expect(match).toMatchObject({ status: 'Pending', recorded: true, reported_winner_id: ada.id, score: SCORE })
    expect([match.chance, match.stake, match.becomes]).toEqual([null, null, '6'])
    expect([await tennisOf(ada), await tennisOf(ben)]).toEqual(before)
    for (const player of [ada, ben]) expect(await idsIn('pending', player)).toContain(match.id)
    const seen = await view(app, match, ben)
    expect([seen.actions.accept.kind, seen.actions.decline.kind]).toEqual(['allowed', 'allowed'])
    expect(await subjectsTo(app, ben)).toContain('Ada Ace reported that you lost, 4–6 3–6. Is that right?')
    expect((await app.call(challenges.view, { id: match.id }, cleo)).status).toBe(404)
    await cancel(app, match, ada)
  })

  test('counts with that yes, as of then, and ranks move as by any result', async () => {
    const match = await recordedBy(app, ada, ben, {
      ranked: 1,
      format: 'bo3_mtb',
      score: SCORE,
      date: hoursAgo(app, 300),
    })
    const confirmed = await accept(app, match, ben)
    expect(said(confirmed)).toEqual([200, challengeTexts.recordConfirmed])
    expect(confirmed.payload).toMatchObject({ status: 'Complete', ended: 'agreed', reported_winner_id: ada.id })
    expect((await view(app, match, ada)).rank_change?.change).toBeGreaterThan(0)
    expect(await textsOf(app, ada)).toContainEqual(expect.stringContaining('You won against Ben Baseline, 6–4 6–3.'))
    expect(await idsIn('past', ben)).toContain(match.id)
    expect(said(await accept(app, match, ben))).toEqual([200, challengeTexts.recordConfirmed])
  })

  test('that Ben did not play does not count, and its credit is back', async () => {
    const { credits } = await selfOf(app, ada)
    const match = await recordedBy(app, ada, ben, { ranked: 1 })
    expect(said(await decline(app, match, ben))).toEqual([200, challengeTexts.recordDenied])
    expect(await view(app, match, ada)).toMatchObject({ status: 'Dismissed', ended: 'declined', rank_change: null })
    expect((await selfOf(app, ada)).credits).toBe(credits)
    expect(await textsOf(app, ada)).toContain('Ben Baseline says no to a match that was played')
  })

  test('lapses where Ben is silent: no result comes of it', async () => {
    const match = await recordedBy(app, ada, ben)
    await app.advance(7 * DAY + HOUR)
    for (const player of [ada, ben]) Object.assign(player, await app.signIn(player))
    expect(await view(app, match, ada)).toMatchObject({ status: 'Dismissed', ended: 'unanswered' })
    expect(await textsOf(app, ben)).toContain('A Tennis Singles match that was played does not count')
    for (const player of [cleo, dan]) Object.assign(player, await app.signIn(player))
  })

  test.each<[string, () => Promise<{ status: number; body: { message?: string } }>, number, string]>([
    ['of tomorrow', () => recordBy(app, ada, ben, { date: hoursAgo(app, -24) }), 409, challengeReasons.not_started],
    [
      'of 15 days ago',
      () => recordBy(app, ada, ben, { date: hoursAgo(app, 360) }),
      409,
      challengeReasons.record_too_old,
    ],
    ['without a winner', () => recordBy(app, ada, ben, { winner: undefined }), 400, challengeTexts.winner],
    ['won by nobody on it', () => recordBy(app, ada, ben, { winner: cleo.id }), 400, challengeTexts.winner],
    [
      'that was abandoned',
      () => recordBy(app, ada, ben, { winner: undefined, ending: 'abandoned' }),
      400,
      challengeTexts.noSuchEnding,
    ],
    [
      'whose score says otherwise',
      () => recordBy(app, ada, ben, { winner: ben.id, score: SCORE, format: 'bo3_mtb' }),
      400,
      'The score says that you won.',
    ],
    ['of others', () => recordBy(app, ada, ben, { sides: [[ben.id], [cleo.id]] }), 400, recordTexts.ownSideFirst],
    ['against nobody', () => recordBy(app, ada, ben, { sides: [[ada.id]] }), 400, recordTexts.whoPlayed],
    ['against herself', () => recordBy(app, ada, ben, { sides: [[ada.id], [ada.id]] }), 400, lineupTexts.namedTwice],
    [
      'of two against one',
      () => recordBy(app, ada, ben, { sides: [[ada.id, cleo.id], [ben.id]] }),
      400,
      lineupTexts.noSuchSize,
    ],
  ])('%s is not told of', async (_which, tell, status, message) => {
    expect(said(await tell())).toEqual([status, message])
  })

  test('that Ada has told of is answered by Ben, who does not tell of it once more; another he does', async () => {
    const match = await recordedBy(app, ada, ben)
    expect(said(await recordBy(app, ben, ada, { date: hoursAgo(app, 4) }))).toEqual([
      409,
      challengeReasons.record_awaits,
    ])
    const before = await recordedBy(app, ben, ada, { date: hoursAgo(app, 40) })
    await accept(app, match, ben)
    const after = await recordedBy(app, ben, ada, { date: hoursAgo(app, 4) })
    for (const told of [before, after]) await cancel(app, told, ben)
  })

  test('that Ada has told of with guests is not told of once more by Ben with his own', async () => {
    const sport = await app.sportId('Tennis Doubles')
    const doubles = (guests: string[]) => ({ sport, guests: guests.map(name => [name]), ranked: 0 as const })
    const match = await recordedBy(app, ada, ben, doubles(['Gil Guest', 'Gus Guest']))
    expect(said(await recordBy(app, ben, ada, doubles(['Gus Guest', 'Gil Guest'])))).toEqual([
      409,
      challengeReasons.record_awaits,
    ])
    await cancel(app, match, ada)
  })

  test('is told of at most 10 times a day', async () => {
    const gus = await app.player('Gus Game', { sports })
    for (let told = 0; told < 10; told++) await recordedBy(app, gus, ben)
    expect(said(await recordBy(app, gus, ben))).toEqual([409, challengeReasons.record_limit])
  })

  test('is neither told to a player behind a block nor answered across one', async () => {
    const eve = await app.player('Eve Elsewhere', { sports })
    const match = await recordedBy(app, ada, eve)
    await app.call(blocks.set, { user_id: ada.id, active: 1 }, eve)
    expect((await app.call(challenges.answer, { id: match.id, status: 'accepted' }, eve)).status).not.toBe(200)
    expect(await view(app, match, ada)).toMatchObject({ rank_change: null, reported_winner_id: ada.id })
    expect((await recordBy(app, ada, eve)).status).toBe(400)
  })

  test('of doubles names all four: each of the others says yes, and the sides stand as they were told', async () => {
    const sides = [
      [ada.id, cleo.id],
      [ben.id, dan.id],
    ]
    const sport = await app.sportId('Tennis Doubles')
    const match = await recordedBy(app, ada, ben, { sport, sides, ranked: 1 })
    const seen = await view(app, match, dan)
    expect(seen.sides?.map(({ players }) => players.map(({ id }) => id))).toEqual(sides)
    expect((await accept(app, match, dan)).payload.status).toBe('Pending')
    expect((await accept(app, match, cleo)).payload.status).toBe('Pending')
    const { payload } = await accept(app, match, ben)
    expect(payload).toMatchObject({ status: 'Complete', reported_winner_id: ada.id })
    expect(payload.rank_change?.change).toBeLessThan(0)
  })

  test('of doubles has guests by name, whom all who are asked read, and nobody else', async () => {
    const sport = await app.sportId('Tennis Doubles')
    const told = { sport, sides: [[ada.id], [ben.id, dan.id]], guests: [['Gil Guest'], []], ranked: 0 as const }
    const match = await recordedBy(app, ada, ben, told)
    const names = async (viewer: Player) => (await view(app, match, viewer)).lineup.map(({ full_name }) => full_name)
    expect(await Promise.all([ada, ben, dan].map(names))).toEqual([['Gil Guest'], ['Gil Guest'], ['Gil Guest']])
    await accept(app, match, ben)
    const { payload } = await accept(app, match, dan)
    expect(payload).toMatchObject({ status: 'Complete', reported_winner_id: ada.id, rank_change: null })
    const outline = JSON.stringify((await app.call(challenges.view, { id: match.id }, cleo)).body)
    const page = (await app.app.server.inject({ url: `/match/${match.id}` })).body
    expect([outline, page].map(text => text.includes('Gil'))).toEqual([false, false])
  })

  test.each([
    ['where ranks move', { ranked: 1 as const }, 409, challengeReasons.guests_ranked],
    ['beyond the size of the side', { guests: [['Gus Ghost', 'Gwen Ghost'], []] }, 400, lineupTexts.noSuchSize],
    ['under no name', { guests: [[' '], []] }, 400, guestTexts.name],
  ])('of doubles has no guest %s', async (_where, change, status, message) => {
    const sport = await app.sportId('Tennis Doubles')
    const told = { sport, sides: [[ada.id], [ben.id, dan.id]], guests: [['Gus Ghost'], []], ranked: 0 as const }
    expect(said(await recordBy(app, ada, ben, { ...told, ...change }))).toEqual([status, message])
    const kept = "select 1 from users where last_name = 'Ghost'"
    expect(await app.db.session(session => session.run(kept, []))).toEqual([])
  })

  test('of one against one has no guest: nobody could say no', async () => {
    expect((await recordBy(app, ada, ben, { sides: [[ada.id], []], guests: [[], ['Gil Guest']] })).status).toBe(400)
    expect((await recordBy(app, ada, ben, { guests: [['Gil Guest'], ['Gus Guest']] })).status).toBe(400)
  })
})
