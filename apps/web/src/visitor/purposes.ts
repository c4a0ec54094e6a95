import { paths } from '../paths.ts'
import { formToReturn } from './return-to.ts'
import * as texts from './purposes/texts.ts'

/** Reasons to sign in, by the screen that somebody comes from: 'Sign in to …'. */
const screens: readonly [purpose: string, ...of: string[]][] = [
  [texts.answerThisEvent, paths.eventView, paths.eventEdit],
  [texts.acceptThisChallenge, paths.challengeLink],
  [texts.confirmYourNewEmail, paths.verify],
  [
    texts.findAMatch,
    paths.searchMatch,
    paths.results,
    paths.challengeResults,
    paths.challengeSearch,
    paths.addChallenge,
    paths.createOpenChallenge,
    paths.recordMatch,
  ],
  [texts.findATournament, paths.searchTournament, paths.tournaments],
  [texts.findAnEvent, paths.searchEvent],
  [texts.findPlayers, paths.searchFriend],
  [texts.seeYourFriends, paths.searchMyFriend, paths.addFriend],
  [texts.seeYourEvents, paths.eventList, paths.addEvent, paths.myEvent],
  [texts.seeYourTournaments, paths.tournamentList, paths.addTournament, paths.myTournament, paths.reportTournament],
  [texts.seeThisTournament, paths.tournamentView, paths.tournamentRank, paths.tournamentEdit, paths.tournamentReport],
  [texts.seeYourMatches, paths.myChallenge, paths.challenges],
  [texts.challengeThisPlayer, paths.challengeCreate, paths.challengeList, paths.createChallenge],
  [texts.seeThisChallenge, paths.challengeIssue],
  [texts.changeThisChallenge, paths.challengeEdit],
  [texts.changeThisMatch, paths.challengeEditOpen],
  [texts.seeYourNotifications, paths.notices],
  [texts.changeYourAccountSettings, paths.accountSettings, paths.settingsPart],
  [texts.seeYourProfile, paths.profileRoot, paths.profile],
  [texts.changeYourProfile, paths.profileEdit],
  [texts.seeThisPlayer, paths.profileOf, paths.userView, paths.friendView],
  [texts.seeThisTeam, paths.teamEdit],
  [texts.seeYourTeams, paths.teams, paths.myTeam],
  [texts.seeFriendsResults, paths.feed],
  [texts.readThisTalk, paths.talk],
  [texts.takeYourPlace, paths.guest],
  [texts.createATeam, paths.createTeam],
  [texts.buyCredits, paths.store],
  [texts.seeYourCredits, paths.credits],
  [texts.seeYourReceipt, paths.purchase],
]

/** The reason to sign in: 'see this challenge'. */
export const purposeOf = (search: string): string | undefined => {
  const screen = formToReturn(search) ?? ''
  return screens.find(([, ...of]) => of.includes(screen))?.[0]
}
