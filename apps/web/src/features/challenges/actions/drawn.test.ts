import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { describe, expect, it, test } from 'vitest'
import { drawn, inTwo } from './drawn.ts'
import { challengeOf } from '../testing.ts'

const allowed = { kind: 'allowed' } as const
const reported = { kind: 'disabled', reason: 'reported' } as const
const disputed = { kind: 'disabled', reason: 'disputed' } as const
const shownOf = (actions: Partial<Challenge['actions']>) =>
  drawn(challengeOf({ actions }).actions).map(({ action, reason }) => (reason ? `${action}: ${reason}` : action))

describe('the buttons of a challenge', () => {
  it('are none where everything is hidden', () => expect(shownOf({})).toEqual([]))
  it('offer who is asked one way to say no, since Cancel declines', () =>
    expect(shownOf({ accept: allowed, decline: allowed, cancel: allowed })).toEqual(['accept', 'decline']))
  it('let who accepted cancel', () => expect(shownOf({ cancel: allowed })).toEqual(['cancel']))
  it('let who joined leave, and offer no second way to do that', () =>
    expect(shownOf({ unjoin: allowed, cancel: allowed })).toEqual(['unjoin']))
  it('let a captain change the line-up, and a player named in a report deny it as long as that counts', () => {
    const late = { kind: 'disabled', reason: 'denial_late' } as const
    expect(shownOf({ line_up: allowed, cancel: allowed })).toEqual(['line_up', 'cancel'])
    expect(shownOf({ did_not_play: allowed, view_result: allowed })).toEqual(['did_not_play', 'view_result'])
    expect(shownOf({ did_not_play: late, view_result: allowed })).toEqual(['view_result'])
  })
  it('let the issuer modify, and say why not in the last hour', () => {
    expect(shownOf({ cancel: allowed, modify: allowed })).toEqual(['modify', 'cancel'])
    const frozen = { kind: 'disabled', reason: 'frozen' } as const
    expect(shownOf({ cancel: allowed, modify: frozen })).toEqual(['modify: frozen', 'cancel'])
  })
  it('let a player choose among several times, which accepts, and offer others', () => {
    const acts = { accept: allowed, answer_times: allowed, decline: allowed, cancel: allowed, offer_times: allowed }
    expect(shownOf(acts)).toEqual(['answer_times', 'decline', 'offer_times'])
  })
  it('leave the end of an agreed match to the last', () =>
    expect(shownOf({ cancel: allowed, modify: allowed, offer_times: allowed })).toEqual([
      'modify',
      'offer_times',
      'cancel',
    ]))
  it('offer no other time in the last hour', () => {
    const frozen = { kind: 'disabled', reason: 'frozen' } as const
    expect(shownOf({ cancel: allowed, offer_times: frozen })).toEqual(['cancel'])
  })
  it('ask for the first report', () =>
    expect(shownOf({ report: allowed, not_played: allowed })).toEqual(['report', 'not_played']))
  it('do not ask again who has said that it was not played, and may still report', () =>
    expect(shownOf({ report: allowed, not_played: { kind: 'disabled', reason: 'said_not_played' } })).toEqual([
      'report',
    ]))
  it('ask to confirm or dispute what was reported, not to report it again', () =>
    expect(
      shownOf({
        report: allowed,
        confirm: allowed,
        dispute: allowed,
        not_played: { kind: 'disabled', reason: 'result_reported' },
      }),
    ).toEqual(['confirm', 'dispute']))
  it('say once that one has reported', () =>
    expect(shownOf({ report: reported, confirm: reported, dispute: reported })).toEqual(['report: reported']))
  it('are disabled after a dispute, with the way to the contact form', () =>
    expect(shownOf({ report: disputed, confirm: disputed, dispute: disputed, contact: allowed })).toEqual([
      'confirm: disputed',
      'dispute: disputed',
      'contact',
    ]))
})

test('the row of a card has two buttons at most; to call it off and to ask for another time stand behind them', () => {
  const agreed = challengeOf({ actions: { line_up: allowed, offer_times: allowed, cancel: allowed } })
  const [first, more] = inTwo(drawn(agreed.actions), 1)
  expect([first, more].map(some => some.map(({ action }) => action))).toEqual([['line_up'], ['offer_times', 'cancel']])
  const own = challengeOf({ actions: { modify: allowed, cancel: allowed } })
  expect(inTwo(drawn(own.actions), 2).map(some => some.length)).toEqual([1, 1])
})
