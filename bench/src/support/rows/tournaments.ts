import type { SentOf } from '@gauntlet/contract/endpoint'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { AUSTIN, first, inDays, type Make, nothing, plain, read, type RowBenches, type Scene, write } from './scene.ts'

const cupTerms = (scene: Scene): SentOf<typeof tournaments.create> => ({
  sport: scene.common,
  title: scene.fresh(),
  tournament_start: inDays(7),
  tournament_end: inDays(7, 6),
  ...AUSTIN,
  venue: 'Central Courts',
  rules: 'Best of three.',
  slots: 8,
  minSpread: 2000,
})
const addCup = async (scene: Scene, turn: number, more: Partial<SentOf<typeof tournaments.create>> = {}) =>
  (await scene.call(tournaments.create, { ...cupTerms(scene), ...more }, scene.viewer(turn))).id

/** The viewer organizes it and needs a partner, whatever sport all of them play. */
async function cupOfSides(scene: Scene, turn: number): Promise<string> {
  const id = await addCup(scene, turn)
  await scene.run(`update tournaments set side_size = 2, composition = 'any' where id = $1`, [id])
  await scene.call(tournaments.joinMyself, { tournament_id: id }, scene.viewer(turn))
  return id
}

const FIELD = 4
/** The viewers who come after this one have places, and its start has passed. */
export async function begunCup(
  scene: Scene,
  turn: number,
  { format = 'none', field = FIELD }: { format?: 'none' | 'single_elimination'; field?: number } = {},
) {
  const others = Array.from({ length: field }, (_, at) => scene.viewer(turn + 1 + at))
  const id = await addCup(scene, turn, { format, selected: others.map(player => player.id) })
  for (const player of others) await scene.call(tournaments.answer, { id, status: 'accepted' }, player)
  const begun = new Date(Date.now() - 60_000)
  await scene.run('update tournament_players set start_at = $2 where tournament_id = $1', [id, begun])
  // From here on the server's own work holds it, and then its players.
  await scene.run('update tournaments set start_at = $2, becomes_at = $2, due_at = $2 where id = $1', [id, begun])
  return { id, others }
}

const cup = (then: (id: string) => Make) => first((s, n) => addCup(s, n), then)
const cupOfTwo = (then: (id: string) => Make) => first((s, n) => addCup(s, n, { selected: [s.other(n).id] }), then)
/** Of the player before; the viewer is asked. */
const asked = (then: (id: string) => Make) =>
  first((s, n) => addCup(s, n + s.viewers.length - 1, { selected: [s.viewer(n).id] }), then)
const joined = (then: (id: string) => Make) =>
  asked(id => async (scene, turn) => {
    await scene.call(tournaments.answer, { id, status: 'accepted' }, scene.viewer(turn))
    return then(id)(scene, turn)
  })
const begun = (then: (made: Awaited<ReturnType<typeof begunCup>>) => Make) => first((s, n) => begunCup(s, n), then)
/** With fewer than four players a winner is named, and no places. */
const small = (then: (made: Awaited<ReturnType<typeof begunCup>>) => Make) =>
  first((s, n) => begunCup(s, n, { field: 3 }), then)

export const tournamentRows: RowBenches = {
  'tournaments.mine': read(plain(tournaments.mine, nothing)),
  'tournaments.organizing': read(plain(tournaments.organizing, nothing)),
  'tournaments.create': write(plain(tournaments.create, cupTerms)),
  'tournaments.report': write(
    small(({ id, others }) => plain(tournaments.report, () => ({ id, winner: others[0]?.id ?? '', ratings: {} }))),
  ),
  'tournaments.rankReport': write(
    begun(({ id, others }) =>
      plain(tournaments.rankReport, () => ({
        id,
        places: others.map((player, at) => ({ userid: player.id, rank: at + 1 })),
      })),
    ),
  ),
  'tournaments.edit': write(cup(id => plain(tournaments.edit, s => ({ id, title: s.fresh() })))),
  'tournaments.modified': read(plain(tournaments.modified, nothing)),
  'tournaments.all': read(plain(tournaments.all, nothing)),
  'tournaments.view': read({
    '': cup(id => plain(tournaments.view, () => ({ id }))),
    "another's": plain(tournaments.view, s => ({ id: s.someCup() })),
  }),
  'tournaments.details': read(plain(tournaments.details, s => ({ id: s.someCup() }))),
  'tournaments.setViewed': write(asked(id => plain(tournaments.setViewed, () => ({ id })))),
  'tournaments.join': write(
    first(
      (s, n) => addCup(s, n + s.viewers.length - 1),
      id => plain(tournaments.join, () => ({ id })),
    ),
  ),
  'tournaments.leave': write(joined(id => plain(tournaments.leave, () => ({ id })))),
  'tournaments.answer': write(asked(id => plain(tournaments.answer, () => ({ id, status: 'accepted' as const })))),
  'tournaments.cancel': write(cup(id => plain(tournaments.cancel, () => ({ id })))),
  'tournaments.removePlayer': write(
    cupOfTwo(id => plain(tournaments.removePlayer, (s, n) => ({ tournament_id: id, user_id: s.other(n).id }))),
  ),
  'tournaments.withdraw': write(
    joined(id => plain(tournaments.withdraw, (s, n) => ({ tournament_id: id, user_id: s.viewer(n).id }))),
  ),
  'tournaments.addPlayers': write(
    cup(id => plain(tournaments.addPlayers, (s, n) => ({ tournament_id: id, user_id: s.other(n).id }))),
  ),
  'tournaments.joinMyself': write(cup(id => plain(tournaments.joinMyself, () => ({ tournament_id: id })))),
  'tournaments.side': write(async (scene, turn) => {
    const id = await cupOfSides(scene, turn)
    return plain(tournaments.side, () => ({ tournament_id: id, team_id: '' }))(scene, turn)
  }),
  'tournaments.pair': write(async (scene, turn) => {
    const id = await cupOfSides(scene, turn)
    const other = scene.viewer(turn + 1)
    await scene.call(tournaments.join, { id }, other)
    return plain(tournaments.pair, (s, n) => ({ tournament_id: id, captain: s.viewer(n).id, player: other.id }))(
      scene,
      turn,
    )
  }),
  'tournaments.search': read({
    'all sports': plain(tournaments.search, () => ({ distance: 200 })),
    'one sport': plain(tournaments.search, (s, n) => ({
      sports: [s.ownSportOf(s.viewer(n).id).sport_id],
      distance: 300,
    })),
  }),
}
