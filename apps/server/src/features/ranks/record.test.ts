import { DAY } from '@gauntlet/contract/time'
import { shownRank } from '@gauntlet/rules/ranks/state'
import { expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { auditRanks } from './audit.ts'
import { rankChangesIn, rankStates } from './changes.ts'
import { listPlayers } from './queries.ts'
import { repairRanks } from './repair.ts'
import { testClub, testDatabase } from '../../testing/opened.ts'

const club = testClub(testDatabase())
const house = () => ({ db: club.db, ...club.services })

const countsOf = async (id: string) => {
  const rows = await listPlayers.all(club.db, { sportId: club.sportId })
  const row = rows.find(({ user_id }) => user_id === id)
  return { played: row?.played, wins: row?.wins }
}

test('the winner of two newcomers is told the change, and so is the loser', async () => {
  const [ada = '', ben = ''] = await club.players('Ada', 'Ben')
  const before = await rankStates(club.db, club.sportId, [ada, ben])
  const changes = await club.beats(ada, ben)
  const states = await club.states([ada, ben])
  for (const id of [ada, ben]) {
    const [was, is] = [before.get(id), states.get(id)]
    expect(changes.get(id)).toEqual({ before: was && shownRank(was), after: is && shownRank(is) })
  }
  const [up, down] = [changes.get(ada), changes.get(ben)]
  expect((up?.after ?? 0) - (up?.before ?? 0)).toBeGreaterThan(90)
  expect((down?.after ?? 0) - (down?.before ?? 0)).toBeLessThan(-90)
})

test('an unranked match counts as played and won, and moves no rank', async () => {
  const [ada = '', ben = ''] = await club.players('Ada', 'Ben')
  expect(await club.beats(ada, ben, { ranked: false })).toEqual(new Map())
  expect(await countsOf(ada)).toEqual({ played: 1, wins: 1 })
  expect(await countsOf(ben)).toEqual({ played: 1, wins: 0 })
  expect((await club.states([ada])).get(ada)).toBeUndefined()
})

test('the oftener a pair meets, the less a result counts, and a year later it counts again', async () => {
  const [ada = '', ben = ''] = await club.players('Ada', 'Ben')
  for (let match = 0; match < 4; match++) await club.beats(ada, ben)
  club.services.clock.advance(5 * 365 * DAY)
  await club.beats(ben, ada)
  const weights = await club.run('select weight from rank_entries where user_id = $1 order by seq', [ada])
  expect(weights.map(row => Number(row['weight']).toFixed(2))).toEqual(['1.00', '0.67', '0.50', '0.40', '0.99'])
  expect(await countsOf(ada)).toEqual({ played: 5, wins: 4 })
  expect(await club.differing()).toBe(0)
})

test('a score moves ranks by its margin, and a draw has no winner', async () => {
  const [ada = '', ben = '', cleo = '', dan = ''] = await club.players('Ada', 'Ben', 'Cleo', 'Dan')
  const clear = await club.beats(ada, ben, { score: [22, 10] })
  const close = await club.beats(cleo, dan, { score: [22, 20] })
  expect(clear.get(ada)?.after).toBeGreaterThan(close.get(cleo)?.after ?? Infinity)
  const cause = { challengeId: newId(club.services.clock.now()) }
  const drawn = { cause, sides: [[ada], [ben]], positions: [1, 1], score: [3, 3] as const, ranked: true }
  const changes = await club.record(drawn)
  expect(changes.get(ada)?.after).toBeLessThan(clear.get(ada)?.after ?? 0)
  expect([await countsOf(ada), await countsOf(ben)]).toEqual([
    { played: 2, wins: 1 },
    { played: 2, wins: 0 },
  ])
  expect(await club.differing()).toBe(0)
})

test('a rank that a narrow win would lower is held, and computed with as it is', async () => {
  const [ada = '', ben = '', cleo = ''] = await club.players('Ada', 'Ben', 'Cleo')
  for (let match = 0; match < 3; match++) await club.beats(ada, ben, { score: [21, 2] })
  const held = (await club.states([ada])).get(ada)
  const narrow = await club.beats(ada, cleo, { score: [22, 20] })
  const state = (await club.states([ada])).get(ada)
  expect(narrow.get(ada)).toEqual({ before: shownRank({ held: held?.held ?? 0 }), after: narrow.get(ada)?.before })
  expect(state?.held).toBe(held?.held)
  expect(state?.mean).toBeLessThan(held?.mean ?? 0)
  expect(await club.differing()).toBe(0)
})

test('a score of three sides is refused, and one that is no number', async () => {
  const [ada = '', ben = '', cleo = ''] = await club.players('Ada', 'Ben', 'Cleo')
  const cause = { challengeId: newId(club.services.clock.now()) }
  const score = [21, 10] as const
  const sides = [[ada], [ben], [cleo]]
  await expect(club.record({ cause, sides, winner: 0, ranked: true, score })).rejects.toThrow(RangeError)
  await expect(club.beats(ada, ben, { score: [NaN, 1] })).rejects.toThrow(RangeError)
  await expect(club.beats(ada, ben, { score: [-1, 1] })).rejects.toThrow(RangeError)
})

test('of a field only the pairs that have used up their results are left out', async () => {
  const [ada = '', ben = '', cleo = ''] = await club.players('Ada', 'Ben', 'Cleo')
  const sides = [[ada], [ben], [cleo]]
  const tournament = () => {
    const cause = { tournamentId: newId(club.services.clock.now()) }
    return club.record({ cause, sides, positions: [1, 2, null], ranked: true })
  }
  for (let field = 0; field < 3; field++) await tournament()
  const tournamentId = newId(club.services.clock.now())
  await club.record({ cause: { tournamentId }, sides, positions: [1, 2, 3], ranked: true })
  const [entry] = await club.run(
    'select e.unpaired from rank_entries e join results r on r.id = e.result_id where tournament_id = $1 and user_id = $2',
    [tournamentId, ada],
  )
  expect(entry).toEqual({ unpaired: [1, 2] })
  expect(await club.differing()).toBe(0)
})

test('a tournament counts for those who were placed, and its places move their ranks', async () => {
  const [ada = '', ben = '', cleo = '', dan = ''] = await club.players('Ada', 'Ben', 'Cleo', 'Dan')
  const tournamentId = newId(club.services.clock.now())
  const sides = [[ada], [ben], [cleo], [dan]]
  const changes = await club.record({ cause: { tournamentId }, sides, positions: [2, 1, 3, null], ranked: true })
  expect(await countsOf(ben)).toEqual({ played: 1, wins: 1 })
  expect(await countsOf(cleo)).toEqual({ played: 1, wins: 0 })
  expect(await countsOf(dan)).toEqual({ played: 0, wins: 0 })
  for (const userId of [ada, ben, cleo, dan]) {
    const told = await rankChangesIn(club.db, { tournamentIds: [tournamentId], userId })
    expect(told.get(tournamentId)).toEqual(changes.get(userId))
  }
  expect(changes.get(ben)?.after).toBeGreaterThan(changes.get(ada)?.after ?? Infinity)
})

test('one cause has one result that counts', async () => {
  const [ada = '', ben = ''] = await club.players('Ada', 'Ben')
  const cause = { challengeId: newId(club.services.clock.now()) }
  await club.record({ cause, sides: [[ada], [ben]], winner: 0, ranked: true })
  await expect(club.record({ cause, sides: [[ada], [ben]], winner: 1, ranked: true })).rejects.toThrow('counts already')
})

test('a winner who did not play is refused, and nothing is kept', async () => {
  const [ada = '', ben = ''] = await club.players('Ada', 'Ben')
  const cause = { challengeId: newId(club.services.clock.now()) }
  await expect(club.record({ cause, sides: [[ada], [ben]], winner: 2, ranked: true })).rejects.toThrow(RangeError)
  await expect(club.record({ cause, sides: [[ada], [ada]], winner: 0, ranked: true })).rejects.toThrow('stands twice')
  expect(await countsOf(ada)).toEqual({ played: 0, wins: 0 })
})

test('a clock that was set back does not put a result before the last one', async () => {
  const [ada = '', ben = '', cleo = ''] = await club.players('Ada', 'Ben', 'Cleo')
  await club.beats(ada, ben)
  club.services.clock.advance(-10 * DAY)
  await club.beats(ben, cleo)
  club.services.clock.advance(10 * DAY)
  const rows = await club.run('select effective_at from results where sport_id = $1 order by seq', [club.sportId])
  const times = rows.map(row => Number(row['effective_at']))
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(await club.differing()).toBe(0)
})

test('the change of a challenge is told for the player who asks', async () => {
  const [ada = '', ben = ''] = await club.players('Ada', 'Ben')
  const challengeId = newId(club.services.clock.now())
  const changes = await club.record({ cause: { challengeId }, sides: [[ada], [ben]], winner: 0, ranked: true })
  expect(await club.changesOf(ben, [challengeId])).toEqual([changes.get(ben)])
})

test('the audit tells what somebody wrote past the log, and repairs it', async () => {
  const [ada = '', ben = ''] = await club.players('Ada', 'Ben')
  await club.beats(ada, ben)
  const states = await club.states([ada, ben])
  await club.run('update player_sports set mean = mean + 100, wins = 9 where user_id = $1', [ada])
  await club.run('update rank_entries set mean_after = 1 where user_id = $1', [ben])
  await club.run('update player_sports set settled_opponents = 3 where user_id = $1', [ben])
  await club.run('update rank_histograms set provisional = provisional + 1 where sport_id = $1', [club.sportId])
  await club.run('update sports set anchor = 321 where id = $1', [club.sportId])
  const audit = await auditRanks(house(), club.sportId)
  await repairRanks(house(), audit)
  expect(audit.differences.sport).toHaveLength(1)
  expect(new Set(audit.differences.players.map(({ stored }) => stored.user_id))).toEqual(new Set([ada, ben]))
  expect(audit.differences.entries.map(({ stored }) => stored?.user_id)).toEqual([ben])
  expect(audit.differences.histogram.length).toBeGreaterThan(0)
  expect(await club.states([ada, ben])).toEqual(states)
  expect(await club.differing()).toBe(0)
})
