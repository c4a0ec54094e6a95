import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { id, instant } from '@gauntlet/contract/fields'
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

const club = z.strictObject({
  players: z.array(z.strictObject({ name: z.string() })),
  courts: z.optional(z.array(z.string())),
  guests: z.nullable(z.array(z.string())),
  total: z.int(),
})
const onlyLists = z.strictObject({ players: z.array(z.string()), guests: z.array(z.string()) })

test.each([
  { answer: club, payload: { players: [], guests: null, total: 0 } },
  { answer: club, payload: { players: [{ name: 'Åse' }, { name: 'Ben' }], courts: [], guests: ['Cleo'], total: 3 } },
  {
    answer: club,
    payload: { players: Array.from({ length: 5_000 }, () => ({ name: 'Ada “Ace” 😀' })), guests: [], total: 5_000 },
  },
  { answer: onlyLists, payload: { players: [], guests: [] } },
  { answer: onlyLists, payload: { players: ['Ada', 'Ben'], guests: ['Cleo'] } },
])('an answer with lists in it arrives as it was', ({ answer, payload }) => {
  const said = { success: true, message: 'Here they are.', payload, total: 7 }
  expect(JSON.parse(String(writerOf(answer)(said)))).toEqual(said)
})

test('a field that the row does not name stays here, in a list too', () => {
  const payload = { players: [{ name: 'Ada', email: 'ada@example.com' }], guests: null, total: 1 }
  expect(String(writerOf(club, false)({ success: true, payload }))).not.toContain('example.com')
})

const visit = z.strictObject({
  id: id(),
  at: instant,
  until: z.nullable(instant),
  said: z.enum(['yes', 'no "maybe"']),
  place: z.enum(['indoors', 'outdoors']),
})

test.each([
  { until: '2026-05-01T19:30:00Z', said: 'yes', place: 'indoors' },
  { until: null, said: 'no "maybe"', place: 'outdoors' },
])('ids, instants and listed words arrive as they were, $said with its quotes', told => {
  const payload = { id: '01900000-0000-7000-8000-00000039d4b6', at: '2026-05-01T17:30:00.250Z', ...told }
  expect(JSON.parse(String(writerOf(visit)({ success: true, payload })))).toEqual({ success: true, payload })
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
