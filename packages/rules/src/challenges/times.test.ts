import { CHALLENGE_STATUS as S, ROUNDS_MAX } from '@gauntlet/contract/challenges/status'
import { DAY, HOUR, type Millis } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { actsAtHand } from '../notices/at-hand.ts'
import { actionsFor } from './actions.ts'
import { accept, decline } from './answering.ts'
import { cancel } from './leaving.ts'
import type { ChallengeFacts, Offer, OfferedTime } from './facts.ts'
import { issue } from './issue.ts'
import { settle } from './lifecycle.ts'
import { acceptByLink } from './links.ts'
import type { Consequences } from './results.ts'
import { liveOffer } from './offers.ts'
import { four } from './sides.testing.ts'
import { accepted, ada, challenge, ISSUED, match, outcome, player, START, stateOf, viewer, wish } from './testing.ts'
import { answerTimes, firstOffer, keepTime, offerTimes } from './times.ts'

const now = ISSUED + HOUR
const place = { city: 'Austin', state: 'TX', zip: '78701', timezone: 'America/Chicago', lat: 30, lon: -97 }
const at = (start: Millis, venue = 'Court 1'): OfferedTime => ({ start, venue, ...place })
/** Three evenings, the first of which is the start. */
const EVENINGS = [START, START + DAY, START + 2 * DAY]
const evenings = EVENINGS.map((start, court) => at(start, `Court ${court + 1}`))
const offerOf = (author_id: string, times: readonly OfferedTime[], rest: Partial<Offer> = {}): Offer => ({
  author_id,
  times,
  instead: false,
  answers: {},
  ...rest,
})

/** Ada offers three evenings. */
const several = (change: Partial<ChallengeFacts> = {}) =>
  challenge({ offer_round: 1, offer: offerOf('Ada', evenings), ...change })
const answer = (facts: ChallengeFacts, name: string, suits: number[], round = facts.offer_round, when = now) =>
  answerTimes(facts, viewer(name), { round, suits }, when)
const offer = (facts: ChallengeFacts, name: string, times: OfferedTime[], when = now) =>
  offerTimes(
    facts,
    viewer(name),
    { round: facts.offer_round, times: times.map(time => ({ ...time, latest_start: START + 100 * DAY })) },
    when,
  )
/** The players who are told, by notice. */
const toldBy = ({ notify }: Consequences) =>
  Object.fromEntries(notify.map(({ notice, user_ids }) => [notice, [...user_ids]]))
const later = [at(START + 5 * DAY), at(START + 6 * DAY)]

