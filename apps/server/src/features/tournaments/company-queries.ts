import { listCompany } from '../../platform/features/company.ts'

export const company = listCompany({
  things: 'tournaments',
  head: 'organizer_id',
  places: 'tournament_players',
  thing: 'tournament_id',
})
