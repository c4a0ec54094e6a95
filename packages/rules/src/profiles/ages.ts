import { ADULT_AGE, type AgeReason } from '@gauntlet/contract/profiles/forms'
import type { Millis } from '@gauntlet/contract/time'
import { allowed, disabled, firstRefusal, type Verdict } from '../verdict.ts'

/** The group that a told age puts a player in. */
export type Standing = 'none' | 'child' | 'adult'
export const standingOf = (age: number | null): Standing =>
  age === null ? 'none' : age < ADULT_AGE ? 'child' : 'adult'

/** An age as it is stored. */
export interface ToldAge {
  age: number | null
  /** When the age was told, then when a year was last added to it; the next is added a year later. */
  since: Millis | null
  /** '2012-03', of children alone: with it a year is added on the first day after the month. */
  birth_month: string | null
  /**
   * The earliest eighteenth birthday that the first age told leaves open; null for those who never told one below 18.
   */
  not_adult_before: Millis | null
}

export interface AgeFacts extends ToldAge {
  /** They were an adult here once, by their own word or an operator's. */
  ever_adult: boolean
  /** They told an age below the minimum: from then on only an operator changes it. */
  too_young: boolean
}

/** An edit of the age: undefined leaves it, null takes it away. */
export interface AgeEdit {
  age?: number | null | undefined
  birth_month?: string | null | undefined
}

type AgeVerdict = Verdict<AgeReason>
export type AgeAttempt = { kind: 'allowed'; becomes: ToldAge } | Exclude<AgeVerdict, { kind: 'allowed' }>

const unless = (ok: boolean, reason: AgeReason): AgeVerdict => (ok ? allowed : disabled(reason))

function yearsLater(at: Millis, years: number): Millis {
  const date = new Date(at)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return date.getTime()
}

const monthsOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
const monthsAt = (at: Millis): number => new Date(at).getUTCFullYear() * 12 + new Date(at).getUTCMonth()

/**
 * May somebody born in that month be that old? Within the month itself it is not known whether the birthday has been.
 */
export function agrees(age: number, month: string, now: Millis): boolean {
  const months = monthsAt(now) - monthsOf(month)
  const years = Math.floor(months / 12)
  return age === years || (months % 12 === 0 && age === years - 1)
}

/** The day after the month in which somebody born in `month` became `age`. */
const firstSureDay = (age: number, month: string): Millis => {
  const months = monthsOf(month) + 1
  return Date.UTC(Math.floor(months / 12) + age, months % 12)
}

/** An age that is told now, as it is stored, whoever tells it. */
export function toldNow(age: number | null, month: string | null, now: Millis): ToldAge {
  if (age === null) return { age, since: null, birth_month: null, not_adult_before: null }
  if (age >= ADULT_AGE) return { age, since: now, birth_month: null, not_adult_before: null }
  const since = month === null ? now : firstSureDay(age, month)
  const left = ADULT_AGE - age
  const notBefore = month === null ? yearsLater(now, left - 1) : yearsLater(since, left)
  return { age, since, birth_month: month, not_adult_before: notBefore }
}

/** Of children from before it was kept. */
const earliestBirthday = ({ age, since, not_adult_before }: ToldAge): Millis | null =>
  not_adult_before ??
  (age === null || since === null || age >= ADULT_AGE ? null : yearsLater(since, ADULT_AGE - 1 - age))

function becomes(facts: AgeFacts, { age, birth_month: sent }: AgeEdit, now: Millis): ToldAge {
  const told = age === undefined ? facts.age : age
  const month = standingOf(told) === 'child' ? (sent === undefined ? facts.birth_month : sent) : null
  // The same age sent again is no news: the year that runs goes on.
  if (told === facts.age && month === facts.birth_month) return facts
  const next = toldNow(told, month, now)
  return { ...next, not_adult_before: earliestBirthday(facts) ?? next.not_adult_before }
}

const maySay = (facts: AgeFacts, { age }: ToldAge, min: number): AgeVerdict => {
  const [was, will] = [standingOf(facts.age), standingOf(age)]
  return firstRefusal(
    unless(was !== 'child' || will !== 'adult', 'turns_adult'),
    unless(was !== 'child' || will !== 'none', 'takes_away'),
    unless(will !== 'child' || was === 'child' || !facts.ever_adult, 'turns_child'),
    unless(!facts.too_young && (age === null || age >= min), 'too_young'),
  )
}

const mayDate = ({ age, since, birth_month, not_adult_before }: ToldAge, now: Millis): AgeVerdict => {
  if (age === null || since === null || standingOf(age) !== 'child') return allowed
  return firstRefusal(
    unless(birth_month === null || agrees(age, birth_month, now), 'month_disagrees'),
    unless(not_adult_before === null || yearsLater(since, ADULT_AGE - age) >= not_adult_before, 'too_soon'),
  )
}

/**
 * May a player change the age like that, and what is kept then? An edit never leads from one side of 18 to the other,
 * nor does it bring the eighteenth birthday nearer than the first age told leaves open: a child becomes an adult by the
 * calendar, once it is certain, or by the operator.
 */
export function editAge(facts: AgeFacts, edit: AgeEdit, { now, min }: { now: Millis; min: number }): AgeAttempt {
  const next = becomes(facts, edit, now)
  if (next === facts) return { kind: 'allowed', becomes: facts }
  const verdict = firstRefusal(maySay(facts, next, min), mayDate(next, now))
  return verdict.kind === 'allowed' ? { kind: 'allowed', becomes: next } : verdict
}
