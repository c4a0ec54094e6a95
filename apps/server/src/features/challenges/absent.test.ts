import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { NamedEndpoint } from '@gauntlet/contract/endpoints'
import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import type { Player } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'
import { answerOf, asked, inputAbout } from '../../testing/asking.ts'
import { challengeOf } from '../../testing/challenges.ts'
import { eventOf } from '../../testing/events.ts'
import { teamActs } from '../../testing/teams.ts'
import { tournamentOf } from '../../testing/tournaments.ts'

// To Eve these do not exist: whatever was made by Ada, who has blocked her, or by Mia, who is under 18, and whatever
// Ada and Ben share.
const app = testApp()
let ada: Player
let mia: Player
let eve: Player
let hidden: Record<string, string> = {}
const { teamOf } = teamActs(() => app)

beforeAll(async () => {
  const sports = ['Tennis Singles', 'Volleyball']
  ada = await app.player('Ada Ace', { sports })
  const ben = await app.player('Ben Baseline', { sports })
  mia = await app.player('Mia Minor', { sports })
  eve = await app.player('Eve Elsewhere', { sports })
  const home = { address_line_1: '1 School Rd', address_line_2: '', city: 'Austin', state: 'TX', postal_code: '78701' }
  await app.call(addresses.add, home, mia)
  await app.call(profiles.update, { preference: { age: 15 } }, mia)
  await app.call(blocks.set, { user_id: eve.id, active: 1 }, ada)
  hidden = {
    'direct match of others': (await challengeOf(app, ben, [ada])).id,
    'open match of Ada': (await challengeOf(app, ada, [])).id,
    'open match of Mia': (await challengeOf(app, mia, [])).id,
    'tournament of Ada': (await tournamentOf(app, ada)).id,
    'tournament of Mia': (await tournamentOf(app, mia)).id,
    'event of Ada': (await eventOf(app, ada)).id,
    'event of Mia': (await eventOf(app, mia)).id,
    'team of Ada': (await teamOf(ada, 'Net Gains')).id,
  }
})

const answerAbout = async (row: NamedEndpoint, id: string): Promise<string> => {
  const input = inputAbout(row.endpoint, id)
  let answer = await answerOf(app, row, input, eve)
  if (answer.startsWith('401')) {
    eve = await app.signIn(eve)
    answer = await answerOf(app, row, input, eve)
  }
  return answer.replaceAll(id, 'ID')
}

/** A row that takes an id, rather than any text at all. */
const takesId = ({ endpoint }: NamedEndpoint) =>
  namesIn(inputAbout(endpoint, SOME_ID), SOME_ID) > namesIn(inputAbout(endpoint, 'no id'), 'no id')
const SOME_ID = newId(new Date(0))
const namesIn = (input: unknown, text: string) => JSON.stringify(input).split(text).length

describe('what is hidden from a player is answered like what is not there', () => {
  const rows = asked.filter(takesId).map(row => ({ ...row, row: `${row.noun}.${row.name}` }))

  test.each(rows)('by $row', async row => {
    const absent = await answerAbout(row, newId(app.clock.now()))
    for (const [thing, id] of Object.entries(hidden)) expect(await answerAbout(row, id), thing).toBe(absent)
  })

  test('a list of what another player has played', async () => {
    const listOf = async (x: string) => {
      const { status, body } = await app.call(challenges.past, { x }, eve)
      return { status, body }
    }
    const absent = await listOf(newId(app.clock.now()))
    expect(absent.status).toBe(404)
    expect(await listOf(ada.id)).toEqual(absent)
    expect(await listOf(mia.id)).toEqual(absent)
  })
})
