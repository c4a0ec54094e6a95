import type { Notice } from '@gauntlet/contract/notices/endpoints'
import { expect, test } from 'vitest'
import { needsFirst } from './needs.ts'

const notice = (id: string, link: string): Notice => ({
  id,
  kind: 'challenges',
  text: 'Ben challenges you',
  line: 'Tennis',
  link,
  created: `2030-06-03T12:0${id}:00Z`,
  read: 0,
  actor: null,
})

const read = (one: Notice): Notice => ({ ...one, read: 1 })

test('what waits for Ada comes first, once, by its newest notice, in the order of the dashboard, and nothing unread is lost', () => {
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
    { link: '/cleo', notice: asked, thing: 'Report' },
    { link: '/ben', notice: changed, thing: 'Accept' },
  ])
  expect(others).toEqual([reminded, issued])
})

test('what Ada has read keeps its place among what waits for her', () => {
  const [newer, older] = [read(notice('2', '/ben')), notice('1', '/cleo')]
  const waiting = new Map([newer, older].map(({ link }) => [link, 'Accept'] as const))
  expect(needsFirst([newer, older], waiting).needs.map(each => each.notice)).toEqual([newer, older])
})

test('what Ada has read of a thing that waits above does not stand below as well', () => {
  const [changed, issued, cup] = [notice('3', '/ben'), read(notice('2', '/ben')), read(notice('1', '/cup'))]
  expect(needsFirst([changed, issued, cup], new Map([['/ben', 'Accept']])).others).toEqual([cup])
})

test('what waits for Ada and has no notice at hand is not left out', () => {
  const waiting = new Map([
    ['/cleo', 'Report'],
    ['/ben', 'Accept'],
  ])
  const { needs } = needsFirst([notice('1', '/ben')], waiting)
  expect(needs.map(({ link, notice: told }) => [link, told?.id])).toEqual([
    ['/cleo', undefined],
    ['/ben', '1'],
  ])
})

const request = (id: string, actor: string): Notice => ({
  ...notice(id, '/search/myfriend'),
  kind: 'friends',
  actor: { id: actor, full_name: actor, image: null },
})

test('requests to be friends lead to one screen, and each stands by the notice of whoever asks', () => {
  const [cleo, ben] = [request('2', 'cleo'), request('1', 'ben')]
  const waiting = new Map([['/search/myfriend#ben', 'Accept']])
  expect(needsFirst([cleo, ben], waiting)).toEqual({
    needs: [{ link: '/search/myfriend#ben', notice: ben, thing: 'Accept' }],
    others: [cleo],
  })
})
