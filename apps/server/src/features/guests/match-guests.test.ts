import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { blocks } from '@gauntlet/contract/blocks/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { lineups } from '@gauntlet/contract/challenges/lineup'
import { feed } from '@gauntlet/contract/feed/endpoints'
import { guests } from '@gauntlet/contract/guests/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { DAY } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { accept, cancel, letItStart, report, view } from '../../testing/challenges.ts'
import { codeOfGuest, nameForSide } from '../../testing/guests.ts'
import { answerLineup, befriend, DOUBLES, doublesOf, lineUp } from '../../testing/lineups.ts'
import { subjectsTo } from '../../testing/notices.ts'
import { answer, join } from '../../testing/open-challenges.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'

const app = testApp()
const sports = [DOUBLES]
const [ada, ben, cleo, dan] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay', 'Dan Deuce'], { sports })
const another = (called: string) => app.player(called, { sports })
const friendly = (issuer = ada, rivals = [ben]) => doublesOf(app, issuer, rivals, { ranked: 0 })
const name = ({ id }: Challenge, guest: string, by = ada) => app.call(lineups.change, { id, guest }, by)
const namesOn = ({ sides, users }: Challenge) =>
  sides?.map(({ players }) => players.map(({ id }) => users.find(one => one.id === id)?.full_name))
const seenBy = async (match: Challenge, player: Player) => namesOn(await view(app, match, player))
/** The names of a person as they are kept. */
const kept = async (id: string) =>
  (await app.db.session(session => session.run('select first_name from users where id = $1', [id]))).map(
    row => row['first_name'],
  )
/** Ada and a guest against Ben, who has accepted. */
async function withGil(): Promise<{ match: Challenge; gil: string }> {
  const match = await friendly()
  await accept(app, match, ben)
  return { match, gil: await nameForSide(app, match, 'Gil Guest', ada) }
}

