import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { Page, type PageProps } from '../../ui/page.tsx'
import { LinkSegments } from '../../ui/segments.tsx'
import * as texts from './texts.ts'

const TABS = [
  { to: paths.addEvent, text: texts.create },
  { to: paths.myEvent, text: texts.myEvents },
] as const

/** The Event screen with its tabs. */
export const EventPage = ({ children, ...page }: Pick<PageProps, 'onRefresh'> & { children: ReactNode }) => (
  <Page title={texts.events} back={paths.eventList} tabs={<LinkSegments label={texts.event} tabs={TABS} />} {...page}>
    {children}
  </Page>
)
