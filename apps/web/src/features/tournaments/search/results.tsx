import { PAGE_LIMIT } from '@gauntlet/contract/fields'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { usePages } from '../../../api/use-pages.ts'
import { paths } from '../../../paths.ts'
import { EACH_LOOK, FoundList, Results } from '../../../search/results.tsx'
import { useStore } from '../../../ui/store.ts'
import { TournamentCard } from '../tournament-card.tsx'
import { rateWindow, sentOf } from './filter.ts'
import { change, filterStore } from './filter-store.ts'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'
import { plural } from '../../../ui/plural.ts'

/** The results of the tournament search, the nearest first. */
export default function TournamentResults() {
  const filter = useStore(filterStore)
  const sent = sentOf(filter)
  const pages = usePages(tournaments.search, page => ({ ...sent, page, limit: PAGE_LIMIT }), EACH_LOOK)
  const found = pages.data?.pages.flatMap(({ payload }) => payload) ?? []
  const total = pages.data?.pages.at(-1)?.total ?? found.length
  const { minRate, maxRate } = rateWindow(filter)
  return (
    <Results
      endpoint={tournaments.search}
      subtitle={texts.tournaments}
      back={paths.searchTournament}
      near={filter}
      change={change}
      facts={
        <p className="soft small numbers">
          {say(texts.sportsAndRanks, {
            sports: filter.sports ? say(texts.sportsSports, { sports: filter.sports.length }) : texts.allSports,
            minRate,
            maxRate,
          })}
        </p>
      }
      search={pages}
      found={found.length > 0 ? plural(texts.nTournaments, total) : undefined}
      none={texts.tryALongerDistance}
    >
      <FoundList title={texts.tournaments} count={total} pages={pages}>
        {found.map(tournament => (
          <TournamentCard key={tournament.id} tournament={tournament} where="found" />
        ))}
      </FoundList>
    </Results>
  )
}
