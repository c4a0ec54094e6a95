import { readdirSync } from 'node:fs'
import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { notices } from '@gauntlet/contract/notices/endpoints'
import { peopleSearch } from '@gauntlet/contract/people-search/endpoints'
import { PICTURE_BYTES_MAX, pictureFor } from '@gauntlet/contract/pictures/endpoints'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Player, selfOf } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { challengeOf } from '../../testing/challenges.ts'
import { blankPng } from '../../testing/images.ts'
import { PICTURE_JOB } from './trash.ts'

const app = testApp()
const [ada, ben] = testPlayers(app, ['Ada Ace', 'Ben Backhand'])
let photo: Buffer<ArrayBuffer>
beforeAll(async () => {
  photo = Buffer.from(
    await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer(),
  )
})

async function upload(bytes: Uint8Array<ArrayBuffer>, { name = 'me.jpg', field = 'image_file', player = ada } = {}) {
  const form = new FormData()
  form.set(field, new Blob([bytes], { type: 'image/jpeg' }), name)
  const { headers, body } = new Response(form)
  if (!body) throw new Error('An empty form')
  const reply = await app.app.server.inject({
    method: 'POST',
    url: '/api/users/update-profile-image',
    headers: {
      authorization: `Bearer ${player.token}`,
      'content-type': headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await new Response(body).arrayBuffer()),
  })
  return { status: reply.statusCode, body: reply.json<{ message: string; payload?: { image: string } }>() }
}
const imageOf = async (player: Player) => (await selfOf(app, player)).preference.image
const get = (path: string) => app.app.server.inject({ url: `/api${path}` })

describe('a new picture', () => {
  test('is shown on the profile, on cards, in challenges and notices, and served for ever', async () => {
    const { status, body } = await upload(photo)
    expect([status, body.message]).toEqual([200, 'Successfully updated image'])
    const image = body.payload?.image ?? ''
    expect(image).toMatch(/^\/pictures\/[0-9a-f]{32}\.webp$/)
    expect(await imageOf(ada)).toBe(image)
    const found = await app.call(peopleSearch.byName, { term: 'ada' }, ben)
    expect(found.payload.map(({ preference }) => preference.image)).toEqual([image])
    const challenge = await challengeOf(app, ada, [ben])
    expect(challenge.users.find(({ id }) => id === ada.id)?.preference.image).toBe(image)
    const told = await app.call(notices.list, {}, ben)
    expect(told.payload.notices.map(({ actor }) => actor?.image)).toEqual([image])
    for (const [path, side] of [
      [image, 512],
      [pictureFor(image, 44), 160],
    ] as const) {
      const reply = await get(path)
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp'])
      expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect((await sharp(reply.rawPayload).metadata()).width).toBe(side)
    }
  })

  test('takes the place of the old one, whose files go', async () => {
    const old = (await imageOf(ada)) ?? ''
    await upload(photo)
    await app.app.services.jobs.runNow(PICTURE_JOB)
    expect((await get(old)).statusCode).toBe(404)
    expect((await get((await imageOf(ada)) ?? '')).statusCode).toBe(200)
    expect(readdirSync(app.pictureFolder)).toHaveLength(2)
  })

  test('goes with the account', async () => {
    const cleo = await app.player('Cleo Clay')
    await upload(photo, { player: cleo })
    const image = (await imageOf(cleo)) ?? ''
    await app.call(accounts.remove, { id: cleo.id }, cleo)
    await app.app.services.jobs.runNow(PICTURE_JOB)
    expect((await get(image)).statusCode).toBe(404)
  })

  test('whose server died before it was shown leaves no file behind', async () => {
    const before = readdirSync(app.pictureFolder).length
    const name = 'f'.repeat(32)
    await app.app.services.pictures.put(`${name}.webp`, photo)
    await app.db.session(session =>
      session.run('insert into picture_trash (name, due_at) values ($1, $2)', [name, app.clock.now()]),
    )
    await app.app.services.jobs.runNow(PICTURE_JOB)
    expect(readdirSync(app.pictureFolder)).toHaveLength(before)
  })
})

describe('refused with the old picture in place', () => {
  test.each([
    [
      'an SVG with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      400,
    ],
    ['a PDF named .jpg', Buffer.from('%PDF-1.7\n'), 400],
    ['51 megapixels', blankPng(10_200, 5_000), 400],
    ['more than 10 MB', Buffer.alloc(PICTURE_BYTES_MAX + 1, 1), 413],
  ])('%s', async (_name, bytes, status) => {
    const before = await imageOf(ada)
    const files = readdirSync(app.pictureFolder).length
    const reply = await upload(Uint8Array.from(bytes))
    expect([reply.status, reply.body.message]).toEqual([status, 'Problem updating image'])
    expect(await imageOf(ada)).toBe(before)
    expect(readdirSync(app.pictureFolder)).toHaveLength(files)
  })

  test('half a JPEG', async () => {
    const big = await sharp({ create: { width: 900, height: 900, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer()
    const reply = await upload(Uint8Array.from(big.subarray(0, Math.floor(big.length / 2))))
    expect([reply.status, reply.body.message]).toEqual([400, 'Problem updating image'])
  })

  test('a file in another field, and a form without one', async () => {
    expect((await upload(photo, { field: 'surprise' })).status).toBe(400)
    const none = await app.send({ method: 'POST', path: '/users/update-profile-image', body: {}, player: ada })
    expect([none.status, none.body.message]).toEqual([400, 'Problem updating image'])
  })
})

describe('an address of a picture', () => {
  test.each([
    '/pictures/..%2f..%2fpackage.json',
    '/pictures/%2e%2e%2fserver.webp',
    '/pictures/....webp',
    `/pictures/${'0'.repeat(32)}.webp`,
    `/pictures/${'0'.repeat(32)}.webp%00.png`,
    '/pictures/x',
  ])('that is none is not found: %s', async path => {
    expect((await get(path)).statusCode).toBe(404)
  })
})
