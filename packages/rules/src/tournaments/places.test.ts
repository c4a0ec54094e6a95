import { PLACE } from '@gauntlet/contract/tournaments/status'
import { describe, expect, test } from 'vitest'
import { toldTo } from '../gathering/testing.ts'
import { joinAsks } from './actions.ts'
import type { PlaceFacts, TournamentFacts, TournamentViewer } from './facts.ts'
import { openSlots } from './sides.ts'
import {
  addPlayers,
  isOutOfReach,
  confirmPlace,
  declinePlace,
  joinMyself,
  joinTournament,
  leaveTournament,
  partPlaces,
  removePlayer,
} from './places.ts'
import {
  ANNOUNCED,
  START,
  accepted,
  ada,
  asking,
  declined,
  invited,
  outcome,
  reasonOf,
  stateOf,
  tournament,
  turnedDown,
  viewer,
} from './testing.ts'

const NOW = ANNOUNCED
const Gil = viewer('Gil')
const join = (facts = tournament(), who = Gil) => joinTournament(facts, who, NOW)
const whyAsk = (who: TournamentViewer, change: Partial<TournamentFacts> = {}) => joinAsks(tournament(change), who, NOW)
const joined = (facts = tournament(), who = Gil) => stateOf(outcome(join(facts, who)).facts, who.id)

describe('joining an open tournament of the ranks 350 to 650', () => {
  test.each([350, 500, 650])('Gil, who stands at %i, is in at once', rank => {
    expect(joined(tournament(), viewer('Gil', { rank }))).toBe(PLACE.accepted)
  })
  test.each([349, 651])('Gil, who stands at %i, asks the organizer', rank => {
    const asked = outcome(join(tournament(), viewer('Gil', { rank })))
    expect([stateOf(asked.facts, 'Gil'), toldTo(asked, 'asked')]).toEqual([PLACE.pending, ['Ada']])
  })
  test('a provisional player asks where it is ranked, and is in where it is not', () => {
    const provisional = viewer('Gil', { provisional: true })
    expect(joined(tournament(), provisional)).toBe(PLACE.pending)
    expect(joined(tournament({ ranked: false }), provisional)).toBe(PLACE.accepted)
  })
  test('an invited player is in at once, whatever the rank', () => {
    const place = invited('Gil')
    expect(joined(tournament({ open: false, places: [place] }), viewer('Gil', { rank: 900 }))).toBe(PLACE.accepted)
  })
  test('a player who would have to ask is told why, and nobody else', () => {
    const outside = viewer('Gil', { rank: 651 })
    const provisional = viewer('Gil', { provisional: true })
    expect([whyAsk(outside), whyAsk(provisional), whyAsk(Gil)]).toEqual(['outside_window', 'provisional', null])
    expect(whyAsk(provisional, { ranked: false })).toBeNull()
    expect(whyAsk(outside, { places: [invited('Gil')] })).toBeNull()
    expect(whyAsk(outside, { open: false })).toBeNull()
    expect(whyAsk(viewer('Ada', { rank: 900 }))).toBeNull()
  })
  test('under 18 and no friend of the organizer, where it is opened to under-18s', () => {
    const opened = tournament({ open_to_minors: true })
    expect(outcome(join(opened, viewer('Gil', { kept_apart: true }))).facts.places).toHaveLength(1)
  })
  test('the last slot is taken, and nobody after that', () => {
    const seven = tournament({ places: accepted('B', 'C', 'D', 'E', 'F', 'G', 'H') })
    const eight = outcome(join(seven)).facts
    expect(openSlots(eight)).toBe(0)
    expect(reasonOf(join(eight, viewer('Ida')))).toBe('full')
  })
  test.each([
    ['unavailable', viewer('Gil', { blocked: true }), tournament()],
    ['not_for_minors', viewer('Gil', { kept_apart: true }), tournament()],
    ['not_your_sport', viewer('Gil', { plays_sport: false }), tournament()],
    ['barred', viewer('Gil', { barred_until: NOW + 1 }), tournament()],
    ['closed', Gil, tournament({ open: false })],
    ['turned_down', Gil, tournament({ places: [turnedDown('Gil')] })],
    ['already_in', Gil, tournament({ places: accepted('Gil') })],
  ])('is refused: %s', (reason, who, facts) => {
    expect(reasonOf(join(facts, who))).toBe(reason)
  })
  test('a player barred from ranked play joins an unranked one, and any on the day the bar ends', () => {
    const barred = viewer('Gil', { barred_until: NOW + 1 })
    expect(joined(tournament({ ranked: false }), barred)).toBe(PLACE.accepted)
    expect(joined(tournament(), viewer('Gil', { barred_until: NOW }))).toBe(PLACE.accepted)
  })
  test('ends with the start', () => {
    const facts = tournament({ places: accepted('Ben', 'Bea') })
    expect(reasonOf(joinTournament(facts, Gil, START))).toBe('started')
    expect(joinTournament(facts, Gil, START - 1).kind).toBe('allowed')
  })
})

