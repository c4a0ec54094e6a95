import {
  mdiAccountGroupOutline,
  mdiAccountHeartOutline,
  mdiBellOutline,
  mdiCalendarStarOutline,
  mdiHandshakeOutline,
  mdiPodium,
  mdiSwordCross,
  mdiTournament,
} from '@mdi/js'
import { paths } from '../paths.ts'
import { dashboard, type Place, profile } from './places.ts'
import * as texts from './texts.ts'

/** The rail of a desktop: every place that the tiles of the dashboard lead to, and more. */
export const rail = {
  dashboard,
  challenges: {
    to: paths.challenges,
    text: texts.challenges,
    icon: mdiSwordCross,
    within: [
      paths.challenges,
      '/challenge/issue/',
      '/challenge/edit/',
      '/challenge/edit_open_match/',
      '/challenge/create/',
      '/challengelist/',
      '/createchallenge/',
      '/talk/challenge/',
    ],
  },
  matches: {
    to: paths.challengeSearch,
    text: texts.matches,
    icon: mdiHandshakeOutline,
    within: [
      paths.challengeSearch,
      paths.addChallenge,
      paths.myChallenge,
      paths.createOpenChallenge,
      paths.recordMatch,
    ],
  },
  tournaments: {
    to: paths.tournamentList,
    text: texts.tournaments,
    icon: mdiTournament,
    within: [
      paths.tournamentList,
      paths.tournaments,
      paths.addTournament,
      paths.myTournament,
      paths.reportTournament,
      '/tournament/',
      '/talk/tournament/',
    ],
  },
  events: {
    to: paths.eventList,
    text: texts.events,
    icon: mdiCalendarStarOutline,
    within: [paths.eventList, paths.addEvent, paths.myEvent, paths.addFriend, '/event/', '/talk/event/'],
  },
  teams: {
    to: paths.teams,
    text: texts.teams,
    icon: mdiAccountGroupOutline,
    within: [paths.teams, paths.myTeam, paths.createTeam, '/team/', '/talk/team/'],
  },
  leaderboard: {
    to: paths.leaderboard,
    text: texts.leaderboard,
    icon: mdiPodium,
    within: [paths.leaderboard, paths.truth],
  },
  friends: {
    to: paths.searchFriend,
    text: texts.friends,
    icon: mdiAccountHeartOutline,
    within: [
      paths.searchFriend,
      paths.searchMyFriend,
      paths.feed,
      '/user/view/',
      '/user/friendlist/',
      '/user/profile/view/',
    ],
  },
  notices: { to: paths.notices, text: texts.notifications, icon: mdiBellOutline, within: [paths.notices] },
  profile,
} satisfies Record<string, Place>

/** In the order of the rail. */
export const railPlaces: readonly Place[] = Object.values(rail)