describe('a guest whom Ada names for her side', () => {
  test('plays at once, and is known by name to those who play', async () => {
    const match = await friendly()
    const { payload } = await name(match, 'Gil Guest')
    const [gil] = payload.lineup
    expect(gil).toMatchObject({ full_name: 'Gil Guest', role: 'guest', state: 'accepted', former: true, rank: null })
    expect(await seenBy(match, ada)).toEqual([['Ada Ace', 'Gil Guest'], []])
    expect(await seenBy(match, ben)).toEqual([['Ada Ace', 'A player'], []])
    await accept(app, match, ben)
    expect(await seenBy(match, ben)).toEqual([['Ada Ace', 'Gil Guest'], ['Ben Baseline']])
    expect((await app.call(profiles.view, { id: gil?.id ?? '' }, ada)).status).toBe(404)
  })

  test('of an open match is no name to those who find it', async () => {
    const match = await doublesOf(app, ada, [], { ranked: 0 })
    await nameForSide(app, match, 'Gil Guest', ada)
    const { status, body } = await app.call(challenges.view, { id: match.id }, cleo)
    expect([status, JSON.stringify(body).includes('Gil')]).toEqual([200, false])
  })

  test('is refused where ranks move, beside others, under a name of ours, and to whoever leads no side', async () => {
    const ranked = await name(await doublesOf(app, ada, [ben], { ranked: 1 }), 'Gil')
    expect([ranked.status, ranked.body.message]).toEqual([
      409,
      'A guest has no rank: this is for matches that are not ranked.',
    ])
    const match = await friendly()
    expect((await app.call(lineups.change, { id: match.id, guest: 'Gil', add: [cleo.id] }, ada)).status).toBe(400)
    expect((await name(match, 'Gauntlet Support')).status).toBe(400)
    expect((await name(match, 'Gil', ben)).status).toBe(403)
    expect((await view(app, match, ada)).user_count).toBe(1)
  })

  test('is gone with the place, which Cleo takes', async () => {
    const match = await friendly(ada, [])
    await befriend(app, ada, cleo)
    const gil = await nameForSide(app, match, 'Gil Guest', ada)
    await join(app, match, ben)
    await answer(app, match, ada, ben)
    const { payload } = await app.call(lineups.change, { id: match.id, remove: [gil] }, ada)
    expect(namesOn(payload)).toEqual([['Ada Ace'], ['Ben Baseline']])
    expect(await kept(gil)).toEqual([])
    await lineUp(app, match, ada, { add: [cleo] })
    await answerLineup(app, match, cleo)
    const { users } = await view(app, match, ben)
    expect(users.map(({ first_name }) => first_name)).toEqual(['Ada', 'Ben', 'Cleo'])
  })

  test('is no captain, and goes with the last player of the side', async () => {
    const match = await friendly()
    await accept(app, match, ben)
    const gus = await nameForSide(app, match, 'Gus Guest', ben)
    const handed = await app.call(lineups.handOver, { id: match.id, user_id: gus }, ben)
    expect([handed.status, handed.body.message]).toEqual([409, 'A guest cannot be a captain.'])
    await cancel(app, match, ben)
    expect([await seenBy(match, ada), await kept(gus)]).toEqual([[['Ada Ace'], []], []])
  })

  test('has no stars, and neither the feed nor a visitor reads the name after the result', async () => {
    await befriend(app, ada, cleo)
    const { match, gil } = await withGil()
    await letItStart(app, match)
    const [one, two, friend] = [await app.signIn(ada), await app.signIn(ben), await app.signIn(cleo)]
    const starred = await report(app, match, one, one, { [gil]: 1 })
    expect([starred.status, starred.body.errors]).toEqual([400, { [`ratings.${gil}`]: expect.any(String) }])
    await report(app, match, one, one)
    const { payload } = await report(app, match, two, one)
    expect([payload.status, payload.winnername, payload.rank_change]).toEqual(['Complete', 'Ada Ace', null])
    const stars = 'select rated_id from challenge_ratings where challenge_id = $1 and rated_id = $2'
    expect(await app.db.session(session => session.run(stars, [match.id, gil]))).toEqual([])
    expect(await seenBy(match, friend)).toEqual([['Ada Ace', 'A player'], ['Ben Baseline']])
    const page = await app.app.server.inject({ url: `/match/${match.id}` })
    expect([page.statusCode, page.body.includes('Gil'), page.body.includes('Player')]).toEqual([200, false, true])
    expect(JSON.stringify((await app.call(feed.view, {}, friend)).body)).not.toContain(match.id)
  })
})

test('a guest who did not come is out of the match with the report that says so', async () => {
  const { match, gil } = await withGil()
  const code = await codeOfGuest(app, gil, ada)
  await letItStart(app, match)
  const [one, two, gus] = [await app.signIn(ada), await app.signIn(ben), await another('Gus Gone')]
  const told = { id: match.id, winner: ada.id, ratings: {}, lineup: [[ada.id], []] }
  const { payload } = await app.call(challenges.report, told, one)
  expect([namesOn(payload), await kept(gil)]).toEqual([[['Ada Ace'], ['Ben Baseline']], []])
  expect((await app.call(guests.claim, { code }, gus)).status).toBe(404)
  expect((await report(app, match, two, one)).payload.status).toBe('Complete')
})

