import { useState } from 'react'
import { sentOf, type TimeDraft } from './drafts.ts'

/** The starts of a new challenge beside its first, and what of them is sent; `kept`: typed before. */
export function useFurtherTimes(kept: readonly TimeDraft[] = []) {
  const [drafts, setDrafts] = useState(kept)
  const change = (now: readonly TimeDraft[]) => setDrafts(now)
  const times = sentOf(drafts)
  return { fields: { drafts, change }, sent: times.length === 0 ? {} : { times }, clear: () => change([]) }
}
