import type { InputOf } from '@gauntlet/contract/endpoint'
import type { notices } from '@gauntlet/contract/notices/endpoints'
import { noticeMessages } from '@gauntlet/contract/notices/texts'
import { badField } from '../../platform/http/refusal.ts'
import { isPoint } from '../../platform/push/encrypt.ts'
import { vapidKeys } from '../../platform/push/keys.ts'
import { serviceNameOf, serviceOf } from '../../platform/push/network.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { findSubscription, putSubscription, removeFromOthers, removeSubscription } from './device-queries.ts'

export async function viewPush(services: Services, { sessionId }: Viewer) {
  const [{ publicKey }, found] = await Promise.all([
    vapidKeys(services),
    findSubscription.first(services.db, { sessionId }),
  ])
  return { key: publicKey.toString('base64url'), on: found ? (1 as const) : (0 as const) }
}

function serviceIn(endpoint: string): string {
  try {
    return serviceNameOf(serviceOf(endpoint))
  } catch {
    throw badField('endpoint', noticeMessages.badSubscription)
  }
}

/** A browser that another player used before is subscribed for the one who is signed in now. */
export async function startPush(
  { db, clock }: Services,
  { id, sessionId }: Viewer,
  { endpoint, p256dh, auth }: InputOf<typeof notices.startPush>,
) {
  const service = serviceIn(endpoint)
  const point = Buffer.from(p256dh, 'base64url')
  if (!isPoint(point)) throw badField('p256dh', noticeMessages.badSubscription)
  await db.transaction(async tx => {
    await removeFromOthers.affected(tx, { sessionId, endpoint })
    await putSubscription.affected(tx, {
      sessionId,
      userId: id,
      endpoint,
      service,
      p256dh: point,
      auth: Buffer.from(auth, 'base64url'),
      now: clock.now(),
    })
  })
  return undefined
}

export async function stopPush({ db }: Services, { sessionId }: Viewer) {
  await db.transaction(tx => removeSubscription.affected(tx, { sessionId }))
  return undefined
}
