import { useState } from 'react'
import { sentOf, type TimeDraft } from './drafts.ts'

/** The starts of a new challenge beside its first, and what of them is sent. */
export function useFurtherTimes() {
  const [drafts, change] = useState<TimeDraft[]>([])
  const times = sentOf(drafts)
  return { fields: { drafts, change }, sent: times.length === 0 ? {} : { times }, clear: () => change([]) }
}
