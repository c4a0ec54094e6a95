import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { ranks } from '@gauntlet/contract/ranks/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { answerOf, asked, inputAbout } from '../../testing/asking.ts'
import { terms } from '../../testing/challenges.ts'
import { answerAtDesk } from '../operator/desk.ts'

// To Eve each of them is not there: what she is answered about one is what she is answered about an id that nobody has.
const NOBODY = '00000000-0000-4000-8000-000000000000'
const kinds = ['blocks Eve', 'is a stranger under 18', 'is suspended', 'has not verified', 'is gone'] as const
const app = testApp()
let [eve] = testPlayers(app, ['Eve Elsewhere'])
const hidden = new Map<string, Player>()

const olga = (command: string, ...words: string[]) =>
  answerAtDesk(app.app.services, { command, words, who: 'olga', cwd: '/' })

beforeAll(async () => {
  const [ben, mia, sam, gil] = [
    await app.player('Ben Blocks'),
    await app.player('Mia Minor'),
    await app.player('Sam Suspended'),
    await app.player('Gil Gone'),
  ]
  await app.call(blocks.set, { user_id: eve.id, active: 1 }, ben)
  const home = { address_line_1: '1 School Rd', address_line_2: '', city: 'Austin', state: 'TX', postal_code: '78701' }
  await app.call(addresses.add, home, mia)
  await app.call(profiles.update, { preference: { age: 15 } }, mia)
  await olga('suspend', sam.id)
  await app.send({ path: `/users/delete/${gil.id}`, player: gil })
  const una = await app.register('Una Unverified')
  for (const [index, player] of [ben, mia, sam, una, gil].entries()) hidden.set(kinds[index] ?? '', player)
})

/** A refusal whole; of what was done, that it was: it has ids of its own. */
const comparable = (answer: string, id: string) => (answer.startsWith('200') ? '200' : answer.replaceAll(id, NOBODY))

const idOf = (kind: string) => hidden.get(kind)?.id ?? ''
/** In a new session where a call has ended the last. */
async function answerTo(row: (typeof asked)[number], id: string): Promise<string> {
  const input = inputAbout(row.endpoint, id)
  const answer = await answerOf(app, row, input, eve)
  if (!answer.startsWith('401')) return comparable(answer, id)
  eve = await app.signIn(eve)
  return comparable(await answerOf(app, row, input, eve), id)
}

describe('Eve is answered about a player who', () => {
  test.each(kinds)('%s, when she asks to be friends or takes it back', async kind => {
    for (const active of [0, 1] as const) {
      const about = (id: string) => app.call(friends.send, { friends: [{ id, active }] }, eve)
      const [known, unknown] = [await about(idOf(kind)), await about(NOBODY)]
      expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    }
  })

  test.each(kinds)('%s, when she challenges them', async kind => {
    const form = await terms(app)
    const about = (id: string) => app.call(challenges.issue, { ...form, ids: [id] }, eve)
    const [known, unknown] = [await about(idOf(kind)), await about(NOBODY)]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  })

  test.each(kinds.filter(kind => kind !== 'is gone'))('%s, when she asks for their ranks in a sport', async kind => {
    const sport = await app.sportId('Tennis Singles')
    for (const challenge_id of [undefined, NOBODY]) {
      const about = (id: string) =>
        app.call(ranks.history, { sport, user_id: id, ...(challenge_id && { challenge_id }) }, eve)
      const [known, unknown] = [await about(idOf(kind)), await about(NOBODY)]
      expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    }
  })

  // A closed account is named where it has played: rows that show a past answer 'Former player'.
  const rows = asked.filter(({ endpoint }) => JSON.stringify(inputAbout(endpoint, NOBODY)).includes(NOBODY))
  test.each(rows)('as about nobody by $noun.$name', async row => {
    const unknown = await answerTo(row, NOBODY)
    // A blocked player, or a stranger to somebody suspended or gone, may still block them: it tells nothing.
    const left = `${row.noun}.${row.name}` === 'blocks.set' ? [kinds[1]] : kinds
    for (const kind of left)
      expect(`${kind} ${row.noun}.${row.name}: ${await answerTo(row, idOf(kind))}`).toBe(
        `${kind} ${row.noun}.${row.name}: ${unknown}`,
      )
  })
})