describe('the link of a guest in a match', () => {
  test('gives the place to whoever opens it, once, and tells the captain', async () => {
    const { match, gil } = await withGil()
    const code = await codeOfGuest(app, gil, ada)
    const { payload } = await app.call(guests.open, { code }, dan)
    expect(payload).toMatchObject({ name: 'Gil Guest', kind: 'challenge', title: 'Tennis Doubles', organizer: 'Ada' })
    expect((await app.call(guests.claim, { code }, dan)).payload).toEqual({ kind: 'challenge', id: match.id })
    expect(await seenBy(match, dan)).toEqual([['Ada Ace', 'Dan Deuce'], ['Ben Baseline']])
    expect(await kept(gil)).toEqual([])
    expect(await subjectsTo(app, ada)).toContainEqual('Dan Deuce plays on your side')
    expect((await app.call(guests.claim, { code }, cleo)).status).toBe(404)
  })

  test('leads the players of the match to nothing that they need', async () => {
    const { gil } = await withGil()
    const code = await codeOfGuest(app, gil, ada)
    expect((await app.call(guests.open, { code }, ben)).payload.is_in).toBe(1)
    expect((await app.call(guests.claim, { code }, ben)).status).toBe(409)
  })

  test('works until there is a result', async () => {
    const [eve, finn, gus] = [await another('Eve Even'), await another('Finn Fast'), await another('Gus Grass')]
    const match = await friendly(eve, [finn])
    await accept(app, match, finn)
    const codes: string[] = []
    for (const [guest, captain] of [
      ['Gil Guest', eve],
      ['Gwen Guest', finn],
    ] as const)
      codes.push(await codeOfGuest(app, await nameForSide(app, match, guest, captain), captain))
    const [first = '', second = ''] = codes
    await letItStart(app, match)
    const [one, two, three] = [await app.signIn(eve), await app.signIn(finn), await app.signIn(gus)]
    expect((await app.call(guests.claim, { code: first }, three)).status).toBe(200)
    await report(app, match, one, three)
    await report(app, match, two, one)
    expect(await seenBy(match, three)).toEqual([
      ['Eve Even', 'Gus Grass'],
      ['Finn Fast', 'Gwen Guest'],
    ])
    expect((await app.call(guests.open, { code: second }, await another('Hal Half'))).status).toBe(404)
  })

  test('leads nobody to a match with a player behind a block, nor once nobody else is on the side', async () => {
    const hal = await another('Hal Hard')
    const match = await friendly()
    await accept(app, match, ben)
    const code = await codeOfGuest(app, await nameForSide(app, match, 'Gil Guest', ben), ben)
    await app.call(blocks.set, { user_id: hal.id, active: 1 }, ada)
    expect((await app.call(guests.open, { code }, hal)).status).toBe(404)
    expect((await app.call(guests.open, { code }, dan)).status).toBe(200)
    await cancel(app, match, ben)
    expect((await app.call(guests.claim, { code }, dan)).status).toBe(404)
  })

  test('leads no stranger to a match of Mia, who is 15, and her friend to it', async () => {
    const [mia, finn] = [await another('Mia Minor'), await another('Finn Friend')]
    await befriend(app, mia, finn)
    await app.call(profiles.update, { preference: { age: 15 } }, mia)
    const match = await doublesOf(app, mia, [finn], { ranked: 0 })
    const code = await codeOfGuest(app, await nameForSide(app, match, 'Gil Guest', mia), mia)
    expect((await app.call(guests.open, { code }, ben)).status).toBe(404)
    expect((await app.call(guests.open, { code }, finn)).payload.is_in).toBe(1)
  })
})

describe('the names of guests in matches', () => {
  test('are in the export of whoever gave them, and go with that account', async () => {
    const [eve, finn] = [await another('Eve Exit'), await another('Finn Far')]
    const match = await friendly(eve, [finn])
    await accept(app, match, finn)
    const gwen = await nameForSide(app, match, 'Gwen Guest', finn)
    const file: unknown = JSON.parse(
      (await app.app.server.inject({ url: '/api/users/export', headers: { authorization: `Bearer ${finn.token}` } }))
        .body,
    )
    expect(file).toMatchObject({ guests: [{ id: gwen, name: 'Gwen Guest', kind: 'challenge' }] })
    await letItStart(app, match)
    await app.call(accounts.remove, { id: finn.id }, await app.signIn(finn))
    expect(await kept(gwen)).toEqual([''])
    expect(await seenBy(match, await app.signIn(eve))).toEqual([['Eve Exit'], ['Former player', 'Former player']])
  })

  test('are forgotten 90 days after the end, while the place stays', async () => {
    const { match, gil } = await withGil()
    await letItStart(app, match)
    await app.advance(80 * DAY)
    await app.app.services.jobs.runNow('old-guests')
    expect(await kept(gil)).toEqual(['Gil'])
    await app.advance(30 * DAY)
    await app.app.services.jobs.runNow('old-guests')
    expect(await kept(gil)).toEqual([''])
  })
})
