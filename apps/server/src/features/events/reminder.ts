import type { Reminding } from '../../platform/features/reminder.ts'
import { eventLink } from './persist.ts'
import * as queries from './reminder-queries.ts'

export const eventReminder: Reminding = { thing: 'event', link: eventLink, ...queries }
