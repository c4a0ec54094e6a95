import { tournament, note, place, tournamentRank, tournamentVerdict } from '@gauntlet/contract/tournaments/answer'
import { feature } from '../../platform/features/feature.ts'
import { attachToTournament } from './add.ts'
import { tournamentEntries } from './calendar.ts'
import { company } from './company-queries.ts'
import { eraseWords } from './erase-queries.ts'
import * as exported from './export-queries.ts'
import { leaveTournaments } from './account-closing.ts'
import { tournamentAgenda } from './lists.ts'
import { tournamentGuests } from './guests.ts'
import { lookAtTournament } from './onlookers.ts'
import { partInTournaments, sharedTournaments } from './blocking.ts'
import { tournamentReminder } from './reminder.ts'
import { tournamentRoutes } from './routes.ts'
import { talked } from './talk-queries.ts'
import { settleTournamentsJob } from './settle.ts'

export const tournaments = feature({
  name: 'tournaments',
  routes: tournamentRoutes,
  answers: {
    Tournament: tournament,
    TournamentNote: note,
    TournamentPlace: place,
    TournamentRank: tournamentRank,
    TournamentVerdict: tournamentVerdict,
  },
  jobs: [{ job: settleTournamentsJob, due: 'ended' }],
  keeps: {
    export: { tournaments: exported.tournaments },
    leave: leaveTournaments,
    erase: (tx, _services, userId) => eraseWords.affected(tx, { userId }),
  },
  gathers: {
    block: { part: partInTournaments, shared: sharedTournaments },
    invitation: { kind: 'tournament', attach: attachToTournament },
    guests: tournamentGuests,
    calendar: tournamentEntries,
    agenda: { tournaments: tournamentAgenda },
    reminder: tournamentReminder,
    onlookers: { kind: 'tournament', requireVisible: lookAtTournament },
    company,
    talk: { kind: 'tournament', find: talked },
  },
})
