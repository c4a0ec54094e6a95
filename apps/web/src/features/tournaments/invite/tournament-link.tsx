import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { fill, paths } from '../../../paths.ts'
import { publicPages } from '../../../public-pages.ts'
import { ShareLink } from '../../../ui/share-link.tsx'

/** The address of a tournament, where others than the invited may open it. */
export function TournamentLink({
  tournament: { id, title, public: isPublic, open_invite },
}: {
  tournament: Tournament
}) {
  if (isPublic === 1) return <ShareLink path={fill(publicPages.tournament, { id })} title={title} />
  if (open_invite === 0) return null
  return <ShareLink path={fill(paths.tournamentView, { tournament_view_id: id })} title={title} />
}
