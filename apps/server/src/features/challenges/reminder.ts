import type { Reminding } from '../../platform/features/reminder.ts'
import * as queries from './reminder-queries.ts'
import { challengeLink } from './persist.ts'

export const matchReminder: Reminding = { thing: 'match', link: challengeLink, ...queries }
