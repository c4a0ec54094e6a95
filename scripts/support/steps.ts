// Runs the steps of a list in its order, side by side for as long as there are lanes for the next one.
import type { Result } from './vitest.ts'

export interface Step {
  name: string
  /** How many of the lanes it fills; one unless told. */
  lanes?: number
  /** Names of steps before it in the list that have to end first. */
  after?: readonly string[]
  /** It is given the number of lanes that it fills. */
  run: (lanes: number) => Promise<Result>
}

/** A step that throws has failed, with the error's message. */
async function outcomeOf(step: Step, lanes: number): Promise<Result> {
  try {
    return await step.run(lanes)
  } catch (error) {
    return { passed: 0, failed: 1, output: `${error instanceof Error ? error.message : String(error)}\n` }
  }
}

/** The sum over all steps; `ended` hears of each as it ends, with the seconds it took. */
export async function runSteps(
  steps: readonly Step[],
  lanes: number,
  ended: (step: Step, result: Result, seconds: number) => void,
): Promise<Pick<Result, 'passed' | 'failed'>> {
  const sum = { passed: 0, failed: 0 }
  const begun = new Map<string, Promise<void>>()
  const one = async (step: Step, width: number) => {
    for (const name of step.after ?? []) await begun.get(name)
    const start = performance.now()
    const result = await outcomeOf(step, width)
    sum.passed += result.passed
    sum.failed += result.failed
    ended(step, result, (performance.now() - start) / 1000)
  }
  const filling = new Map<Promise<void>, number>()
  const filled = () => filling.values().reduce((total, width) => total + width, 0)
  for (const step of steps) {
    const width = Math.min(step.lanes ?? 1, lanes)
    while (filled() + width > lanes) await Promise.race(filling.keys())
    const end = one(step, width).finally(() => filling.delete(end))
    filling.set(end, width)
    begun.set(step.name, end)
  }
  await Promise.all(begun.values())
  return sum
}
