import { linkedChallenges } from '@gauntlet/contract/challenges/by-link'
import { challengeLinks } from '@gauntlet/contract/challenges/links'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { expect, test } from 'vitest'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { challengeOf, view } from '../../testing/challenges.ts'
import { codeOf } from '../../testing/links.ts'

const ROUNDS = 8
const app = testApp()
const [ada, ben, cleo] = testPlayers(app, ['Ada Ace', 'Ben Baseline', 'Cleo Clay'])
const byLink = () => challengeOf(app, ada, [], { by_link: 1 })

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