describe('several times of a new challenge', () => {
  test('are offered in their order, and one alone is no offer', () => {
    expect(firstOffer('Ada', evenings.toReversed())?.times).toEqual(evenings)
    expect(firstOffer('Ada', [at(START)])).toBeNull()
    const { facts } = outcome(issue(wish({ offer: offerOf('Ada', evenings) }), ISSUED))
    expect(facts).toMatchObject({ offer_round: 1, start: START, status: S.pending })
  })

  test('are all ahead, and no open challenge has them', () => {
    const past = [at(ISSUED - HOUR), at(START)]
    expect(issue(wish({ offer: offerOf('Ada', past) }), ISSUED)).toMatchObject({ reason: 'start_past' })
    expect(issue(wish({ offer: offerOf('Ada', evenings), targets: [] }), ISSUED)).toMatchObject({ reason: 'one_start' })
  })

  test('are answered by the earliest that suits Ben, who plays then', () => {
    const { facts, consequences } = outcome(answer(several(), 'Ben', [2, 1]))
    expect(facts).toMatchObject({ status: S.upcoming, start: EVENINGS[1] })
    expect(consequences.taken).toEqual(evenings[1])
    expect(toldBy(consequences)).toEqual({ accepted: ['Ada'] })
  })

  test('are accepted as they stand where Ben names none: that is the first', () => {
    expect(outcome(accept(several(), viewer('Ben'), now)).facts).toMatchObject({ status: S.upcoming, start: START })
    expect(accept(several(), viewer('Ben'), START)).toMatchObject({ kind: 'disabled', reason: 'start_past' })
  })

  test('move an agreed match for a player who answers later, to a time that suits everybody', () => {
    const both = several({ players: [ada, player('Ben'), player('Cleo')] })
    const { facts: on } = outcome(answer(both, 'Ben', [0, 2]))
    const { facts, consequences } = outcome(answer(on, 'Cleo', [1, 2]))
    expect(facts).toMatchObject({ status: S.upcoming, start: EVENINGS[2] })
    expect(toldBy(consequences)).toEqual({ accepted: ['Ada', 'Ben'], time_moved: ['Ada', 'Ben'] })
    expect(answer(on, 'Cleo', [1])).toMatchObject({ kind: 'disabled', reason: 'no_common_time' })
  })

  test('move it for nobody in its last hour, nor away from the start that Ben accepted without choosing', () => {
    const both = several({ players: [ada, player('Ben'), player('Cleo')] })
    const { facts: on } = outcome(answer(both, 'Ben', [0, 2]))
    expect(answer(on, 'Cleo', [2], 1, START - HOUR / 2)).toMatchObject({ reason: 'no_common_time' })
    const { facts: plain } = outcome(accept(both, viewer('Ben'), now))
    expect(answer(plain, 'Cleo', [1, 2])).toMatchObject({ reason: 'no_common_time' })
    expect(outcome(answer(plain, 'Cleo', [0, 1])).facts.start).toBe(START)
  })

  test('wait until the last of them', () => {
    const waits = several({ pending_since: START })
    expect(settle(waits, START).facts.status).toBe(S.pending)
    expect(settle(waits, START + 2 * DAY).facts).toMatchObject({ status: S.dismissed, ended: 'start_passed' })
  })

  test('are no tap on a notice: it would take the first, unseen', () => {
    expect(actsAtHand('issued', challenge(), 'Ben', now)).toEqual(['accept', 'decline'])
    expect(actsAtHand('issued', several(), 'Ben', now)).toEqual(['decline'])
  })

  test('are asked anew of a player who has taken the answer back', () => {
    const both = several({ players: [ada, player('Ben'), player('Cleo')] })
    const { facts: on } = outcome(answer(both, 'Ben', [0]))
    const { facts: off } = outcome(cancel(on, viewer('Ben'), now))
    expect(off.offer?.answers).toEqual({})
    expect(outcome(answer(off, 'Cleo', [1])).facts.start).toBe(EVENINGS[1])
  })
})

