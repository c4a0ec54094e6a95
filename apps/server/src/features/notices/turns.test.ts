import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { DAY, SECOND } from '@gauntlet/contract/time'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { accept, cancel, challengeOf } from '../../testing/challenges.ts'
import { befriend, DOUBLES, doublesOf, lineUp } from '../../testing/lineups.ts'
import { subjectsTo, textsOf, unreadOf } from '../../testing/notices.ts'
import { testApp } from '../../testing/opened.ts'
import { recordedBy } from '../../testing/records.ts'
import { askToSide, doublesCup, joinTournament } from '../../testing/tournaments.ts'

const app = testApp()
let xan: Player
let yan: Player
let pia: Player
let met = 0
const newPlayer = (name: string) =>
  app.player(`${name} ${'abcdefghij'.charAt(met)}x`, { sports: ['Tennis Singles', DOUBLES] })
beforeEach(async () => {
  met += 1
  xan = await newPlayer('Xan')
  yan = await newPlayer('Yan')
  pia = await newPlayer('Pia')
})

describe('a player who accepts and withdraws in turns', () => {
  test('rings the other twice, who reads how it stands in the end', async () => {
    const match = await challengeOf(app, pia, [xan])
    for (const _time of [1, 2, 3, 4]) {
      app.clock.advance(SECOND)
      await accept(app, match, xan)
      // A mail that has not gone when its notice is taken back does not go.
      await app.app.settle()
      app.clock.advance(SECOND)
      await cancel(app, match, xan)
      await app.app.settle()
    }
    expect(await unreadOf(app, pia)).toEqual([expect.stringContaining('cannot play')])
    expect(await subjectsTo(app, pia)).toHaveLength(2)
  })

  test('of two who accept both are told', async () => {
    const match = await challengeOf(app, pia, [xan, yan])
    await accept(app, match, xan)
    app.clock.advance(SECOND)
    await accept(app, match, yan)
    expect((await textsOf(app, pia))[0]).toMatch(/^Yan .x and 1 other accepted the challenge$/)
  })
})

describe('whoever has not answered yet hears how it goes on', () => {
  test('a partner who was asked into a tournament, that it is called off', async () => {
    const ola = await newPlayer('Ola')
    const cup = await doublesCup(app, ola)
    await befriend(app, xan, pia)
    await joinTournament(app, cup, xan)
    await askToSide(app, cup, xan, pia)
    await app.call(tournaments.cancel, { id: cup.id }, ola)
    expect(await textsOf(app, pia)).toContainEqual(expect.stringMatching(/cancelled/))
  })

  test('a player whom a captain has asked, that the match is called off', async () => {
    await befriend(app, xan, pia)
    const match = await doublesOf(app, xan, [yan])
    await lineUp(app, match, xan, { add: [pia] })
    await cancel(app, match, xan)
    expect(await textsOf(app, pia)).toContainEqual(expect.stringMatching(/cancelled a challenge/))
  })

  test('a player who is said to have played, that it was taken back', async () => {
    await cancel(app, await recordedBy(app, xan, pia), xan)
    expect(await textsOf(app, pia)).toContainEqual(expect.stringMatching(/took back/))
  })

  test('a player who is said to have played, that it lapsed', async () => {
    await recordedBy(app, xan, pia)
    await app.advance(8 * DAY)
    expect(await textsOf(app, await app.signIn(pia))).toContainEqual(expect.stringMatching(/does not count/))
  })
})
