import type { Onlooking } from '../../platform/features/gathers.ts'
import { missing, requireVisible } from './act.ts'
import { visitedTournament } from './visit.ts'

/** Visitors look at a tournament where its organizer lets them, and so does whoever is no player yet. */
export const lookAtTournament: Onlooking['requireVisible'] = async (services, viewer, id) => {
  if (viewer?.verified) await requireVisible(services.db, services, viewer, id)
  else if (!(await visitedTournament(services, id))) throw missing()
}