describe('other times', () => {
  test('that Ben offers leave the start as it is, and begin a new wait; Ada takes one, and he plays', () => {
    const { facts: offered, consequences } = outcome(offer(challenge(), 'Ben', later))
    expect(offered).toMatchObject({ start: START, offer_round: 1, pending_since: now, status: S.pending })
    expect(toldBy(consequences)).toEqual({ times_offered: ['Ada'] })
    expect(answer(offered, 'Ben', [1])).toMatchObject({ kind: 'hidden', reason: 'own_offer' })
    const taken = outcome(answer(offered, 'Ada', [1]))
    expect(taken.facts).toMatchObject({ status: S.upcoming, start: START + 6 * DAY })
    expect(stateOf(taken.facts, 'Ben')).toBe('accepted')
    expect(toldBy(taken.consequences)).toEqual({ time_agreed: ['Ben'] })
  })

  test('are closed for Ada once she has taken one: the match moves only with a yes of Ben', () => {
    const both = challenge({ players: [ada, player('Ben'), player('Cleo')] })
    const { facts: on } = outcome(answer(outcome(offer(both, 'Ben', later)).facts, 'Ada', [1]))
    expect(answer(on, 'Ada', [0, 1])).toMatchObject({ kind: 'hidden', reason: 'already_accepted' })
    const { facts: asked } = outcome(offer(on, 'Ada', [at(START + 5 * DAY)]))
    expect(asked.start).toBe(START + 6 * DAY)
    expect(outcome(answer(asked, 'Ben', [0])).facts.start).toBe(START + 5 * DAY)
  })

  test('are closed for Ada, too, where Ben has accepted the start as it stands meanwhile', () => {
    const { facts: on } = outcome(accept(outcome(offer(challenge(), 'Ben', later)).facts, viewer('Ben'), now))
    expect(answer(on, 'Ada', [0])).toMatchObject({ kind: 'hidden', reason: 'already_accepted' })
  })

  test("that Ben offers do not take Ada's away: he may still accept it", () => {
    const { facts } = outcome(offer(challenge(), 'Ben', later))
    expect(outcome(accept(facts, viewer('Ben'), now)).facts).toMatchObject({ status: S.upcoming, start: START })
  })

  test('suit Cleo, who waits with Ben for the answer of Ada', () => {
    const both = challenge({ players: [ada, player('Ben'), player('Cleo')] })
    const { facts: offered } = outcome(offer(both, 'Ben', later))
    const { facts: waiting, consequences } = outcome(answer(offered, 'Cleo', [1]))
    expect(waiting.status).toBe(S.pending)
    expect(toldBy(consequences)).toEqual({ times_suit: ['Ada', 'Ben'] })
    expect(answer(waiting, 'Ada', [0])).toMatchObject({ reason: 'no_common_time' })
    const { facts } = outcome(answer(waiting, 'Ada', [0, 1]))
    expect([facts.start, stateOf(facts, 'Ben'), stateOf(facts, 'Cleo')]).toEqual([
      START + 6 * DAY,
      'accepted',
      'accepted',
    ])
  })

  test("are the challenge's where they are Ada's, and a single one is its start", () => {
    const { facts } = outcome(offer(several(), 'Ada', later))
    expect(facts).toMatchObject({ start: START + 5 * DAY, offer_round: 2, offer: { author_id: 'Ada' } })
    expect(outcome(offer(several(), 'Ada', [at(START + 7 * DAY)])).facts).toMatchObject({
      start: START + 7 * DAY,
      offer: null,
    })
  })

  test('are answered by whoever has seen them: another offer in between refuses', () => {
    const { facts } = outcome(offer(several(), 'Ben', later))
    expect(answer(facts, 'Ada', [0], 1)).toMatchObject({ kind: 'disabled', reason: 'other_offer' })
    const stale = { round: 1, times: [{ ...at(START), latest_start: START + DAY }] }
    expect(offerTimes(facts, viewer('Ada'), stale, now)).toMatchObject({ reason: 'other_offer' })
  })

  test('are offered ten times', () => {
    const { offer_times } = actionsFor(challenge({ offer_round: ROUNDS_MAX }), viewer('Ben'), now)
    expect(offer_times).toEqual({ kind: 'disabled', reason: 'offers_spent' })
  })

  test('are gone with whoever offered them', () => {
    const both = challenge({ players: [ada, player('Ben'), player('Cleo')] })
    const { facts: offered } = outcome(offer(both, 'Ben', later))
    expect(liveOffer(outcome(decline(offered, viewer('Ben'), now)).facts)).toBeNull()
    expect(liveOffer(outcome(accept(offered, viewer('Cleo'), now)).facts)).toBeNull()
  })

  test('are kept from a player whom the other blocks', () => {
    const blocked = { blocked: true }
    const { facts } = outcome(offer(challenge(), 'Ben', later))
    expect(actionsFor(facts, viewer('Ada', blocked), now).answer_times).toMatchObject({ reason: 'unavailable' })
    expect(actionsFor(challenge(), viewer('Ben', blocked), now).offer_times).toMatchObject({ reason: 'unavailable' })
  })
})

