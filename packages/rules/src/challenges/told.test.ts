import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { HOUR } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { toldTo } from '../gathering/testing.ts'
import { cancel, unjoin } from './leaving.ts'
import { decline } from './answering.ts'
import { acceptParticipant, join } from './participants.ts'
import { accepted, ada, challenge, ISSUED, match, outcome, player, viewer } from './testing.ts'

const now = ISSUED + HOUR
const everybodyTold = (result: ReturnType<typeof outcome>) =>
  result.consequences.notify.map(({ notice, user_ids }) => `${notice}: ${user_ids.join(' ')}`)

describe('who is told of what', () => {
  test('Ada, by name of Ben, when the only one she asked declines', () => {
    const only = challenge({ players: [ada, player('Ben')] })
    expect(everybodyTold(outcome(decline(only, viewer('Ben'), now)))).toEqual(['all_declined: Ada'])
  })

  test('everybody asked when Ada cancels', () => {
    const asked = challenge({ players: [ada, player('Ben'), player('Cleo', { state: 'declined' })] })
    expect(toldTo(outcome(cancel(asked, viewer('Ada'), now)), 'cancelled').filter(name => name !== 'Ada')).toEqual([
      'Ben',
    ])
  })

  test('Ben, that he is in, when Ada accepts him into her open match', () => {
    const open = outcome(join(challenge({ open: true, players: [ada] }), viewer('Ben'), now)).facts
    expect(everybodyTold(outcome(acceptParticipant(open, viewer('Ada'), 'Ben', now)))).toEqual(['admitted: Ben'])
  })

  test('only Ada when Ben, who had asked to play, leaves her open match', () => {
    const open = match(S.upcoming, {
      open: true,
      players: [ada, accepted('Cleo', { role: 'joined' }), player('Ben', { role: 'joined' })],
    })
    expect(everybodyTold(outcome(unjoin(open, viewer('Ben'), now)))).toEqual(['unjoined: Ada'])
  })

  test('everybody who plays when Ben, who was to play, leaves it', () => {
    const open = match(S.upcoming, {
      open: true,
      players: [ada, accepted('Cleo', { role: 'joined' }), accepted('Ben', { role: 'joined' })],
    })
    expect(everybodyTold(outcome(unjoin(open, viewer('Ben'), now)))).toEqual(['acceptance_taken_back: Ada Cleo'])
  })
})
