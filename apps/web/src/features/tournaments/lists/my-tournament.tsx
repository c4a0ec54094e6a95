import { Link } from '../../../ui/link.tsx'
import { paths } from '../../../paths.ts'
import { MyLists, useMyTournaments } from './my-lists.tsx'
import { TournamentPage } from './tournament-page.tsx'
import * as texts from '../texts.ts'

/** The tab My Tournaments. */
export default function MyTournament() {
  const lists = useMyTournaments()
  return (
    <TournamentPage onRefresh={lists.refetch}>
      <MyLists
        lists={lists}
        record
        find={
          <Link className="button" to={paths.searchTournament}>
            {texts.findATournament}
          </Link>
        }
      />
    </TournamentPage>
  )
}
