import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { DAY, HOUR } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { toldTo } from '../gathering/testing.ts'
import type { ChallengeFacts, Viewer } from './facts.ts'
import { issue } from './issue.ts'
import { acceptByLink, type Link, linkEnd, mayFollow, mayShare } from './links.ts'
import { doubles, four } from './sides.testing.ts'
import { accepted, ada, challenge, ISSUED, match, outcome, player, START, stateOf, viewer, wish } from './testing.ts'

const now = ISSUED + HOUR
const link = (change: Partial<Link> = {}): Link => ({
  places: 1,
  taken: 0,
  ends: ISSUED + DAY,
  issuer: { gone: false, minor: false },
  ...change,
})
/** Ada has issued it for whoever has its link. */
const shared = (change: Partial<ChallengeFacts> = {}) => challenge({ players: [ada], ...change })
const accept = (facts: ChallengeFacts, change: Partial<Viewer> = {}, at = now, by = link()) =>
  acceptByLink(facts, viewer('Ben', change), by, at)

describe('a challenge by link', () => {
  test('is open to nobody else, and no open challenge', () => {
    expect(outcome(issue(wish({ by_link: true, targets: [] }), ISSUED)).facts).toMatchObject({
      open: false,
      players: [{ user_id: 'Ada' }],
    })
  })

  test('is not issued by a player under 18', () => {
    expect(issue(wish({ by_link: true, targets: [], minor: true }), ISSUED)).toMatchObject({ reason: 'link_minor' })
    expect(issue(wish({ targets: [], minor: true }), ISSUED).kind).toBe('allowed')
  })
})

describe('a link', () => {
  test('is made by the issuer until the start', () => {
    const by = (name: string, at = now, change = {}) => mayShare(match(S.upcoming), viewer(name, change), at)
    expect(by('Ada').kind).toBe('allowed')
    expect([by('Ben'), by('Cleo')]).toMatchObject([{ reason: 'not_yours' }, { reason: 'not_yours' }])
    expect(by('Ada', START)).toMatchObject({ kind: 'hidden', reason: 'started' })
    expect(by('Ada', now, { minor: true })).toMatchObject({ kind: 'disabled', reason: 'link_minor' })
  })

  test('ends after 7 days, or with the last start that is offered', () => {
    expect([linkEnd(shared(), ISSUED), linkEnd(shared({ start: ISSUED + 30 * DAY }), ISSUED)]).toEqual([
      START,
      ISSUED + 7 * DAY,
    ])
    const place = { venue: 'Court 1', city: 'Austin', state: 'TX', zip: '78701', timezone: 'UTC', lat: 30, lon: -97 }
    const times = [START, START + DAY].map(start => ({ start, ...place }))
    const offer = { author_id: 'Ada', times, instead: false, answers: {} }
    expect(linkEnd(shared({ offer_round: 1, offer }), ISSUED)).toBe(START + DAY)
  })

  test.each<[string, Partial<Link>, Partial<ChallengeFacts>, boolean, number]>([
    ['ended', { ends: now }, {}, false, now],
    ['is used up', { taken: 1 }, {}, false, now],
    ['is of an account that is closed', { issuer: { gone: true, minor: false } }, {}, false, now],
    ['is of a player under 18', { issuer: { gone: false, minor: true } }, {}, false, now],
    ['is of somebody behind a block', {}, {}, true, now],
    ['is of a match that was cancelled', {}, { status: S.cancelled, ended: 'cancelled', ended_at: now }, false, now],
    ['is of a match that has begun', { ends: START + DAY }, {}, false, START],
  ])('that %s leads nowhere, but for those who are in it', (_how, change, facts, blocked, at) => {
    const follow = (id: string | null) => mayFollow(shared(facts), link(change), { id, blocked, kept: false }, at).kind
    expect([follow(null), follow('Ben'), follow('Ada')]).toEqual(['hidden', 'hidden', 'allowed'])
    expect(accept(shared(facts), { blocked }, at, link(change))).toMatchObject({ reason: 'not_invited' })
  })

  test('that is used up or has ended still leads a player there who was challenged by name, until the start', () => {
    const follow = (change: Partial<Link>, blocked = false, at = now) =>
      mayFollow(challenge(), link(change), { id: 'Ben', blocked, kept: false }, at).kind
    expect([follow({ taken: 1 }), follow({ ends: now })]).toEqual(['allowed', 'allowed'])
    expect([follow({ taken: 1 }, true), follow({ taken: 1 }, false, START)]).toEqual(['hidden', 'hidden'])
    expect(accept(challenge(), {}, now, link({ taken: 1 }))).toMatchObject({ reason: 'not_invited' })
  })

  test('leads a stranger nowhere where somebody under 18 is in it, and whoever is in it to it', () => {
    const follow = (id: string) => mayFollow(shared(), link(), { id, blocked: false, kept: true }, now).kind
    expect([follow('Ben'), follow('Ada')]).toEqual(['hidden', 'allowed'])
    expect(accept(shared(), { kept: true })).toMatchObject({ reason: 'not_invited' })
  })

  test('leads a visitor to a challenge ahead', () => {
    expect(mayFollow(shared(), link(), { id: null, blocked: false, kept: false }, now).kind).toBe('allowed')
  })
})

describe('accepting by a link', () => {
  test('makes it Upcoming, and the issuer is told', () => {
    const made = outcome(accept(shared(), { plays_sport: false }))
    expect([made.facts.status, stateOf(made.facts, 'Ben')]).toEqual([S.upcoming, 'accepted'])
    expect(toldTo(made, 'accepted')).toEqual(['Ada'])
  })

  test('tells a player whom nobody has asked from one who was challenged by name', () => {
    const came = [shared(), challenge()].map(facts => outcome(accept(facts)).facts.players[1]?.by_link)
    expect(came).toEqual([true, false])
  })

  test('of an open challenge lets the player in who had only asked, and one who had not', () => {
    const asked = player('Ben', { role: 'joined' })
    for (const players of [[ada, asked], [ada]]) {
      const { facts } = outcome(accept(challenge({ open: true, players })))
      expect(facts.players[1]).toMatchObject({ user_id: 'Ben', role: 'joined', state: 'accepted' })
    }
  })

  test('fills the other side, and no more than it', () => {
    const filled = outcome(accept(doubles())).facts
    expect(filled.players.find(({ user_id }) => user_id === 'Ben')).toMatchObject({ side: 1, captain: true })
    expect(acceptByLink(four(), viewer('Eve'), link(), now)).toMatchObject({ reason: 'side_full' })
  })

  test.each<[string, Partial<Viewer>, ChallengeFacts, string]>([
    ['the issuer', { id: 'Ada' }, shared(), 'own_challenge'],
    ['a player who is in already', {}, match(S.upcoming), 'already_accepted'],
    [
      'a player who has declined',
      {},
      shared({ players: [ada, player('Ben', { state: 'declined' })] }),
      'already_declined',
    ],
    ['a player under 18', { minor: true }, shared(), 'link_minor'],
    ['a player who is barred', { barred_until: now + 1 }, shared(), 'barred'],
    ['a ninth opponent', {}, shared({ players: [ada, ...'CDEFGHIJ'.split('').map(name => accepted(name))] }), 'full'],
  ])('is not for %s', (_whom, change, facts, reason) => {
    expect(accept(facts, change)).toMatchObject({ reason })
  })

  test('is for a friend under 18', () => {
    expect(accept(shared(), { minor: true, friend: 'friend' }).kind).toBe('allowed')
  })
})
