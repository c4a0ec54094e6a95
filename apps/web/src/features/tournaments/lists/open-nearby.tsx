import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { useApi } from '../../../api/use-api.ts'
import { useSelf } from '../../../api/use-self.ts'
import { paths } from '../../../paths.ts'
import { Nearby, NEARBY } from '../../../search/nearby.tsx'
import { INITIAL, sentOf } from '../search/filter.ts'
import { TournamentCard } from '../tournament-card.tsx'

/** The tournaments nearby that others have announced, but for those that are `known`. */
export function OpenNearby({ known = [] }: { known?: readonly Pick<Tournament, 'id'>[] }) {
  const { id: viewerId, preference } = useSelf()
  const load = useApi(tournaments.search, { ...sentOf(INITIAL), limit: NEARBY })
  return (
    <Nearby
      home={preference.location}
      all={paths.searchTournament}
      load={load}
      cards={load.data?.payload.flatMap(tournament =>
        tournament.user_id === viewerId ||
        tournament.invitation_status_id !== null ||
        known.some(({ id }) => id === tournament.id)
          ? []
          : [<TournamentCard key={tournament.id} tournament={tournament} where="found" />],
      )}
    />
  )
}
