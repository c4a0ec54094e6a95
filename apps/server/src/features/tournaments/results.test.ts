import { contact, contactTexts } from '@gauntlet/contract/contact/endpoints'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { DAY, HOUR } from '@gauntlet/contract/time'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { rate } from '@gauntlet/rules/ranks/rate'
import { dayOf, newcomer, shownRank } from '@gauntlet/rules/ranks/state'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Player, selfOf } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { joinTournament, letTournamentStart, tournamentOf, viewTournament } from '../../testing/tournaments.ts'
import { subjectsTo } from '../../testing/notices.ts'

const NAMES = ['Ben', 'Cleo', 'Dan', 'Eve', 'Finn'] as const
type Name = (typeof NAMES)[number]

const app = testApp()
let [ada] = testPlayers(app, ['Ada Ace'])
const players = new Map<Name, Player>()
beforeAll(async () => {
  for (const name of NAMES) players.set(name, await app.player(`${name} Player`))
})

const player = (name: Name): Player => {
  const found = players.get(name)
  if (!found) throw new Error(`Nobody is called ${name}`)
  return found
}

/** A tournament of these players that has just started; everybody has a new session then. */
async function begun(names: readonly Name[], sport: string, ranked: 0 | 1 = 0): Promise<Tournament> {
  await signInAgain()
  const tournament = await tournamentOf(app, ada, {
    ranked,
    sport: await app.sportId(sport),
    selected: names.map(name => player(name).id),
  })
  for (const name of names) await app.call(tournaments.answer, { id: tournament.id, status: 'accepted' }, player(name))
  await letTournamentStart(app, tournament)
  await signInAgain()
  return tournament
}
async function signInAgain() {
  ada = await app.signIn(ada)
  for (const [name, known] of players) players.set(name, await app.signIn(known))
}

const isName = (word: string): word is Name => NAMES.some(name => name === word)

/** Ada reports who came where: 'Ben 1, Cleo 2'. */
function rankReport({ id }: Tournament, placings: string) {
  const places = placings.split(', ').map(placing => {
    const [name = '', rank] = placing.split(' ')
    if (!isName(name)) throw new Error(`Nobody is called ${name}`)
    return { userid: player(name).id, rank: Number(rank), tournamentid: id }
  })
  return app.call(tournaments.rankReport, { id, places }, ada)
}
const sportOf = async (who: Player, sport: string) => {
  const self = await selfOf(app, who)
  const { played, wins, rank } = self.sports.find(({ name }) => name === sport)?._joinData ?? {}
  return { played, wins, rank }
}
const message = ({ body }: { body: { message?: string } }) => body.message

async function playing(sport: string) {
  for (const who of players.values()) await app.call(sports.add, { sports: [await app.sportId(sport)] }, who)
}

describe('a ranked tournament of five newcomers, four of whom are placed', () => {
  const SPORT = 'Golf'
  let tournament: Tournament
  beforeAll(async () => {
    await playing(SPORT)
    tournament = await begun(NAMES, SPORT, 1)
    await rankReport(tournament, 'Cleo 1, Ben 2, Eve 4, Dan 5')
  })

  test('is Complete, with the gap closed and the positions for everybody to see', async () => {
    const { status, users, winnername } = await viewTournament(app, tournament, player('Finn'))
    expect([status, winnername]).toEqual(['Complete', 'Cleo Player'])
    expect(users.map(({ first_name, _joinData }) => [first_name, _joinData.position])).toEqual([
      ['Cleo', 1],
      ['Ben', 2],
      ['Eve', 3],
      ['Dan', 4],
      ['Finn', null],
    ])
    const rows = (await app.call(tournaments.details, { id: tournament.id }, player('Ben'))).payload
    expect(
      rows.map(({ name, rank_value, total_participants }) => `${rank_value} of ${total_participants} ${name}`),
    ).toEqual(['1 of 5 Cleo Player', '2 of 5 Ben Player', '3 of 5 Eve Player', '4 of 5 Dan Player'])
    expect(rows.map(({ rating_value, provisional }) => [rating_value, provisional])).toEqual(rows.map(() => [500, 1]))
  })

  test('moves no rank for 48 hours, and then each as the engine says, the one left out last', async () => {
    await app.advance(47 * HOUR)
    await signInAgain()
    expect(await sportOf(player('Cleo'), SPORT)).toMatchObject({ played: 0, rank: 500 })
    await app.advance(2 * HOUR)
    await signInAgain()
    const order = ['Cleo', 'Ben', 'Eve', 'Dan', 'Finn'] as const
    const expected = rate({
      sides: order.map(() => [newcomer(500)]),
      positions: [1, 2, 3, 4, null],
      day: dayOf(app.clock.now().getTime()),
      score: null,
      weight: 1,
    }).map(([state]) => state && shownRank(state))
    const ranks = await Promise.all(order.map(async name => (await sportOf(player(name), SPORT)).rank))
    expect(ranks).toEqual(expected)
    expect(await sportOf(player('Cleo'), SPORT)).toMatchObject({ played: 1, wins: 1 })
    expect(await sportOf(player('Dan'), SPORT)).toMatchObject({ played: 1, wins: 0 })
    expect(await sportOf(player('Finn'), SPORT)).toMatchObject({ played: 0, wins: 0 })
    const { rank_change, settles_at } = await viewTournament(app, tournament, player('Cleo'))
    expect([rank_change?.before, settles_at]).toEqual([500, null])
  })
})

