import type { NoticeName } from '@gauntlet/contract/notices/texts'
import { HOUR, MINUTE } from '@gauntlet/contract/time'
import type { Transaction } from '../../platform/database/database.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { DueRow, Reminding } from '../../platform/features/reminder.ts'
import type { Services } from '../../platform/services.ts'
import { momentParams } from '../../platform/clock/when.ts'
import { tell } from '../notices/tell.ts'
import { listMet } from './queries.ts'

export const REMINDERS_JOB = 'reminders'

/** The second reminder comes this long before the start. */
const SOON = 2 * HOUR
/** A reminder that is later than this no longer tells the truth: servers were down, or the start was moved closer. */
const LATE = HOUR

/** Tells everybody who comes, each by whom they meet: nobody whom that player blocks, or who blocks them. */
async function remind(
  tx: Transaction,
  services: Services,
  { thing, link }: Reminding,
  row: DueRow,
  soon: boolean,
): Promise<void> {
  const { id, title, start_at, timezone, venue, city, organizer_id, user_ids } = row
  const name: NoticeName<'reminders'> = soon ? `${thing}_soon` : `${thing}_tomorrow`
  const params = { title, ...momentParams(start_at, timezone), where: `${venue}, ${city}` }
  const told = { kind: 'reminders', name, link: link(id) } as const
  if (organizer_id !== null) {
    await tell(tx, services, [organizer_id], { ...told, actor: null, params: { ...params, own: 'yes' } })
    await tell(tx, services, user_ids, { ...told, actor: organizer_id, params })
    return
  }
  const others = user_ids.length - 2
  const more = others > 0 ? { more: String(others) } : {}
  for (const { user_id, met_id } of await listMet.all(tx, { userIds: user_ids }))
    await tell(tx, services, [user_id], { ...told, actor: met_id, params: { ...params, ...more } })
}

/** Takes the next thing of which somebody is to be reminded; answers whether there was one. */
async function remindNext(services: Services, reminder: Reminding): Promise<boolean> {
  return services.db.transaction(async tx => {
    const now = services.clock.now()
    const row = await reminder.due.first(tx, { now })
    if (!row) return false
    const second = new Date(row.start_at.getTime() - SOON)
    const soon = row.remind_at.getTime() >= second.getTime()
    await reminder.plan.affected(tx, { id: row.id, next: soon ? null : second })
    const isLate = now.getTime() - row.remind_at.getTime() > LATE
    // Players have just been told of a thing that was announced after that moment.
    if (row.stands && !isLate && row.created_at <= row.remind_at) await remind(tx, services, reminder, row, soon)
    return true
  })
}

/** Reminds whoever attends something, a day and two hours before; any node may run it, and it may run twice. */
export const remindersJob = (services: Services): Job => ({
  name: REMINDERS_JOB,
  everyMs: MINUTE,
  async run() {
    for (const { reminder } of services.features) {
      let more = reminder
      while (more) more = (await remindNext(services, more)) ? more : undefined
    }
  },
})
