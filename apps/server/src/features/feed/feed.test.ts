import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { notices } from '@gauntlet/contract/notices/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { HOUR, MINUTE } from '@gauntlet/contract/time'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { playedMatch, report } from '../../testing/challenges.ts'
import { applaud, feedOf, soon, wonMatch } from '../../testing/feed.ts'
import { befriend } from '../../testing/lineups.ts'
import { noticesOf, subjectsTo, textsOf } from '../../testing/notices.ts'
import { answer, openMatch, unjoin } from '../../testing/open-challenges.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'

// Ada reads the feed. Ben is her friend, Cleo and Dan are not; Mia is under 18, and a friend of Ben's alone.
const app = testApp()
const [ada, ben, cleo, dan, mia, fay] = testPlayers(app, [
  'Ada Ace',
  'Ben Baseline',
  'Cleo Clay',
  'Dan Deuce',
  'Mia Minor',
  'Fay Flat',
])
let first: string
let second: string

const idsFor = async (player: Player) => (await feedOf(app, player)).results.map(({ id }) => id)
const kudosFor = async (player: Player, id: string) =>
  (await feedOf(app, player)).results.find(result => result.id === id)?.kudos
const choose = (player: Player, in_feeds: 0 | 1) => app.call(profiles.update, { preference: { in_feeds } }, player)
const isMias = (text: string) => /^Mia Minor.* applauded/.test(text)
const setBlock = (by: Player, { id }: Player, active: 0 | 1) => app.call(blocks.set, { user_id: id, active }, by)

beforeAll(async () => {
  await app.call(profiles.update, { preference: { age: 15 } }, mia)
  await befriend(app, mia, ben)
  await befriend(app, ada, ben)
  await befriend(app, ada, fay)
  first = await wonMatch(app, ben, cleo)
  second = await wonMatch(app, cleo, ben)
})

describe('the feed', () => {
  test('tells Ada what Ben has played, the latest first', async () => {
    const { results, more } = await feedOf(app, ada)
    expect(results.map(({ id }) => id)).toEqual([second, first])
    expect(results[1]).toMatchObject({
      sport: 'Tennis Singles',
      draw: 0,
      score: '',
      kudos: { count: 0, mine: 0 },
      sides: [
        { players: [{ full_name: 'Ben Baseline' }], won: 1 },
        { players: [{ full_name: 'Cleo Clay' }], won: 0 },
      ],
    })
    expect(more).toBe(0)
  })

  test('goes on from the last result of a page', async () => {
    const page = await feedOf(app, ada, { limit: 1 })
    expect([page.results.map(({ id }) => id), page.more]).toEqual([[second], 1])
    const next = await feedOf(app, ada, { limit: 1, before: second })
    expect([next.results.map(({ id }) => id), next.more]).toEqual([[first], 0])
    expect(await feedOf(app, ada, { before: ada.id })).toEqual({ results: [], more: 0 })
  })

  test('does not go on from a match that is not in it: what follows would tell when it was played', async () => {
    const others = await wonMatch(app, cleo, dan)
    expect(await feedOf(app, ada, { before: others })).toEqual({ results: [], more: 0 })
  })

  test('has nothing for Cleo, who was in both, and nothing for Dan, whose friend nobody is', async () => {
    expect(await idsFor(cleo)).toEqual([])
    expect(await idsFor(dan)).toEqual([])
  })

  test('has a match of two friends once, and none that is not over', async () => {
    const both = await wonMatch(app, fay, ben)
    const open = await playedMatch(app, ben, dan, soon(app))
    await report(app, open, ben, ben)
    expect(await idsFor(ada)).toEqual([both, second, first])
    await report(app, open, dan, ben)
    expect(await idsFor(ada)).toEqual([open.id, both, second, first])
  })

  test.each([
    ['Ben, who is her friend,', () => ben, 0],
    ['Cleo, who is not,', () => cleo, 2],
  ])('has no match of %s while that player wants to be in no feed', async (_name, player, rest) => {
    await choose(player(), 0)
    const left = await idsFor(ada)
    expect([left.includes(first), left.includes(second), left.length]).toEqual([false, false, rest])
    await choose(player(), 1)
    expect(await idsFor(ada)).toContain(first)
  })

  test('looks farther back where the latest matches are not for Ada', async () => {
    await choose(dan, 0)
    expect((await feedOf(app, ada, { limit: 1 })).results).toHaveLength(1)
    expect(await idsFor(ada)).toHaveLength(3)
    await choose(dan, 1)
  })

  test.each([
    ['she blocks Cleo', () => [ada, cleo]],
    ['Cleo blocks her', () => [cleo, ada]],
  ])('has no match of Cleo while %s', async (_way, who) => {
    const [by, of] = who()
    if (!by || !of) throw new Error('Two are named')
    await setBlock(by, of, 1)
    expect(await idsFor(ada)).not.toContain(first)
    expect((await applaud(app, ada, first)).status).toBe(404)
    await setBlock(by, of, 0)
    expect(await idsFor(ada)).toContain(first)
  })

  test('has no match of a player who is suspended or gone', async () => {
    for (const column of ['suspended_at', 'deleted_at']) {
      const set = (value: string) =>
        app.db.session(session => session.run(`update users set ${column} = ${value} where id = $1`, [cleo.id]))
      await set('now()')
      expect(await idsFor(ada)).not.toContain(first)
      await set('null')
    }
  })

  test('has a match of Mia’s for her friends alone', async () => {
    const match = await wonMatch(app, ben, mia)
    expect(await idsFor(ada)).not.toContain(match)
    expect((await applaud(app, ada, match)).status).toBe(404)
    await befriend(app, mia, ada)
    expect(await idsFor(ada)).toContain(match)
    await app.call(friends.send, { friends: [{ id: mia.id, active: 0 }] }, ada)
    expect(await idsFor(ada)).not.toContain(match)
  })
})

