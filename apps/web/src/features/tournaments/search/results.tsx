import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { paths } from '../../../paths.ts'
import { Results } from '../../../search/results.tsx'
import { useStore } from '../../../ui/store.ts'
import { factsOf } from './facts.ts'
import { filterStore } from './filter-store.ts'
import { useFound, useTournamentOrder } from './found.tsx'
import * as texts from '../texts.ts'

/** The results of the tournament search, the nearest first. */
export default function TournamentResults() {
  const filter = useStore(filterStore)
  return (
    <Results
      endpoint={tournaments.search}
      things={texts.tournaments}
      back={paths.searchTournament}
      near={filter}
      facts={factsOf(filter)}
      {...useFound(filter, useTournamentOrder(filter))}
    />
  )
}
