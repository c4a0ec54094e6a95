import { blocks } from '@gauntlet/contract/blocks/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import type { EventAnswer } from '@gauntlet/contract/events/answer'
import { friends } from '@gauntlet/contract/friends/endpoints'
import type { Team } from '@gauntlet/contract/teams/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import type { Player, TestApp } from './app.ts'
import { challengeOf, playedMatch, report } from './challenges.ts'
import { eventOf } from './events.ts'
import { DOUBLES } from './lineups.ts'
import { fiveWins } from './pairs.ts'
import { teamActs } from './teams.ts'
import { tournamentOf } from './tournaments.ts'

/** Ada blocks Ben. Dan is to her what Ben was: where he gets through, only the block can be what stops Ben. */
export interface BlockedScene {
  ada: Player
  ben: Player
  dan: Player
  /** Has played against Ada, and won. */
  cleo: Player
  tennis: string
  openOfAda: Challenge
  /** A match of Ada's that Cleo has won. */
  wonByCleo: Challenge
  tournamentOfAda: Tournament
  eventOfAda: EventAnswer
  /** Ben and Dan are in it. */
  teamOfAda: Team
  /** Ben and Dan are asked to join it. */
  secondOfAda: Team
  /** By the player whom Ada has challenged or invited. */
  fromAda: ReadonlyMap<Player, Challenge>
  invitedByAda: ReadonlyMap<Player, Tournament>
}

export async function openBlockedScene(app: TestApp): Promise<BlockedScene> {
  const { teamOf, accept } = teamActs(() => app)
  const sports = ['Tennis Singles', DOUBLES]
  const ada = await app.player('Ada Ace', { sports })
  const cleo = await app.player('Cleo Clay', { sports })
  const ben = await app.player('Ben Baseline', { sports })
  const dan = await app.player('Dan Deuce', { sports })
  const tennis = await app.sportId('Tennis Singles')
  const wonByCleo = await playedMatch(app, cleo, ada, { ranked: 1 })
  for (const player of [ada, cleo]) await report(app, wonByCleo, player, cleo)
  await fiveWins(app, [ada, cleo], [ben, dan])
  const openOfAda = await challengeOf(app, ada, [])
  const tournamentOfAda = await tournamentOf(app, ada)
  const fromAda = new Map<Player, Challenge>()
  const invitedByAda = new Map<Player, Tournament>()
  for (const player of [ben, dan]) {
    fromAda.set(player, await challengeOf(app, ada, [player]))
    invitedByAda.set(player, await tournamentOf(app, ada, { selected: [player.id] }))
    await app.call(friends.send, { friends: [{ id: ada.id, active: 1 }] }, player)
    await app.call(friends.send, { friends: [{ id: player.id, active: 1 }] }, ada)
  }
  const teamOfAda = await teamOf(ada, 'Net Gains', ben, dan)
  const secondOfAda = await teamOf(ada, 'Volley Llamas', ben, dan)
  const eventOfAda = await eventOf(app, ada, { selected: [ben.id, dan.id] })
  for (const player of [ben, dan]) await accept(player, teamOfAda)
  // A mail that waits when she blocks him no longer goes out: each goes before.
  await app.app.settle()
  await app.call(blocks.set, { user_id: ben.id, active: 1 }, ada)
  const theirs = { openOfAda, wonByCleo, tournamentOfAda, eventOfAda, teamOfAda, secondOfAda, fromAda, invitedByAda }
  return { ada, ben, dan, cleo, tennis, ...theirs }
}
