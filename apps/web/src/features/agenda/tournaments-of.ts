import type { Agenda } from '@gauntlet/contract/challenges/answer'
import { tournament, type Tournament } from '@gauntlet/contract/tournaments/answer'

/**
 * The tournaments of a list. The lists of challenges know items of other nouns only by their ids, so that screens which
 * read one do not load the schema of tournaments; here the tournaments are parsed with that schema.
 */
export const tournamentsOf = ({ tournaments }: Agenda): Tournament[] => tournaments.map(item => tournament.parse(item))
