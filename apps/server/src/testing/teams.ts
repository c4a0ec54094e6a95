import { type Team, teams } from '@gauntlet/contract/teams/endpoints'
import type { Player, TestApp } from './app.ts'
import { textsOf } from './notices.ts'

/** First name, status and active of those who are shown. */
export const playersOf = (team: Team) =>
  team.users.map(({ first_name, status, active }) => [first_name, status, active])

/** Acts of players with teams, in an app that opens later. */
export function teamActs(app: () => TestApp) {
  const make = async (by: Player, name: string, changes: { selected?: string[]; sports?: string } = {}) =>
    app().call(
      teams.add,
      { name, gender: 'Mix', sports: await app().sportId('Volleyball'), address: 'Austin, TX', ...changes },
      by,
    )
  const setActive = (by: Player, { id }: Team, player: Player, active: 0 | 1) =>
    app().call(teams.setActive, { team_id: id, user_id: player.id, active }, by)
  const view = (by: Player, { id }: Team) => app().call(teams.view, { team_id: id }, by)
  /** A volleyball team of `by`, who asks the selected; throws where it is refused. */
  const teamOf = async (by: Player, name: string, ...selected: Player[]): Promise<Team> => {
    const { payload, body } = await make(by, name, { selected: selected.map(({ id }) => id) })
    if (!payload) throw new Error(`The team was refused: ${JSON.stringify(body)}`)
    return payload
  }
  /** The texts of a player's notices. */
  const told = (player: Player): Promise<string[]> => textsOf(app(), player)
  return {
    make,
    teamOf,
    add: (by: Player, { id }: Team, what: { user_id?: string | string[]; email?: string }) =>
      app().call(teams.addPlayers, { team_id: id, ...what }, by),
    setActive,
    accept: (by: Player, team: Team) => setActive(by, team, by, 1),
    remove: (by: Player, { id }: Team, player: Player) =>
      app().call(teams.removePlayer, { team_id: id, user_id: player.id }, by),
    view,
    invite: (by: Player, email: string, team?: Team) =>
      app().call(teams.invite, { email, ...(team && { team_id: team.id }) }, by),
    seenBy: async (by: Player, team: Team) => playersOf((await view(by, team)).payload),
    told,
  }
}
