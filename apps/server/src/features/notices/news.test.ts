import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { query } from '../../platform/database/query.ts'
import type { Player } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'
import { challengeOf, accept, letItStart, playedMatch, report } from '../../testing/challenges.ts'
import { subjectsTo, textsOf } from '../../testing/notices.ts'
import { newcomer, pairOf } from '../../testing/players.ts'

const app = testApp()
let nora: Player
let otto: Player
beforeEach(async () => {
  ;[nora, otto] = await pairOf(app, 'Nora Novak', 'Otto Berg')
})

const expectTold = async (player: Player, text: string) => {
  expect(await textsOf(app, player)).toContain(text)
  expect(await subjectsTo(app, player)).toContain(text)
}

describe('a result', () => {
  test('is told with who won by the report, and the silent are asked once more', async () => {
    const match = await playedMatch(app, nora, otto)
    await report(app, match, nora, nora)
    await expectTold(otto, `${nora.name} reported that you lost. Confirm?`)
    const lost = await playedMatch(app, nora, otto)
    await report(app, lost, nora, otto)
    await expectTold(otto, `${nora.name} reported that you won. Confirm?`)
    await app.advance(47 * 3_600_000)
    otto = await app.signIn(otto)
    await expectTold(otto, 'Reported: you won. Confirm or dispute?')
  })

  test('that stands is told with the opponent and the rank', async () => {
    const match = await playedMatch(app, nora, otto, { ranked: 1 })
    await report(app, match, otto, otto)
    await app.advance(49 * 3_600_000)
    nora = await app.signIn(nora)
    otto = await app.signIn(otto)
    await expectTold(otto, `You won against ${nora.name}. Rank 635 ▲135`)
    await expectTold(nora, `You lost to ${otto.name}. Rank 365 ▼135`)
  })

  test('of a match that is not ranked is told without a rank', async () => {
    const match = await playedMatch(app, nora, otto)
    await report(app, match, nora, nora)
    await report(app, match, otto, nora)
    await expectTold(nora, `You won against ${otto.name}.`)
  })

  test('of three names the winner', async () => {
    const carl = await newcomer(app, 'Carl Court')
    const match = await challengeOf(app, nora, [otto, carl])
    await accept(app, match, otto)
    await accept(app, match, carl)
    await letItStart(app, match)
    await report(app, match, otto, otto)
    await expectTold(carl, `${otto.name} reported that you lost. Confirm?`)
    await report(app, match, carl, otto)
    await expectTold(nora, `You lost to ${otto.name}.`)
    await expectTold(otto, 'You won your Tennis Singles match.')
  })

  test('does not name a player to somebody whom they have blocked since', async () => {
    const match = await playedMatch(app, nora, otto)
    await report(app, match, nora, nora)
    await report(app, match, otto, nora)
    await app.call(blocks.set, { user_id: otto.id, active: 1 }, nora)
    expect(await textsOf(app, nora)).toContain('You won your Tennis Singles match.')
  })

  test('that an earlier version told of is still told in its words', async () => {
    const match = await playedMatch(app, nora, otto)
    await report(app, match, nora, nora)
    const forget = query(
      (_db, args: { userId: string }) =>
        sql`update notices set people = '{}', params = params - 'outcome' where user_id = ${args.userId}::uuid`,
    )
    await report(app, match, otto, nora)
    await app.db.transaction(async tx => {
      await forget.affected(tx, { userId: nora.id })
      await forget.affected(tx, { userId: otto.id })
    })
    expect(await textsOf(app, nora)).toContain('The result of your Tennis Singles match stands')
    expect(await textsOf(app, otto)).toContain(`${nora.name} reported a result`)
  })
})
