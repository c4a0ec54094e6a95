// Rows about challenges that are accepted by a link.
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { linkedChallenges } from '@gauntlet/contract/challenges/by-link'
import { challengeLinks } from '@gauntlet/contract/challenges/links'
import { AUSTIN, inDays, plain, read, type RowBenches, type Scene, visited, write } from './scene.ts'

/** A player's challenge for whoever has its link. */
async function shared(scene: Scene, turn: number): Promise<string> {
  const terms = { sport: scene.common, date: inDays(2, turn), ...AUSTIN, venue: scene.fresh() }
  return (await scene.call(challenges.issue, { ...terms, ids: '', by_link: 1 }, scene.viewer(turn))).id
}

const linked = async (scene: Scene, turn: number): Promise<string> =>
  (await scene.call(challengeLinks.make, { id: await shared(scene, turn), places: 1 }, scene.viewer(turn))).code

export const linkRows: RowBenches = {
  'challengeLinks.make': write(async (scene, turn) => {
    const id = await shared(scene, turn)
    return plain(challengeLinks.make, () => ({ id, places: 1 }))(scene, turn)
  }),
  'challengeLinks.view': read(async (scene, turn) => {
    const id = await shared(scene, turn)
    return plain(challengeLinks.view, () => ({ id }))(scene, turn)
  }),
  'challengeLinks.revoke': write(async (scene, turn) => {
    const id = await shared(scene, turn)
    return plain(challengeLinks.revoke, () => ({ id }))(scene, turn)
  }),
  'linkedChallenges.open': read(async (scene, turn) => {
    const code = await linked(scene, turn)
    return visited(linkedChallenges.open, () => ({ code }))(scene, turn)
  }),
  'linkedChallenges.accept': write(async (scene, turn) => {
    const code = await linked(scene, turn + scene.viewers.length - 1)
    return plain(linkedChallenges.accept, () => ({ code }))(scene, turn)
  }),
}
