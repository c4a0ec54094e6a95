import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { paths } from '../../../paths.ts'
import { Results } from '../../../search/results.tsx'
import { useStore } from '../../../ui/store.ts'
import { rateWindow } from './filter.ts'
import { filterStore } from './filter-store.ts'
import { useFound } from './found.tsx'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'

/** The results of the tournament search, the nearest first. */
export default function TournamentResults() {
  const filter = useStore(filterStore)
  const { minRate, maxRate } = rateWindow(filter)
  return (
    <Results
      endpoint={tournaments.search}
      things={texts.tournaments}
      back={paths.searchTournament}
      near={filter}
      facts={say(texts.sportsAndRanks, {
        sports: filter.sports ? say(texts.sportsSports, { sports: filter.sports.length }) : texts.allSports,
        minRate,
        maxRate,
      })}
      {...useFound(filter)}
    />
  )
}
