import { CHALLENGE_STATUS as S, type ParticipantState } from '@gauntlet/contract/challenges/status'
import { expect, test } from 'vitest'
import { HOUR } from '../time.ts'
import { seesInside } from './seeing.ts'
import { accepted, ada, challenge, ISSUED, match, player, START, viewer } from './testing.ts'

const joined = (name: string, state: ParticipantState) => player(name, { role: 'joined', state })
const everyone = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay']
const readers = (facts: Parameters<typeof seesInside>[0], now: number) =>
  everyone.filter(name => seesInside(facts, viewer(name), now))

const direct = [ada, accepted('Ben'), player('Cleo'), player('Dan', { state: 'declined' })]
const open = [
  ada,
  joined('Ben', 'accepted'),
  joined('Cleo', 'pending'),
  joined('Dan', 'declined'),
  joined('Eve', 'withdrawn'),
]

test('a direct challenge is read whole by everybody who was asked, whatever they answered, and by nobody else', () => {
  const asked = ['Ada', 'Ben', 'Cleo', 'Dan']
  expect(readers(match(S.upcoming, { players: direct }), ISSUED + HOUR)).toEqual(asked)
  expect(readers(match(S.complete, { players: direct }), START + HOUR)).toEqual(asked)
})

test('an open challenge ahead is read whole by everybody but a player who was turned down', () => {
  expect(readers(match(S.upcoming, { open: true, players: open }), ISSUED + HOUR)).toEqual([
    'Ada',
    'Ben',
    'Cleo',
    'Eve',
    'Fay',
  ])
})

test('an open challenge that has begun is read whole by those who play', () => {
  expect(readers(match(S.upcoming, { open: true, players: open }), START)).toEqual(['Ada', 'Ben'])
  expect(readers(match(S.complete, { open: true, players: open }), START + HOUR)).toEqual(['Ada', 'Ben'])
})

test('an open challenge is not read by a player whom a block or an age keeps from joining it', () => {
  const facts = challenge({ open: true, players: [ada] })
  const reads = (change: Parameters<typeof viewer>[1]) => seesInside(facts, viewer('Fay', change), ISSUED)
  expect([reads({ blocked: true }), reads({ minor: true }), reads({ minor: true, friend: 'friend' })]).toEqual([
    false,
    false,
    true,
  ])
})
