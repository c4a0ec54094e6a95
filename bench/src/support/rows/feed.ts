import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { feed } from '@gauntlet/contract/feed/endpoints'
import { AUSTIN, first, inDays, type Make, nothing, plain, read, type RowBenches, write } from './scene.ts'

/** A match that a friend of the viewer's has won. */
const wonByFriend = (then: (id: string) => Make) =>
  first(async (scene, turn) => {
    const [viewer, friend, third] = [scene.viewer(turn), scene.other(turn), scene.viewer(turn + 2)]
    await scene.run(
      `insert into friendships (low_id, high_id, asked_by, asked_at, accepted_at)
       values (least($1::uuid, $2), greatest($1::uuid, $2), $1, now(), now())
       on conflict (low_id, high_id) do update set accepted_at = excluded.accepted_at`,
      [viewer.id, friend.id],
    )
    const terms = { sport: scene.common, date: inDays(2, turn), ...AUSTIN, venue: scene.fresh() }
    const { id } = await scene.call(challenges.issue, { ...terms, ids: [third.id] }, friend)
    await scene.call(challenges.answer, { id, status: 'accepted' }, third)
    await scene.run(
      `update challenges set status = '4', winner_id = issuer_id, becomes = null, becomes_at = null, due_at = null
       where id = $1`,
      [id],
    )
    await scene.run(`update challenge_players set status = '4' where challenge_id = $1`, [id])
    return id
  }, then)

export const feedRows: RowBenches = {
  'feed.view': read(wonByFriend(() => plain(feed.view, nothing))),
  'feed.applaud': write(wonByFriend(id => plain(feed.applaud, () => ({ id, active: 1 as const })))),
}
