import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { HOUR } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { toldTo } from '../gathering/testing.ts'
import type { ChallengeFacts, Claim } from './facts.ts'
import { DENIAL } from './actions.ts'
import { SILENCE, settle } from './lifecycle.ts'
import { denyPlaying, dismissalOf, type PlayedLineup } from './lineup.ts'
import { confirm, notPlayed, report, resolve } from './reporting.ts'
import { wonBy } from './results.ts'
import { sidesOf } from './sides.ts'
import { doubles, four, friend, issuer, leads, plays } from './sides.testing.ts'
import { outcome, START, stateOf, viewer } from './testing.ts'

const now = START + HOUR
const reporting = four({ status: S.reporting })
const says = (facts: ChallengeFacts, by: string, winner: string, lineup?: PlayedLineup) =>
  report(facts, viewer(by), wonBy(winner), now, lineup)

describe('a match of Ada and Cleo against Ben and Dan', () => {
  test('is Complete when one of each side has said the same, and is handed over by sides', () => {
    const reported = outcome(says(reporting, 'Cleo', 'Cleo'))
    expect(toldTo(reported, 'reported')).toEqual(['Ada', 'Ben', 'Dan'])
    const { facts, consequences } = outcome(confirm(reported.facts, viewer('Dan'), now))
    expect(facts).toMatchObject({ status: S.complete, winner_id: 'Ada' })
    expect(consequences.result).toMatchObject({
      winner_id: 'Ada',
      sides: [
        ['Ada', 'Cleo'],
        ['Ben', 'Dan'],
      ],
      ranked: true,
    })
  })

  test('agrees whichever player of a side is named as the winner', () => {
    const reported = outcome(says(reporting, 'Ada', 'Cleo')).facts
    expect(outcome(says(reported, 'Ben', 'Ada')).facts.status).toBe(S.complete)
  })

  test('a side speaks with one voice: its first reporter’s', () => {
    const reported = outcome(says(reporting, 'Cleo', 'Ada')).facts
    expect(says(reported, 'Ada', 'Ben')).toMatchObject({ reason: 'side_reported' })
    expect(outcome(says(reported, 'Dan', 'Dan')).facts).toMatchObject({ disputed_by: 'Dan' })
  })

  test('reminds only the side that is silent, and stands after 48 hours', () => {
    const reported = outcome(says(reporting, 'Ada', 'Ada')).facts
    expect(toldTo(settle(reported, now + 25 * HOUR), 'reminder')).toEqual(['Ben', 'Dan'])
    expect(settle(reported, now + SILENCE).facts).toMatchObject({ status: S.complete, ended: 'silence' })
  })

  test('was not played when one of each side says so', () => {
    const one = outcome(notPlayed(reporting, viewer('Cleo'), now)).facts
    expect(one.status).toBe(S.reporting)
    expect(outcome(notPlayed(one, viewer('Ben'), now)).facts.status).toBe(S.dismissed)
  })

  test('an operator decides for a side by any of its players', () => {
    const disputed = outcome(says(outcome(says(reporting, 'Ada', 'Ada')).facts, 'Ben', 'Ben')).facts
    expect(outcome(resolve(disputed, { winner_id: 'Dan' }, now)).facts.winner_id).toBe('Ben')
  })
})

test('with a side that is not complete no rank moves, it costs nothing, and everybody is told why', () => {
  const alone = doubles({ status: S.reporting, players: [issuer, leads('Ben')] })
  const { facts, consequences } = outcome(says(outcome(says(alone, 'Ada', 'Ada')).facts, 'Ben', 'Ada'))
  expect(consequences.result).toMatchObject({ ranked: false, sides: [['Ada'], ['Ben']] })
  expect(toldTo({ consequences }, 'no_rank')).toEqual(['Ada', 'Ben'])
  expect([facts.paid, consequences.refund]).toEqual([0, 1])
})

/** Without a word of genders. */
const lineup = (sides: string[][], ...candidates: PlayedLineup['candidates']): PlayedLineup => ({
  sides,
  candidates,
  genders: new Map(),
})

const struck = (facts: ChallengeFacts) => outcome(denyPlaying(facts, viewer('Eve'), now + HOUR)).consequences.strike

