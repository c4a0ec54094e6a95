import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { describe, expect, test } from 'vitest'
import { cancel } from './leaving.ts'
import { handOver } from './captains.ts'
import type { ChallengeFacts, PlayerFacts } from './facts.ts'
import { addGuest, type Claimant, claimPlace, mayClaim } from './guests.ts'
import { changeLineup, restate } from './lineup.ts'
import { modify, type ModifiedTerms } from './modifying.ts'
import { report } from './reporting.ts'
import { wonBy } from './results.ts'
import { readsGuests } from './seeing.ts'
import { doubles, four, issuer, leads, plays } from './sides.testing.ts'
import { accepted, ISSUED, outcome, player, START, viewer } from './testing.ts'

const now = ISSUED + 60_000
const guest = (name: string, side: 0 | 1): PlayerFacts => accepted(name, { role: 'guest', side })
const friendly = (change: Partial<ChallengeFacts> = {}) => doubles({ ranked: false, paid: 0, ...change })
/** Ada with Gil, a guest, against Ben alone. */
const withGil = (change: Partial<ChallengeFacts> = {}) =>
  friendly({ status: S.upcoming, players: [issuer, leads('Ben'), guest('Gil', 0)], ...change })
const add = (facts: ChallengeFacts, who = 'Ada') => addGuest(facts, viewer(who), 'Gil', now)
const answerOf = ({ kind, ...rest }: { kind: string; reason?: string }) => rest.reason ?? kind
const peopleIn = ({ players }: ChallengeFacts) => players.map(({ user_id, side, state }) => [user_id, side, state])

describe('a captain names a guest', () => {
  test('who plays at once on that side, and nobody is told', () => {
    const { facts, consequences } = outcome(add(friendly()))
    expect(facts.players.at(-1)).toEqual(guest('Gil', 0))
    expect([facts.status, consequences.notify]).toEqual([S.pending, []])
    const bens = outcome(add(friendly({ status: S.upcoming, players: [issuer, leads('Ben')] }), 'Ben'))
    expect(bens.facts.players.at(-1)).toEqual(guest('Gil', 1))
  })

  const crowd = Array.from({ length: 8 }, (_, n) => guest(`guest ${n}`, 1))
  test.each<[string, string, ChallengeFacts, string]>([
    ['not where ranks move', 'guests_ranked', doubles(), 'Ada'],
    ['not where only some may play', 'gender_untold', friendly({ composition: 'women' }), 'Ada'],
    ['not on a full side', 'side_full', withGil(), 'Ada'],
    ['at most eight', 'guests_max', friendly({ side_size: 11, players: [issuer, leads('Ben'), ...crowd] }), 'Ada'],
    ['not as one who leads no side', 'not_captain', four({ ranked: false }), 'Cleo'],
    ['not once it has begun', 'started', withGil({ status: S.reporting }), 'Ben'],
    ['not where every player is a side', 'no_sides', friendly({ side_size: null, composition: null }), 'Ada'],
  ])('%s', (_what, reason, facts, who) => {
    expect(answerOf(add(facts, who))).toBe(reason)
  })

  test('and takes them out again: nothing is left of them', () => {
    const change = { add: [], remove: ['Gil'], genders: new Map() }
    const { facts } = outcome(changeLineup(withGil(), viewer('Ada'), change, now))
    expect(facts.players.map(({ user_id }) => user_id)).toEqual(['Ada', 'Ben'])
  })

  test('and does not make them captain', () => {
    expect(answerOf(handOver(withGil(), viewer('Ada'), 'Gil', now))).toBe('guests_follow')
  })

  test('and cannot make the match ranked, unless its sides are of another size', () => {
    const terms: ModifiedTerms = {
      start: START,
      latest_start: START,
      ranked: true,
      price: 0,
      credits: 0,
      plays_sport: true,
      others_play_sport: true,
      identical: false,
      sport_or_place_changed: false,
      rules_changed: false,
      side_size: 2,
    }
    const facts = friendly({ players: [issuer, player('Ben'), guest('Gil', 0)] })
    expect(answerOf(modify(facts, viewer('Ada'), terms, now))).toBe('guests_ranked')
    const { players } = outcome(modify(facts, viewer('Ada'), { ...terms, side_size: 3 }, now)).facts
    expect(players.map(({ user_id }) => user_id)).toEqual(['Ada', 'Ben'])
  })
})

