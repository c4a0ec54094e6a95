import { faceLookOf } from '@gauntlet/contract/profiles/hue'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { type Player, selfOf } from '../../testing/app.ts'
import { playedMatch, report, view } from '../../testing/challenges.ts'
import { befriend } from '../../testing/lineups.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { place } from '../leaderboards/testing.ts'

const app = testApp()
const [ada, ben, mia] = testPlayers(app, ['Ada Archer', 'Ben Baker', 'Mia Minor'])

const choose = async (player: Player, preference: { public_profile?: 0 | 1; public_name?: 0 | 1; age?: number }) => {
  await app.call(profiles.update, { preference }, await app.signIn(player))
  await app.advance(60_000)
}
const read = (path: string) => app.app.server.inject({ url: path })
const page = ({ id }: Player) => read(`/player/${id}`)
const textOf = (body: string) =>
  body
    .replace(/<(style|script)>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

const errorTold = async (player: Player) => Number(/ ± (\d+)/.exec(textOf((await page(player)).body))?.[1])

async function won(winner: Player, loser: Player) {
  const match = await playedMatch(app, await app.signIn(winner), await app.signIn(loser), { ranked: 1 })
  for (const player of [winner, loser]) await report(app, match, await app.signIn(player), winner)
  await app.advance(60_000)
  return match
}

describe('a page about a player', () => {
  test('is not there until she switches it on, and reads like that of a player whom there is not', async () => {
    const other = newId(app.clock.now())
    const [off, absent] = [await page(ada), await read(`/player/${other}`)]
    expect([off.statusCode, absent.statusCode]).toEqual([404, 404])
    expect(off.body.replaceAll(ada.id, other)).toBe(absent.body)
    expect((await read(`/preview/player/${ada.id}/a.png`)).statusCode).toBe(404)
  })

  test('has her short name, her sports with rank and error, and her results, and not where she plays', async () => {
    const match = await won(ada, ben)
    await choose(ada, { public_profile: 1 })
    const { statusCode, body } = await page(ada)
    expect(statusCode).toBe(200)
    const text = textOf(body)
    for (const words of ['Ada A.', 'Tennis Singles', '1 of 1 won', 'Ada A. beat Ben B.']) expect(text).toContain(words)
    expect(text).toMatch(/Tennis Singles \d+\? ± \d+ /)
    expect(body).toContain(`href="/match/${match.id}"`)
    for (const words of ['Archer', 'Baker', 'Austin', match.venue, match.zip, 'example.com'])
      expect(body).not.toContain(words)
    expect(body).not.toContain('noindex')
    const { body: map } = await read('/sitemap.xml')
    expect([ada, ben].map(({ id }) => map.includes(`/player/${id}`))).toEqual([true, false])
  })

  test('says that her rank is less sure the longer she has not played', async () => {
    const restFor = (days: number) =>
      app.db.session(session =>
        session.run('update player_sports set rated_day = rated_day - $2::int where user_id = $1', [ada.id, days]),
      )
    const toldToMembers = async () => {
      const [own, seen] = [
        await selfOf(app, await app.signIn(ada)),
        await app.call(profiles.view, { id: ada.id }, await app.signIn(ben)),
      ]
      return [own, seen.payload].map(
        ({ sports }) => sports.find(({ name }) => name === 'Tennis Singles')?._joinData.deviation,
      )
    }
    const error = await errorTold(ada)
    expect(await toldToMembers()).toEqual([error, error])
    await restFor(1000)
    await app.advance(60_000)
    const later = await errorTold(ada)
    expect(later).toBeGreaterThan(error)
    expect(await toldToMembers()).toEqual([later, later])
    await restFor(-1000)
    await app.advance(60_000)
    expect(await errorTold(ada)).toBe(error)
  })

  test('shows a picture where its link is shared', async () => {
    const address = /property="og:image" content="([^"]+)"/.exec((await page(ada)).body)?.[1] ?? ''
    const { statusCode, headers } = await read(new URL(address).pathname)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
  })

  test('says Player where she is not named, and leaves out who is under 18', async () => {
    await befriend(app, await app.signIn(mia), await app.signIn(ada))
    await befriend(app, await app.signIn(mia), await app.signIn(ben))
    await choose(mia, { age: 15 })
    const match = await won(ada, mia)
    await choose(ada, { public_name: 0 })
    const { body } = await page(ada)
    expect(textOf(body)).toContain('Player beat Ben B.')
    expect(body).not.toMatch(new RegExp(`Ada|Mia|${match.id}`))
    await choose(ada, { public_name: 1 })
  })

  test('is never about a player under 18', async () => {
    await choose(mia, { public_profile: 1 })
    expect((await page(mia)).statusCode).toBe(404)
    expect((await selfOf(app, await app.signIn(mia))).public).toBeUndefined()
  })

  test('goes as she switches it off, or her account is suspended', async () => {
    await app.db.session(session => session.run('update users set suspended_at = now() where id = $1', [ada.id]))
    await app.advance(60_000)
    expect((await page(ada)).statusCode).toBe(404)
    await app.db.session(session => session.run('update users set suspended_at = null where id = $1', [ada.id]))
    await choose(ada, { public_profile: 0 })
    expect((await page(ada)).statusCode).toBe(404)
  })
})

test('a page that only members see offers to sign up, and says what they find there', async () => {
  const { body } = await page(ben)
  const back = encodeURIComponent(`/user/view/${ben.id}`)
  expect(body).toContain(`<a class="button main" href="/register?to=${back}"`)
  expect(textOf(body)).toContain('Members see each other’s ranks and results')
})

test('in place of a player whom visitors do not see they are shown who leads, by the names that visitors read', async () => {
  const means = { Lena: 900, Omar: 800, Pia: 700 }
  const standings = Object.entries(means).map(([name, mean]) => ({ name, mean }))
  await place(app.db, await app.sportId('Chess'), standings, app.clock.now())
  const shown = async () => {
    await app.advance(60_000)
    return textOf((await page(ben)).body)
  }
  expect(await shown()).toMatch(/Leading in Chess .*Lena P\. 1 900 .*Omar P\. 2 800 .*Pia P\. 3 700 /)
  await app.db.session(session => session.run("update users set public_name = false where first_name = 'Omar'"))
  expect(await shown()).toMatch(/Leading in Chess .*Lena P\. 1 900 .* Player 2 800 .*Pia P\. 3 700 /)
})

test('a face has the colour that it has in the app, and players who are not named share one', async () => {
  const match = await won(ada, ben)
  const colours = async () => {
    const { body } = await read(`/match/${match.id}`)
    return [...body.matchAll(/class="face (hue-[^"]+)"/g)].map(([, look]) => look)
  }
  expect(await colours()).toEqual([faceLookOf('Ada Archer', ada.id), faceLookOf('Ben Baker', ben.id)])
  for (const player of [ada, ben]) await choose(player, { public_name: 0 })
  expect(new Set(await colours()).size).toBe(1)
  for (const player of [ada, ben]) await choose(player, { public_name: 1 })
})

test('a result says whether visitors have a page of it', async () => {
  const [open, kept] = [await won(ada, ben), await won(ben, mia)]
  const viewer = await app.signIn(ben)
  expect([(await view(app, open, viewer)).public, (await view(app, kept, viewer)).public]).toEqual([1, undefined])
})
