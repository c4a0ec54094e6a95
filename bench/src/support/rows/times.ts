// Rows about times that players offer each other.
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { challengeTimes } from '@gauntlet/contract/challenges/times'
import { AUSTIN, inDays, plain, type RowBenches, type Scene, write } from './scene.ts'

/** A player's challenge to the next one, with a second time. */
async function offered(scene: Scene, turn: number): Promise<string> {
  const terms = { sport: scene.common, date: inDays(2, turn), ...AUSTIN, venue: scene.fresh() }
  const times = [{ date: inDays(4, turn) }]
  return (await scene.call(challenges.issue, { ...terms, times, ids: [scene.other(turn).id] }, scene.viewer(turn))).id
}

/** The same, accepted by the next one, with another time that is offered in its place. */
async function moving(scene: Scene, turn: number): Promise<string> {
  const id = await offered(scene, turn)
  await scene.call(challenges.answer, { id, status: 'accepted' }, scene.other(turn))
  await scene.call(challengeTimes.offer, { id, round: 1, times: [{ date: inDays(5, turn) }] }, scene.other(turn))
  return id
}

export const timesRows: RowBenches = {
  'challengeTimes.offer': write(async (scene, turn) => {
    const id = await offered(scene, turn)
    return plain(challengeTimes.offer, () => ({ id, round: 1, times: [{ date: inDays(6, turn) }] }))(scene, turn)
  }),
  'challengeTimes.answer': write(async (scene, turn) => {
    const id = await moving(scene, turn)
    return plain(challengeTimes.answer, () => ({ id, round: 2, suits: [0] }))(scene, turn)
  }),
  'challengeTimes.keep': write(async (scene, turn) => {
    const id = await moving(scene, turn)
    return plain(challengeTimes.keep, () => ({ id, round: 2 }))(scene, turn)
  }),
}
