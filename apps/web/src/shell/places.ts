import {
  mdiAccountCircleOutline,
  mdiEmailOutline,
  mdiHelpCircleOutline,
  mdiInformationOutline,
  mdiMagnify,
  mdiViewDashboardOutline,
} from '@mdi/js'
import { paths } from '../paths.ts'
import * as texts from './texts.ts'

/** A place of the app that a bar or a rail leads to. */
export interface Place {
  to: string
  text: string
  icon: string
  /** The addresses that belong to it; those that end with a '/' stand for all below them. */
  within: readonly string[]
}

export const dashboard: Place = {
  to: paths.dashboard,
  text: texts.dashboard,
  icon: mdiViewDashboardOutline,
  within: [paths.dashboard, '/guest/'],
}
export const profile: Place = {
  to: paths.profile,
  text: texts.myProfile,
  icon: mdiAccountCircleOutline,
  within: [
    paths.profile,
    paths.profileEdit,
    paths.accountSettings,
    '/account-settings/',
    paths.store,
    paths.credits,
    paths.paymentForm,
    '/purchase/',
  ],
}
export const help: readonly Place[] = [
  { to: paths.about, text: texts.about, icon: mdiInformationOutline, within: [paths.about] },
  { to: paths.contact, text: texts.contact, icon: mdiEmailOutline, within: [paths.contact] },
  { to: paths.faq, text: texts.faq, icon: mdiHelpCircleOutline, within: [paths.faq] },
]

const found = [paths.searchMatch, paths.searchTournament, paths.searchEvent, paths.results, paths.challengeResults]

/** The bar of a phone. */
export const tabs: readonly Place[] = [
  dashboard,
  {
    to: paths.searchMatch,
    text: texts.search,
    icon: mdiMagnify,
    within: [paths.searchFriend, ...found],
  },
  profile,
  ...help,
]

export const search: Place = {
  to: paths.searchMatch,
  text: texts.search,
  icon: mdiMagnify,
  within: found,
}

export const isIn = ({ within }: Place, pathname: string): boolean =>
  within.some(start => (start.endsWith('/') ? pathname.startsWith(start) : pathname === start))
