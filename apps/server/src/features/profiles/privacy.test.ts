import { addresses } from '@gauntlet/contract/addresses/endpoints'
import type { NamedEndpoint } from '@gauntlet/contract/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { answerOf, asked, inputAbout } from '../../testing/asking.ts'
import { challengeOf, playedMatch, report } from '../../testing/challenges.ts'

/** Ben's, each to be known again wherever it turns up. */
const SECRETS = {
  email: 'ben.hidden@example.com',
  pending: 'ben.elsewhere@example.com',
  street: 'Quietmarker Lane',
  line2: 'Staircase Zwölf',
  zip: '73301',
}
const AGE = 47

const app = testApp()
let [ada] = testPlayers(app, ['Ada Ace'])
const [ben] = testPlayers(app, ['Ben Hidden'])
let found: RegExp
/** The things that a row may be asked about: Ben, his sport, the challenges the two share, an open one of his. */
let ids: string[] = []
beforeAll(async () => {
  await app.call(
    addresses.add,
    {
      address_line_1: `17 ${SECRETS.street}`,
      address_line_2: SECRETS.line2,
      city: 'Austin',
      state: 'TX',
      postal_code: SECRETS.zip,
    },
    ben,
  )
  await app.call(profiles.update, { email: SECRETS.pending, preference: { age: AGE, bio: 'Serve first.' } }, ben)
  const [place] = await app.db.session(session =>
    session.run('select lat::text, lon::text from addresses where user_id = $1', [ben.id]),
  )
  const coordinates = [place?.['lat'], place?.['lon']].map(String)
  const secret = [...Object.values(SECRETS), ...coordinates]
    .map(text => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')
  found = new RegExp(`${secret}|"age":${AGE}|argon2|token_hash`, 'i')
  const played = await playedMatch(app, ada, ben, { ranked: 1 })
  await report(app, played, ada, ben)
  await report(app, played, ben, ben)
  const again = await challengeOf(app, ben, [ada], { message: 'Again?' })
  const open = await challengeOf(app, ben, [])
  ids = [ben.id, await app.sportId('Tennis Singles'), played.id, again.id, open.id]
})

/** As Ada, in a new session where one of the calls has ended hers. */
async function answerToAda(row: NamedEndpoint, id: string): Promise<string> {
  const answer = await answerOf(app, row, inputAbout(row.endpoint, id), ada)
  if (!answer.startsWith('401')) return answer
  ada = await app.signIn(ada)
  return answerOf(app, row, inputAbout(row.endpoint, id), ada)
}

let successes = 0
describe('no answer that Ada can get holds the e-mail, the age, the street, the ZIP or the place of Ben', () => {
  test.each(asked)('$noun.$name', async row => {
    for (const id of ids) {
      const answer = await answerToAda(row, id)
      if (answer.startsWith('200')) successes += 1
      expect(found.exec(answer)?.[0], `about ${id}: ${answer}`).toBeUndefined()
    }
  })

  test('and most of them were answers', () => {
    expect(successes).toBeGreaterThan(asked.length)
  })
})

test('Ben himself is shown all of it, so the test would see it', async () => {
  const mine = await Promise.all(
    asked
      .filter(({ endpoint }) => ['/users/self', '/users/addresses', '/users/export'].includes(endpoint.path))
      .map(async row => answerOf(app, row, {}, await app.signIn(ben))),
  )
  const seen = mine.join(' ')
  for (const secret of [SECRETS.email, SECRETS.pending, SECRETS.street, SECRETS.line2, SECRETS.zip, `"age":${AGE}`])
    expect(seen).toContain(secret)
})
