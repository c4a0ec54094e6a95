import { DAY } from '@gauntlet/contract/time'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import type { Cause } from './record.ts'
import { listToReplay } from './replay-queries.ts'
import { voidResult } from './void.ts'
import { testClub, testDatabase } from '../../testing/opened.ts'
import { byHand, winFor } from './testing.ts'

const club = testClub(testDatabase())
let ada = ''
let ben = ''
let cleo = ''
beforeEach(async () => {
  await club.forget()
  ;[ada = '', ben = '', cleo = ''] = await club.players('Ada', 'Ben', 'Cleo')
})

const now = () => club.services.clock.now().getTime()
const takeBack = (which: Cause | { resultIds: string[] }) => club.takesBack(which)
/** Without the replay that follows. */
const takeBackOnly = (which: Cause) => club.db.transaction(tx => voidResult(tx, club.services, which))

async function play(winner: string, loser: string) {
  club.services.clock.advance(DAY)
  const challengeId = newId(club.services.clock.now())
  await club.record({ cause: { challengeId }, sides: [[winner], [loser]], winner: 0, ranked: true })
  return { challengeId, result: winFor(winner, loser, now()) }
}

test('voiding a result replays what came after it as if it had not been', async () => {
  const first = await play(ada, ben)
  const second = await play(ada, ben)
  const third = await play(cleo, ada)
  expect(await takeBack({ challengeId: second.challengeId })).toBe(true)
  const expected = byHand([first.result, third.result])
  expect(Object.fromEntries(await club.states([ada, ben, cleo]))).toEqual(expected.players)
  expect(await club.differing()).toBe(0)
})

test('the ledger keeps what was, and tells what holds', async () => {
  const first = await play(ada, ben)
  const second = await play(cleo, ada)
  const [before] = await club.changesOf(ada, [second.challengeId])
  await takeBack({ challengeId: first.challengeId })
  const challengeIds = [first.challengeId, second.challengeId]
  const [gone, after] = await club.changesOf(ada, challengeIds)
  expect(gone).toBeNull()
  expect(after?.before).toBe(500)
  expect(before?.before).toBeGreaterThan(500)
  const superseded = await club.run('select count(*) as entries from rank_entries where superseded_in = 1')
  expect(superseded).toEqual([{ entries: 2 }])
  expect(await club.run('select count(*) as entries from rank_entries where superseded_in is null')).toEqual([
    { entries: 2 },
  ])
})

test('players without another result are newcomers again, and have played nothing', async () => {
  const { challengeId } = await play(ada, ben)
  await takeBack({ challengeId })
  expect(await club.states([ada, ben])).toEqual(
    new Map([
      [ada, undefined],
      [ben, undefined],
    ]),
  )
  const rows = await club.run('select played, wins, results from player_sports where user_id = $1', [ada])
  expect(rows).toEqual([{ played: 0, wins: 0, results: 0 }])
  expect(await club.run('select sum(numbered + provisional)::int as counted from rank_histograms')).toEqual([
    { counted: 0 },
  ])
})

test('players whose last result it was stand where they stood before it at once, and so does how often they have met', async () => {
  const first = await play(ada, ben)
  await play(ada, cleo)
  const before = await club.states([ada, ben, cleo])
  const last = await play(ada, ben)
  await takeBackOnly(last)
  expect(await club.states([ada, ben, cleo])).toEqual(before)
  const [pair, ...more] = await club.run('select n, day from rank_pairs where n > 0 and $1 in (one, two)', [ben])
  expect([pair, more]).toEqual([{ n: 1, day: Math.floor((first.result.at ?? 0) / DAY) }, []])
  expect(await listToReplay.all(club.db)).toHaveLength(1)
  await club.replays()
  expect([await listToReplay.all(club.db), await club.differing()]).toEqual([[], 0])
})

test('until the replay has come, whoever has played since keeps the rank, and the result counts as played no more', async () => {
  const first = await play(ada, ben)
  await play(cleo, ada)
  const before = (await club.states([ada])).get(ada)
  await takeBackOnly(first)
  expect((await club.states([ada, ben])).get(ada)).toEqual(before)
  expect((await club.states([ben])).get(ben)).toBeUndefined()
  expect(await club.run('select played from player_sports where user_id = $1', [ada])).toEqual([{ played: 1 }])
  await club.replays()
  expect((await club.states([ada])).get(ada)).not.toEqual(before)
  expect(await club.differing()).toBe(0)
})

test('when one of four is voided, those after it count as if it had not been', async () => {
  const played = [await play(ada, ben), await play(ada, ben), await play(ada, ben), await play(ada, ben)]
  const [first, ...rest] = played
  await takeBack({ challengeId: first?.challengeId ?? '' })
  const expected = byHand(rest.map(({ result }) => result))
  expect((await club.states([ada])).get(ada)).toEqual(expected.players[ada])
  expect(expected.players[ada]?.results).toBe(3)
})

test('a voided match may be decided anew', async () => {
  const { challengeId } = await play(ada, ben)
  await takeBack({ challengeId })
  await club.record({ cause: { challengeId }, sides: [[ada], [ben]], winner: 1, ranked: true })
  const states = await club.states([ada, ben])
  expect(states.get(ben)?.mean).toBeGreaterThan(states.get(ada)?.mean ?? Infinity)
  expect(await takeBack({ challengeId })).toBe(true)
  expect(await club.differing()).toBe(0)
})

test('what does not count cannot be taken back, nor twice', async () => {
  const { challengeId } = await play(ada, ben)
  const [row] = await club.run('select id from results')
  expect(await takeBack({ resultIds: [String(row?.['id'])] })).toBe(true)
  expect(await takeBack({ challengeId })).toBe(false)
  expect(await takeBack({ tournamentId: challengeId })).toBe(false)
})

test('an unranked match is taken back from what was played', async () => {
  const challengeId = newId(club.services.clock.now())
  await club.record({ cause: { challengeId }, sides: [[ada], [ben]], winner: 0, ranked: false })
  await takeBackOnly({ challengeId })
  const rows = await club.run('select played, wins from player_sports where user_id = $1', [ada])
  expect(rows).toEqual([{ played: 0, wins: 0 }])
  expect(await listToReplay.all(club.db)).toEqual([])
})

test('everyone whose rank follows is told', async () => {
  const first = await play(ada, ben)
  await play(cleo, ada)
  await takeBack({ challengeId: first.challengeId })
  const told = await club.run('select user_id from player_versions where user_id = any($1)', [[ada, ben, cleo]])
  expect(new Set(told.map(row => row['user_id']))).toEqual(new Set([ada, ben, cleo]))
})
