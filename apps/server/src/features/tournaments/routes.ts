import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { addThem } from './add.ts'
import { createTournament } from './create.ts'
import { editTournament } from './edit.ts'
import { allTournaments, countModified, myTournaments, organizedTournaments, viewedTournament } from './lists.ts'
import { answerInvitation, cancelIt, joinIt, leaveIt, playMyself, removeIt, withdraw } from './places.ts'
import { viewTournament } from './present-list.ts'
import { reportThePlaces, reportTheWinner } from './report.ts'
import { listPositions } from './results.ts'
import { searchTournaments } from './search.ts'

export const tournamentRoutes = bind(tournaments, {
  mine: myTournaments,
  organizing: organizedTournaments,
  create: createTournament,
  report: reportTheWinner,
  rankReport: reportThePlaces,
  edit: editTournament,
  modified: countModified,
  all: allTournaments,
  view: viewTournament,
  details: listPositions,
  setViewed: viewedTournament,
  join: joinIt,
  leave: leaveIt,
  answer: answerInvitation,
  cancel: cancelIt,
  removePlayer: removeIt,
  withdraw,
  addPlayers: addThem,
  joinMyself: playMyself,
  search: searchTournaments,
})