test('an unranked one counts as played at once and moves no rank', async () => {
  const tournament = await begun(['Ben', 'Cleo', 'Dan', 'Eve'], 'Tennis Singles')
  await rankReport(tournament, 'Ben 1, Cleo 2, Dan 3, Eve 4')
  expect(await sportOf(player('Ben'), 'Tennis Singles')).toEqual({ played: 1, wins: 1, rank: 500 })
  expect(await sportOf(player('Eve'), 'Tennis Singles')).toEqual({ played: 1, wins: 0, rank: 500 })
})

test('fewer than four are reported by their winner, with stars that count once', async () => {
  const tournament = await begun(['Ben', 'Cleo', 'Dan'], 'Tennis Singles')
  const tooFew = await rankReport(tournament, 'Ben 1, Cleo 2, Dan 3')
  expect([tooFew.status, message(tooFew)]).toEqual([
    400,
    'Please select at least four participants position from dropdwn before submit.',
  ])
  const answer = await app.call(
    tournaments.report,
    { id: tournament.id, winner: player('Dan').id, ratings: { [player('Cleo').id]: 3 } },
    ada,
  )
  expect([message(answer), answer.payload.winnername]).toEqual(['Report sent successfully', 'Dan Player'])
  expect([(await selfOf(app, player('Cleo'))).rating, (await selfOf(app, player('Ben'))).rating]).toEqual([3, 5])
  const again = await app.call(tournaments.report, { id: tournament.id, winner: player('Ben').id }, ada)
  expect([again.status, message(again)]).toEqual([409, 'The result is reported.'])
})

describe('a report', () => {
  test.each<[string, 400 | 409, string, string]>([
    ['a position twice', 400, 'Duplicate positions have been entered, please correct.', 'Ben 1, Cleo 1, Dan 2, Eve 3'],
    ['a player twice', 400, 'Duplicate positions have been entered, please correct.', 'Ben 1, Ben 2, Dan 3, Eve 4'],
    ['a stranger', 409, 'Only players who have accepted get a place.', 'Ben 1, Cleo 2, Dan 3, Finn 4'],
    ['more places than players', 409, 'Positions go from 1 to the number of players.', 'Ben 1, Cleo 2, Dan 3, Eve 5'],
  ])('with %s is refused', async (_what, status, text, places) => {
    const tournament = await begun(['Ben', 'Cleo', 'Dan', 'Eve'], 'Tennis Singles')
    const answer = await rankReport(tournament, places)
    expect([answer.status, message(answer)]).toEqual([status, text])
  })

  test('after the cancellation is refused, and nothing of the cost is given back by then', async () => {
    const before = (await selfOf(app, await app.signIn(ada))).credits ?? 0
    const tournament = await begun(['Ben', 'Cleo', 'Dan', 'Eve'], 'Golf', 1)
    await app.call(tournaments.cancel, { id: tournament.id }, ada)
    const answer = await rankReport(tournament, 'Ben 1, Cleo 2, Dan 3, Eve 4')
    expect([answer.status, message(answer)]).toEqual([409, 'Tournament already canceled.'])
    expect((await selfOf(app, ada)).credits).toBe(before - 5)
  })

  test('is the organizer’s alone', async () => {
    const tournament = await tournamentOf(app, ada)
    await joinTournament(app, tournament, player('Ben'))
    const answer = await app.call(tournaments.report, { id: tournament.id, winner: player('Ben').id }, player('Ben'))
    expect(answer.status).toBe(403)
  })
})

test('a dispute holds the placings, and 30 days later they are void', async () => {
  const organizer = await app.player('Olga Order')
  ada = organizer
  await playing('Squash')
  const tournament = await begun(['Ben', 'Cleo', 'Dan', 'Eve'], 'Squash', 1)
  await rankReport(tournament, 'Ben 1, Cleo 2, Dan 3, Eve 4')
  const dispute = (name: Name) => {
    const words = { first_name: name, last_name: 'Player', email: player(name).email, message: 'I beat Ben.' }
    return app.call(contact.send, { ...words, reason: 'Dispute', tournament: tournament.id }, player(name))
  }
  expect(message(await dispute('Finn'))).toBe(contactTexts.sent)
  expect((await viewTournament(app, tournament, player('Ben'))).held).toBe(0)
  expect(message(await dispute('Dan'))).toBe(contactTexts.disputed)
  expect(message(await dispute('Eve'))).toBe(contactTexts.disputed)
  expect((await viewTournament(app, tournament, player('Ben'))).held).toBe(1)
  expect(await subjectsTo(app, organizer)).toContain('Dan Player disputes the result of Spring Open')
  await app.advance(31 * DAY)
  await signInAgain()
  expect(await viewTournament(app, tournament, player('Ben'))).toMatchObject({ status: 'Dismissed', ended: 'void' })
  expect((await sportOf(player('Ben'), 'Squash')).played).toBe(0)
})
