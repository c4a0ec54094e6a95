import { blocks } from '@gauntlet/contract/blocks/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { linkedChallenges } from '@gauntlet/contract/challenges/by-link'
import { challengeLinks } from '@gauntlet/contract/challenges/links'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { describe, expect, test } from 'vitest'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { challengeOf, decline, view } from '../../testing/challenges.ts'
import { codeOf } from '../../testing/links.ts'
import { inTurn } from '../../testing/locks.ts'

const ROUNDS = 8
const app = testApp()
const [ada, ben, cleo] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay'])
const byLink = () => challengeOf(app, ada, [], { by_link: 1 })
/** For `inTurn`. */
const rowOf = ({ id }: Challenge) => ({ text: 'select from challenges where id = $1 for update', values: [id] })

test('two accept by a link with one place at once: exactly one plays, the other finds nothing', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const challenge = await byLink()
    const code = await codeOf(app, challenge, ada)
    const answers = await Promise.all([ben, cleo].map(player => app.call(linkedChallenges.accept, { code }, player)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect((await view(app, challenge, ada)).user_count).toBe(2)
  }
})

test('a link is revoked while it is used: what both were told is what stands', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const challenge = await byLink()
    const code = await codeOf(app, challenge, ada)
    const [accepted, revoked] = await Promise.all([
      app.call(linkedChallenges.accept, { code }, ben),
      app.call(challengeLinks.revoke, { id: challenge.id }, ada),
    ])
    expect(revoked.status).toBe(200)
    expect((await view(app, challenge, ada)).status).toBe(accepted.status === 200 ? 'Upcoming' : 'Pending')
  }
})

test('a newcomer confirms the email while another takes the place: one of the two plays', async () => {
  for (let round = 0; round < 2; round++) {
    const challenge = await byLink()
    const code = await codeOf(app, challenge, ada)
    const nia = await app.register(`Nia ${'AB'[round]}`)
    await app.call(linkedChallenges.accept, { code }, nia)
    const token = await app.linkTo(nia.email, 'verify')
    const [confirmed, accepted] = await Promise.all([
      app.call(sessions.verify, { token }, nia),
      app.call(linkedChallenges.accept, { code }, ben),
    ])
    expect(confirmed.status).toBe(200)
    expect([confirmed.payload.to === null, accepted.status === 200]).toEqual(
      accepted.status === 200 ? [true, true] : [false, false],
    )
    expect((await view(app, challenge, ada)).user_count).toBe(2)
  }
})

describe('Ben is the only one who was asked, and says no while he waits for Ada', () => {
  test('who takes the link back: the challenge is over', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    await codeOf(app, challenge, ada)
    const [revoked, declined] = await inTurn(
      app.db,
      rowOf(challenge),
      () => app.call(challengeLinks.revoke, { id: challenge.id }, ada),
      () => decline(app, challenge, ben),
    )
    expect([revoked.status, declined.payload.status]).toEqual([200, 'Dismissed'])
  })

  test('who makes a link: it goes on for whoever has it', async () => {
    const challenge = await challengeOf(app, ada, [ben])
    const [code, declined] = await inTurn(
      app.db,
      rowOf(challenge),
      () => codeOf(app, challenge, ada),
      () => decline(app, challenge, ben),
    )
    expect(declined.payload.status).toBe('Pending')
    expect((await app.call(linkedChallenges.accept, { code }, cleo)).status).toBe(200)
  })

  test('who makes a link, and is blocked by him: it goes on as well', async () => {
    const dora = await app.player('Dora Drop')
    const challenge = await challengeOf(app, dora, [ben])
    const [code] = await inTurn(
      app.db,
      rowOf(challenge),
      () => codeOf(app, challenge, dora),
      () => app.call(blocks.set, { user_id: dora.id, active: 1 }, ben),
    )
    expect((await app.call(linkedChallenges.accept, { code }, cleo)).status).toBe(200)
  })
})

test('Eve blocks Finn while he accepts by her link: she is asked about the match that comes of it', async () => {
  const [eve, finn] = [await app.player('Eve Even'), await app.player('Finn Fast')]
  const challenge = await challengeOf(app, eve, [], { by_link: 1 })
  const code = await codeOf(app, challenge, eve)
  const [accepted, shared] = await inTurn(
    app.db,
    rowOf(challenge),
    () => app.call(linkedChallenges.accept, { code }, finn),
    async () => {
      await app.call(blocks.set, { user_id: finn.id, active: 1 }, eve)
      return app.call(blocks.shared, { id: finn.id }, eve)
    },
  )
  expect(accepted.status).toBe(200)
  expect(shared.payload?.map(({ id }) => id)).toEqual([challenge.id])
})
