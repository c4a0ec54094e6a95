// Rows about the line-ups of a match of sides.
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { lineups } from '@gauntlet/contract/challenges/lineup'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { AUSTIN, inDays, plain, read, type RowBenches, type Scene, write } from './scene.ts'

/** Doubles of a player's against the next one, and the friend after that one, who may be named. */
async function doubles(scene: Scene, turn: number): Promise<{ id: string; friend: string }> {
  const [captain, friend] = [scene.viewer(turn), scene.viewer(turn + 2)]
  const alreadyFriends = await scene.run(
    'select from friendships where low_id = least($1::uuid, $2) and high_id = greatest($1::uuid, $2) and accepted_at is not null',
    [captain.id, friend.id],
  )
  if (alreadyFriends.length === 0) {
    await scene.call(friends.send, { friends: [{ id: friend.id, active: 1 }] }, captain)
    await scene.call(friends.send, { friends: [{ id: captain.id, active: 1 }] }, friend)
  }
  const terms = { sport: scene.common, date: inDays(2, turn), ...AUSTIN, venue: scene.fresh() }
  const { id } = await scene.call(challenges.issue, { ...terms, ids: [scene.other(turn).id] }, captain)
  // Whatever sport all of them play.
  await scene.run(`update challenges set side_size = 2, composition = 'any' where id = $1`, [id])
  await scene.run(`update challenge_players set side = 0, captain = true where challenge_id = $1 and role = 'issuer'`, [
    id,
  ])
  return { id, friend: friend.id }
}

export const lineupRows: RowBenches = {
  'lineups.change': write(async (scene, turn) => {
    const { id, friend } = await doubles(scene, turn)
    return plain(lineups.change, () => ({ id, add: [friend] }))(scene, turn)
  }),
  'lineups.answer': write(async (scene, turn) => {
    const captain = turn + scene.viewers.length - 2
    const { id, friend } = await doubles(scene, captain)
    await scene.call(lineups.change, { id, add: [friend] }, scene.viewer(captain))
    return plain(lineups.answer, () => ({ id, status: 'accepted' as const }))(scene, turn)
  }),
  'lineups.rearrange': write(async (scene, turn) => {
    const { id, friend } = await doubles(scene, turn)
    await scene.call(lineups.change, { id, add: [friend] }, scene.viewer(turn))
    const { sides } = await scene.call(challenges.view, { id }, scene.viewer(turn))
    const ids = (sides ?? []).map(side => side.players.map(player => player.id))
    return plain(lineups.rearrange, () => ({ id, sides: ids }))(scene, turn)
  }),
  'lineups.handOver': write(async (scene, turn) => {
    const { id, friend } = await doubles(scene, turn)
    await scene.call(lineups.change, { id, add: [friend] }, scene.viewer(turn))
    await scene.call(lineups.answer, { id, status: 'accepted' }, scene.viewer(turn + 2))
    return plain(lineups.handOver, () => ({ id, user_id: friend }))(scene, turn)
  }),
  'lineups.fair': read({
    'of four': plain(lineups.fair, s => ({ sport: s.common, ids: s.viewers.slice(0, 4).map(({ id }) => id) })),
    'of twenty-two': plain(lineups.fair, s => ({ sport: s.common, ids: s.viewers.slice(0, 22).map(({ id }) => id) })),
  }),
}
