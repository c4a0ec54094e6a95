import type { issueForm } from '@gauntlet/contract/challenges/forms'
import type * as z from 'zod/mini'
import { session } from '../../../api/api.ts'
import { createStore } from '../../../ui/store.ts'

export type IssueValues = z.input<typeof issueForm>

/** The text typed into the closed form, and its player; the next player on this device finds the form empty. */
export const issueDraft = createStore<{ playerId: string; values: IssueValues } | undefined>(undefined)
session.subscribe(() => issueDraft.set(undefined))
