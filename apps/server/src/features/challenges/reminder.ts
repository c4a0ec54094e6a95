import type { Reminding } from '../../platform/features/reminder.ts'
import * as queries from './reminder-queries.ts'
import { challengeLink } from './notices.ts'

export const matchReminder: Reminding = { thing: 'match', link: challengeLink, ...queries }
