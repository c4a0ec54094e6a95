import type { issueForm } from '@gauntlet/contract/challenges/forms'
import type * as z from 'zod/mini'
import { session } from '../../../api/api.ts'
import { createStore } from '../../../ui/store.ts'

export type IssueValues = z.input<typeof issueForm>

/** What was typed into the form that was closed, and for whom; the next player of this device finds it empty. */
export const issueDraft = createStore<{ playerId: string; values: IssueValues } | undefined>(undefined)
session.subscribe(() => issueDraft.set(undefined))
