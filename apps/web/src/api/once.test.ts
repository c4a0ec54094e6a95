import { endpoints } from '@gauntlet/contract/endpoint'
import { nothing } from '@gauntlet/contract/fields'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { answerOf, CallError } from './client.ts'
import { onceCaller } from './once.ts'

const rows = endpoints({
  add: {
    method: 'POST',
    path: '/things/add',
    access: 'player',
    once: true,
    summary: '',
    input: z.strictObject({ name: z.string() }),
  },
  read: { method: 'GET', path: '/things', access: 'player', summary: '', input: nothing },
})

const LOST = new CallError(0, 'Something went wrong')
const AWAY = new CallError(503, 'Something went wrong')
const REFUSED = new CallError(409, 'Too late')

/** A server that fails as told, then answers; and the keys it was sent. */
function stage(...failures: CallError[]) {
  return stageWhere(() => false, failures)
}

function stageWhere(offline: () => boolean, failures: CallError[]) {
  const keys: (string | undefined)[] = []
  const caller = onceCaller(
    async (_endpoint, _input, options) => {
      keys.push(options?.headers?.['idempotency-key'])
      const failure = failures.shift()
      if (failure) throw failure
      return answerOf({ success: true })
    },
    [1, 1],
    offline,
  )
  return { keys, caller }
}

test('an act that is not answered is tried again with the same key', async () => {
  const { keys, caller } = stage(LOST, AWAY)
  await caller(rows.add, { name: 'Ada' })
  expect(keys).toHaveLength(3)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(keys).size).toBe(1)
})

test('one that was never answered keeps its key for the next press; another act has another', async () => {
  const { keys, caller } = stage(LOST, LOST, LOST)
  await expect(caller(rows.add, { name: 'Ada' })).rejects.toBe(LOST)
  await caller(rows.add, { name: 'Ben' })
  await caller(rows.add, { name: 'Ada' })
  expect(keys[4]).toBe(keys[0])
  expect(keys[3]).not.toBe(keys[0])
})

test('what was answered is a new act when it is done again', async () => {
  const { keys, caller } = stage()
  await caller(rows.add, { name: 'Ada' })
  await caller(rows.add, { name: 'Ada' })
  expect(new Set(keys).size).toBe(2)
})

test('a refusal is an answer', async () => {
  const { keys, caller } = stage(REFUSED)
  await expect(caller(rows.add, { name: 'Ada' })).rejects.toBe(REFUSED)
  expect(keys).toHaveLength(1)
})

test('a row that takes no key is called once, without', async () => {
  const { keys, caller } = stage(LOST)
  await expect(caller(rows.read, {})).rejects.toBe(LOST)
  expect(keys).toEqual([undefined])
})

test('a device without a network says so at once, and the next press goes on with the same key', async () => {
  const { keys, caller } = stageWhere(() => keys.length === 1, [LOST])
  await expect(caller(rows.add, { name: 'Ada' })).rejects.toBe(LOST)
  expect(keys).toHaveLength(1)
  await caller(rows.add, { name: 'Ada' })
  expect(keys[1]).toBe(keys[0])
})
