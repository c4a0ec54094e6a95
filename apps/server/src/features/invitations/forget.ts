import { INVITATION_KEPT_DAYS, INVITED_ADDRESS_KEPT_DAYS } from '@gauntlet/contract/invitations/endpoints'
import { HOUR } from '@gauntlet/contract/time'
import { inBites } from '../../platform/database/bites.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { deleteOldAddresses, deleteOldInvitations } from './queries.ts'

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 24 * HOUR)

/** Forgets invitations that nobody took up, and in the end that an address was written to at all. */
export const forgetInvitationsJob = ({ db, clock }: Services): Job => ({
  name: 'old-invitations',
  everyMs: HOUR,
  async run() {
    const now = clock.now()
    await inBites(() => deleteOldInvitations.affected(db, { before: daysBefore(now, INVITATION_KEPT_DAYS) }))
    await inBites(() => deleteOldAddresses.affected(db, { before: daysBefore(now, INVITED_ADDRESS_KEPT_DAYS) }))
  },
})
