import { expect, test } from 'vitest'
import { type FeedMatch, type FeedPlayer, hearsApplause, isInFeed } from './feed.ts'

const won: FeedMatch = { over: true, ending: null, organizer: null }
const stranger: FeedPlayer = { yourself: false, friend: false, minor: false, apart: false, in_feeds: true }
const friend: FeedPlayer = { ...stranger, friend: true }

test('a match that a friend played is a result of the feed, once it counts', () => {
  expect(isInFeed(won, [friend, stranger])).toBe(true)
  expect(isInFeed(won, [stranger, stranger])).toBe(false)
  expect(isInFeed({ ...won, over: false }, [friend, stranger])).toBe(false)
  expect(isInFeed({ ...won, ending: 'retired' }, [friend, stranger])).toBe(true)
  for (const ending of ['abandoned', 'double_walkover'] as const)
    expect(isInFeed({ ...won, ending }, [friend, stranger])).toBe(false)
})

test.each([
  ['an adult organizes', {}, true],
  ['the reader organizes', { yourself: true, minor: true }, true],
  ['a friend under 18 organizes', { minor: true, friend: true }, true],
  ['a stranger under 18 organizes', { minor: true }, false],
  ['somebody behind a block organizes, friend or not,', { blocked: true, friend: true }, false],
])('a match of a bracket that %s is told where the reader may open its tournament', (_who, relation, told) => {
  const organizer = { yourself: false, friend: false, minor: false, blocked: false, ...relation }
  expect(isInFeed({ ...won, organizer }, [friend, stranger])).toBe(told)
})

test('a match of their own is no news to a player', () => {
  expect(isInFeed(won, [friend, { ...stranger, yourself: true }])).toBe(false)
})

test.each([
  ['blocks or is blocked by the reader, or is gone', { apart: true }],
  ['wants to be in nobody’s feed', { in_feeds: false }],
])('a match is in no feed where somebody in it %s, friend or not', (_who, reason) => {
  expect(isInFeed(won, [friend, { ...stranger, ...reason }])).toBe(false)
  expect(isInFeed(won, [{ ...friend, ...reason }, stranger])).toBe(false)
  expect(isInFeed(won, [friend, { ...friend, ...reason }])).toBe(false)
})

test('a player under 18 is in the feeds of friends alone', () => {
  expect(isInFeed(won, [{ ...friend, minor: true }, stranger])).toBe(true)
  expect(isInFeed(won, [friend, { ...stranger, minor: true }])).toBe(false)
})

test('a player is told who applauds, but for blocks, and for strangers where one of the two is under 18', () => {
  const meeting = { minor: false, other_minor: false, friend: false, apart: false }
  expect(hearsApplause(meeting)).toBe(true)
  expect(hearsApplause({ ...meeting, friend: true, apart: true })).toBe(false)
  for (const young of [{ minor: true }, { other_minor: true }]) {
    expect(hearsApplause({ ...meeting, ...young })).toBe(false)
    expect(hearsApplause({ ...meeting, ...young, friend: true })).toBe(true)
  }
})
