import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { pictures } from '@gauntlet/contract/pictures/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'
import { challengeOf } from '../../testing/challenges.ts'
import { eventOf, joinEvent } from '../../testing/events.ts'
import { joinTournament, tournamentOf } from '../../testing/tournaments.ts'

const app = testApp()
let count = 0
let ada: Player
let ben: Player
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const HOME = { address_line_1: '1 Main Street', address_line_2: '', city: 'Austin', state: 'TX', postal_code: '78701' }
beforeEach(async () => {
  const letter = LETTERS[count++]
  ada = await app.player(`Ada A${letter}`)
  ben = await app.player(`Ben B${letter}`)
  await app.call(addresses.add, HOME, ada)
})

const ask = (tag?: string) =>
  app.send({ path: '/challenges/past', player: ben, ...(tag !== undefined && { headers: { 'if-none-match': tag } }) })
/** The answer of Ben's list to his client, which has it from before Ada did `act`. */
async function statusAfter(act: () => Promise<unknown>): Promise<number> {
  const tag = String((await ask()).headers['etag'])
  expect((await ask(tag)).status).toBe(304)
  await act()
  return (await ask(tag)).status
}
const rename = () => app.call(profiles.update, { first_name: 'Zoe' }, ada)
const upload = async () => {
  const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('image_file', new Blob([Buffer.from(photo)]), 'me.png')
  const sent = new Response(form)
  const reply = await app.app.server.inject({
    method: 'POST',
    url: `/api${pictures.update.path}`,
    headers: { authorization: `Bearer ${ada.token}`, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  expect(reply.statusCode).toBe(200)
}

const befriend = async () => {
  await app.call(friends.send, { friends: [{ id: ben.id, active: 1 }] }, ada)
  await app.call(friends.send, { friends: [{ id: ada.id, active: 1 }] }, ben)
}
const moveHouse = async () => {
  const [home] = (await app.call(addresses.list, {}, ada)).payload
  await app.call(addresses.update, { id: home?.id ?? '', ...HOME, city: 'Dallas', postal_code: '75201' }, ada)
}
/** Ways in which Ada and Ben may be connected. */
const bonds: [string, () => Promise<unknown>][] = [
  ['a friendship', befriend],
  ['a challenge', () => challengeOf(app, ada, [ben])],
  ['a tournament of hers', async () => joinTournament(app, await tournamentOf(app, ada), ben)],
  ['a tournament of his', async () => joinTournament(app, await tournamentOf(app, ben), ada)],
  ['an event of his', async () => joinEvent(app, await eventOf(app, ben), ada)],
]
const looks: [string, () => Promise<unknown>][] = [
  ['her name', rename],
  ['her picture', upload],
  ['her city', moveHouse],
  ['her account, which she closes', () => app.send({ path: `/users/delete/${ada.id}`, player: ada })],
]

test.each(bonds)(
  'through %s Ben has Ada in his lists: once she has another name they are not what he has',
  async (_what, bind) => {
    await bind()
    expect(await statusAfter(rename)).toBe(200)
  },
)

test('a player who has nothing to do with Ada keeps their lists', async () => {
  expect(await statusAfter(rename)).toBe(304)
})

test.each(looks)('%s is shown to a friend at once', async (_what, act) => {
  await befriend()
  expect(await statusAfter(act)).toBe(200)
})

test('what the card does not show changes nobody else’s lists', async () => {
  await befriend()
  expect(await statusAfter(() => app.call(profiles.update, { preference: { bio: 'Left-handed.' } }, ada))).toBe(304)
})
