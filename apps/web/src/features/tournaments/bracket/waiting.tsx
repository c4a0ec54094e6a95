import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { mdiTrophyOutline } from '@mdi/js'
import { paths } from '../../../paths.ts'
import { LinkRow } from '../../../ui/card.tsx'
import * as texts from './texts.ts'
import { plural } from '../../../ui/plural.ts'

export const awaitsReport = ({ actions }: Tournament): boolean => actions.report.kind === 'allowed'

/** The way to tournaments that wait for the organizer's report; nothing if none does. */
export function WaitingForReport({ organizing }: { organizing: readonly Tournament[] }) {
  const count = organizing.filter(awaitsReport).length
  if (count === 0) return null
  return (
    <div className="card waiting-card">
      <LinkRow to={paths.reportTournament} icon={mdiTrophyOutline}>
        {plural(texts.nTournamentsWaitForYour, count)}
      </LinkRow>
    </div>
  )
}
