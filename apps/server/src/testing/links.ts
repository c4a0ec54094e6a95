import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { challengeLinks } from '@gauntlet/contract/challenges/links'
import type { Player, TestApp } from './app.ts'
import { challengeOf } from './challenges.ts'

/** Makes the link of a challenge; answers its code. */
export async function codeOf(app: TestApp, { id }: Pick<Challenge, 'id'>, issuer: Player, places = 1): Promise<string> {
  const { payload, body } = await app.call(challengeLinks.make, { id, places }, issuer)
  if (!payload) throw new Error(`The link was refused: ${JSON.stringify(body)}`)
  return payload.code
}

/** The code of a new challenge that is open to whoever has its link. */
export const linkedBy = async (app: TestApp, issuer: Player): Promise<string> =>
  codeOf(app, await challengeOf(app, issuer, [], { by_link: 1 }), issuer)
