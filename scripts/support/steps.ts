// Runs the steps of a list, up to `lanes` side by side, in its order.
import type { Result } from './vitest.ts'

export interface Step {
  name: string
  /** Which of several steps of this name it is. */
  part?: string
  /** Names of steps before it in the list that have to end first. */
  after?: readonly string[]
  run: () => Promise<Result>
}

/** A step that throws has failed, with the error's message. */
async function outcomeOf(step: Step): Promise<Result> {
  try {
    return await step.run()
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
  const one = async (step: Step) => {
    for (const name of step.after ?? []) await begun.get(name)
    const start = performance.now()
    const result = await outcomeOf(step)
    sum.passed += result.passed
    sum.failed += result.failed
    ended(step, result, (performance.now() - start) / 1000)
  }
  const queue = [...steps]
  const lane = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const end = one(step)
      begun.set(step.name, end)
      await end
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return sum
}
