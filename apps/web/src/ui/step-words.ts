import { toStep } from './date-time.ts'
import { say } from './say.ts'
import * as texts from './texts.ts'
import { wallDay } from './when.ts'

/** The time that a control took instead of one between two steps; nothing where it took the one that was typed. */
export function stepWords(typed: string): string | undefined {
  const taken = toStep(typed)
  if (taken === typed) return undefined
  return say(texts.tenMinuteSteps, { typed: wallDay(typed).hour, taken: wallDay(taken).hour })
}
