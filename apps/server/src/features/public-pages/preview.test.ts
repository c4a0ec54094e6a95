import sharp from 'sharp'
import { expect, test } from 'vitest'
import { matchPicture } from './picture.ts'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { ENGLISH } from '../../platform/language/speaker.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { playedMatch, report } from '../../testing/challenges.ts'
import { tournamentOf } from '../../testing/tournaments.ts'
import { visitMatch } from './match.ts'

const app = testApp({ RATE_LIMITS: 'on' })
const [ada, ben] = testPlayers(app, ['Ada Ace', 'Ben Baseline'])
const read = (url: string) => app.app.server.inject({ url })

async function pictureOn(page: string): Promise<string> {
  const { body } = await read(page)
  const address = /property="og:image" content="([^"]+)"/.exec(body)?.[1]
  if (address === undefined) throw new Error(`No picture on ${page}`)
  return new URL(address).pathname
}

test('a shared tournament shows a picture of its own size, and another one once it is called otherwise', async () => {
  const tournament = await tournamentOf(app, ada, { title: 'Łódź Öpen & <Friends>' })
  const path = await pictureOn(`/tournament/${tournament.id}`)
  const { statusCode, headers, rawPayload } = await read(path)
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/png',
    'public, max-age=31536000, immutable',
  ])
  const { width, height } = await sharp(rawPayload).metadata()
  expect([width, height, rawPayload.length < 80_000]).toEqual([1200, 630, true])
  const other = path.replace(/[^/]+$/, 'old.png')
  expect((await read(other)).headers['cache-control']).toBe('public, max-age=60')
})

test('a result shows who has won; a player without a name in public is a player', async () => {
  const match = await playedMatch(app, ada, ben)
  const [one, two] = [await app.signIn(ada), await app.signIn(ben)]
  await report(app, match, one, ada)
  await report(app, match, two, ada)
  const before = await pictureOn(`/match/${match.id}`)
  const drawn = await read(before)
  expect([drawn.statusCode, drawn.rawPayload.length < 80_000]).toEqual([200, true])
  await app.call(profiles.update, { preference: { public_name: 0 } }, two)
  await app.advance(60_000)
  const after = await pictureOn(`/match/${match.id}`)
  expect(after).not.toBe(before)
  const visited = await visitMatch(app.app.services, ENGLISH, match.id)
  expect(visited?.sides.map(({ name }) => name)).toEqual(['Ada A.', 'Player'])
  expect(visited && matchPicture(visited, ENGLISH, 'Gauntlet')).toContain('<svg')
})

test('there is no picture of what visitors do not see', async () => {
  const { id } = await tournamentOf(app, await app.signIn(ada), { visibility: 'members' })
  expect((await read(`/preview/tournament/${id}/a.png`)).statusCode).toBe(404)
  expect((await read('/preview/match/x/a.png')).statusCode).toBe(404)
})

test('a caller who has one picture after the other drawn is told to wait', async () => {
  const { id } = await tournamentOf(app, await app.signIn(ada))
  const statuses: number[] = []
  for (let asked = 0; asked < 31; asked++) statuses.push((await read(`/preview/tournament/${id}/a.png`)).statusCode)
  expect(statuses.slice(-1)).toEqual([429])
})
