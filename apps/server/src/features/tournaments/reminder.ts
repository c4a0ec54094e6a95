import type { Reminding } from '../../platform/features/reminder.ts'
import { tournamentLink } from './notices.ts'
import * as queries from './reminder-queries.ts'

export const tournamentReminder: Reminding = { thing: 'tournament', link: tournamentLink, ...queries }
