import type { Agenda } from '@gauntlet/contract/challenges/endpoints'
import { tournament, type Tournament } from '@gauntlet/contract/tournaments/answer'

/**
 * The tournaments of a list. The lists of challenges know another noun's items only by their ids, so that every screen
 * that reads one does not load what describes tournaments; here they are read by the schema that they are answered by.
 */
export const tournamentsOf = ({ tournaments }: Agenda): Tournament[] => tournaments.map(item => tournament.parse(item))