describe('applause', () => {
  test('counts once a player, and is taken back', async () => {
    expect((await applaud(app, ada, first)).payload).toEqual({ count: 1, mine: 1 })
    expect((await applaud(app, ada, first)).payload).toEqual({ count: 1, mine: 1 })
    expect((await applaud(app, fay, first)).status).toBe(404)
    expect((await applaud(app, ada, first, 0)).payload).toEqual({ count: 0, mine: 0 })
    expect((await applaud(app, ada, first, 0)).payload).toEqual({ count: 0, mine: 0 })
  })

  test('is for no match of the player’s own, and for none that nobody has', async () => {
    expect((await applaud(app, cleo, first)).status).toBe(404)
    expect((await applaud(app, ada, ada.id)).status).toBe(404)
  })

  test('is told to both players, together, and no more once it is taken back unread', async () => {
    await befriend(app, fay, ben)
    await app.call(notices.read, {}, cleo)
    // An applause is mailed at once where there was none for an hour.
    await app.advance(HOUR)
    await applaud(app, ada, first)
    await app.advance(MINUTE)
    await applaud(app, fay, first)
    const several = 'Fay Flat and 1 other applauded your Tennis Singles match'
    for (const player of [ben, cleo]) expect(await textsOf(app, player)).toContain(several)
    expect(await subjectsTo(app, cleo)).toContain('Ada Ace applauded your Tennis Singles match')
    await applaud(app, fay, first, 0)
    expect(await textsOf(app, cleo)).toContain('Ada Ace applauded your Tennis Singles match')
    expect((await noticesOf(app, ada)).notices.filter(({ kind }) => kind === 'feed')).toEqual([])
  })

  test('is taken back even where the match has left the feed of Ada, and is told to nobody any more', async () => {
    const match = await wonMatch(app, ben, cleo)
    await applaud(app, ada, match)
    const told = async () =>
      (await noticesOf(app, ben)).notices.some(
        ({ text, link, read }) => read === 0 && /applauded/.test(text) && link.endsWith(match),
      )
    expect(await told()).toBe(true)
    await setBlock(cleo, ada, 1)
    expect(await idsFor(ada)).not.toContain(match)
    expect((await applaud(app, ada, match, 0)).payload).toEqual({ count: 0, mine: 0 })
    expect([await told(), (await applaud(app, ada, match, 0)).status]).toEqual([false, 404])
    await setBlock(cleo, ada, 0)
    expect(await kudosFor(ada, match)).toEqual({ count: 0, mine: 0 })
  })

  test('that Ada takes back leaves told that she had asked to play, and thought better of it', async () => {
    const match = await openMatch(app, ben, [ada, cleo], soon(app))
    await unjoin(app, match, ada)
    const left = async () =>
      (await noticesOf(app, ben)).notices.filter(
        ({ text, read }) => read === 0 && /^Ada Ace.* left your open match/.test(text),
      )
    const before = await left()
    expect(before).not.toEqual([])
    await answer(app, match, ben, cleo)
    await app.advance(3 * HOUR)
    for (const player of [ben, cleo]) await report(app, match, player, ben)
    expect((await applaud(app, ada, match.id)).payload).toEqual({ count: 1, mine: 1 })
    expect((await applaud(app, ada, match.id, 0)).payload).toEqual({ count: 0, mine: 0 })
    expect(await left()).toEqual(before)
  })

  test('of somebody whom a block keeps from the reader is not counted', async () => {
    await applaud(app, fay, first)
    expect(await kudosFor(ada, first)).toEqual({ count: 2, mine: 1 })
    await setBlock(fay, ada, 1)
    expect(await kudosFor(ada, first)).toEqual({ count: 1, mine: 1 })
    await setBlock(fay, ada, 0)
  })

  test('of Mia, who is under 18, is told to friends alone', async () => {
    await app.advance(MINUTE)
    await applaud(app, mia, first)
    expect((await textsOf(app, ben)).filter(isMias)).toHaveLength(1)
    expect((await textsOf(app, cleo)).filter(isMias)).toEqual([])
  })
})
