import { teams } from '@gauntlet/contract/teams/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { invitePerson } from './invite.ts'
import { listOwnTeams, searchTeams, viewTeam } from './lists.ts'
import { createTeam, deleteTeam, editTeam } from './make.ts'
import { addPlayers, removePlayer, setPlayerActive } from './players.ts'

export const teamRoutes = bind(teams, {
  add: createTeam,
  list: listOwnTeams,
  view: viewTeam,
  edit: editTeam,
  delete: deleteTeam,
  removePlayer,
  addPlayers,
  setActive: setPlayerActive,
  invite: invitePerson,
  search: searchTeams,
})
