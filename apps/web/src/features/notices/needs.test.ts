import type { Notice } from '@gauntlet/contract/notices/endpoints'
import { expect, test } from 'vitest'
import { needsFirst } from './needs.ts'

const notice = (id: string, link: string): Notice => ({
  id,
  kind: 'challenges',
  text: 'Ben challenges you',
  line: 'Tennis',
  link,
  created: '2030-06-03T12:00:00Z',
  read: 1,
  actor: null,
})

test('what waits for Ada comes first, once, by its newest notice, and nothing of it is lost', () => {
  const [changed, reminded, issued] = [notice('3', '/ben'), notice('2', '/cup'), notice('1', '/ben')]
  const { needs, others } = needsFirst([changed, reminded, issued], new Map([['/ben', 'Accept']]))
  expect(needs).toEqual([{ notice: changed, thing: 'Accept' }])
  expect(others).toEqual([reminded, issued])
})