describe('the organizer', () => {
  test('takes a place outside the own rank window, and gives it back', () => {
    const playing = outcome(joinMyself(tournament(), viewer('Ada', { rank: 2000 }), NOW)).facts
    expect(stateOf(playing, 'Ada')).toBe(PLACE.accepted)
    expect(outcome(leaveTournament(playing, ada, NOW)).facts.places).toEqual([])
  })
  test('invites players, approves those who asked, and leaves those with a place as they are', () => {
    const facts = tournament({ places: [...accepted('Ben'), asking('Dan'), invited('Cleo')] })
    const added = outcome(
      addPlayers(
        facts,
        ada,
        ['Ben', 'Dan', 'Cleo', 'Gil'].map(id => viewer(id)),
        NOW,
      ),
    )
    expect(['Ben', 'Dan', 'Cleo', 'Gil'].map(name => stateOf(added.facts, name))).toEqual([
      PLACE.accepted,
      PLACE.accepted,
      PLACE.pending,
      PLACE.pending,
    ])
    expect([toldTo(added, 'approved'), toldTo(added, 'invited')]).toEqual([['Dan'], ['Gil']])
  })
  test.each([
    ['full', viewer('Dan'), { slots: 1, places: [...accepted('Ben'), asking('Dan')] }],
    ['unavailable', viewer('Gil', { blocked: true }), {}],
    ['only_friends', viewer('Gil', { kept_apart: true }), {}],
    ['unavailable', viewer('Dan', { barred_until: NOW + 1 }), { places: [asking('Dan')] }],
  ])('cannot add somebody: %s', (reason, target, change) => {
    expect(reasonOf(addPlayers(tournament(change), ada, [viewer('Ben'), target], NOW))).toBe(reason)
  })
  test('approves a barred player who asked for a place where no rank moves', () => {
    const facts = tournament({ ranked: false, places: [asking('Dan')] })
    const added = outcome(addPlayers(facts, ada, [viewer('Dan', { barred_until: NOW + 1 })], NOW))
    expect(stateOf(added.facts, 'Dan')).toBe(PLACE.accepted)
  })
  test('turns down a player who asked, who then cannot ask again until invited', () => {
    const removed = outcome(removePlayer(tournament({ places: [asking('Gil')] }), ada, 'Gil', NOW))
    expect(toldTo(removed, 'removed')).toEqual(['Gil'])
    expect(reasonOf(join(removed.facts))).toBe('turned_down')
    const again = outcome(addPlayers(removed.facts, ada, [Gil], NOW)).facts
    expect(stateOf(outcome(confirmPlace(again, Gil, NOW)).facts, 'Gil')).toBe(PLACE.accepted)
  })
  test('cannot remove somebody who is not there', () => {
    expect(reasonOf(removePlayer(tournament(), ada, 'Gil', NOW))).toBe('not_there')
  })
  test('may remove the last participant, and the tournament is dismissed at its start with the credits back', () => {
    const alone = outcome(removePlayer(tournament({ places: accepted('Ben') }), ada, 'Ben', NOW)).facts
    const late = removePlayer(alone, ada, 'Ben', START)
    expect([alone.status, reasonOf(late)]).toEqual(['Upcoming', 'over'])
  })
})

describe('an invited player', () => {
  const facts = tournament({ places: [invited('Gil')] })
  test('confirms, and the organizer is told', () => {
    const confirmed = outcome(confirmPlace(facts, Gil, NOW))
    expect([stateOf(confirmed.facts, 'Gil'), toldTo(confirmed, 'confirmed')]).toEqual([PLACE.accepted, ['Ada']])
  })
  test('declines, and may change the mind while it is open', () => {
    const gone = outcome(declinePlace(facts, Gil, NOW)).facts
    expect([stateOf(gone, 'Gil'), joined(gone)]).toEqual([PLACE.dismissed, PLACE.accepted])
  })
})

test('a player cannot confirm their own request', () => {
  expect(reasonOf(confirmPlace(tournament({ places: [asking('Gil')] }), Gil, NOW))).toBe('you_asked')
})

const parted = (blocker: string, blocked: string, facts = tournament({ places: [invited('Gil')] })) =>
  partPlaces(facts, blocker, blocked, NOW)
describe('when Ada and Gil part by a block', () => {
  test('everything that waits between the two ends, and nobody is told', () => {
    const byAda = parted('Ada', 'Gil')
    const byGil = parted('Gil', 'Ada')
    expect([byAda?.facts.places[0]?.state, byGil?.facts.places]).toEqual([PLACE.dismissed, []])
    expect([byAda, byGil].map(it => it?.consequences.notify)).toEqual([[], []])
  })
  test('an accepted place stays, and so does everything between others', () => {
    expect(parted('Ada', 'Gil', tournament({ places: accepted('Gil') }))).toBe(undefined)
    expect(parted('Ben', 'Gil')).toBe(undefined)
  })
})

describe('an address that Ada names', () => {
  test.each([{ blocked: true }, { kept_apart: true }])('is answered as nobody’s where its owner is %o', change => {
    const owner = viewer('Gil', change)
    const out = (...places: PlaceFacts[]) => isOutOfReach(tournament({ places }), owner)
    expect([out(), out(declined('Gil')), out(turnedDown('Gil'))]).toEqual([true, true, true])
    expect([out(asking('Gil')), out(invited('Gil')), out(...accepted('Gil'))]).toEqual([false, false, false])
  })
  test('is answered as its owner’s where she can invite them', () => {
    expect(isOutOfReach(tournament(), Gil)).toBe(false)
  })
})
