import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { verdictWith } from '@gauntlet/contract/verdict'
import type { AnswerSchema } from '@gauntlet/contract/endpoint'
import { answerWriter } from './answers.ts'

const writerOf = (answer: AnswerSchema, check = true) =>
  answerWriter(
    'names',
    { method: 'GET', path: '/names', access: 'public', summary: 'Names', input: z.object({}), answer },
    check,
  )
const write = writerOf(z.array(z.string()))

test.each([1, 3_000, 12_000, 20_000])('a list of %i names in letters of all widths arrives as it was', count => {
  const payload = Array.from({ length: count }, (_, at) => `${at} Ada–Åse 😀`)
  expect(JSON.parse(String(write({ success: true, payload })))).toEqual({ success: true, payload })
})

const match = z.strictObject({
  winner: z.nullable(z.string()),
  score: z.nullable(z.union([z.array(z.number()), z.strictObject({ given: z.string() })])),
  actions: z.strictObject({ accept: verdictWith(['frozen']), report: verdictWith(['not_started']) }),
})

test.each([
  { winner: null, score: null },
  { winner: 'Ada', score: [6, 4] },
  { winner: 'Ada', score: { given: '6–4' } },
])('a match with $score arrives as it was, with its verdicts', told => {
  const payload = {
    ...told,
    actions: { accept: { kind: 'allowed' }, report: { kind: 'hidden', reason: 'not_started' } },
  }
  expect(JSON.parse(String(writerOf(match)({ success: true, payload })))).toEqual({ success: true, payload })
})

test('a field that the row does not name stays here', () => {
  const payload = { winner: 'Ada', score: null, actions: {}, email: 'ada@example.com' }
  expect(String(writerOf(match, false)({ success: true, payload }))).not.toContain('example.com')
})
