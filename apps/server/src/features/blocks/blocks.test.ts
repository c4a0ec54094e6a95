import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { describe, expect, test } from 'vitest'
import { type Player, selfOf } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { accept, challengeOf, decline, view } from '../../testing/challenges.ts'

const app = testApp()
const [ada, ben, cleo] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay'])

const NOBODY = '00000000-0000-4000-8000-000000000000'
const set = (by: Player, id: string, active: 0 | 1) => app.call(blocks.set, { user_id: id, active }, by)
const block = (by: Player, { id }: Player) => set(by, id, 1)
const unblock = (by: Player, { id }: Player) => set(by, id, 0)
const blocked = async (by: Player) => (await app.call(blocks.list, {}, by)).payload.map(({ full_name }) => full_name)
const sendRequest = (by: Player, { id }: Player) => app.call(friends.send, { friends: [{ id, active: 1 }] }, by)

describe('the list', () => {
  test('has the players whom Ada blocked, by name, however often; unblocked they are gone from it', async () => {
    await block(ada, cleo)
    await block(ada, ben)
    expect(await block(ada, ben)).toMatchObject({
      status: 200,
      body: { message: 'Player blocked.', payload: { user_id: ben.id, active: 1 } },
    })
    expect(await blocked(ada)).toEqual(['Ben Baseline', 'Cleo Clay'])
    expect(await blocked(ben)).toEqual([])
    for (const player of [ben, cleo, cleo]) expect((await unblock(ada, player)).status).toBe(200)
    expect(await blocked(ada)).toEqual([])
  })

  test('takes neither oneself nor an id that nobody has', async () => {
    expect(await block(ada, ada)).toMatchObject({ status: 409, body: { message: 'You cannot block yourself.' } })
    for (const active of [0, 1] as const)
      expect(await set(ada, NOBODY, active)).toMatchObject({
        status: 400,
        body: { errors: { user_id: 'We do not know this player.' } },
      })
  })
})

describe('blocking', () => {
  test('ends a friendship, which unblocking does not bring back', async () => {
    await sendRequest(ada, ben)
    await sendRequest(ben, ada)
    await block(ada, ben)
    expect((await app.call(friends.list, {}, ben)).payload).toEqual([])
    expect((await sendRequest(ada, ben)).body.message).toBe('You have blocked this player.')
    await unblock(ada, ben)
    expect((await app.call(profiles.view, { id: ben.id }, ada)).payload.friends).toBe('none')
  })

  test('ends what waits between the two, gives the credit back, and writes to nobody', async () => {
    const credits = async () => (await selfOf(app, ben)).credits
    const before = await credits()
    const toAda = await challengeOf(app, ben, [ada], { ranked: 1 })
    const toBoth = await challengeOf(app, ben, [ada, cleo])
    await app.app.settle()
    const mails = app.mails.length
    await block(ada, ben)
    await app.app.settle()
    expect(app.mails.length).toBe(mails)
    expect((await view(app, toAda, ben)).status).toBe('Dismissed')
    expect(await credits()).toBe(before)
    expect((await view(app, toBoth, ben)).status).toBe('Pending')
    expect((await accept(app, toBoth, cleo)).status).toBe(200)
    await unblock(ada, ben)
  })

  test('leaves what is agreed to be played', async () => {
    const agreed = await challengeOf(app, ada, [ben])
    await accept(app, agreed, ben)
    await block(ada, ben)
    expect((await view(app, agreed, ada)).status).toBe('Upcoming')
    await unblock(ada, ben)
  })

  test('keeps each from the open challenges of the other, and Ada from being found, until it is taken back', async () => {
    const open = await challengeOf(app, cleo, [])
    await block(ada, cleo)
    expect((await app.call(profiles.view, { id: ada.id }, cleo)).status).toBe(404)
    expect((await app.call(profiles.view, { id: cleo.id }, ada)).status).toBe(200)
    const { status } = await app.send({ path: `/challenges/view/${open.id}`, player: ada })
    expect(status).toBe(404)
    await unblock(ada, cleo)
    expect((await decline(app, await challengeOf(app, cleo, [ada]), ada)).status).toBe(200)
  })
})
