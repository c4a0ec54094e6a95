import { DAY } from '@gauntlet/contract/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { answerOf, asked, inputAbout } from './testing/asking.ts'
import type { Player } from './testing/app.ts'
import { accept, challengeOf } from './testing/challenges.ts'
import { codeOfGuest, nameGuest } from './testing/guests.ts'
import { linkedBy } from './testing/links.ts'
import { testApp } from './testing/opened.ts'
import { recordedBy } from './testing/records.ts'
import { answerTimes, times } from './testing/times.ts'
import { tournamentOf } from './testing/tournaments.ts'
import { type SmallWorld, smallWorld } from './testing/world.ts'

// `npm test` asks a noun's own tests of PostgreSQL alone. Of the embedded engine it asks this: Ada and Ben do
// everything once, each row is called, and time passes.
const lines: string[] = []
const app = testApp({}, { log: { write: line => void lines.push(line) } })
let world: SmallWorld
let ben: Player
let ids: string[]
beforeAll(async () => {
  world = await smallWorld(app)
  ;({ ben } = world)
  const shared = await challengeOf(app, ben, [], { by_link: 1 })
  const code = await linkedBy(app, ben)
  await accept(app, await recordedBy(app, ben, world.ada), world.ada)
  const guest = await nameGuest(app, await tournamentOf(app, ben), 'Gil Guest', ben)
  const place = await codeOfGuest(app, guest, ben)
  ids = [
    world.ada.id,
    world.tournament,
    world.event,
    world.team,
    await app.sportId('Tennis Singles'),
    shared.id,
    code,
    place,
  ]
})

/** A row may want a place, a page or a reason to write to us instead of an id. */
const WORDS = ['78701', 'about', 'Other']
/** They want a link out of a mail, a file of Ada, a match, of which Ben has told above, or times, as below. */
const wanting = new Set(['challengeTimes', 'emailLinks', 'pictures', 'recordedMatches'])
const nouns = [...Map.groupBy(asked, ({ noun }) => noun)].filter(([noun]) => !wanting.has(noun))

describe('on the embedded engine', () => {
  test('Ada takes one of the times that Ben offers', async () => {
    const offered = await challengeOf(app, ben, [world.ada], times(app, 9))
    expect((await answerTimes(app, offered, world.ada, 1, 1)).status).toBe(200)
  })

  test.each(nouns)('the rows of %s are answered, some of them with what was asked for', async (_noun, rows) => {
    const answers: string[] = []
    for (const row of rows)
      for (const id of [...ids, ...WORDS]) {
        const answer = await answerOf(app, row, inputAbout(row.endpoint, id), ben)
        // Some of the calls end the session.
        if (answer.startsWith('401')) ben = await app.signIn(ben)
        answers.push(`${row.name} ${answer}`)
      }
    expect(answers.filter(answer => /^\w+ 5/.test(answer))).toEqual([])
    expect(answers).toContainEqual(expect.stringMatching(/^\w+ 200/))
  })

  test('time does what it does, and nothing was logged', async () => {
    await app.advance(3 * DAY)
    await app.advance(30 * DAY)
    expect(lines).toEqual([])
  })
})
