// Rows about gatherings: events, teams, tournaments and their brackets.
import { brackets } from '@gauntlet/contract/brackets/endpoints'
import type { SentOf } from '@gauntlet/contract/endpoint'
import { events } from '@gauntlet/contract/events/endpoints'
import { teams } from '@gauntlet/contract/teams/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { askOf } from '../call.ts'
import { AUSTIN, inDays, type Make, not, plain, read, type RowBenches, type Scene, visited, write } from './scene.ts'

const nothing = () => ({})

const eventTerms = (scene: Scene): SentOf<typeof events.add> => ({
  event_name: scene.fresh(),
  event_start: inDays(7),
  ...AUSTIN,
  venue: 'Zilker Park',
})
const addEvent = async (scene: Scene, turn: number, selected: string[] = []) =>
  (await scene.call(events.add, { ...eventTerms(scene), selected }, scene.viewer(turn))).id

const addTeam = async (scene: Scene, turn: number, selected: string[] = []) =>
  (await scene.call(teams.add, { ...teamTerms(scene), selected }, scene.viewer(turn))).id
const teamTerms = (scene: Scene): SentOf<typeof teams.add> => ({
  name: scene.fresh(),
  gender: 'Mix',
  sports: scene.common,
  address: 'Austin, TX',
})

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

const FIELD = 4
/** The viewers who come after this one have places, and its start has passed. */
async function begunCup(
  scene: Scene,
  turn: number,
  { format = 'none', field = FIELD }: { format?: 'none' | 'single_elimination'; field?: number } = {},
) {
  const others = Array.from({ length: field }, (_, at) => scene.viewer(turn + 1 + at))
  const id = await addCup(scene, turn, { format, selected: others.map(player => player.id) })
  for (const player of others) await scene.call(tournaments.answer, { id, status: 'accepted' }, player)
  const begun = new Date(Date.now() - 60_000)
  await scene.run('update tournaments set start_at = $2, becomes_at = $2, due_at = $2 where id = $1', [id, begun])
  await scene.run('update tournament_players set start_at = $2 where tournament_id = $1', [id, begun])
  return { id, others }
}

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
const decided = async (scene: Scene, turn: number) => {
  const cup = await drawnCup(scene, turn)
  await scene.call(brackets.decide, { id: cup.id, match: cup.match, winner: cup.one.id }, scene.viewer(turn))
  return cup
}

/** Rows that need the id of something that is made first. */
const first =
  <T>(make: (scene: Scene, turn: number) => Promise<T>, then: (made: T) => Make): Make =>
  async (scene, turn) =>
    then(await make(scene, turn))(scene, turn)

const event = (then: (id: string) => Make) => first((s, n) => addEvent(s, n), then)
/** Of the player before; the viewer is asked. */
const invited = (then: (id: string) => Make) =>
  first((s, n) => addEvent(s, n + s.viewers.length - 1, [s.viewer(n).id]), then)

const eventRows: RowBenches = {
  'events.mine': read(plain(events.mine, nothing)),
  'events.add': write(plain(events.add, eventTerms)),
  'events.all': read(plain(events.all, nothing)),
  'events.view': read({
    '': event(id => plain(events.view, () => ({ id }))),
    'a visitor': event(id => visited(events.view, () => ({ id }))),
  }),
  'events.edit': write(event(id => plain(events.edit, s => ({ id, message: s.fresh() })))),
  'events.setViewed': write(invited(id => plain(events.setViewed, () => ({ id })))),
  'events.join': write(invited(id => plain(events.join, () => ({ event_id: id })))),
  'events.cancel': write(event(id => plain(events.cancel, () => ({ event_id: id })))),
  'events.addUsers': write(
    event(id => plain(events.addUsers, (s, n) => ({ event_id: id, user_id: s.viewer(n + 2).id }))),
  ),
  'events.removeUser': write(
    first(
      (s, n) => addEvent(s, n, [s.other(n).id]),
      id => plain(events.removeUser, (s, n) => ({ event_id: id, user_id: s.other(n).id })),
    ),
  ),
  'events.search': read(plain(events.search, () => ({ distance: 200 }))),
}

const team = (then: (id: string) => Make) => first((s, n) => addTeam(s, n), then)
const teamOfTwo = (then: (id: string) => Make) => first((s, n) => addTeam(s, n, [s.other(n).id]), then)

const teamRows: RowBenches = {
  'teams.add': write(plain(teams.add, teamTerms)),
  'teams.list': read(plain(teams.list, nothing)),
  'teams.view': read(team(id => plain(teams.view, () => ({ team_id: id })))),
  'teams.edit': write(team(id => plain(teams.edit, s => ({ team_id: id, name: s.fresh() })))),
  'teams.delete': write(team(id => plain(teams.delete, () => ({ team_id: id })))),
  'teams.removePlayer': write(
    teamOfTwo(id => plain(teams.removePlayer, (s, n) => ({ team_id: id, user_id: s.other(n).id }))),
  ),
  'teams.addPlayers': write(team(id => plain(teams.addPlayers, (s, n) => ({ team_id: id, user_id: s.other(n).id })))),
  'teams.setActive': write(
    first(
      (s, n) => addTeam(s, n + s.viewers.length - 1, [s.viewer(n).id]),
      id => plain(teams.setActive, (s, n) => ({ team_id: id, user_id: s.viewer(n).id, active: 1 as const })),
    ),
  ),
  'teams.invite': write(
    team(id =>
      plain(teams.invite, s => ({ team_id: id, email: `${s.fresh().replaceAll(' ', '.').toLowerCase()}@example.com` })),
    ),
  ),
  'teams.search': read(plain(teams.search, () => ({ name: 'Number 1' }))),
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

const cupRows: RowBenches = {
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
  'tournaments.search': read({
    'all sports': plain(tournaments.search, () => ({ distance: 200 })),
    'one sport': plain(tournaments.search, (s, n) => ({
      sports: [s.ownSportOf(s.viewer(n).id).sport_id],
      distance: 300,
    })),
  }),
}

const bracketRows: RowBenches = {
  'brackets.view': read(first(drawnCup, ({ id }) => plain(brackets.view, () => ({ id })))),
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

export const gatherings: RowBenches = { ...eventRows, ...teamRows, ...cupRows, ...bracketRows }
