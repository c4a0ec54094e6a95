import { DAY } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { hears, mayPin, mayReport, mayTalk, nextLook, TALK_KEPT, type TalkFacts, talkersIn } from './talk.ts'

const NOW = 1_900_000_000_000
const match: TalkFacts = {
  kind: 'challenge',
  written: false,
  user_ids: ['ada', 'ben'],
  shut_out_ids: [],
  shut_out_until: null,
  organizer_id: null,
  ends: null,
}
const event: TalkFacts = { ...match, kind: 'event', organizer_id: 'ada', ends: NOW + DAY }

describe('a thread', () => {
  test('is there for Ada and Ben, who are in the match, and not for Eve', () => {
    expect(['ada', 'ben', 'eve'].map(player => mayTalk(match, player, NOW))).toEqual([true, true, false])
  })

  test('is not there for Ada alone in a match, unless something was written, but is where others come later', () => {
    const alone = { ...match, user_ids: ['ada'] }
    const kinds = ['challenge', 'tournament', 'event', 'team'] as const
    expect(kinds.map(kind => mayTalk({ ...alone, kind }, 'ada', NOW))).toEqual([false, true, true, true])
    expect(mayTalk({ ...alone, written: true }, 'ada', NOW)).toBe(true)
  })

  test('is there for 90 days after the end, and then for nobody', () => {
    const days = [0, 1, 90, 91]
    expect(days.map(after => mayTalk(event, 'ada', NOW + after * DAY))).toEqual([true, true, true, false])
  })

  test('is not there for Ben, whom the organizer has blocked, for good or until it begins', () => {
    const shut = { ...event, shut_out_ids: ['ben'] }
    const until = { ...shut, shut_out_until: NOW + 1 }
    expect([shut, until].map(talk => mayTalk(talk, 'ben', NOW))).toEqual([false, false])
    expect([shut, until].map(talk => mayTalk(talk, 'ben', NOW + 1))).toEqual([false, true])
    expect(talkersIn(shut, NOW)).toEqual(['ada'])
  })

  test('is pinned to by the organizer alone, and in a match by nobody', () => {
    expect([mayPin(event, 'ada').kind, mayPin(event, 'ben').kind, mayPin(match, 'ada').kind]).toEqual([
      'allowed',
      'hidden',
      'hidden',
    ])
  })

  test('has messages that Ben reports where they are not his own', () => {
    expect(mayReport('ada', 'ben')).toEqual({ kind: 'allowed' })
    expect(mayReport('ben', 'ben')).toEqual({ kind: 'disabled', reason: 'own_message' })
  })
})

describe('a message', () => {
  const plain = { yourself: false, apart: false, friend: false, minor: false }
  test.each([
    ['an adult whom the reader does not know', plain, true],
    ['a player across a block', { ...plain, apart: true }, false],
    ['a friend across a block', { ...plain, apart: true, friend: true }, false],
    ['a stranger where one of the two is under 18', { ...plain, minor: true }, false],
    ['a friend where one of the two is under 18', { ...plain, minor: true, friend: true }, true],
    ['the reader', { ...plain, yourself: true, minor: true }, true],
  ])('by %s', (_author, hearing, heard) => {
    expect(hears(hearing)).toBe(heard)
  })
})

describe('the next look at a thread', () => {
  test('comes when it is due once the thing is over, and before after as long: the end may come sooner than planned', () => {
    expect(nextLook(event, NOW + 2 * DAY)).toBe(NOW + DAY + TALK_KEPT)
    expect(nextLook(event, NOW)).toBe(NOW + TALK_KEPT)
    expect(nextLook(match, NOW)).toBe(NOW + TALK_KEPT)
  })

  test('finds it due after 90 days, and at once where the thing is no more', () => {
    expect(nextLook(event, NOW + DAY + TALK_KEPT)).toBeNull()
    expect(nextLook(undefined, NOW)).toBeNull()
  })
})
