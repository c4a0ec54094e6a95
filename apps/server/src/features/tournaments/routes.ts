import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { answerInvitation, joinTournament, leaveTournament } from './act.ts'
import { addPlayers } from './add.ts'
import { cancelTournament, withdrawFromTournament } from './cancel.ts'
import { createTournament } from './create.ts'
import { editTournament } from './edit.ts'
import { allTournaments, countModified, myTournaments, organizedTournaments, viewedTournament } from './lists.ts'
import { joinMyself, removePlayer } from './places.ts'
import { viewTournament } from './present-list.ts'
import { reportPlaces, reportWinner } from './report.ts'
import { listPositions } from './results.ts'
import { searchTournaments } from './search.ts'
import { fillSide, pairPlayers } from './sides.ts'

export const tournamentRoutes = bind(tournaments, {
  mine: myTournaments,
  organizing: organizedTournaments,
  create: createTournament,
  report: reportWinner,
  rankReport: reportPlaces,
  edit: editTournament,
  modified: countModified,
  all: allTournaments,
  view: viewTournament,
  details: listPositions,
  setViewed: viewedTournament,
  join: joinTournament,
  leave: leaveTournament,
  answer: answerInvitation,
  cancel: cancelTournament,
  removePlayer,
  withdraw: withdrawFromTournament,
  addPlayers,
  joinMyself,
  side: fillSide,
  pair: pairPlayers,
  search: searchTournaments,
})
