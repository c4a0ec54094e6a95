import type { ComponentType } from 'react'
import { match, paths } from '../paths.ts'

export type PlayerRoute =
  | { path: string; load: () => Promise<{ default: ComponentType }> }
  /** An address that leads to another one. */
  | { path: string; to: string }

/**
 * The screens of verified players; any other address leads to the dashboard. One row a line: the build reads which
 * chunk belongs to which address, preloads it and weighs it.
 */
export const playerRoutes: readonly PlayerRoute[] = [
  { path: paths.dashboard, load: () => import('../features/agenda/dashboard.tsx') },
  { path: paths.challenges, load: () => import('../features/agenda/agenda.tsx') },
  { path: paths.challengeIssue, load: () => import('../features/challenges/detail/challenge-detail.tsx') },
  { path: paths.challengeEdit, load: () => import('../features/challenges/form/modify.tsx') },
  { path: paths.challengeEditOpen, load: () => import('../features/challenges/form/modify.tsx') },
  { path: paths.challengeCreate, load: () => import('../features/challenges/form/challenge-with.tsx') },
  { path: paths.createChallenge, load: () => import('../features/challenges/form/challenge-with.tsx') },
  { path: paths.challengeList, load: () => import('../features/challenges/form/challenge-with.tsx') },
  { path: paths.challengeSearch, load: () => import('../features/challenges/form/match-create.tsx') },
  { path: paths.addChallenge, load: () => import('../features/challenges/form/match-create.tsx') },
  { path: paths.myChallenge, load: () => import('../features/challenges/my-matches.tsx') },
  { path: paths.createOpenChallenge, load: () => import('../features/challenges/form/open-form.tsx') },
  { path: paths.notices, load: () => import('../features/notices/notice-list.tsx') },
  { path: paths.profileRoot, to: paths.profile },
  { path: paths.profile, load: () => import('../features/profiles/own-profile.tsx') },
  { path: paths.profileEdit, load: () => import('../features/profiles/edit-profile.tsx') },
  { path: paths.accountSettings, load: () => import('./account-settings.tsx') },
  { path: paths.profileOf, load: () => import('../features/profiles/other-profile.tsx') },
  { path: paths.userView, load: () => import('../features/profiles/other-profile.tsx') },
  { path: paths.friendView, load: () => import('../features/profiles/other-profile.tsx') },
  { path: paths.searchFriend, load: () => import('../features/people-search/friends.tsx') },
  { path: paths.searchMyFriend, load: () => import('../features/people-search/my-friends.tsx') },
  { path: paths.searchMatch, load: () => import('../features/match-search/search.tsx') },
  { path: paths.tournamentList, load: () => import('../features/tournaments/lists/tournament-list.tsx') },
  { path: paths.tournaments, load: () => import('../features/tournaments/lists/tournament-list.tsx') },
  { path: paths.addTournament, load: () => import('../features/tournaments/form/create.tsx') },
  { path: paths.myTournament, load: () => import('../features/tournaments/lists/my-tournament.tsx') },
  { path: paths.tournamentView, load: () => import('../features/tournaments/detail/tournament-detail.tsx') },
  { path: paths.tournamentRank, load: () => import('../features/tournaments/report/view-rank.tsx') },
  { path: paths.tournamentEdit, load: () => import('../features/tournaments/form/modify.tsx') },
  { path: paths.tournamentReport, load: () => import('../features/tournaments/report/report.tsx') },
  { path: paths.reportTournament, load: () => import('../features/tournaments/report/report-tournament.tsx') },
  { path: paths.searchTournament, load: () => import('../features/tournaments/search/search.tsx') },
  { path: paths.searchEvent, load: () => import('../features/events/search.tsx') },
  { path: paths.eventList, load: () => import('../features/events/event-list.tsx') },
  { path: paths.addEvent, load: () => import('../features/events/create.tsx') },
  { path: paths.myEvent, load: () => import('../features/events/my-event.tsx') },
  { path: paths.addFriend, load: () => import('../features/events/add-friend.tsx') },
  { path: paths.eventView, load: () => import('../features/events/event-detail.tsx') },
  { path: paths.eventEdit, load: () => import('../features/events/modify.tsx') },
  { path: paths.results, load: () => import('./results.tsx') },
  { path: paths.challengeResults, load: () => import('../features/match-search/challenge-results.tsx') },
  { path: paths.teams, load: () => import('../features/teams/find-teams.tsx') },
  { path: paths.myTeam, load: () => import('../features/teams/my-teams.tsx') },
  { path: paths.createTeam, load: () => import('../features/teams/create-team.tsx') },
  { path: paths.teamEdit, load: () => import('../features/teams/team-detail.tsx') },
  { path: paths.leaderboard, load: () => import('../features/leaderboards/leaderboard.tsx') },
  { path: paths.store, load: () => import('../features/payments/store.tsx') },
  { path: paths.credits, load: () => import('../features/payments/credits.tsx') },
  { path: paths.purchase, load: () => import('../features/payments/receipt.tsx') },
  { path: paths.paymentForm, load: () => import('../features/payments/payment-form.tsx') },
  { path: paths.about, load: () => import('../features/content/about.tsx') },
  { path: paths.faq, load: () => import('../features/content/faq.tsx') },
  { path: paths.contact, load: () => import('../features/contact/contact.tsx') },
]

/** The scripts of the screen at an address. */
export async function loadScreen(pathname: string): Promise<void> {
  const route = playerRoutes.find(({ path }) => match(path, pathname))
  if (route && 'load' in route) await route.load()
}
