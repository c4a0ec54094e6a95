import { createHash } from 'node:crypto'
import { KEPT, KEPT_FOR_LATE, KEY, keyTexts } from '@gauntlet/contract/idempotency'
import { HOUR } from '@gauntlet/contract/time'
import { inBites } from '../database/bites.ts'
import { within } from '../database/within.ts'
import { Refusal } from '../http/refusal.ts'
import type { Job } from '../jobs/jobs.ts'
import type { Services } from '../services.ts'
import { findAnswer, forgetKeys, keepAnswer, takeKey } from './queries.ts'

export interface OneRequest {
  userId: string
  /** As the client sent it. */
  key: string
  /** Everything that makes the request what it is. */
  request: string
  /** The client may have held it back: the answer is kept for longer. */
  late: boolean
}

const hash = (text: string) => createHash('sha256').update(text).digest()

/**
 * Does what the key stands for once, and answers the same however often it is asked. `act` gets services whose
 * transactions are steps of the one in which the answer is kept: either all of it stands, or nothing. Where it throws,
 * nothing is kept, and the key may be tried again. Refuses a key that is malformed (400) or stands for another request
 * (422).
 */
export async function answerOnce(
  services: Services,
  { userId, key, request, late }: OneRequest,
  act: (services: Services) => Promise<string>,
): Promise<string> {
  if (!KEY.test(key)) throw new Refusal(400, keyTexts.bad)
  const mine = { userId, keyHash: hash(key) }
  const requestHash = hash(request)
  return services.db.transaction(async tx => {
    const now = services.clock.now()
    const keptUntil = late ? new Date(now.getTime() + KEPT_FOR_LATE) : null
    const taken = await takeKey.affected(tx, { ...mine, requestHash, now, keptUntil })
    if (taken === 0) {
      const kept = await findAnswer.one(tx, mine)
      if (!kept.request_hash.equals(requestHash)) throw new Refusal(422, keyTexts.used)
      return kept.answer
    }
    const done = await act({ ...services, db: within(services.db, tx) })
    await keepAnswer.affected(tx, { ...mine, answer: done })
    return done
  })
}

/** Deletes the keys that nobody tries any more. */
export const forgetKeysJob = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Job => ({
  name: 'forget-keys',
  everyMs: HOUR,
  async run() {
    const now = clock.now()
    await inBites(() => forgetKeys.affected(db, { now, before: new Date(now.getTime() - KEPT) }))
  },
})
