import { forPlayers } from '../../platform/features/gathers.ts'
import { requireVisible } from './act.ts'

export const lookAtTournament = forPlayers((services, viewer, id) => requireVisible(services.db, services, viewer, id))
