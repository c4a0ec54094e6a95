// Rows about play between players, and its results.
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { SentOf } from '@gauntlet/contract/endpoint'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { leaderboards, type LeaderboardTime } from '@gauntlet/contract/leaderboards/endpoints'
import { matchSearch } from '@gauntlet/contract/match-search/endpoints'
import { openChallenges } from '@gauntlet/contract/challenges/open'
import { recordedMatches } from '@gauntlet/contract/challenges/record'
import { rivals } from '@gauntlet/contract/challenges/rivals'
import { pairs } from '@gauntlet/contract/pairs/endpoints'
import { ranks } from '@gauntlet/contract/ranks/endpoints'
import { AUSTIN, inDays, plain, read, type RowBenches, type Scene, visited, write } from './scene.ts'

const nothing = () => ({})
const ages = { lower: 25, upper: 34 }
const sportOf = (scene: Scene, turn: number) => scene.ownSportOf(scene.viewer(turn).id).sport_id

const terms = (scene: Scene, turn: number): Omit<SentOf<typeof challenges.issue>, 'ids'> => ({
  sport: scene.common,
  date: inDays(2, turn),
  ...AUSTIN,
  venue: scene.fresh(),
})
const issue = (scene: Scene, turn: number, ids: string[]) =>
  scene.call(challenges.issue, { ...terms(scene, turn), ids }, scene.viewer(turn))

/** Issued to the viewer by the player before. */
async function received(scene: Scene, turn: number): Promise<string> {
  return (await issue(scene, turn + scene.viewers.length - 1, [scene.viewer(turn).id])).id
}

export async function accepted(scene: Scene, turn: number): Promise<string> {
  const id = await received(scene, turn)
  await scene.call(challenges.answer, { id, status: 'accepted' }, scene.viewer(turn))
  return id
}

/** Accepted, and its start has passed. */
async function played(scene: Scene, turn: number): Promise<string> {
  const id = await accepted(scene, turn)
  const begun = new Date(Date.now() - 60_000)
  await scene.run('update challenges set start_at = $2, becomes_at = $2, due_at = $2 where id = $1', [id, begun])
  await scene.run('update challenge_players set start_at = $2 where challenge_id = $1', [id, begun])
  return id
}

/** Open, of the player before; the viewer has joined it. */
async function joined(scene: Scene, turn: number): Promise<string> {
  const { id } = await issue(scene, turn + scene.viewers.length - 1, [])
  await scene.call(openChallenges.join, { challenge_id: id }, scene.viewer(turn))
  return id
}

const times: readonly LeaderboardTime[] = ['all-time', 'year', 'month', 'week']
const boards = Object.fromEntries(
  times.flatMap(time => [
    [
      `${time}, top 50 and my position`,
      plain(leaderboards.list, (s, n) => ({ sport: sportOf(s, n), time, limit: 50 })),
    ],
    [
      `${time}, a gender and ages`,
      plain(leaderboards.list, (s, n) => ({
        sport: sportOf(s, n),
        time,
        limit: 50,
        genders: s.genders.slice(0, 1),
        ageRange: ages,
      })),
    ],
    [
      `${time}, 200 miles`,
      plain(leaderboards.list, (s, n) => ({ sport: sportOf(s, n), time, distance: 200, limit: 50 })),
    ],
    [
      `${time}, the same city`,
      plain(leaderboards.list, (s, n) => ({ sport: sportOf(s, n), time, distance: 0, limit: 50 })),
    ],
  ]),
)
const groups = (endpoint: typeof leaderboards.groups | typeof leaderboards.preview) =>
  Object.fromEntries(
    times.flatMap(time => [
      [`${time}, all sports, a visitor`, visited(endpoint, () => ({ time }))],
      [`${time}, all sports, 200 miles`, plain(endpoint, () => ({ time, distance: 200 }))],
    ]),
  )

