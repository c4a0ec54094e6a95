import { DAY } from '@gauntlet/contract/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type Player, type TestApp } from '../../testing/app.ts'
import { playedMatch, report } from '../../testing/challenges.ts'
import { askDesk, doAtDesk } from './desk.testing.ts'

let app: TestApp
let ada: Player
let ben: Player
beforeAll(async () => {
  app = await openTestApp()
  ada = await app.player('Ada Archer')
  ben = await app.player('Ben Baker')
})
afterAll(() => app.close())

/** The one beats the other so many times, five days apart; neither plays anybody else. */
async function beats(winner: Player, loser: Player, matches: number): Promise<void> {
  for (let n = 0; n < matches; n++) {
    const match = await playedMatch(app, winner, loser, { ranked: 1 })
    await report(app, match, winner, winner)
    await report(app, match, loser, winner)
    await app.advance(3 * DAY)
  }
}

interface Arranged {
  key: string
  gained: number
  results: { challenge_id: string }[]
}
const listed = async () => {
  const { data, text } = await doAtDesk(app, ['arranged'])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a command prints is plain JSON
  return { found: (data as { arranged: Arranged[] }).arranged, text }
}
const played = async () =>
  (
    await app.db.session(session =>
      session.run('select played from player_sports p join users u on u.id = p.user_id order by u.first_name'),
    )
  ).map(row => row['played'])

test('matches that Ada always wins against somebody who plays nobody else are listed, with the reason and what they gained', async () => {
  await beats(ada, ben, 3)
  expect((await listed()).text).toBe('Nothing looks arranged.')
  await beats(ada, ben, 2)
  const { found, text } = await listed()
  expect(found).toMatchObject([
    { look: 'same_opponent', player: { name: 'Ada Archer' }, others: [{ name: 'Ben Baker', email: ben.email }] },
  ])
  expect(found[0]?.gained).toBeGreaterThan(100)
  expect(found[0]?.results).toHaveLength(5)
  expect(text).toContain('won every match against a player who meets hardly anybody else')
})

test('what an operator finds fine is not listed again, and the audit says who found it', async () => {
  const key = (await listed()).found[0]?.key ?? ''
  await doAtDesk(app, ['arranged', 'fine', key, '--why', 'Twins, I know them.'])
  expect((await listed()).found).toEqual([])
  expect((await doAtDesk(app, ['audit', '--limit', '1'])).data).toMatchObject({
    acts: [{ who: 'olga', act: 'arranged fine', subject: key, why: 'Twins, I know them.' }],
  })
  expect(await askDesk(app, ['arranged', 'fine', key])).toEqual({ failure: `The list has no ${key}.` })
})

test('what looks arranged is made void at once, and the ranks follow', async () => {
  const [cleo, dan] = [await app.player('Cleo Clark'), await app.player('Dan Dean')]
  await beats(cleo, dan, 6)
  const [finding] = (await listed()).found
  const ids = finding?.results.map(({ challenge_id }) => challenge_id)
  expect(ids).toHaveLength(6)
  const { data } = await doAtDesk(app, ['arranged', 'void', finding?.key ?? '', '--why', 'Both are hers.'])
  expect(data).toMatchObject({ voided: ids, tournaments: [] })
  await app.advance(1000)
  expect(await played()).toEqual([5, 5, 0, 0])
  expect((await listed()).found).toEqual([])
  expect((await doAtDesk(app, ['replay-ranks'])).failed).toBeUndefined()
})

test('other words are refused', async () => {
  expect(await askDesk(app, ['arranged', 'void'])).toMatchObject({ usage: expect.stringContaining('key') })
  expect(await askDesk(app, ['arranged', '--sport', ada.id])).toEqual({ failure: `There is no sport ${ada.id}.` })
})