describe('another time for an agreed match', () => {
  const agreed = match(S.upcoming)

  test('leaves the agreed one until Ada takes it', () => {
    const { facts: asked, consequences } = outcome(offer(agreed, 'Ben', later))
    expect(asked).toMatchObject({ status: S.upcoming, start: START, offer: { instead: true } })
    expect(toldBy(consequences)).toEqual({ other_times: ['Ada'] })
    const { facts, consequences: moved } = outcome(answer(asked, 'Ada', [1]))
    expect(facts).toMatchObject({ status: S.upcoming, start: START + 6 * DAY, offer: null })
    expect(toldBy(moved)).toEqual({ time_moved: ['Ben'] })
  })

  test('is kept off by either', () => {
    const { facts: asked } = outcome(offer(agreed, 'Ben', later))
    for (const name of ['Ada', 'Ben'])
      expect(outcome(keepTime(asked, viewer(name), 1, now)).facts).toMatchObject({ start: START, offer: null })
    expect(keepTime(agreed, viewer('Ada'), 0, now)).toMatchObject({ kind: 'hidden', reason: 'no_offer' })
  })

  test('waits for everybody who plays', () => {
    const three = match(S.upcoming, { players: [ada, accepted('Ben'), accepted('Cleo')] })
    const { facts: asked } = outcome(offer(three, 'Ben', later))
    const { facts: waiting } = outcome(answer(asked, 'Cleo', [0, 1]))
    expect(waiting.start).toBe(START)
    expect(outcome(answer(waiting, 'Ada', [1])).facts.start).toBe(START + 6 * DAY)
  })

  test('of sides is agreed by their captains', () => {
    const facts = four()
    const [one, two] = facts.players.filter(({ captain }) => captain).map(({ user_id }) => user_id)
    const mate = facts.players.find(({ captain, state }) => !captain && state === 'accepted')?.user_id ?? ''
    expect(actionsFor(facts, viewer(mate), now).offer_times).toMatchObject({ kind: 'hidden', reason: 'not_yours' })
    const { facts: asked } = outcome(offer(facts, one ?? '', later))
    expect(outcome(answer(asked, two ?? '', [0])).facts.start).toBe(START + 5 * DAY)
  })

  test('is not asked for in the last hour, and gone when the match is called off', () => {
    expect(offer(agreed, 'Ben', later, START - HOUR / 2)).toMatchObject({ reason: 'frozen' })
    const { facts: asked } = outcome(offer(agreed, 'Ben', later))
    expect(liveOffer(outcome(cancel(asked, viewer('Ada'), now)).facts)).toBeNull()
  })

  test('is of no concern to a player who accepts the agreed one meanwhile', () => {
    const open = match(S.upcoming, { players: [ada, accepted('Ben'), player('Cleo')] })
    const { facts: asked } = outcome(offer(open, 'Ben', later))
    expect(actionsFor(asked, viewer('Cleo'), now).answer_times).toMatchObject({ kind: 'hidden', reason: 'not_yours' })
    const { facts: joined } = outcome(accept(asked, viewer('Cleo'), now))
    expect(actionsFor(joined, viewer('Cleo'), now).answer_times.kind).toBe('allowed')
    expect(outcome(answer(joined, 'Ada', [0])).facts.start).toBe(START)
  })
})

describe('times by a link', () => {
  const link = { places: 2, taken: 0, ends: START, issuer: { gone: false, minor: false } }
  const shared = several({ players: [ada] })
  const by = (suits?: number[]) =>
    outcome(acceptByLink(shared, viewer('Ben'), link, now, suits && { round: 1, suits })).facts

  test('are chosen from by whoever has it, else the first is taken', () => {
    expect([by([1, 2]).start, by().start]).toEqual([EVENINGS[1], START])
    expect(stateOf(by([1]), 'Ben')).toBe('accepted')
  })

  test("are the issuer's alone", () => {
    const countered = several({ offer: offerOf('Cleo', later), players: [ada, player('Cleo')] })
    const chosen = { round: 1, suits: [0] }
    expect(acceptByLink(countered, viewer('Ben'), link, now, chosen)).toMatchObject({ reason: 'other_offer' })
  })
})
