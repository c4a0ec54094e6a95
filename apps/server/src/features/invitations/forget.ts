import { INVITATION_KEPT_DAYS, INVITED_ADDRESS_KEPT_DAYS } from '@gauntlet/contract/invitations'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { deleteOldAddresses, deleteOldInvitations } from './queries.ts'

const HOUR = 3_600_000

/** Forgets invitations that nobody took up, and in the end that an address was written to at all. */
export const forgetInvitationsJob = ({ db, clock }: Services): Job => ({
  name: 'old-invitations',
  everyMs: HOUR,
  async run() {
    const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 24 * HOUR)
    await db.transaction(async tx => {
      await deleteOldInvitations.affected(tx, { before: daysAgo(INVITATION_KEPT_DAYS) })
      await deleteOldAddresses.affected(tx, { before: daysAgo(INVITED_ADDRESS_KEPT_DAYS) })
    })
  },
})
