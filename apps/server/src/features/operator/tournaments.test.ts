import { contact } from '@gauntlet/contract/contact/endpoints'
import { credits } from '@gauntlet/contract/credits/endpoints'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { HOUR } from '@gauntlet/contract/time'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Player, selfOf } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'
import { letTournamentStart, tournamentOf, viewTournament } from '../../testing/tournaments.ts'
import { subjectsTo } from '../../testing/notices.ts'
import { answerAtDesk } from './desk.ts'

const OPERATOR = 'club@example.org'
const NAMES = ['Ben', 'Cleo', 'Dan', 'Eve'] as const
type Name = (typeof NAMES)[number]
const app = testApp({ OPERATOR_EMAIL: OPERATOR })
let ada: Player
/** Another one for each test: ranks begin at 500. */
let sport: string
let known: string[]
const players = new Map<Name, Player>()
beforeAll(async () => {
  known = (await app.call(sports.all, {})).payload.map(({ name }) => name)
  ada = await app.player('Ada Order')
  for (const name of NAMES) players.set(name, await app.player(`${name} Player`))
})

let turn = 0
beforeEach(async () => {
  sport = known[turn] ?? ''
  turn += 1
  await signInAgain()
  for (const who of players.values()) await app.call(sports.add, { sports: [await app.sportId(sport)] }, who)
})

async function signInAgain() {
  ada = await app.signIn(ada)
  for (const [name, who] of players) players.set(name, await app.signIn(who))
}
const player = (name: Name): Player => {
  const found = players.get(name)
  if (!found) throw new Error(`Nobody is called ${name}`)
  return found
}
const olga = (command: string, ...words: string[]) => {
  app.clock.advance(1_000)
  return answerAtDesk(app.app.services, { command, words, who: 'olga', cwd: '/' })
}
async function done(command: string, ...words: string[]) {
  const reply = await olga(command, ...words)
  if (!('text' in reply)) throw new Error(`${command} was refused: ${JSON.stringify(reply)}`)
  return reply
}

/** Ranked, of four; Ada reports Ben, Cleo, Dan, Eve. */
async function reported(): Promise<Tournament> {
  await done('grant', ada.id, '5')
  const selected = NAMES.map(name => player(name).id)
  const tournament = await tournamentOf(app, ada, { ranked: 1, sport: await app.sportId(sport), selected })
  for (const name of NAMES) await app.call(tournaments.answer, { id: tournament.id, status: 'accepted' }, player(name))
  await letTournamentStart(app, tournament)
  await signInAgain()
  const places = NAMES.map((name, index) => ({ userid: player(name).id, rank: index + 1 }))
  await app.call(tournaments.rankReport, { id: tournament.id, places }, ada)
  return tournament
}
const write = ({ id }: Tournament, name: Name, message: string) => {
  const words = { first_name: name, last_name: 'Player', email: player(name).email, message }
  return app.call(contact.send, { ...words, reason: 'Dispute', tournament: id }, player(name))
}
async function disputed(): Promise<Tournament> {
  const tournament = await reported()
  await write(tournament, 'Dan', 'I beat Ben in the final.')
  return tournament
}
const standing = async (tournament: Tournament) =>
  (await viewTournament(app, tournament, player('Eve'))).users
    .filter(({ _joinData }) => _joinData.position !== null)
    .map(({ first_name }) => first_name)
    .join(', ')
const countsOf = async (name: Name) => {
  const { played, wins, rank } =
    (await selfOf(app, player(name))).sports.find(each => each.name === sport)?._joinData ?? {}
  return { played, wins, moved: rank !== 500 }
}
const sound = async () => [(await done('replay-ranks')).failed, (await done('balances')).failed]

test('a disputed tournament is listed with its places, who disputes, and what they wrote', async () => {
  const { id } = await disputed()
  const { data, text } = await done('disputes')
  expect(data).toMatchObject({
    tournaments: [
      {
        tournament_id: id,
        organizer_id: ada.id,
        disputed_by: player('Dan').id,
        people: [
          { id: player('Ben').id, position: 1, played: true },
          { id: player('Cleo').id, position: 2 },
          { id: player('Dan').id, position: 3 },
          { id: player('Eve').id, position: 4 },
          { id: ada.id, position: null, played: false },
        ],
        messages: [{ message: 'I beat Ben in the final.', tournament_id: id }],
      },
    ],
  })
  expect(text).toContain('disputed by Dan Player')
  expect((await done('messages', '--limit', '1')).text).toContain(`tournament ${id}`)
  await app.mailTo(OPERATOR, `/tournament/view/${id}`)
  await done('resolve', 'tournament', id, 'confirm', '--why', 'Everybody else agrees.')
  expect(await countsOf('Ben')).toEqual({ played: 1, wins: 1, moved: true })
  expect(await olga('resolve', 'tournament', id, 'confirm')).toEqual({ failure: 'There is nothing to settle.' })
})

