import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { teams } from '@gauntlet/contract/teams/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { befriend, DOUBLES } from '../../testing/lineups.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { teamActs } from '../../testing/teams.ts'
import {
  answerSide,
  askToSide,
  doublesCup,
  enterPair,
  joinTournament,
  letTournamentStart,
  placesIn,
  sidesIn,
  tournamentOf,
  tournamentTerms,
  viewTournament,
} from '../../testing/tournaments.ts'

const app = testApp()
const [olga, ada, ben, cleo, dan, eve] = testPlayers(
  app,
  ['Olga Organizer', 'Ada Ace', 'Ben Baseline', 'Cleo Clay', 'Dan Drop', 'Eve Even'],
  { sports: [DOUBLES, 'Tennis Singles'] },
)
const shown = async (tournament: Tournament, player: Player = olga) => {
  const { users, accepted, openSlots } = await viewTournament(app, tournament, player)
  return { sides: sidesIn({ ...tournament, users }), accepted, openSlots }
}
const refusal = ({ status, body }: { status: number; body: { message?: string } }) => `${status} ${body.message}`

describe('a tournament of doubles', () => {
  test('says how many play on a side, and one of before is of single players', async () => {
    const mixed = await doublesCup(app, olga, { composition: 'mixed' })
    expect([mixed.side_size, mixed.composition]).toEqual([2, 'mixed'])
    const captains = await tournamentOf(app, olga, { sport: await app.sportId(DOUBLES) })
    expect([captains.side_size, captains.composition]).toEqual([null, null])
  })
  test.each([
    [{ side_size: 3 }, 'side_size', 'This sport has no sides of this size.'],
    [{ composition: 'men' as const }, 'composition', 'Players enter this tournament alone.'],
  ])('is refused with %j', async (changes, field, message) => {
    const sport = await app.sportId(DOUBLES)
    const { status, body } = await app.call(
      tournaments.create,
      { ...(await tournamentTerms(app)), sport, ...changes },
      olga,
    )
    expect([status, body]).toEqual([400, expect.objectContaining({ errors: { [field]: message } })])
  })

  test('Ada and Ben enter as a side, and take one slot together', async () => {
    const cup = await doublesCup(app, olga)
    await befriend(app, ada, ben)
    await joinTournament(app, cup, ada)
    expect(await shown(cup)).toEqual({ sides: 'Ada', accepted: 0, openSlots: 8 })
    expect((await askToSide(app, cup, ada, ben)).status).toBe(200)
    const asked = await viewTournament(app, cup, ben)
    expect([asked.actions.confirm.kind, asked.users.find(({ id }) => id === ben.id)?._joinData.asker]).toEqual([
      'allowed',
      ada.id,
    ])
    // Nobody else learns whom a captain asks, the organizer neither.
    expect(placesIn(await viewTournament(app, cup, olga))).toBe('Ada Accepted')
    await answerSide(app, cup, ben)
    expect(await shown(cup)).toEqual({ sides: 'Ada & Ben', accepted: 1, openSlots: 7 })
    const [listed] = (await app.call(tournaments.mine, {}, ben)).payload
    expect([listed?.id, listed?.accepted]).toEqual([cup.id, 1])
  })

  test('each refusal has its reason', async () => {
    const cup = await doublesCup(app, olga, { slots: 2 })
    await enterPair(app, cup, ada, ben)
    await joinTournament(app, cup, cleo)
    await joinTournament(app, cup, dan)
    await befriend(app, cleo, ada)
    expect(refusal(await askToSide(app, cup, cleo, ada))).toBe('409 This player is on a side already.')
    expect(refusal(await askToSide(app, cup, ben, dan))).toBe('403 The captain of your side asks its players.')
    expect(refusal(await askToSide(app, cup, ada, dan))).toBe('409 Every place on this side is taken.')
    expect(refusal(await askToSide(app, cup, cleo, eve))).toBe(
      '409 Ask friends, members of your team, and players who need a partner.',
    )
    expect(refusal(await askToSide(app, cup, eve, dan))).toBe('403 You have no place in this tournament.')
    const singles = await tournamentOf(app, olga)
    await joinTournament(app, singles, cleo)
    expect(refusal(await askToSide(app, singles, cleo, ada))).toBe('409 Players enter this tournament alone.')
    // From the list of those who need a partner no friendship is asked.
    expect((await askToSide(app, cup, cleo, dan)).status).toBe(200)
    expect(refusal(await askToSide(app, cup, eve, cleo))).toBe('403 You have no place in this tournament.')
    await answerSide(app, cup, dan)
    expect((await shown(cup)).sides).toBe('Ada & Ben, Cleo & Dan')
    expect(refusal(await joinTournament(app, cup, eve))).toBe('409 This tournament is full.')
  })

  test('a captain who leaves hands the side on, and the last one takes it away', async () => {
    const cup = await doublesCup(app, olga)
    await enterPair(app, cup, ada, ben)
    await app.call(tournaments.leave, { id: cup.id }, ada)
    expect(await shown(cup)).toEqual({ sides: 'Ben', accepted: 0, openSlots: 8 })
    await joinTournament(app, cup, cleo)
    await askToSide(app, cup, ben, cleo)
    await app.call(tournaments.leave, { id: cup.id }, ben)
    expect((await viewTournament(app, cup, cleo)).actions.confirm.kind).toBe('hidden')
    expect((await shown(cup)).sides).toBe('Cleo')
  })

  test('the organizer puts two together who need a partner', async () => {
    const cup = await doublesCup(app, olga)
    await joinTournament(app, cup, ada)
    await joinTournament(app, cup, cleo)
    const pair = { tournament_id: cup.id, captain: ada.id, player: cleo.id }
    expect(refusal(await app.call(tournaments.pair, pair, ada))).toBe('403 This tournament is not yours to change.')
    const paired = await app.call(tournaments.pair, pair, olga)
    expect([paired.status, sidesIn(paired.payload)]).toEqual([200, 'Ada & Cleo'])
    expect(refusal(await app.call(tournaments.pair, pair, olga))).toBe('409 Name two who need a partner.')
  })

  test('a block ends what a captain asks, and nobody is put together across one', async () => {
    const cup = await doublesCup(app, olga)
    await joinTournament(app, cup, dan)
    await joinTournament(app, cup, eve)
    await askToSide(app, cup, dan, eve)
    await app.call(blocks.set, { user_id: dan.id, active: 1 }, eve)
    expect((await viewTournament(app, cup, eve)).actions.confirm.kind).toBe('hidden')
    expect((await askToSide(app, cup, dan, eve)).status).toBe(400)
    const pair = { tournament_id: cup.id, captain: dan.id, player: eve.id }
    expect(refusal(await app.call(tournaments.pair, pair, olga))).toBe('409 These players cannot be put on one side.')
    await app.call(blocks.set, { user_id: dan.id, active: 0 }, eve)
  })

  test('a side plays for the team of its captain, who asks its members', async () => {
    const { make, accept } = teamActs(() => app)
    const { payload: team } = await make(ada, 'Net Gains', { sports: await app.sportId(DOUBLES) })
    const cup = await doublesCup(app, olga)
    await joinTournament(app, cup, ada)
    await app.call(teams.addPlayers, { team_id: team.id, user_id: dan.id }, ada)
    await accept(dan, team)
    const asked = await app.call(tournaments.side, { tournament_id: cup.id, team_id: team.id, ask: [dan.id] }, ada)
    expect(asked.status).toBe(200)
    await answerSide(app, cup, dan)
    const { users } = await viewTournament(app, cup, olga)
    expect(users.map(({ _joinData }) => _joinData.side?.team)).toEqual(['Net Gains', 'Net Gains'])
    const notOwn = await app.call(tournaments.side, { tournament_id: cup.id, team_id: team.id }, dan)
    expect(notOwn.status).toBe(403)
  })

  test('with the start halves of sides are out, and are told', async () => {
    const cup = await doublesCup(app, olga)
    await enterPair(app, cup, ada, ben)
    await enterPair(app, cup, cleo, dan)
    await joinTournament(app, cup, eve)
    await letTournamentStart(app, cup)
    await app.app.settle()
    const { status, users } = await viewTournament(app, cup, await app.signIn(olga))
    expect([status, users.map(({ first_name }) => first_name).toSorted()]).toEqual([
      'Reporting',
      ['Ada', 'Ben', 'Cleo', 'Dan'],
    ])
    expect(app.mails.filter(({ to }) => to === eve.email).map(({ subject }) => subject)).toContain(
      'Your side is not in Spring Open',
    )
  })
})
