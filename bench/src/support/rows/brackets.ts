import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { askOf } from '../call.ts'
import { first, not, plain, read, type RowBenches, type Scene, write } from './scene.ts'
import { begunCup } from './tournaments.ts'

/** Drawn; the match that its first player plays first. */
async function drawnCup(scene: Scene, turn: number) {
  const { id, others } = await begunCup(scene, turn, { format: 'single_elimination' })
  const { matches, players } = await scene.call(brackets.draw, { id }, scene.viewer(turn))
  const match = matches.find(({ round, sides }) => round === 1 && sides.every(side => side !== null))
  const [one, two] = (match?.sides ?? []).map(side => players.find(({ seed }) => seed === side)?.id ?? '')
  const playerOf = (userId: string | undefined) => {
    const found = others.find(player => player.id === userId)
    if (!found) throw new Error('The match has no players')
    return found
  }
  return { id, match: match?.id ?? 0, one: playerOf(one), two: playerOf(two) }
}
const reported = async (scene: Scene, turn: number) => {
  const cup = await drawnCup(scene, turn)
  await scene.call(brackets.report, { id: cup.id, match: cup.match, winner: cup.one.id }, cup.one)
  return cup
}
/** Both have named the first player, with different scores. */
const scored = async (scene: Scene, turn: number) => {
  const cup = await drawnCup(scene, turn)
  const { id, match, one, two } = cup
  const tennis = `(select id from sports where name = 'Tennis Singles')`
  await scene.run(`update tournaments set sport_id = ${tennis} where id = $1`, [id])
  await scene.run(`update brackets set score_format = 'bo3' where tournament_id = $1`, [id])
  for (const [player, games] of [
    [one, 1],
    [two, 2],
  ] as const) {
    const score = [
      [6, games],
      [6, games],
    ]
    await scene.call(brackets.report, { id, match, winner: one.id, ending: 'played', score }, player)
  }
  return cup
}
const decided = async (scene: Scene, turn: number) => {
  const cup = await drawnCup(scene, turn)
  await scene.call(brackets.decide, { id: cup.id, match: cup.match, winner: cup.one.id }, scene.viewer(turn))
  return cup
}

export const bracketRows: RowBenches = {
  'brackets.view': read(first(drawnCup, ({ id }) => plain(brackets.view, () => ({ id })))),
  'brackets.waiting': read(plain(brackets.waiting, () => ({}))),
  'brackets.draw': write(
    first(
      (s, n) => begunCup(s, n, { format: 'single_elimination' }),
      ({ id }) => plain(brackets.draw, () => ({ id })),
    ),
  ),
  'brackets.report': write(
    first(
      drawnCup,
      ({ id, match, one }) =>
        () =>
          askOf(brackets.report, { id, match, winner: one.id }, one.token),
    ),
  ),
  'brackets.dispute': write(
    first(
      reported,
      ({ id, match, two }) =>
        () =>
          askOf(brackets.dispute, { id, match }, two.token),
    ),
  ),
  'brackets.takeScore': write(
    first(
      scored,
      ({ id, match, one }) =>
        () =>
          askOf(brackets.takeScore, { id, match }, one.token),
    ),
  ),
  'brackets.decide': write(
    first(drawnCup, ({ id, match, one }) => plain(brackets.decide, () => ({ id, match, winner: one.id }))),
  ),
  'brackets.withdraw': write(
    first(
      drawnCup,
      ({ id, one }) =>
        () =>
          askOf(brackets.withdraw, { id }, one.token),
    ),
  ),
  'brackets.correct': write(
    first(decided, ({ id, match, two }) => plain(brackets.correct, () => ({ id, match, winner: two.id }))),
  ),
  'brackets.disqualify': write(
    first(drawnCup, ({ id, one }) => plain(brackets.disqualify, () => ({ id, user_id: one.id }))),
  ),
  'brackets.walkIn': not('takes a bracket with a bye that is left: the tests play one'),
}
