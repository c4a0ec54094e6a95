import { openChallenges } from '@gauntlet/contract/challenges/open'
import type { ReactNode } from 'react'
import { useApi } from '../../api/use-api.ts'
import { paths } from '../../paths.ts'
import { Page, type PageProps } from '../../ui/page.tsx'
import { useAddress } from '../../ui/router.ts'
import { LinkSegments } from '../../ui/segments.tsx'
import * as texts from './texts.ts'

/** The Match screen with its tabs; the first one has two addresses. */
export function MatchPage({ children, ...page }: Pick<PageProps, 'aside' | 'onRefresh'> & { children: ReactNode }) {
  const { pathname } = useAddress()
  const waiting = useApi(openChallenges.waiting, {})
  const create = pathname === paths.challengeSearch ? pathname : paths.addChallenge
  const isMine = pathname === paths.myChallenge
  const tabs = [
    { to: create, text: texts.create },
    // Once they are open, those that wait stand first.
    { to: paths.myChallenge, text: texts.myMatches, fresh: isMine ? 0 : (waiting.data?.payload.count ?? 0) },
  ]
  return (
    <Page
      title={texts.matches}
      back={paths.dashboard}
      tabs={<LinkSegments label={texts.match} tabs={tabs} />}
      {...page}
    >
      {children}
    </Page>
  )
}
