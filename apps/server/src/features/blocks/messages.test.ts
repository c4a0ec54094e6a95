import { blocks } from '@gauntlet/contract/blocks/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { accept, challengeOf, view } from '../../testing/challenges.ts'
import { testApp } from '../../testing/opened.ts'
import { newcomer } from '../../testing/players.ts'

const app = testApp()
let pat: Player
let bob: Player
let quin: Player
beforeEach(async () => {
  pat = await newcomer(app, 'Pat Pine')
  bob = await newcomer(app, 'Bob Blocked')
  quin = await newcomer(app, 'Quin Quick')
})

const write = (by: Player, { id }: Challenge, message: string) => app.call(challenges.edit, { id, message }, by)
const newTo = async (player: Player) => (await app.call(challenges.modified, {}, player)).payload

/** Pat and Bob have agreed to play; then Pat blocks Bob. */
async function blockedMatch(): Promise<Challenge> {
  const match = await challengeOf(app, bob, [pat], { message: 'Bring balls' })
  await accept(app, match, pat)
  await view(app, match, pat)
  await app.call(blocks.set, { user_id: bob.id, active: 1 }, pat)
  return match
}

describe('in a match with a player whom she has blocked', () => {
  test('Pat reads nothing that he writes with it, before or after', async () => {
    const match = await blockedMatch()
    await write(bob, match, 'Vile words')
    const seen = JSON.stringify([await view(app, match, pat), await app.call(challenges.upcoming, {}, pat)])
    expect(seen).not.toMatch(/Vile words|Bring balls/)
  })

  test('what he writes is nothing new to Pat', async () => {
    const match = await blockedMatch()
    const before = await newTo(pat)
    await write(bob, match, 'Vile words')
    expect(await newTo(pat)).toEqual(before)
  })

  test('he reads nothing that Pat writes', async () => {
    const match = await blockedMatch()
    await write(pat, match, 'For nobody')
    expect(JSON.stringify(await view(app, match, bob))).not.toContain('For nobody')
  })

  test('of a third player both go on to read the third, and the third reads both', async () => {
    const match = await challengeOf(app, quin, [pat, bob], { message: 'Court four' })
    await accept(app, match, pat)
    await accept(app, match, bob)
    await app.call(blocks.set, { user_id: bob.id, active: 1 }, pat)
    await write(bob, match, 'Hello Quin')
    expect(JSON.stringify(await view(app, match, pat))).toContain('Court four')
    expect(JSON.stringify(await view(app, match, pat))).not.toContain('Hello Quin')
    expect(JSON.stringify(await view(app, match, quin))).toContain('Hello Quin')
  })
})
