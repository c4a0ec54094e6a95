import { forPlayers } from '../../platform/features/gathers.ts'
import { requireVisible } from './facts.ts'

export const lookAtChallenge = forPlayers((services, viewer, id) => requireVisible(services.db, services, viewer, id))