test('another winner comes first, the others move down, and all are told', async () => {
  const tournament = await disputed()
  const { data } = await done('resolve', 'tournament', tournament.id, 'winner', player('Dan').email)
  expect(data).toMatchObject({ status: 'Complete', places: [{ user_id: player('Dan').id, position: 1 }, {}, {}, {}] })
  expect(await standing(tournament)).toBe('Dan, Ben, Cleo, Eve')
  expect(await countsOf('Dan')).toEqual({ played: 1, wins: 1, moved: true })
  expect(await subjectsTo(app, player('Eve'))).toContain('Dan Player won Spring Open. You came 4th')
})

test('places that count already are dealt anew: the ranks are replayed, and the audit keeps what stood', async () => {
  const tournament = await reported()
  await app.advance(49 * HOUR)
  await signInAgain()
  expect(await countsOf('Ben')).toEqual({ played: 1, wins: 1, moved: true })
  const order = (['Eve', 'Dan', 'Cleo', 'Ben'] as const).map(name => player(name).email)
  await done('resolve', 'tournament', tournament.id, 'places', ...order, '--why', 'Read from the wrong end.')
  expect(await standing(tournament)).toBe('Eve, Dan, Cleo, Ben')
  expect([await countsOf('Ben'), await countsOf('Eve')]).toEqual([
    { played: 1, wins: 0, moved: true },
    { played: 1, wins: 1, moved: true },
  ])
  expect((await done('audit', '--limit', '1')).data).toMatchObject({
    acts: [
      {
        act: 'resolve',
        subject: tournament.id,
        why: 'Read from the wrong end.',
        details: { places_before: [{ user_id: player('Ben').id, position: 1 }, {}, {}, {}] },
      },
    ],
  })
  expect(await sound()).toEqual([undefined, undefined])
})

test('a result that counts is made void, and what it did to the ranks is undone', async () => {
  const tournament = await reported()
  await app.advance(49 * HOUR)
  await signInAgain()
  await done('void', tournament.id)
  expect(await viewTournament(app, tournament, player('Ben'))).toMatchObject({ status: 'Dismissed', ended: 'void' })
  expect(await countsOf('Ben')).toEqual({ played: 0, wins: 0, moved: false })
  expect(await sound()).toEqual([undefined, undefined])
  expect(await olga('void', tournament.id)).toEqual({ failure: 'There is nothing to settle.' })
})

test('places that cannot be are refused, and nothing is done', async () => {
  const tournament = await disputed()
  const ben = player('Ben').id
  expect(await olga('resolve', 'tournament', tournament.id, 'winner', ada.id)).toEqual({
    failure: 'Only players who have accepted get a place.',
  })
  expect(await olga('resolve', 'tournament', tournament.id, 'places', ben, ben, ben, ben)).toEqual({
    failure: 'Duplicate positions have been entered, please correct.',
  })
  expect(await olga('resolve', 'tournament', ben, 'void')).toEqual({ failure: 'There is no such tournament.' })
  expect(await olga('void', ben)).toEqual({ failure: 'There is no such challenge or tournament.' })
  expect(await standing(tournament)).toBe('Ben, Cleo, Dan, Eve')
})

test('a tournament that holds other credits than were paid for it is told', async () => {
  const { id } = await tournamentOf(app, await app.player('Olga Owner'), { ranked: 1 })
  await app.db.session(session => session.run('update tournaments set paid = 7 where id = $1', [id]))
  const { data, failed } = await done('balances')
  expect(data).toMatchObject({ holdings: [{ thing: 'tournament', id, holds: 7, paid: 5 }] })
  expect(failed).toBe('The credits do not add up.')
  await app.db.session(session => session.run('update tournaments set paid = 5 where id = $1', [id]))
})

test('what a ranked tournament cost may come back: whoever waits for that gets no free credits', async () => {
  const organizer = await app.player('Otto Owner')
  await tournamentOf(app, organizer, { ranked: 1 })
  await tournamentOf(app, organizer, { ranked: 1, title: 'Summer Open' })
  expect((await selfOf(app, organizer)).credits).toBe(0)
  expect((await app.call(credits.free, { id: organizer.id }, organizer)).status).toBe(409)
})
