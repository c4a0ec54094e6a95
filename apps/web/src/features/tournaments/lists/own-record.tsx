import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { useSelf } from '../../../api/use-self.ts'
import { Change, Stat } from '../../../ui/stat.tsx'
import { mine, ordinal } from '../words.ts'
import * as texts from '../texts.ts'

/** Of fewer the card of each says as much. */
const ENOUGH = 3

/**
 * The viewer's best place, once some tournaments have ended with one, and beside it how often that was and what the
 * ranks made of it: none won, or no rank moved, is no news.
 */
export function OwnRecord({ all }: { all: readonly Tournament[] }) {
  const { id } = useSelf()
  const ended = all.filter(({ status }) => status === 'Complete')
  const places = ended.flatMap(tournament => mine(tournament, id)?._joinData.position ?? [])
  if (places.length < ENOUGH) return null
  const gained = ended.reduce((sum, { rank_change }) => sum + (rank_change?.change ?? 0), 0)
  const won = places.filter(place => place === 1).length
  return (
    <section className="own-record" aria-label={texts.soFar}>
      <Stat label={texts.bestPlace} value={ordinal(Math.min(...places))} />
      <Stat label={texts.played} value={places.length} size="medium" />
      {won > 0 && <Stat label={texts.wonLabel} value={won} size="medium" />}
      {gained !== 0 && <Stat label={texts.rankMoved} value={<Change value={gained} />} size="medium" />}
    </section>
  )
}
