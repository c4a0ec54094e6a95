import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { describe, expect, test } from 'vitest'
import { type Player, selfOf } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'

const app = testApp()
const [ada] = testPlayers(app, ['Ada Ace'])
const [ben] = testPlayers(app, ['Ben Baseline'], { sports: ['Chess', 'Tennis Singles'] })

const see = async (viewer: Player, { id }: Player) => app.call(profiles.view, { id }, viewer)
const run = (text: string, values: unknown[]) => app.db.session(session => session.run(text, values))

describe('a profile', () => {
  test('the own one is whole, with credits and e-mail', async () => {
    expect(await selfOf(app, ada)).toMatchObject({ email: ada.email, credits: 10, rank: 500, rating: 5 })
    expect((await see(ada, ada)).payload).toEqual(await selfOf(app, ada))
  })

  test('another shows sports and rank, and nothing that is private', async () => {
    const { payload } = await see(ada, ben)
    expect(payload).toMatchObject({ full_name: 'Ben Baseline', email: null, credits: null, friends: 'none' })
    expect(payload.preference).toMatchObject({ age: null, primary_address: null, addresses: [], verified_email: null })
    expect(payload.sports.map(({ name }) => name)).toEqual(['Chess', 'Tennis Singles'])
    expect(JSON.stringify(payload)).not.toContain(ben.email)
  })

  test('friends see the e-mail', async () => {
    const [low, high] = [ada.id, ben.id].toSorted()
    await run(
      'insert into friendships (low_id, high_id, asked_by, asked_at, accepted_at) values ($1, $2, $1, $3, $3)',
      [low, high, app.clock.now()],
    )
    expect((await see(ada, ben)).payload).toMatchObject({ email: ben.email, friends: 'friend' })
  })

  test('a player who has blocked the viewer is not there', async () => {
    const cleo = await app.player('Cleo Clay')
    await run('insert into blocks (blocker_id, blocked_id, created_at) values ($1, $2, $3)', [
      cleo.id,
      ben.id,
      app.clock.now(),
    ])
    const { status, body } = await see(ben, cleo)
    expect([status, body.message]).toEqual([404, 'Failed to get user'])
    expect((await see(cleo, ben)).status).toBe(200)
  })

  test('an unverified player is not there, nor is an id that nobody has', async () => {
    const dan = await app.register('Dan Hidden')
    for (const id of [dan.id, '00000000-0000-4000-8000-000000000000', 'nonsense'])
      expect((await app.call(profiles.view, { id }, ada)).body.message).toBe('Failed to get user')
  })
})

describe('sports on a profile', () => {
  test('adding keeps what is there; an unknown one is refused and nothing is added', async () => {
    const golf = await app.sportId('Golf')
    const unknown = '00000000-0000-4000-8000-000000000000'
    const refused = await app.call(sports.add, { sports: [golf, unknown] }, ada)
    expect([refused.status, refused.body.errors]).toEqual([400, { sports: 'We do not know this sport.' }])
    expect((await selfOf(app, ada)).sports).toHaveLength(1)
    expect((await app.call(sports.add, { sports: [golf] }, ada)).payload).toHaveLength(2)
  })

  test('nothing chosen: Please Select Sports', async () => {
    expect((await app.call(sports.add, { sports: [] }, ada)).body.message).toBe('Please Select Sports')
  })

  test('a sport switched off is hidden from others, and its rank stays', async () => {
    const chess = await app.sportId('Chess')
    await app.call(sports.setActive, { sport_id: chess, active: 0 }, ben)
    expect((await see(ada, ben)).payload.sports.map(({ name }) => name)).toEqual(['Tennis Singles'])
    await app.call(sports.setActive, { sport_id: chess, active: true }, ben)
    expect((await see(ada, ben)).payload.sports).toHaveLength(2)
  })

  test('only the own sports can be changed, and only those one has', async () => {
    const chess = await app.sportId('Chess')
    const others = await app.call(sports.setActive, { sport_id: chess, active: 0, user_id: ben.id }, ada)
    const missing = await app.call(sports.setActive, { sport_id: chess, active: 0 }, ada)
    expect([others.status, missing.status]).toEqual([403, 404])
  })

  test('another player’s sports are refused before the call is looked at', async () => {
    const add = await app.send({
      method: 'POST',
      path: '/users/add-sports',
      body: { sports: 'none', userId: ben.id },
      player: ada,
    })
    const setActive = await app.send({
      method: 'POST',
      path: '/users/update-sports-status',
      body: { active: 'perhaps', user_id: ben.id },
      player: ada,
    })
    expect([add.status, setActive.status]).toEqual([403, 403])
  })

  test('35 sports are there, and the lists of one and of many on a side', async () => {
    expect((await app.call(sports.all, {})).payload).toHaveLength(35)
    expect((await app.call(sports.single, {})).payload.map(({ name }) => name)).toContain('Cornhole')
    expect((await app.call(sports.team, {})).payload.map(({ name }) => name)).toContain('Cornhole')
  })
})
