import { HOUR } from '@gauntlet/contract/time'
import { forgetKeysJob } from '../platform/idempotency/idempotency.ts'
import type { Services } from '../platform/services.ts'
import { SETTLE_BRACKETS_JOB, settleBracketsJob } from './brackets/settle.ts'
import { SETTLE_JOB, settleJob } from './challenges/settle.ts'
import { forgetMessagesJob } from './contact/forget.ts'
import { forgetInvitationsJob } from './invitations/forget.ts'
import { countCells, countSpots, countTowns } from './match-search/place-queries.ts'
import { GATHERED_MAILS_JOB, gatheredMailsJob } from './notices/gathered.ts'
import { heldNoticesJob } from './notices/held.ts'
import { forgetNoticesJob } from './notices/notices.ts'
import { PAYMENTS_JOB, paymentsJob } from './payments/follow-up.ts'
import { pictureTrashJob } from './pictures/trash.ts'
import { AGES_JOB, agesJob } from './profiles/ages.ts'
import { PERIODS_JOB, periodsJob } from './ranks/periods.ts'
import { forgetSecurityJob } from './security/log.ts'
import { deleteExpiredProofs } from './second-proofs/queries.ts'
import { deleteExpired } from './sessions/queries.ts'
import { abandonedRegistrationsJob } from './sessions/register.ts'
import { REMINDERS_JOB, remindersJob } from './reminders/remind.ts'
import { RESET_JOB, resetMailsJob } from './sessions/reset.ts'
import { SETTLE_TOURNAMENTS_JOB, settleTournamentsJob } from './tournaments/settle.ts'

/**
 * The jobs of the features. Answers the names of those that settle what time makes due, in the order in which
 * they have to run after the clock was moved.
 */
export function registerJobs(services: Services): string[] {
  const { jobs, db, clock } = services
  jobs.add({
    name: 'expired-sessions',
    everyMs: HOUR,
    async run() {
      await db.transaction(tx => deleteExpired.affected(tx, { now: clock.now() }))
      await db.transaction(tx => deleteExpiredProofs.affected(tx, { now: clock.now() }))
    },
  })
  jobs.add({
    name: 'count-matches',
    everyMs: HOUR,
    async run() {
      await countCells.affected(db)
      await countSpots.affected(db)
      await countTowns.affected(db)
    },
  })
  // The embedded engine does not clean up after itself.
  jobs.add({ name: 'maintain', everyMs: HOUR, run: () => db.maintain() })
  jobs.add(resetMailsJob(services))
  jobs.add(abandonedRegistrationsJob(services))
  jobs.add(forgetKeysJob(services))
  jobs.add(forgetNoticesJob(services))
  jobs.add(heldNoticesJob(services))
  jobs.add(forgetMessagesJob(services))
  jobs.add(forgetInvitationsJob(services))
  jobs.add(forgetSecurityJob(services))
  jobs.add(gatheredMailsJob(services))
  jobs.add(remindersJob(services))
  jobs.add(settleJob(services))
  jobs.add(settleBracketsJob(services))
  jobs.add(settleTournamentsJob(services))
  jobs.add(agesJob(services))
  jobs.add(periodsJob(services))
  jobs.add(pictureTrashJob(services))
  jobs.add(paymentsJob(services))
  return [
    REMINDERS_JOB,
    GATHERED_MAILS_JOB,
    SETTLE_JOB,
    SETTLE_BRACKETS_JOB,
    SETTLE_TOURNAMENTS_JOB,
    PERIODS_JOB,
    AGES_JOB,
    PAYMENTS_JOB,
    RESET_JOB,
  ]
}
