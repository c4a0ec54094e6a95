import { lineups } from '@gauntlet/contract/challenges/lineup'
import type { SentOf } from '@gauntlet/contract/endpoint'
import { PAGE_LIMIT } from '@gauntlet/contract/fields'
import { teams } from '@gauntlet/contract/teams/endpoints'
import { first, type Make, nothing, plain, read, type RowBenches, type Scene, write } from './scene.ts'

const addTeam = async (scene: Scene, turn: number, selected: string[] = []) =>
  (await scene.call(teams.add, { ...teamTerms(scene), selected }, scene.viewer(turn))).id
const teamTerms = (scene: Scene): SentOf<typeof teams.add> => ({
  name: scene.fresh(),
  gender: 'Mix',
  sports: scene.common,
  address: 'Austin, TX',
})

const team = (then: (id: string) => Make) => first((s, n) => addTeam(s, n), then)
const teamOfTwo = (then: (id: string) => Make) => first((s, n) => addTeam(s, n, [s.other(n).id]), then)

export const teamRows: RowBenches = {
  'teams.add': write(plain(teams.add, teamTerms)),
  'teams.list': read(plain(teams.list, nothing)),
  'teams.view': read(team(id => plain(teams.view, () => ({ team_id: id })))),
  'lineups.ofTeam': read(team(id => plain(lineups.ofTeam, () => ({ team_id: id })))),
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
  // A page, as the app asks: nearly all teams of the walk are called so.
  'teams.search': read(plain(teams.search, () => ({ name: 'Number 1', limit: PAGE_LIMIT }))),
}
