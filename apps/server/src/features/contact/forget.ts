import { CONTACT_KEPT_DAYS } from '@gauntlet/contract/contact/endpoints'
import { HOUR } from '@gauntlet/contract/time'
import { inBites } from '../../platform/database/bites.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { deleteOldMessages } from './queries.ts'

/** Forgets messages to the operator: by then they are answered, and what they disputed is decided. */
export const forgetMessagesJob = ({ db, clock }: Services): Job => ({
  name: 'old-messages',
  everyMs: HOUR,
  async run() {
    const before = new Date(clock.now().getTime() - CONTACT_KEPT_DAYS * 24 * HOUR)
    await inBites(() => deleteOldMessages.affected(db, { before }))
  },
})
