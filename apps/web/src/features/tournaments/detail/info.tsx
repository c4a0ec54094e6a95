import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { Notes } from './notes.tsx'
import { Terms } from './terms.tsx'

/** The announced terms, and the organizer's messages. */
const Info = ({ tournament }: { tournament: Tournament }) => (
  <div className="cup-info">
    <Terms tournament={tournament} />
    <Notes notes={tournament.notes} />
  </div>
)
export default Info
