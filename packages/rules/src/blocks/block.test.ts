import { BLOCKS_MAX } from '@gauntlet/contract/blocks/endpoints'
import { expect, test } from 'vitest'
import { type BlockFacts, mayBlock, mayUnblock } from './block.ts'

const facts = (change: Partial<BlockFacts> = {}): BlockFacts => ({
  yourself: false,
  exists: true,
  blocked: false,
  count: 0,
  ...change,
})

test.each([
  ['oneself', { yourself: true }, 'yourself'],
  ['an id that nobody has', { exists: false }, 'unknown'],
  ['one more than the list holds', { count: BLOCKS_MAX }, 'too_many'],
] as const)('nobody blocks %s', (_who, change, reason) => {
  expect(mayBlock(facts(change))).toEqual({ kind: 'disabled', reason })
})

test('blocking Ben again adds nobody to a full list', () => {
  expect(mayBlock(facts({ blocked: true, count: BLOCKS_MAX })).kind).toBe('allowed')
})

test('unblocking asks only that there is somebody', () => {
  expect(mayUnblock(facts()).kind).toBe('allowed')
  expect(mayUnblock(facts({ exists: false }))).toEqual({ kind: 'disabled', reason: 'unknown' })
})
