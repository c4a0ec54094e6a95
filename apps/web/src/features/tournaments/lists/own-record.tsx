import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { useSelf } from '../../../api/use-self.ts'
import { Change, Stat } from '../../../ui/stat.tsx'
import { mine, ordinal } from '../words.ts'
import * as texts from '../texts.ts'

/** The viewer's tournaments in four numbers, once one of them has ended with a place for the viewer. */
export function OwnRecord({ all }: { all: readonly Tournament[] }) {
  const { id } = useSelf()
  const ended = all.filter(({ status }) => status === 'Complete')
  const places = ended.flatMap(tournament => mine(tournament, id)?._joinData.position ?? [])
  if (places.length === 0) return null
  const gained = ended.reduce((sum, { rank_change }) => sum + (rank_change?.change ?? 0), 0)
  return (
    <section className="card own-record" aria-label={texts.soFar}>
      <Stat label={texts.played} value={places.length} size="medium" />
      <Stat label={texts.wonLabel} value={places.filter(place => place === 1).length} size="medium" />
      <Stat label={texts.bestPlace} value={ordinal(Math.min(...places))} size="medium" />
      <Stat label={texts.rank} value={<Change value={gained} />} size="medium" />
    </section>
  )
}
