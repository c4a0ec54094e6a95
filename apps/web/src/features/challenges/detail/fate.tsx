import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { useNow } from '../../../ui/use-now.ts'
import { absolute } from '../../../ui/when.ts'
import { becomesLine } from '../words.ts'

const MINUTE_MS = 60_000

/** The next step that time will take. */
export function Fate({ challenge }: { challenge: Challenge }) {
  const now = useNow(MINUTE_MS)
  const { timezone, becomes_at } = challenge
  if (becomes_at === null) return null
  // A day is not cut in two by the end of a line.
  const due = absolute(Date.parse(becomes_at), now, timezone).replaceAll(' ', '\u00a0')
  const fate = becomesLine(challenge, due)
  return fate === undefined ? null : <p className="soft small duel-fate">{fate}</p>
}
