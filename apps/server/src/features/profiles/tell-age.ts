import type { InputOf } from '@gauntlet/contract/endpoint'
import { fill } from '@gauntlet/contract/language/fill'
import type { profiles } from '@gauntlet/contract/profiles/endpoints'
import { type AgeReason, ageTexts } from '@gauntlet/contract/profiles/forms'
import { editAge } from '@gauntlet/rules/profiles/ages'
import type { Transaction } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { ageFacts, leaveStrangers, storeAge } from './ages.ts'
import { markTooYoung } from './ages-queries.ts'
import { mailTooYoung } from './mails.ts'

type Edit = NonNullable<InputOf<typeof profiles.update>['preference']>

/** Stands at the field of the age, or at that of the month. */
class AgeRefusal extends Refusal {
  readonly reason: AgeReason
  readonly age: number | null

  constructor(reason: AgeReason, minimum: number, age: number | null) {
    const text = fill(ageTexts[reason], { minimum })
    const [status, field] = reason === 'month_disagrees' ? [400, 'birth_month'] : [409, 'age']
    super(status, text, { [`preference.${field}`]: text })
    this.reason = reason
    this.age = age
  }
}

/** Keeps the age that an edit names, or throws the refusal. */
export async function changeAge(tx: Transaction, services: Services, userId: string, edit: Edit): Promise<void> {
  if (edit.age === undefined && edit.birth_month === undefined) return
  const { clock, config } = services
  const was = await ageFacts(tx, userId)
  const attempt = editAge(was, edit, { now: clock.now().getTime(), min: config.ageMin })
  if (attempt.kind !== 'allowed') throw new AgeRefusal(attempt.reason, config.ageMin, edit.age ?? null)
  if (attempt.becomes !== was) await storeAge(tx, services, userId, was, attempt.becomes)
}

/**
 * The edit is refused, but the age below the least one stays told: strangers no longer see the player, another age
 * typed a moment later is not believed, and the operator is told.
 */
export async function keepTooYoung(services: Services, userId: string, refusal: unknown): Promise<never> {
  if (refusal instanceof AgeRefusal && refusal.reason === 'too_young' && refusal.age !== null) {
    const { age } = refusal
    await services.db.transaction(async tx => {
      const marked = await markTooYoung.affected(tx, { userId, age, now: services.clock.now() })
      if (marked > 0) {
        await leaveStrangers(tx, services, userId)
        await mailTooYoung(tx, services, userId)
      }
      services.live.touch(tx, [userId])
    })
  }
  throw refusal
}
