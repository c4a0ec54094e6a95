import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { notices } from '@gauntlet/contract/notices/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { DAY } from '@gauntlet/contract/time'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { beforeAll, expect, test } from 'vitest'
import { bracketStage, FOUR, matchBetween, type Name } from '../../testing/brackets.ts'
import { applaud, feedOf, wonMatch } from '../../testing/feed.ts'
import { befriend } from '../../testing/lineups.ts'
import { noticesOf, textsOf } from '../../testing/notices.ts'
import { testApp } from '../../testing/opened.ts'

// Zoe reads the feed: Ben is her friend. Ada organizes a round robin of Ben, Cleo, Dan and Eve.
const app = testApp()
const stage = bracketStage(app)
let cup: Tournament
let beatEve: string

type Who = Name | 'Ada' | 'Zoe'
const results = async (reader: Who = 'Zoe') => (await feedOf(app, stage.player(reader))).results
const run = (text: string, values: unknown[]) => app.db.session(session => session.run(text, values))
/** 'Ben 6–1 6–2 Eve': the winner first. */
const lines = async (reader: Who = 'Zoe') =>
  (await results(reader)).map(({ sides, score, draw }) => {
    const names = sides
      .toSorted((one, other) => other.won - one.won)
      .map(({ players }) => players.map(({ first_name }) => first_name).join(' and '))
    return names.join(` ${score || (draw ? 'drew' : 'beat')} `)
  })
const report = async (winner: Name, loser: Name, told = {}) => {
  const { id: match } = matchBetween(await stage.bracketFor(cup), stage.player(winner), stage.player(loser))
  for (const name of [winner, loser])
    await app.call(brackets.report, { id: cup.id, match, winner: stage.player(winner).id, ...told }, stage.player(name))
}
const newestOf = async (reader: Who = 'Zoe') => (await results(reader))[0]?.id ?? ''
const choose = (who: Who, in_feeds: 0 | 1) => app.call(profiles.update, { preference: { in_feeds } }, stage.player(who))
const applauds = (text: string) => text.includes('applauded')

beforeAll(async () => {
  await befriend(app, stage.player('Zoe'), stage.player('Ben'))
  cup = await stage.drawn('round_robin', FOUR)
  await report('Ben', 'Eve', {
    score: [
      [6, 1],
      [6, 2],
    ],
  })
  beatEve = await newestOf()
})

test('Zoe reads that Ben has beaten Eve in the bracket of a tournament, as soon as both say so', async () => {
  expect(await results()).toMatchObject([
    {
      tournament: { id: cup.id, title: cup.title },
      sport: 'Tennis Singles',
      draw: 0,
      score: '6–1 6–2',
      kudos: { count: 0, mine: 0 },
      sides: [
        { players: [{ full_name: 'Ben Player' }], won: 1 },
        { players: [{ full_name: 'Eve Player' }], won: 0 },
      ],
    },
  ])
})

test('matches of brackets and of challenges stand in one list, and pages go on after either', async () => {
  const challenge = await wonMatch(app, stage.player('Ben'), stage.player('Finn'))
  await stage.signInAgain()
  await report('Cleo', 'Ben')
  expect(await lines()).toEqual(['Cleo beat Ben', 'Ben beat Finn', 'Ben 6–1 6–2 Eve'])
  const page = await feedOf(app, stage.player('Zoe'), { limit: 1, before: await newestOf() })
  expect([page.results.map(({ id, tournament }) => [id, tournament]), page.more]).toEqual([[[challenge, null]], 1])
  const last = await feedOf(app, stage.player('Zoe'), { limit: 1, before: challenge })
  expect([last.results.map(({ id }) => id), last.more]).toEqual([[beatEve], 0])
})

test('a match of two whom Zoe does not know, one that is only reported, and their own are in no feed', async () => {
  await report('Dan', 'Cleo')
  const { id: match } = matchBetween(await stage.bracketFor(cup), stage.player('Ben'), stage.player('Dan'))
  await app.call(brackets.report, { id: cup.id, match, winner: stage.player('Ben').id }, stage.player('Ben'))
  expect(await lines()).toEqual(['Cleo beat Ben', 'Ben beat Finn', 'Ben 6–1 6–2 Eve'])
  expect([await lines('Ben'), await lines('Eve')]).toEqual([[], []])
})

test.each([
  ['Eve is under 18', 'Eve', 'age = 15'],
  ['Eve is suspended', 'Eve', 'suspended_at = now()'],
  ['Ada, who organizes it, is under 18', 'Ada', 'age = 15'],
] as const)('Zoe does not read of the match with Eve while %s', async (_why, who, state) => {
  const become = (now: string) => run(`update users set ${now} where id = $1`, [stage.player(who).id])
  await become(state)
  expect(await lines()).not.toContain('Ben 6–1 6–2 Eve')
  expect((await applaud(app, stage.player('Zoe'), beatEve)).status).toBe(404)
  await become('age = 30, suspended_at = null')
  expect(await lines()).toContain('Ben 6–1 6–2 Eve')
})

