import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { MINUTE, type Millis } from '@gauntlet/contract/time'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { accept, decline } from './answering.ts'
import { cancel, unjoin } from './leaving.ts'
import { acceptParticipant, join, turnDown } from './participants.ts'
import type { ChallengeFacts } from './facts.ts'
import { changeLineup } from './lineup.ts'
import { part } from './part.ts'
import { askedOn, bothSides, membersOf } from './sides.ts'
import { doubles, friend, issuer } from './sides.testing.ts'
import { ISSUED, player, viewer } from './testing.ts'
import type { ChallengeAttempt } from './actions.ts'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay']

type Act = (facts: ChallengeFacts, by: string, other: string, now: Millis) => ChallengeAttempt
const named = (facts: ChallengeFacts, by: string, other: string, now: Millis, teammate: boolean) =>
  changeLineup(facts, viewer(by), { add: [friend(other, { teammate })], remove: [], genders: new Map() }, now)
const acts: Record<string, Act> = {
  accept: (facts, by, _other, now) => accept(facts, viewer(by), now),
  decline: (facts, by, _other, now) => decline(facts, viewer(by), now),
  cancel: (facts, by, _other, now) => cancel(facts, viewer(by), now),
  joinOwn: (facts, by, _other, now) => join(facts, viewer(by), now, 0),
  joinOther: (facts, by, _other, now) => join(facts, viewer(by), now, 1),
  unjoin: (facts, by, _other, now) => unjoin(facts, viewer(by), now),
  admit: (facts, by, other, now) => acceptParticipant(facts, viewer(by), other, now),
  turnDown: (facts, by, other, now) => turnDown(facts, viewer(by), other, now),
  ask: (facts, by, other, now) => named(facts, by, other, now, false),
  pick: (facts, by, other, now) => named(facts, by, other, now, true),
  takeOut: (facts, by, other, now) =>
    changeLineup(facts, viewer(by), { add: [], remove: [other], genders: new Map() }, now),
  block: (facts, by, other, now) => {
    const parted = part(facts, by, other, now)
    return parted ? { kind: 'allowed', ...parted } : { kind: 'disabled', reason: 'closed' }
  },
}
const moves = fc.array(
  fc.record({
    act: fc.constantFrom(...Object.values(acts)),
    by: fc.constantFrom(...NAMES),
    other: fc.constantFrom(...NAMES),
  }),
  { maxLength: 60 },
)
const beginnings = fc.constantFrom(
  doubles({ open: true, players: [issuer] }),
  doubles({ players: [issuer, player('Ben'), player('Cleo'), player('Dan')] }),
)

/** Of a match that can still be played. */
function holds(facts: ChallengeFacts): boolean {
  if (facts.status !== S.pending && facts.status !== S.upcoming) return true
  const sides = bothSides.map(side => membersOf(facts, side))
  return (
    bothSides.every((side, i) => (sides[i]?.length ?? 0) + askedOn(facts, side).length <= 2) &&
    sides.every(members => members.filter(({ captain }) => captain).length === Math.min(1, members.length)) &&
    (facts.status === S.upcoming) === (sides[1]?.length ?? 0) > 0 &&
    facts.players.every(({ state, side }) => state !== 'accepted' || side !== null)
  )
}

test('whatever they do, no side has more than two, each has one captain, and it is on while somebody plays against Ada', () => {
  const { counterexample } = fc.check(
    fc.property(beginnings, moves, (beginning, list) => {
      let facts = beginning
      return list.every(({ act, by, other }, i) => {
        const tried = act(facts, by, other, ISSUED + i * MINUTE)
        if (tried.kind === 'allowed') ({ facts } = tried)
        return holds(facts)
      })
    }),
    { numRuns: 1_000 },
  )
  expect(counterexample).toBeNull()
})
