import type { Reminding } from '../../platform/features/reminder.ts'
import { challengeLink } from './facts.ts'
import * as queries from './reminder-queries.ts'

export const matchReminder: Reminding = { thing: 'match', link: challengeLink, ...queries }
