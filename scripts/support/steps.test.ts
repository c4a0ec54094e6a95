import { expect, test } from 'vitest'
import { runSteps, type Step } from './steps.ts'

const result = (passed: number, failed = 0) => ({ passed, failed, output: '' })

/** A step that waits for `until` and keeps a record of when it began and ended. */
const recorded = (record: string[], name: string, until: Promise<void>, after: string[] = []): Step => ({
  name,
  after,
  run: async () => {
    record.push(`${name} begins`)
    await until
    record.push(`${name} ends`)
    return result(0)
  },
})

test('passed and failed are summed over the steps', async () => {
  const steps = [
    { name: 'unit', run: async () => result(3, 1) },
    { name: 'server', run: async () => result(4, 2) },
  ]
  expect(await runSteps(steps, 2, () => {})).toEqual({ passed: 7, failed: 3 })
})

test('a step that throws has failed, with its message as output', async () => {
  const outputs: string[] = []
  const steps: Step[] = [{ name: 'e2e', run: () => Promise.reject(new Error('No Chromium here')) }]
  const sum = await runSteps(steps, 1, (_step, { output }) => outputs.push(output))
  expect({ sum, outputs }).toEqual({ sum: { passed: 0, failed: 1 }, outputs: ['No Chromium here\n'] })
})

test('two lanes run two steps side by side, in the order of the list', async () => {
  const record: string[] = []
  const slow = Promise.withResolvers<void>()
  const steps = [
    recorded(record, 'slow', slow.promise),
    recorded(record, 'second', Promise.resolve()),
    { name: 'third', run: async () => (slow.resolve(), result(0)) },
  ]
  await runSteps(steps, 2, () => {})
  expect(record).toEqual(['slow begins', 'second begins', 'second ends', 'slow ends'])
})

test('a step waits for those it comes after', async () => {
  const record: string[] = []
  const built = Promise.withResolvers<void>()
  const steps = [recorded(record, 'build', built.promise), recorded(record, 'e2e', Promise.resolve(), ['build'])]
  const all = runSteps(steps, 2, () => {})
  built.resolve()
  await all
  expect(record).toEqual(['build begins', 'build ends', 'e2e begins', 'e2e ends'])
})

test('a step of two lanes begins when both are free, and none behind it before', async () => {
  const record: string[] = []
  const slow = Promise.withResolvers<void>()
  const wide = { ...recorded(record, 'wide', Promise.resolve()), lanes: 2 }
  const all = runSteps(
    [recorded(record, 'slow', slow.promise), wide, recorded(record, 'last', slow.promise)],
    2,
    () => {},
  )
  slow.resolve()
  await all
  expect(record).toEqual(['slow begins', 'slow ends', 'wide begins', 'wide ends', 'last begins', 'last ends'])
})

test('where there are fewer lanes than a step would fill, it has them all', async () => {
  const steps = [{ name: 'wide', lanes: 3, run: async (lanes: number) => result(lanes) }]
  expect(await runSteps(steps, 2, () => {})).toEqual({ passed: 2, failed: 0 })
})
