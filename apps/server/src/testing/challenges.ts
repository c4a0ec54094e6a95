import { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import type { SentOf } from '@gauntlet/contract/endpoint'
import { DAY, MINUTE } from '@gauntlet/contract/time'
import type { Player, TestApp } from './app.ts'

let courts = 0

const STEP = 10 * MINUTE
const inTwoDays = (app: TestApp): string =>
  new Date(Math.ceil((app.clock.now().getTime() + 2 * DAY) / STEP) * STEP).toISOString()

/** A minute after the start of a challenge. */
export const letItStart = (app: TestApp, { challenge_start }: Challenge): Promise<void> =>
  app.advance(new Date(challenge_start).getTime() + MINUTE - app.clock.now().getTime())

/** The input of the form: tennis in Austin, in two days; each at a court of its own. */
export async function terms(
  app: TestApp,
  sport = 'Tennis Singles',
): Promise<Omit<SentOf<typeof challenges.issue>, 'ids'>> {
  courts += 1
  const venue = `Court ${courts}`
  return {
    sport: await app.sportId(sport),
    date: inTwoDays(app),
    location: 'Austin',
    locstate: 'Texas',
    zip: '78701',
    venue,
  }
}

/** Challenges players; throws where it is refused. */
export async function challengeOf(
  app: TestApp,
  issuer: Player,
  recipients: Player[],
  changes: Partial<SentOf<typeof challenges.issue>> = {},
): Promise<Challenge> {
  const ids = recipients.map(({ id }) => id)
  const { payload, body } = await app.call(challenges.issue, { ...(await terms(app)), ids, ...changes }, issuer)
  if (!payload) throw new Error(`The challenge was refused: ${JSON.stringify(body)}`)
  return payload
}

export const accept = (app: TestApp, { id }: Challenge, player: Player) =>
  app.call(challenges.answer, { id, status: 'accepted' }, player)
export const decline = (app: TestApp, { id }: Challenge, player: Player) =>
  app.call(challenges.answer, { id, status: 'dismissed' }, player)
export const cancel = (app: TestApp, { id }: Challenge, player: Player) => app.call(challenges.cancel, { id }, player)
export const report = (app: TestApp, { id }: Challenge, player: Player, winner: Player, ratings = {}) =>
  app.call(challenges.report, { id, winner: winner.id, ratings }, player)
export const view = async (app: TestApp, { id }: Challenge, player: Player) =>
  (await app.call(challenges.view, { id }, player)).payload

/** Issued, accepted, and the start has just passed. */
export async function playedMatch(
  app: TestApp,
  issuer: Player,
  opponent: Player,
  changes: Partial<SentOf<typeof challenges.issue>> = {},
): Promise<Challenge> {
  const challenge = await challengeOf(app, issuer, [opponent], changes)
  await accept(app, challenge, opponent)
  await letItStart(app, challenge)
  return challenge
}