test.each([
  ['Zoe blocks Eve', 'Zoe', 'Eve'],
  ['Eve blocks Zoe', 'Eve', 'Zoe'],
  ['Ada, who organizes it, blocks Zoe', 'Ada', 'Zoe'],
] as const)('nor while %s', async (_way, by, of) => {
  const block = (active: 0 | 1) => app.call(blocks.set, { user_id: stage.player(of).id, active }, stage.player(by))
  await block(1)
  expect(await lines()).not.toContain('Ben 6–1 6–2 Eve')
  await block(0)
  expect(await lines()).toContain('Ben 6–1 6–2 Eve')
})

test('nor while Eve wants to be in no feed', async () => {
  await choose('Eve', 0)
  expect(await lines()).not.toContain('Ben 6–1 6–2 Eve')
  await choose('Eve', 1)
})

test('Ben and Eve are told together of applause for their match, until it is taken back', async () => {
  const [zoe, ben, eve] = [stage.player('Zoe'), stage.player('Ben'), stage.player('Eve')]
  expect((await applaud(app, zoe, beatEve)).payload).toEqual({ count: 1, mine: 1 })
  expect((await applaud(app, zoe, beatEve)).payload).toEqual({ count: 1, mine: 1 })
  const told = async () => [(await textsOf(app, ben)).filter(applauds), (await textsOf(app, eve)).filter(applauds)]
  const text = 'Zoe Player applauded your Tennis Singles match'
  expect(await told()).toEqual([[text], [text]])
  await app.call(notices.read, {}, ben)
  await app.call(notices.read, {}, eve)

  const beatBen = await newestOf()
  await applaud(app, zoe, beatBen)
  expect((await applaud(app, zoe, beatEve, 0)).payload).toEqual({ count: 0, mine: 0 })
  const unread = async (player: typeof ben) =>
    (await noticesOf(app, player)).notices.filter(({ read, text: one }) => read === 0 && applauds(one)).length
  expect([await unread(ben), await unread(stage.player('Cleo'))]).toEqual([1, 1])
  await applaud(app, zoe, beatBen, 0)
  expect([await unread(ben), await unread(stage.player('Cleo'))]).toEqual([0, 0])
})

test('a result that is corrected leaves the feed until the organizer’s word stands, and keeps its applause', async () => {
  const zoe = () => stage.player('Zoe')
  await applaud(app, zoe(), beatEve)
  const { matches, players } = await stage.bracketFor(cup)
  const seedOf = (name: Name) => players.find(({ id }) => id === stage.player(name).id)?.seed ?? 0
  const { id: match = 0 } =
    matches.find(({ sides }) => [seedOf('Ben'), seedOf('Eve')].every(s => sides.includes(s))) ?? {}
  await app.call(brackets.correct, { id: cup.id, match, winner: stage.player('Eve').id }, stage.player('Ada'))
  expect(await lines()).not.toContain('Ben 6–1 6–2 Eve')
  expect(await feedOf(app, zoe(), { before: beatEve })).toEqual({ results: [], more: 0 })
  await app.advance(2 * DAY + 1)
  await stage.signInAgain()
  expect(await lines()).toContain('Eve beat Ben')
  const corrected = (await results()).find(({ sides: [, eves] }) => eves?.won === 1)
  expect(corrected?.kudos).toEqual({ count: 1, mine: 1 })
  expect((await applaud(app, zoe(), beatEve, 0)).payload).toEqual({ count: 0, mine: 0 })
})

test('plain numbers are told where no format tells a score, the winner’s first', async () => {
  const [cleo, eve] = [stage.player('Cleo'), stage.player('Eve')]
  await befriend(app, stage.player('Zoe'), cleo)
  const bracket = await stage.bracketFor(cup)
  const seed = bracket.players.find(({ id }) => id === cleo.id)?.seed
  const cleosFirst = matchBetween(bracket, cleo, eve).sides[0] === seed
  await report('Cleo', 'Eve', cleosFirst ? { score1: 2, score2: 1 } : { score1: 1, score2: 2 })
  expect(await lines()).toContain('Cleo 2–1 Eve')
})

test('where the two tell different scores, none is told on', async () => {
  const [dan, eve] = [stage.player('Dan'), stage.player('Eve')]
  await befriend(app, stage.player('Zoe'), dan)
  const { id: match } = matchBetween(await stage.bracketFor(cup), dan, eve)
  for (const [player, second] of [
    [dan, 2],
    [eve, 3],
  ] as const)
    await app.call(
      brackets.report,
      {
        id: cup.id,
        match,
        winner: dan.id,
        score: [
          [6, 1],
          [6, second],
        ],
      },
      player,
    )
  expect(await lines()).toContain('Dan beat Eve')
})
