import { expect, test } from 'vitest'
import { countTests, whatFailed } from './vitest.ts'

const file = (status: string, ...statuses: string[]) => ({
  name: 'teams.test.ts',
  status,
  assertionResults: statuses.map((one, index) => ({ status: one, fullName: `test ${index + 1}` })),
})

test('tests that pass are counted', () => {
  const report = { testResults: [file('passed', 'passed', 'passed'), file('passed', 'passed')] }
  expect(countTests(report, 0)).toEqual({ passed: 3, failed: 0, said: [] })
})

test.each(['failed', 'skipped', 'pending', 'todo', 'disabled'])('a test that is %s counts as failed', status => {
  const ended = status === 'failed' ? 'failed' : 'passed'
  expect(countTests({ testResults: [file(ended, 'passed', status)] }, 0)).toMatchObject({ passed: 1, failed: 1 })
})

test('a skipped test is named', () => {
  const { said } = countTests({ testResults: [file('passed', 'skipped')] }, 0)
  expect(said).toEqual(['skipped, which counts as failed: test 1'])
})

test('a file that does not load counts as one failure', () => {
  expect(countTests({ testResults: [file('failed')] }, 1)).toMatchObject({ passed: 0, failed: 1 })
})

test('a run without tests has failed', () => {
  expect(countTests({ testResults: [] }, 0)).toEqual({ passed: 0, failed: 1, said: ['no tests found'] })
})

test('a run that ends badly has failed though its tests passed', () => {
  expect(countTests({ testResults: [file('passed', 'passed')] }, 1)).toMatchObject({ passed: 1, failed: 1 })
})

test('what failed is shown without what passed', () => {
  const printed = ' ✓ teams.test.ts\n\n⎯⎯⎯ Failed Tests 1 ⎯⎯⎯\n\n FAIL  events.test.ts > Ada joins\n'
  expect(whatFailed(printed)).toBe('⎯⎯⎯ Failed Tests 1 ⎯⎯⎯\n\n FAIL  events.test.ts > Ada joins\n')
})

test('a run that says nothing of failures shows its end', () => {
  expect(whatFailed(`${'x'.repeat(20_000)}out of memory`)).toMatch(/^x{7987}out of memory$/)
})
