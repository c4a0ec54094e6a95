import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { HOUR } from '@gauntlet/contract/time'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { expect, test } from 'vitest'
import { type Player, selfOf } from '../../testing/app.ts'
import { matchBetween, viewBracket } from '../../testing/brackets.ts'
import { DOUBLES } from '../../testing/lineups.ts'
import { textsOf } from '../../testing/notices.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { doublesCup, enterPair, letTournamentStart, viewTournament } from '../../testing/tournaments.ts'
import { answerAtDesk } from '../operator/desk.ts'

const app = testApp()
const NAMES = ['Olga', 'Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal'] as const
type Name = (typeof NAMES)[number]
const known = testPlayers(
  app,
  NAMES.map(name => `${name} Player`),
  { sports: [DOUBLES] },
)
const sessions = new Map<Name, Player>()
const player = (name: Name): Player => {
  const found = sessions.get(name) ?? known[NAMES.indexOf(name)]
  if (!found) throw new Error(`Nobody is called ${name}`)
  return found
}
const signInAgain = async () => {
  for (const name of NAMES) sessions.set(name, await app.signIn(player(name)))
}
const PAIRS = [
  ['Ada', 'Ben'],
  ['Cleo', 'Dan'],
  ['Eve', 'Finn'],
  ['Gus', 'Hal'],
] as const

/** Olga's, in which four pairs play, begun and drawn. */
async function begun(ranked: 0 | 1 = 0): Promise<Tournament> {
  await signInAgain()
  if (ranked === 1) {
    app.clock.advance(1_000)
    await answerAtDesk(app.app.services, { command: 'grant', words: [player('Olga').id, '5'], who: 'olga', cwd: '/' })
  }
  // In a ranked tournament newcomers ask, unless they are invited.
  const selected = ranked === 1 ? PAIRS.flat().map(name => player(name).id) : []
  const cup = await doublesCup(app, player('Olga'), { format: 'single_elimination', ranked, slots: 4, selected })
  for (const [captain, partner] of PAIRS) await enterPair(app, cup, player(captain), player(partner))
  await letTournamentStart(app, cup)
  await signInAgain()
  const order = PAIRS.map(([captain]) => player(captain).id)
  await app.call(brackets.draw, { id: cup.id, order }, player('Olga'))
  return cup
}
const bracketOf = (cup: Tournament, name: Name = 'Olga') => viewBracket(app, cup, player(name))
/** The first wins, as two players report, one of each side. */
async function play(
  cup: Tournament,
  [winner, loser]: readonly [Name, Name],
  by: readonly [Name, Name] = [winner, loser],
) {
  const { id: match } = matchBetween(await bracketOf(cup), player(winner), player(loser))
  const answers = []
  for (const name of by)
    answers.push(await app.call(brackets.report, { id: cup.id, match, winner: player(winner).id }, player(name)))
  return answers.map(({ status }) => status)
}
async function standing(...names: readonly Name[]): Promise<string> {
  const lines = []
  for (const name of names) {
    const own = (await selfOf(app, player(name))).sports.find(({ name: sport }) => sport === DOUBLES)?._joinData
    lines.push(`${name} ${own?.rank} ${own?.wins}/${own?.played}`)
  }
  return lines.join(', ')
}

test('each player of both sides moves, match by match, and places are of sides', async () => {
  const cup = await begun(1)
  await play(cup, ['Ada', 'Gus'], ['Ben', 'Hal'])
  expect(await standing('Ada', 'Ben', 'Gus', 'Hal')).toMatch(
    /^Ada (\d+) 1\/1, Ben \1 1\/1, Gus (\d+) 0\/1, Hal \2 0\/1$/,
  )
  await play(cup, ['Cleo', 'Eve'])
  await play(cup, ['Gus', 'Eve'])
  await play(cup, ['Ada', 'Cleo'], ['Ada', 'Dan'])
  const { status, users, winnername } = await viewTournament(app, cup, player('Olga'))
  expect([status, winnername]).toEqual(['Complete', 'Ada Player & Ben Player'])
  expect(
    users.map(({ first_name, _joinData }) => `${first_name} ${_joinData.position}-${_joinData.last_position}`),
  ).toEqual(['Ada 1-1', 'Ben 1-1', 'Cleo 2-2', 'Dan 2-2', 'Gus 3-3', 'Hal 3-3', 'Eve 4-4', 'Finn 4-4'])
  expect(await textsOf(app, player('Ben'))).toContain('You won Spring Open')
  expect(await textsOf(app, player('Hal'))).toContain('Ada Player and Ben Player won Spring Open. You came 3rd')
  await app.advance(49 * HOUR)
  await signInAgain()
  expect((await standing('Ada', 'Ben')).replace(/ \d+ /g, ' ')).toBe('Ada 2/2, Ben 2/2')
})

test('a bracket is of sides, each by its names, and any of its players reports', async () => {
  const cup = await begun()
  const { players, seed, matches } = await bracketOf(cup, 'Ben')
  expect(players.map(({ full_name }) => full_name).toSorted()).toEqual([
    'Ada Player & Ben Player',
    'Cleo Player & Dan Player',
    'Eve Player & Finn Player',
    'Gus Player & Hal Player',
  ])
  const adas = players.find(({ id }) => id === player('Ada').id)
  expect([seed, adas?.partners.map(({ id }) => id)]).toEqual([adas?.seed, [player('Ben').id]])
  const own = matches.filter(({ sides }) => sides.includes(seed))
  expect(own.map(({ actions }) => actions.report.kind)).toEqual(['allowed'])
  // A side speaks with one voice: the partner of a player who reported says nothing more.
  expect(await play(cup, ['Ada', 'Gus'], ['Ben', 'Ada'])).toEqual([200, 409])
  const reported = 'Ada Player and Ben Player reported a win in Spring Open. Confirm?'
  expect(await textsOf(app, player('Hal'))).toContain(reported)
  expect(await textsOf(app, player('Ada'))).not.toContain(reported)
  const { id: match } = matchBetween(await bracketOf(cup), player('Ada'), player('Gus'))
  const answer = await app.call(brackets.report, { id: cup.id, match, winner: player('Ben').id }, player('Hal'))
  expect(answer.payload.matches.find(({ id }) => id === match)?.winner).toBe(seed)
})

test('a player who withdraws takes the side out, and nobody plays on with half of it', async () => {
  const cup = await begun()
  const { status, payload } = await app.call(brackets.withdraw, { id: cup.id }, player('Hal'))
  expect([status, payload.players.find(({ id }) => id === player('Gus').id)?.withdrawn]).toEqual([200, 1])
  expect(await textsOf(app, player('Gus'))).toContain('Hal Player withdrew from Spring Open')
  const walked = await app.call(brackets.walkIn, { id: cup.id, user_id: player('Olga').id }, player('Olga'))
  expect(walked.status).toBe(409)
})

test('nobody is taken off a side once the bracket is played', async () => {
  const cup = await begun()
  const removed = await app.call(
    tournaments.removePlayer,
    { tournament_id: cup.id, user_id: player('Dan').id },
    player('Olga'),
  )
  expect(removed.body.message).toBe('Enter results in the bracket.')
})
