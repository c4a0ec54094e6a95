import { CONTACT_KEPT_DAYS } from '@gauntlet/contract/contact/endpoints'
import { DAY, HOUR } from '@gauntlet/contract/time'
import { nextLook } from '@gauntlet/rules/talk/talk'
import { inBites } from '../../platform/database/bites.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { factsOf, findTalked } from './facts.ts'
import * as queries from './forget-queries.ts'
import { deleteOldReports } from './report-queries.ts'

/** Messages that go at once: what others write meanwhile waits for no more. */
const BITE = 500

/** Looks at the next thread that is due; answers whether there was one. */
const forgetNext = (services: Services): Promise<boolean> =>
  services.db.transaction(async tx => {
    const now = services.clock.now()
    const due = await queries.lockDue.first(tx, { now })
    if (!due) return false
    const thingId = due.thing_id
    const row = await findTalked(services, tx, { kind: due.kind, id: thingId })
    const look = nextLook(row && factsOf(row, due.kind, true), now.getTime())
    if (look !== null) await queries.planLook.affected(tx, { thingId, at: new Date(look) })
    else if ((await queries.deleteMessages.affected(tx, { thingId, limit: BITE })) < BITE)
      await queries.deleteThread.affected(tx, { thingId })
    return true
  })

/**
 * Threads of what ended 90 days ago go, and those of what is no more; reports are kept as long as those of a player.
 * Any node may run it.
 */
export const forgetTalkJob = (services: Services): Job => ({
  name: 'old-talk',
  everyMs: HOUR,
  async run() {
    while (await forgetNext(services));
    const before = new Date(services.clock.now().getTime() - CONTACT_KEPT_DAYS * DAY)
    await inBites(() => deleteOldReports.affected(services.db, { before }))
  },
})
