import type { Challenge } from '@gauntlet/contract/challenges/answer'
import type { challenges } from '@gauntlet/contract/challenges/endpoints'
import { lineups } from '@gauntlet/contract/challenges/lineup'
import type { SentOf } from '@gauntlet/contract/endpoint'
import { friends } from '@gauntlet/contract/friends/endpoints'
import type { Player, TestApp } from './app.ts'
import { accept, challengeOf, letItStart } from './challenges.ts'

export const DOUBLES = 'Tennis Doubles'

export async function befriend(app: TestApp, one: Player, other: Player): Promise<void> {
  for (const [by, to] of [
    [one, other],
    [other, one],
  ] as const)
    await app.call(friends.send, { friends: [{ id: to.id, active: 1 }] }, by)
}

/** Doubles against one player, or open where there is none. */
export const doublesOf = async (
  app: TestApp,
  issuer: Player,
  recipients: Player[],
  changes: Partial<SentOf<typeof challenges.issue>> = {},
): Promise<Challenge> => challengeOf(app, issuer, recipients, { sport: await app.sportId(DOUBLES), ...changes })

export const lineUp = (
  app: TestApp,
  { id }: Challenge,
  captain: Player,
  { add = [], remove = [], ...rest }: { add?: Player[]; remove?: Player[]; side?: 0 | 1; need?: number },
) =>
  app.call(
    lineups.change,
    { id, add: add.map(player => player.id), remove: remove.map(player => player.id), ...rest },
    captain,
  )

export const answerLineup = (
  app: TestApp,
  { id }: Challenge,
  player: Player,
  status: 'accepted' | 'dismissed' = 'accepted',
) => app.call(lineups.answer, { id, status }, player)

/** Two pairs of friends, the first of each a captain. */
export type Pairs = readonly [[Player, Player], [Player, Player]]

/** Doubles in which both captains have a partner who has accepted. */
export async function fullDoubles(
  app: TestApp,
  [[ada, cleo], [ben, dan]]: Pairs,
  changes: Partial<SentOf<typeof challenges.issue>> = {},
): Promise<Challenge> {
  const match = await doublesOf(app, ada, [ben], changes)
  await accept(app, match, ben)
  for (const [captain, partner] of [
    [ada, cleo],
    [ben, dan],
  ] as const) {
    await lineUp(app, match, captain, { add: [partner] })
    await answerLineup(app, match, partner)
  }
  return match
}

/** Volleyball of two teams that has begun: the first has its captain and a mate in it, the other its captain alone. */
export async function teamMatch(
  app: TestApp,
  [own, other]: readonly [{ id: string }, { id: string }],
  [captain, mate, rival]: readonly [Player, Player, Player],
): Promise<Challenge> {
  const match = await doublesOf(app, captain, [], {
    sport: await app.sportId('Volleyball'),
    team_id: own.id,
    against_team_id: other.id,
  })
  await lineUp(app, match, captain, { add: [mate] })
  await accept(app, match, rival)
  await letItStart(app, match)
  return match
}
