import type { GivenScore } from '@gauntlet/contract/scores/forms'

/** A text that is the same for the same score, however its parts are ordered. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value).filter(([, part]) => part !== undefined)
  return `{${parts
    .map(([name, part]) => `${name}:${written(part)}`)
    .sort()
    .join()}}`
}

export const isSameScore = (one: GivenScore, two: GivenScore): boolean => written(one) === written(two)
