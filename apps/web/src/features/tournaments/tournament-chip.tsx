import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { mdiPlay } from '@mdi/js'
import { Chip, StatusChip } from '../../ui/status-chip.tsx'
import * as texts from './texts.ts'

/** The state of a tournament; its matches are played while results come in. */
export const TournamentChip = ({ status }: Pick<Tournament, 'status'>) =>
  status === 'Reporting' ? (
    <Chip tone="sky" icon={mdiPlay}>
      {texts.underWay}
    </Chip>
  ) : (
    <StatusChip status={status} />
  )
