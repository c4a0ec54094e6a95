import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { answerWriter } from './answers.ts'

const write = answerWriter(
  'names',
  {
    method: 'GET',
    path: '/names',
    access: 'public',
    summary: 'Names',
    input: z.object({}),
    answer: z.array(z.string()),
  },
  true,
)

test.each([1, 3_000, 12_000, 20_000])('a list of %i names in letters of all widths arrives as it was', count => {
  const payload = Array.from({ length: count }, (_, at) => `${at} Ada–Åse 😀`)
  expect(JSON.parse(String(write({ success: true, payload })))).toEqual({ success: true, payload })
})
