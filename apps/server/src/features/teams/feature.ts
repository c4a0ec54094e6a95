import { team, teamPlayer, teamVerdict } from '@gauntlet/contract/teams/endpoints'
import { feature, none } from '../../platform/features/feature.ts'
import { company } from './company-queries.ts'
import * as exported from './export-queries.ts'
import { attachToTeam } from './invite.ts'
import { leaveTeams } from './account-closing.ts'
import { partTeams } from './blocking.ts'
import { teamRoutes } from './routes.ts'
import { talked } from './talk-queries.ts'

const undated = none('A team takes place at no time.')

export const teams = feature({
  name: 'teams',
  routes: teamRoutes,
  answers: { Team: team, TeamPlayer: teamPlayer, TeamVerdict: teamVerdict },
  jobs: none('Nothing of it comes due.'),
  keeps: {
    export: { teams: exported.teams },
    leave: leaveTeams,
    erase: none('Leaving passes a team on or deletes it: nothing is left to erase.'),
  },
  gathers: {
    block: { part: partTeams, shared: none('Neither stays in a team of the other.') },
    invitation: { kind: 'team', attach: attachToTeam },
    calendar: undated,
    agenda: undated,
    reminder: undated,
    onlookers: none('A team is no thing that changes while somebody looks on.'),
    company,
    talk: { kind: 'team', find: talked },
  },
})