describe('a guest', () => {
  test('does not lead the side of a captain who leaves, and goes with the last of its players', () => {
    const facts = withGil({ side_size: 3, players: [issuer, leads('Ben'), guest('Gil', 1), plays('Dan', 1)] })
    const dans = outcome(cancel(facts, viewer('Ben'), now)).facts
    expect(dans.players.filter(({ captain }) => captain).map(({ user_id }) => user_id)).toEqual(['Ada', 'Dan'])
    const { facts: nobodys } = outcome(cancel(dans, viewer('Dan'), now))
    expect([nobodys.status, peopleIn(nobodys)]).toEqual([
      S.pending,
      [
        ['Ada', 0, 'accepted'],
        ['Ben', null, 'pending'],
        ['Dan', null, 'lapsed'],
      ],
    ])
  })

  test('of the other side goes when Ada calls the match off, and hers stays', () => {
    const facts = withGil({ players: [issuer, guest('Gus', 1), leads('Ben'), guest('Gil', 0)] })
    expect(peopleIn(outcome(cancel(facts, viewer('Ada'), now)).facts)).toEqual([
      ['Ada', 0, 'accepted'],
      ['Ben', null, 'pending'],
      ['Gil', 0, 'accepted'],
    ])
  })

  test('who did not come is not in a report', () => {
    const facts = withGil({ status: S.reporting })
    const played = restate(facts, 'Ada', { sides: [['Ada'], []], candidates: [], genders: new Map() }, START)
    expect(played.kind === 'allowed' && played.facts.players.map(({ user_id }) => user_id)).toEqual(['Ada', 'Ben'])
  })

  test('has won with Ada, once both captains say so', () => {
    const facts = withGil({ status: S.reporting })
    const told = outcome(report(facts, viewer('Ben'), wonBy('Gil'), START)).facts
    const { facts: complete, consequences } = outcome(report(told, viewer('Ada'), wonBy('Ada'), START))
    expect([complete.status, complete.winner_id]).toEqual([S.complete, 'Ada'])
    expect(consequences.result).toMatchObject({ sides: [['Ada', 'Gil'], ['Ben']], ranked: false })
  })

  test('is known by name to those who play', () => {
    const facts = withGil({ players: [issuer, leads('Ben'), guest('Gil', 0), player('Cleo'), player('Dan')] })
    expect(['Ada', 'Ben', 'Cleo', 'Eve'].map(name => readsGuests(facts, name))).toEqual([true, true, false, false])
  })
})

const claimant = (id: string, change: Partial<Claimant> = {}): Claimant => ({
  ...viewer(id),
  guest_id: 'Gil',
  host_id: 'Ada',
  kept_apart: false,
  ...change,
})

describe('the place of Gil, whom Ada named,', () => {
  const withPlayers = (...players: PlayerFacts[]) =>
    withGil({ players: [issuer, leads('Ben'), guest('Gil', 0), ...players] })

  test.each<[string, string, ChallengeFacts, Claimant]>([
    ['is for Gus', 'allowed', withGil(), claimant('Gus')],
    ['is for Gus until there is a result', 'allowed', withGil({ status: S.reporting }), claimant('Gus')],
    [
      'is for Gus, who has asked to join',
      'allowed',
      withPlayers(player('Gus', { role: 'joined', side: 1 })),
      claimant('Gus'),
    ],
    ['is nobody’s after the result', 'closed', withGil({ status: S.complete }), claimant('Gus')],
    ['is gone with Gil', 'not_on_side', four({ ranked: false }), claimant('Gus')],
    ['is not Cleo’s to give', 'not_on_side', withGil(), claimant('Gus', { host_id: 'Cleo' })],
    ['is not for Gus behind a block', 'unavailable', withGil(), claimant('Gus', { apart: true })],
    ['is not for strangers of somebody under 18', 'only_friends', withGil(), claimant('Gus', { kept: true })],
    ['is not for Mia, under 18', 'only_friends', withGil(), claimant('Mia', { minor: true })],
    [
      'is not for Mia, a friend of the challenger alone',
      'only_friends',
      withGil(),
      claimant('Mia', { minor: true, friend: 'friend', kept_apart: true }),
    ],
    [
      'is not for Gus, who said no',
      'already_declined',
      withPlayers(player('Gus', { state: 'declined' })),
      claimant('Gus'),
    ],
    ['is not for Ben, who plays', 'in_match', withGil(), claimant('Ben')],
    [
      'is not for Gus, who is asked',
      'in_match',
      withPlayers(player('Gus', { role: 'lineup', side: 1 })),
      claimant('Gus'),
    ],
  ])('%s', (_what, answer, facts, who) => {
    expect(answerOf(mayClaim(facts, who, now))).toBe(answer)
  })

  test('is taken over by Gus, and Ada is told', () => {
    const { facts, consequences } = outcome(
      claimPlace(withPlayers(player('Gus', { state: 'lapsed' })), claimant('Gus'), now),
    )
    expect(facts.players).toEqual([issuer, leads('Ben'), plays('Gus', 0)])
    expect(consequences.notify).toEqual([{ notice: 'place_taken', user_ids: ['Ada'] }])
  })
})
