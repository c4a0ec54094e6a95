import type { issueForm } from '@gauntlet/contract/challenges/forms'
import type * as z from 'zod/mini'
import { session } from '../../../api/api.ts'
import { createStore } from '../../../ui/store.ts'
import type { TimeDraft } from '../times/drafts.ts'

export type IssueValues = z.input<typeof issueForm>

interface IssueDraft {
  playerId: string
  values: IssueValues
  furtherTimes: readonly TimeDraft[]
}

/** The closed form as it was filled in, and its player; the next player on this device finds the form empty. */
export const issueDraft = createStore<IssueDraft | undefined>(undefined)
session.subscribe(() => issueDraft.set(undefined))
