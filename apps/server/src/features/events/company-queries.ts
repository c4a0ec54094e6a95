import { listCompany } from '../../platform/features/company.ts'

export const company = listCompany({
  things: 'events',
  head: 'organizer_id',
  places: 'event_places',
  thing: 'event_id',
})
