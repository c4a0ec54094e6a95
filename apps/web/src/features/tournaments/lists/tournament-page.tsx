import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { Page, type PageProps } from '../../../ui/page.tsx'
import { LinkSegments } from '../../../ui/segments.tsx'

const TABS = [
  { to: paths.addTournament, text: 'Create' },
  { to: paths.myTournament, text: 'My Tournaments' },
] as const

/** The Tournament screen with its tabs. */
export const TournamentPage = ({ children, ...page }: Pick<PageProps, 'onRefresh'> & { children: ReactNode }) => (
  <Page title="Tournament" back={paths.tournamentList} tabs={<LinkSegments label="Tournament" tabs={TABS} />} {...page}>
    {children}
  </Page>
)