describe('a report that says who really played', () => {
  const eve = friend('Eve')
  const reported = outcome(says(reporting, 'Ada', 'Ada', lineup([['Ada', 'Eve'], []], eve)))

  test('puts the new name in and the old one out, and tells whoever is named', () => {
    expect(sidesOf(reported.facts)).toEqual([
      ['Ada', 'Eve'],
      ['Ben', 'Dan'],
    ])
    expect([toldTo(reported, 'named'), stateOf(reported.facts, 'Cleo')]).toEqual([['Eve'], 'lapsed'])
  })

  test.each<[string, string[][], string]>([
    ['a player of the other side', [['Ada', 'Dan'], []], 'in_match'],
    ['others for the other side', [[], ['Ben']], 'other_side'],
    ['three of two', [['Ada', 'Cleo', 'Eve'], []], 'side_full'],
    ['its captain out', [['Cleo', 'Eve'], []], 'captain_stays'],
    ['a stranger', [['Ada', 'Zoe'], []], 'not_nameable'],
  ])('does not name %s', (_what, sides, reason) => {
    const candidates = [eve, friend('Zoe', { friend: false }), friend('Dan')]
    expect(says(reporting, 'Ada', 'Ada', lineup(sides, ...candidates))).toMatchObject({ reason })
  })

  test('leaves the other side as it stands where it repeats it', () => {
    const same = lineup([
      ['Ada', 'Cleo'],
      ['Dan', 'Ben'],
    ])
    expect(sidesOf(outcome(says(reporting, 'Ada', 'Ada', same)).facts)).toEqual(sidesOf(reporting))
  })

  test('is denied by whoever did not play, within 48 hours: the ranks are taken back', () => {
    const complete = outcome(confirm(reported.facts, viewer('Ben'), now + HOUR)).facts
    expect(dismissalOf(complete, 'Eve')).toBe('did_not_play')
    const { facts, consequences } = outcome(denyPlaying(complete, viewer('Eve'), now + 2 * HOUR))
    expect(consequences).toMatchObject({
      voids_result: true,
      result: { ranked: false, sides: [['Ada'], ['Ben', 'Dan']] },
    })
    expect(facts).toMatchObject({ status: S.complete, winner_id: 'Ada', paid: 0 })
    expect(consequences.refund).toBe(1)
    expect(toldTo({ consequences }, 'no_rank')).toEqual(['Ada', 'Ben', 'Dan'])
    expect(denyPlaying(complete, viewer('Eve'), now + DENIAL)).toMatchObject({ reason: 'denial_late' })
    expect(denyPlaying(complete, viewer('Dan'), now)).toMatchObject({ reason: 'not_named' })
  })

  const after = (winner: string) => {
    const told = outcome(says(reporting, 'Ada', winner, lineup([['Ada', 'Eve'], []], eve)))
    return outcome(confirm(told.facts, viewer('Dan'), now)).facts
  }

  test('counts against Ada who named Eve for the side that lost: nobody keeps a rank from the winners for nothing', () => {
    expect(struck(after('Ben'))).toBe('Ada')
  })

  test('counts against Ada, too, where Eve says so before the others have answered', () => {
    const told = outcome(says(reporting, 'Ada', 'Ben', lineup([['Ada', 'Eve'], []], eve))).facts
    expect(struck(told)).toBe('Ada')
    expect(struck(outcome(says(reporting, 'Ada', 'Ada', lineup([['Ada', 'Eve'], []], eve))).facts)).toBeNull()
    expect(struck({ ...told, ranked: false })).toBeNull()
  })

  test('counts against nobody where the side of Eve won: Ada loses her own rank by it', () => {
    expect(struck(after('Ada'))).toBeNull()
  })

  test('counts against nobody where no rank would have moved', () => {
    expect(struck({ ...after('Ben'), ranked: false })).toBeNull()
  })
})

describe('a report that leaves the partner out', () => {
  const alone = lineup([[], ['Ben']])
  const leavesOut = (facts: ChallengeFacts, winner: string, said: Partial<Claim> = {}) =>
    outcome(report(facts, viewer('Ben'), { ...wonBy(winner), ...said }, now, alone))

  test('counts against Ben who has lost: the winners’ rank does not move by it', () => {
    const first = leavesOut(reporting, 'Ada')
    expect([first.consequences.strike, stateOf(first.facts, 'Dan')]).toEqual(['Ben', 'lapsed'])
    const answer = leavesOut(outcome(says(reporting, 'Ada', 'Ada')).facts, 'Ada')
    expect([answer.facts.status, answer.consequences.strike]).toEqual([S.complete, 'Ben'])
    expect(outcome(confirm(first.facts, viewer('Ada'), now + HOUR)).consequences.strike).toBeNull()
  })

  test('is told to Dan', () => {
    expect(toldTo(leavesOut(reporting, 'Ada'), 'taken_out')).toEqual(['Dan'])
  })

  test('counts against nobody who has won, or drawn, or where no rank would have moved', () => {
    const three = four({ status: S.reporting, players: [issuer, leads('Ben'), plays('Dan', 1)] })
    const strikes = [
      leavesOut(reporting, 'Ben'),
      leavesOut(reporting, 'Ada', { winner_id: null }),
      leavesOut(reporting, 'Ada', { ending: 'walkover' }),
      leavesOut({ ...reporting, ranked: false }, 'Ada'),
      leavesOut(three, 'Ada'),
    ].map(({ consequences }) => consequences.strike)
    expect(strikes).toEqual([null, null, null, null, null])
  })
})
