import { expect, it } from 'vitest'
import { challengeOf } from '../challenges/testing.ts'
import { waitingMatchOf } from '../tournaments/testing.ts'
import { type Next, nextOf } from './next.ts'

const allowed = { kind: 'allowed' } as const

const nameOf = (next: Next) => (next.kind === 'match' ? next.match.title : next.challenge.id)

it('puts a match of a bracket first, then what waits for the player, then what is agreed, each by its start', () => {
  const over = challengeOf({ id: 'over', event_status_id: '4' })
  const toReport = challengeOf({
    id: 'toReport',
    challenge_start: '2026-05-01T10:00:00Z',
    actions: { report: allowed },
  })
  const toAnswer = challengeOf({
    id: 'toAnswer',
    challenge_start: '2026-05-09T10:00:00Z',
    actions: { accept: allowed },
  })
  const asked = challengeOf({ id: 'asked', actions: { cancel: allowed } })
  const soon = challengeOf({ id: 'soon', challenge_start: '2026-05-03T10:00:00Z', actions: { cancel: allowed } })
  const later = challengeOf({ id: 'later', challenge_start: '2026-05-04T10:00:00Z', actions: { cancel: allowed } })
  const lists = { past: [over, toReport], pending: [toAnswer, asked], upcoming: [later, soon] }
  const next = nextOf({ ...lists, matches: [waitingMatchOf({ title: 'Spring Open' })] })
  expect(next.map(nameOf)).toEqual(['Spring Open', 'toReport', 'toAnswer', 'soon', 'later'])
})
