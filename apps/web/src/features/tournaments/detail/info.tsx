import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { fill } from '../../../paths.ts'
import { publicPages } from '../../../public-pages.ts'
import { ShareLink } from '../../../ui/share-link.tsx'
import { Notes } from './notes.tsx'
import { Terms } from './terms.tsx'

/** The announced terms, the organizer's messages, and the address at which visitors follow it. */
const Info = ({ tournament, rest = false }: { tournament: Tournament; rest?: boolean }) => (
  <div className="cup-info">
    <Terms tournament={tournament} rest={rest} />
    <Notes notes={tournament.notes} />
    {tournament.public === 1 && (
      <p>
        <ShareLink path={fill(publicPages.tournament, { id: tournament.id })} title={tournament.title} />
      </p>
    )}
  </div>
)
export default Info
