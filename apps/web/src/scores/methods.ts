import type { GivenScore } from '@gauntlet/contract/scores/forms'
import type { Sheet } from './sheet.ts'

/** The ways in which a match of the format is won, or drawn; none where it does not tell them apart. */
export function methodsOf({ format }: Sheet, draw: boolean): readonly string[] {
  if (format.kind !== 'points' && format.kind !== 'result') return []
  if (draw && format.kind === 'result') return format.draw_methods ?? []
  return format.methods ?? []
}

/** The way that a score names; '' without one. */
export const methodIn = (score: GivenScore | null): string =>
  score === null || Array.isArray(score) ? '' : (score.method ?? '')

const SHORT = new Set(['ko', 'rsc'])

/** 'ko' and 'decision_unanimous' of the table, as a list has them: 'KO', 'Decision unanimous'. */
export function methodWord(method: string): string {
  if (SHORT.has(method)) return method.toUpperCase()
  const words = method.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
