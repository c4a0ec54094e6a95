import { teams } from '@gauntlet/contract/teams/endpoints'
import type { ReactNode } from 'react'
import { useApi } from '../../api/use-api.ts'
import { paths } from '../../paths.ts'
import { Page, type PageProps } from '../../ui/page.tsx'
import { LinkSegments } from '../../ui/segments.tsx'
import './teams.css'
import { FIND } from './find.ts'
import * as texts from './texts.ts'

/** The Teams screen with its tabs; My Teams has a mark while an invitation waits. */
export function TeamPage({
  shown,
  children,
  ...page
}: Pick<PageProps, 'onRefresh'> & { shown: 'find' | 'own' | 'create'; children: ReactNode }) {
  const own = useApi(teams.list, {})
  const asked = own.data?.payload.filter(({ role }) => role === 'invited').length ?? 0
  const tabs = [
    { to: FIND, text: texts.find, here: shown === 'find' },
    { to: paths.myTeam, text: texts.myTeams, here: shown === 'own', fresh: asked },
    { to: paths.createTeam, text: texts.create },
  ]
  return (
    <Page title={texts.teams} back={paths.dashboard} tabs={<LinkSegments label={texts.teams} tabs={tabs} />} {...page}>
      {children}
    </Page>
  )
}
