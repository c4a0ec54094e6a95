import { Link } from '../../../ui/link.tsx'
import { mdiPlus } from '@mdi/js'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Page } from '../../../ui/page.tsx'
import { MyLists, useMyTournaments } from './my-lists.tsx'
import { WaitingForReport } from '../bracket/waiting.tsx'
import { Ways } from './ways.tsx'
import * as texts from '../texts.ts'

/** The viewer's tournaments, with the way to a new one. */
export default function TournamentList() {
  const lists = useMyTournaments()
  const isEmpty = lists.organizing.data?.payload.length === 0 && lists.participating.data?.payload.length === 0
  return (
    <Page title={texts.tournaments} back={paths.dashboard} onRefresh={lists.refetch} actions={!isEmpty && <Ways />}>
      {isEmpty && (
        <div className="row ways-on long">
          <Link className="button main" to={paths.addTournament}>
            <Icon path={mdiPlus} />
            {texts.createTournament}
          </Link>
          <Link className="button" to={paths.searchTournament}>
            {texts.findATournament}
          </Link>
        </div>
      )}
      <WaitingForReport organizing={lists.organizing.data?.payload ?? []} />
      <MyLists lists={lists} />
    </Page>
  )
}