export const play: RowBenches = {
  'ranks.history': read({
    '': plain(ranks.history, (s, n) => ({ sport: sportOf(s, n) })),
    "another's": plain(ranks.history, (s, n) => ({ sport: sportOf(s, n + 1), user_id: s.other(n).id })),
  }),
  'ranks.own': read(plain(ranks.own, (s, n) => ({ sport: sportOf(s, n) }))),
  'ranks.of': read(plain(ranks.of, (s, n) => ({ a: s.other(n).id, b: sportOf(s, n + 1) }))),
  'ranks.odds': read(plain(ranks.odds, (s, n) => ({ user_id: s.other(n).id }))),
  'ranks.calibration': read({
    'all sports': visited(ranks.calibration, () => ({})),
    'one sport': visited(ranks.calibration, (s, n) => ({ sport: sportOf(s, n) })),
  }),
  'leaderboards.preview': read(groups(leaderboards.preview)),
  'leaderboards.groups': read(groups(leaderboards.groups)),
  'leaderboards.list': read(boards),
  'pairs.leaders': read({
    'all sports, a visitor': visited(pairs.leaders, () => ({})),
    'one sport': plain(pairs.leaders, (s, n) => ({ sport: sportOf(s, n) })),
    'one sport, 200 miles': plain(pairs.leaders, (s, n) => ({ sport: sportOf(s, n), distance: 200 })),
  }),
  'pairs.of': read({
    own: plain(pairs.of, (s, n) => ({ id: s.viewer(n).id })),
    "another's": plain(pairs.of, (s, n) => ({ id: s.other(n).id })),
  }),
  'friends.addFriend': write(async (scene, turn) => {
    const id = await received(scene, turn)
    return plain(friends.addFriend, () => ({ id }))(scene, turn)
  }),
  'challenges.all': read(plain(challenges.all, nothing)),
  'challenges.view': read(plain(challenges.view, (s, n) => ({ id: s.other(n).id }))),
  'challenges.issue': write({
    'to a player': plain(challenges.issue, (s, n) => ({ ...terms(s, n), ids: [s.other(n).id] })),
    open: plain(challenges.issue, (s, n) => ({ ...terms(s, n), ids: '' })),
  }),
  'recordedMatches.record': write(async (scene, turn) => {
    const { id } = scene.viewer(turn)
    // A player may tell of ten a day: those of the turns before are as if of another day.
    await scene.run(
      `update challenges set created_at = created_at - interval '1 day' where issuer_id = $1 and recorded`,
      [id],
    )
    const told = { date: inDays(-10, turn % 200), sides: [[id], [scene.other(turn).id]], winner: id }
    return plain(recordedMatches.record, (s, n) => ({ ...terms(s, n), ...told }))(scene, turn)
  }),
  'challenges.edit': write(async (scene, turn) => {
    const { id } = await issue(scene, turn, [scene.other(turn).id])
    return plain(challenges.edit, s => ({ id, venue: s.fresh() }))(scene, turn)
  }),
  'challenges.pending': read(plain(challenges.pending, nothing)),
  'challenges.upcoming': read(plain(challenges.upcoming, nothing)),
  'challenges.past': read({
    '': plain(challenges.past, nothing),
    "another's": plain(challenges.past, (s, n) => ({ x: s.other(n).id })),
  }),
  'rivals.of': read({
    own: plain(rivals.of, nothing),
    "another's": plain(rivals.of, (s, n) => ({ x: s.other(n).id })),
    'one of them': plain(rivals.of, (s, n) => ({ against: s.other(n).id })),
  }),
  'challenges.modified': read(plain(challenges.modified, nothing)),
  'challenges.answer': write(async (scene, turn) => {
    const id = await received(scene, turn)
    return plain(challenges.answer, () => ({ id, status: 'accepted' as const }))(scene, turn)
  }),
  'challenges.setViewed': write(async (scene, turn) => {
    const id = await received(scene, turn)
    return plain(challenges.setViewed, () => ({ id }))(scene, turn)
  }),
  'challenges.cancel': write(async (scene, turn) => {
    const { id } = await issue(scene, turn, [scene.other(turn).id])
    return plain(challenges.cancel, () => ({ id }))(scene, turn)
  }),
  'challenges.report': write({
    'the first report': async (scene, turn) => {
      const id = await played(scene, turn)
      return plain(challenges.report, (s, n) => ({ id, winner: s.viewer(n).id }))(scene, turn)
    },
    'the report that confirms': async (scene, turn) => {
      const id = await played(scene, turn)
      const winner = scene.viewer(turn).id
      await scene.call(challenges.report, { id, winner }, scene.viewer(turn + scene.viewers.length - 1))
      return plain(challenges.report, () => ({ id, winner }))(scene, turn)
    },
  }),
  'challenges.takeScore': write(async (scene, turn) => {
    const id = await played(scene, turn)
    const tennis = `(select id from sports where name = 'Tennis Singles')`
    await scene.run(`update challenges set sport_id = ${tennis}, format = 'bo3' where id = $1`, [id])
    const [score, other] = [
      [
        [6, 4],
        [6, 4],
      ],
      [
        [6, 3],
        [6, 4],
      ],
    ]
    const issuer = scene.viewer(turn + scene.viewers.length - 1)
    await scene.call(challenges.report, { id, score }, issuer)
    await scene.call(challenges.report, { id, score: other }, scene.viewer(turn))
    return plain(challenges.takeScore, () => ({ id }))(scene, turn)
  }),
  'challenges.reject': write(async (scene, turn) => {
    const id = await played(scene, turn)
    const issuer = scene.viewer(turn + scene.viewers.length - 1)
    await scene.call(challenges.report, { id, winner: issuer.id }, issuer)
    return plain(challenges.reject, () => ({ id }))(scene, turn)
  }),
  'openChallenges.mine': read(plain(openChallenges.mine, nothing)),
  'openChallenges.participants': read(plain(openChallenges.participants, (s, n) => ({ id: s.viewer(n).id }))),
  'openChallenges.join': write(async (scene, turn) => {
    const { id } = await issue(scene, turn + scene.viewers.length - 1, [])
    return plain(openChallenges.join, () => ({ challenge_id: id }))(scene, turn)
  }),
  'openChallenges.unjoin': write(async (scene, turn) => {
    const id = await joined(scene, turn)
    return plain(openChallenges.unjoin, () => ({ challenge_id: id }))(scene, turn)
  }),
  'openChallenges.answer': write(async (scene, turn) => {
    const id = await joined(scene, turn + 1)
    const user_id = scene.other(turn).id
    return plain(openChallenges.answer, () => ({ challenge_id: id, user_id, status: 'accepted' as const }))(scene, turn)
  }),
  'openChallenges.waiting': read(plain(openChallenges.waiting, nothing)),
  'matchSearch.search': read({
    'all sports, 200 miles': plain(matchSearch.search, ({ sports, genders }) => ({ sports, genders })),
    'one sport, 300 miles': plain(matchSearch.search, (s, n) => ({ sports: [sportOf(s, n)], distance: 300 })),
    'the same city': plain(matchSearch.search, () => ({ distance: 0 })),
    'every filter': plain(matchSearch.search, (s, n) => ({
      sports: [sportOf(s, n)],
      ratingPlus: s.ownSportOf(s.viewer(n).id).rank,
      genders: s.genders.slice(0, 1),
      ageRange: ages,
      ranked: 1 as const,
      distance: 300,
      startDate: inDays(2).slice(0, 10),
      endDate: inDays(9).slice(0, 10),
    })),
  }),
}
