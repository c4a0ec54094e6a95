import { friendNotices } from '@gauntlet/contract/friends'
import type { Executor } from '../../platform/database/database.ts'
import { queueMail } from '../../platform/outbox/outbox.ts'
import type { Services } from '../../platform/services.ts'
import { listMailTargets } from '../challenges/people-queries.ts'
import { findProfile } from '../profiles/queries.ts'

/** Writes to the player concerned; what both see in the app follows from their versions. */
export async function sendFriendNotice(
  tx: Executor,
  services: Services,
  { from, to, notice }: { from: string; to: string; notice: keyof typeof friendNotices },
): Promise<void> {
  const target = await listMailTargets.first(tx, { ids: [to] })
  if (!target) return
  const { first_name, last_name } = await findProfile.one(tx, { id: from })
  const { subject, line, action } = friendNotices[notice](`${first_name} ${last_name}`)
  await queueMail(tx, services, {
    to: target.email,
    subject,
    heading: subject,
    lines: [line],
    action: { label: action, url: `${services.config.appUrl}/search/myfriend` },
  })
}
