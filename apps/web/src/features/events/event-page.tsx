import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { Page, type PageProps } from '../../ui/page.tsx'
import { LinkSegments } from '../../ui/segments.tsx'

const TABS = [
  { to: paths.addEvent, text: 'Create' },
  { to: paths.myEvent, text: 'My Events' },
] as const

/** The Event screen with its tabs. */
export const EventPage = ({ children, ...page }: Pick<PageProps, 'onRefresh'> & { children: ReactNode }) => (
  <Page title="Event" back={paths.eventList} tabs={<LinkSegments label="Event" tabs={TABS} />} {...page}>
    {children}
  </Page>
)
