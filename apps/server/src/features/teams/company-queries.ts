import { listCompany } from '../../platform/features/company.ts'

export const company = listCompany({
  things: 'teams',
  head: 'owner_id',
  places: 'team_players',
  thing: 'team_id',
})
