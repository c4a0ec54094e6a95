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
  read: 0,
  actor: null,
})

const read = (one: Notice): Notice => ({ ...one, read: 1 })

test('what waits for Ada comes first, once, by its newest notice and in its order, and nothing unread is lost', () => {
  const [changed, reminded, asked, issued] = [
    notice('4', '/ben'),
    notice('3', '/cup'),
    notice('2', '/cleo'),
    notice('1', '/ben'),
  ]
  const waiting = new Map([
    ['/cleo', 'Report'],
    ['/ben', 'Accept'],
  ])
  const { needs, others } = needsFirst([changed, reminded, asked, issued], waiting)
  expect(needs).toEqual([
    { notice: asked, thing: 'Report' },
    { notice: changed, thing: 'Accept' },
  ])
  expect(others).toEqual([reminded, issued])
})

test('what Ada has read of a thing that waits above does not stand below as well', () => {
  const [changed, issued, cup] = [notice('3', '/ben'), read(notice('2', '/ben')), read(notice('1', '/cup'))]
  expect(needsFirst([changed, issued, cup], new Map([['/ben', 'Accept']])).others).toEqual([cup])
})
