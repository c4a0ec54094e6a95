import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { joinTournament, letTournamentStart, tournamentOf, viewTournament } from '../../testing/tournaments.ts'

const IN = ['Ben', 'Bea', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lou']
const INVITED = ['Mia', 'Ned']
const ASKING = ['Ola', 'Pia']

const app = testApp()
const [ada, zoe] = testPlayers(app, ['Ada Ace', 'Zoe Zone'])
let announced: Tournament
const cast = new Map<string, Player>()
const player = (name: string): Player => {
  const found = cast.get(name)
  if (!found) throw new Error(`Nobody is called ${name}`)
  return found
}

beforeAll(async () => {
  for (const name of [...IN, ...INVITED, ...ASKING]) cast.set(name, await app.player(`${name} Player`))
  // Players who were not invited are never in at once.
  announced = await tournamentOf(app, ada, { slots: 20, minRate: 900, minSpread: 50 })
  const { id } = announced
  for (const name of [...IN, ...INVITED]) {
    await app.call(tournaments.addPlayers, { tournament_id: id, user_id: [player(name).id] }, ada)
    app.clock.advance(1_000)
  }
  for (const name of IN) await app.call(tournaments.answer, { id, status: 'accepted' }, player(name))
  for (const name of ASKING) {
    await joinTournament(app, announced, player(name))
    app.clock.advance(1_000)
  }
})

const names = ({ users }: Tournament) => users.map(({ first_name }) => first_name)
/** The one tournament that a list holds. */
const only = (list: readonly Tournament[]): Tournament => {
  const [first, ...more] = list
  if (!first || more.length > 0) throw new Error(`The list holds ${list.length}`)
  return first
}
const mine = async (who: Player) => only((await app.call(tournaments.mine, {}, who)).payload)
const organized = async () => only((await app.call(tournaments.organizing, {}, ada)).payload)

describe('a tournament of sixteen', () => {
  test('shows the first four and counts all where it is searched', async () => {
    const found = only((await app.call(tournaments.search, {}, zoe)).payload)
    expect(names(found)).toEqual(IN.slice(0, 4))
    expect([found.accepted, found.openSlots, found.asking]).toEqual([12, 8, null])
  })

  test('shows a player who came later the own place, too', async () => {
    const listed = await mine(player('Lou'))
    expect(names(listed)).toEqual([...IN.slice(0, 4), 'Lou'])
    expect([listed.invitation_status_id, listed.actions.leave.kind]).toEqual(['2', 'allowed'])
  })

  test('shows an invited player that it waits for an answer', async () => {
    const { payload } = await app.call(challenges.pending, {}, player('Ned'))
    expect(payload.tournaments).toMatchObject([{ accepted: 12, actions: { confirm: { kind: 'allowed' } } }])
    const all = only((await app.call(tournaments.all, {}, player('Ned'))).payload)
    expect(names(all)).toEqual([...IN.slice(0, 4), 'Ned'])
  })

  test('tells only its organizer how many ask', async () => {
    const listed = await organized()
    expect([listed.asking, names(listed).length]).toEqual([2, 4])
    expect((await mine(player('Ben'))).asking).toBeNull()
  })

  test('shows all who play by its id, and the organizer also who is invited and who asks', async () => {
    const [whole, own] = [await viewTournament(app, announced, zoe), await viewTournament(app, announced, ada)]
    expect([names(whole), whole.accepted]).toEqual([IN, 12])
    expect([names(own), own.accepted]).toEqual([[...IN, ...INVITED, ...ASKING], 12])
  })

  test('shows nobody instead of a player who blocked the viewer', async () => {
    const viewer = await app.player('Yul Yard')
    await app.call(blocks.set, { user_id: viewer.id, active: 1 }, player('Cleo'))
    const found = only((await app.call(tournaments.search, {}, viewer)).payload)
    expect([names(found), found.accepted]).toEqual([['Ben', 'Bea', 'Dan'], 12])
  })

  test('shows the winner first, who had come last', async () => {
    await letTournamentStart(app, announced)
    const [organizer, winner] = [await app.signIn(ada), await app.signIn(player('Lou'))]
    const places = ['Lou', ...IN.slice(0, -1)].map((name, at) => ({ userid: player(name).id, rank: at + 1 }))
    const { status } = await app.call(tournaments.rankReport, { id: announced.id, places }, organizer)
    expect(status).toBe(200)
    const listed = await mine(winner)
    expect([names(listed), listed.winnername]).toEqual([['Lou', ...IN.slice(0, 4)], 'Lou Player'])
    expect([listed.accepted, listed.actions.view_result.kind]).toEqual([12, 'allowed'])
  })
})
