import { teams } from '@gauntlet/contract/teams/endpoints'
import type { ReactNode } from 'react'
import { useApi } from '../../api/use-api.ts'
import { paths } from '../../paths.ts'
import { Page, type PageProps } from '../../ui/page.tsx'
import { LinkSegments } from '../../ui/segments.tsx'
import './teams.css'

/** The Teams screen with its tabs; My Teams counts the invitations. */
export function TeamPage({ children, ...page }: Pick<PageProps, 'onRefresh'> & { children: ReactNode }) {
  const own = useApi(teams.list, {})
  const asked = own.data?.payload.filter(({ role }) => role === 'invited').length ?? 0
  const tabs = [
    { to: paths.teams, text: 'Find' },
    { to: paths.myTeam, text: 'My Teams', count: asked },
    { to: paths.createTeam, text: 'Create' },
  ]
  return (
    <Page title="Teams" back={paths.dashboard} tabs={<LinkSegments label="Teams" tabs={tabs} />} {...page}>
      {children}
    </Page>
  )
}
