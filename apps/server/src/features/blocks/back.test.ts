import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { challengeOf, view } from '../../testing/challenges.ts'
import { testApp } from '../../testing/opened.ts'
import { newcomer } from '../../testing/players.ts'
import { joinTournament, tournamentOf, viewTournament } from '../../testing/tournaments.ts'
import { uploadPicture } from '../../testing/world.ts'

const app = testApp()
let pat: Player
let bob: Player
beforeEach(async () => {
  pat = await newcomer(app, 'Pat Pine')
  bob = await newcomer(app, 'Bob Blocked')
})

const block = (by: Player, whom: Player, active: 0 | 1 = 1) => app.call(blocks.set, { user_id: whom.id, active }, by)
const blockedBy = async (player: Player) => (await app.call(blocks.list, {}, player)).payload

/** Pat moves away, with another name and another face. */
async function patMovesAway(): Promise<string> {
  await app.call(
    addresses.add,
    { address_line_1: '1 Main St', address_line_2: '', city: 'Denver', state: 'CO', postal_code: '80202' },
    pat,
  )
  await app.call(profiles.update, { last_name: 'Newname' }, pat)
  return (await uploadPicture(app, pat)).split('/').at(-1) ?? ''
}

/** Of what is answered, whether it tells where Pat lives now, what she is called or how she looks. */
const tells = (answer: unknown, picture: string) =>
  ['Denver', 'Newname', picture].filter(word => JSON.stringify(answer).includes(word))

describe('Bob, whom Pat has blocked and who blocks her back', () => {
  test('reads her by the name of then, and nothing else, wherever she goes', async () => {
    await block(pat, bob)
    await block(bob, pat)
    const picture = await patMovesAway()
    const list = await blockedBy(bob)
    expect([list.map(({ id }) => id), tells(list, picture)]).toEqual([[pat.id], []])
    expect(list[0]?.full_name).toMatch(/^Pat Pine/)
  })

  test('reads no newer name by blocking her once more', async () => {
    await block(pat, bob)
    const picture = await patMovesAway()
    await block(bob, pat)
    await block(bob, pat, 0)
    await block(bob, pat)
    expect(tells(await blockedBy(bob), picture)).toEqual([])
  })
})

test('those whom Bob has blocked stand in the order of their names, whatever their accents and case', async () => {
  for (const name of ['Zoe Zed', 'Émile Ed', 'fay Fox']) await block(bob, await newcomer(app, name))
  const names = (await blockedBy(bob)).map(({ full_name }) => full_name.slice(0, 3))
  expect(names).toEqual(['Émi', 'fay', 'Zoe'])
})

describe('after the block Bob reads nothing new about Pat', () => {
  test('in a challenge that she never answered', async () => {
    const challenge = await challengeOf(app, bob, [pat])
    await block(pat, bob)
    const picture = await patMovesAway()
    const answers = [await view(app, challenge, bob), await app.call(challenges.past, {}, bob)]
    expect(tells(answers, picture)).toEqual([])
  })

  test('in a tournament of his that she joined', async () => {
    const cup = await tournamentOf(app, bob)
    await joinTournament(app, cup, pat)
    await block(pat, bob)
    const picture = await patMovesAway()
    const answers = [await viewTournament(app, cup, bob), await app.call(tournaments.organizing, {}, bob)]
    expect(tells(answers, picture)).toEqual([])
  })

  test('and his version does not grow with her new face', async () => {
    await challengeOf(app, bob, [pat])
    await block(pat, bob)
    const before = (await app.call(profiles.self, {}, bob)).headers['etag']
    expect(before).toBeDefined()
    await patMovesAway()
    expect((await app.call(profiles.self, {}, bob)).headers['etag']).toBe(before)
  })
})
