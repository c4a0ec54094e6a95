import { mdiMagnify, mdiPlus } from '@mdi/js'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { MyLists, useMyEvents } from './my-lists.tsx'
import * as texts from './texts.ts'

/** The viewer's events, with the ways to a new one and to those of others. */
export default function EventList() {
  const mine = useMyEvents()
  // among events that wait for an answer the yellow is theirs, and the ways are signs
  const isEmpty = mine.data?.payload.length === 0
  return (
    <Page
      title={texts.events}
      back={paths.dashboard}
      onRefresh={mine.refetch}
      actions={
        !isEmpty && (
          <>
            <Link className="icon-button" to={paths.searchEvent} aria-label={texts.findAnEvent}>
              <Icon path={mdiMagnify} />
            </Link>
            <Link className="icon-button" to={paths.addEvent} aria-label={texts.createEvent}>
              <Icon path={mdiPlus} />
            </Link>
          </>
        )
      }
    >
      {isEmpty && (
        <div className="row ways-on">
          <Link className="button main" to={paths.addEvent}>
            <Icon path={mdiPlus} />
            {texts.createEvent}
          </Link>
          <Link className="button" to={paths.searchEvent}>
            {texts.findAnEvent}
          </Link>
        </div>
      )}
      <MyLists lists={mine} />
    </Page>
  )
}
