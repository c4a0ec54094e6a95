import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { Page, type PageProps } from '../../../ui/page.tsx'
import { LinkSegments } from '../../../ui/segments.tsx'
import * as texts from '../texts.ts'

const TABS = [
  { to: paths.addTournament, text: texts.create },
  { to: paths.myTournament, text: texts.myTournaments },
] as const

/** The Tournament screen with its tabs. */
export const TournamentPage = ({ children, ...page }: Pick<PageProps, 'onRefresh'> & { children: ReactNode }) => (
  <Page
    title={texts.tournaments}
    back={paths.tournamentList}
    tabs={<LinkSegments label={texts.tournament} tabs={TABS} />}
    {...page}
  >
    {children}
  </Page>
)
