import { expect, it } from 'vitest'
import { ada, ben, challengeOf } from '../challenges/testing.ts'
import { waitingMatchOf } from '../tournaments/testing.ts'
import { freshResultsOf, isLongAgo, type Next, nextOf, reportedOf, waits } from './next.ts'

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

it('puts an open match with players who wait for the issuer before what is agreed', () => {
  const asked = challengeOf({
    id: 'asked',
    challenge_start: '2026-05-09T10:00:00Z',
    actions: { accept_participant: allowed },
  })
  const agreed = challengeOf({ id: 'agreed', challenge_start: '2026-05-04T10:00:00Z' })
  const next = nextOf({ past: [], pending: [], upcoming: [agreed, asked], matches: [] })
  expect(next.map(nameOf)).toEqual(['asked', 'agreed'])
})

const NOW = Date.parse('2026-05-06T12:00:00Z')
const played = { users: [ada, { ...ben, state: 'accepted' as const }], user_count: 2 }

it('has news of the results that others settled since, the latest first, for two weeks', () => {
  const result = { ...played, event_status_id: '4' as const, is_new: true }
  const past = [
    challengeOf({ ...result, id: 'monday', challenge_start: '2026-05-04T10:00:00Z' }),
    challengeOf({ ...result, id: 'tuesday', challenge_start: '2026-05-05T10:00:00Z' }),
    challengeOf({ ...result, id: 'seen', is_new: false }),
    challengeOf({ ...result, id: 'dismissed', event_status_id: '6' }),
    challengeOf({ ...result, id: 'winter', challenge_start: '2026-01-05T10:00:00Z' }),
  ]
  expect(freshResultsOf(past, 'Ada', NOW).map(({ id }) => id)).toEqual(['tuesday', 'monday'])
  expect(freshResultsOf(past, 'Cleo', NOW)).toEqual([])
})

it('keeps what Ada has reported until it stands, and nothing that is disputed or that she has to answer', () => {
  const reported = { kind: 'disabled', reason: 'reported' } as const
  const unsettled = { ...played, event_status_id: '3' as const, becomes: '4' as const }
  const past = [
    challengeOf({ ...unsettled, id: 'unsettled', actions: { report: reported } }),
    challengeOf({
      ...unsettled,
      id: 'disputed',
      becomes: '6',
      actions: { report: { kind: 'disabled', reason: 'disputed' } },
    }),
    challengeOf({ ...unsettled, id: 'hers', actions: { report: allowed, confirm: allowed } }),
    challengeOf({ ...played, id: 'stands', event_status_id: '4', actions: { report: { kind: 'hidden' } } }),
  ]
  expect(reportedOf(past).map(({ id }) => id)).toEqual(['unsettled'])
})

it('knows whether something waits for Ada among the next things, or is only agreed', () => {
  const none = { past: [], pending: [], matches: [] }
  const agreed = challengeOf({ actions: { cancel: allowed } })
  expect(nextOf({ ...none, upcoming: [agreed] }).some(waits)).toBe(false)
  expect(nextOf({ ...none, upcoming: [agreed], matches: [waitingMatchOf()] }).some(waits)).toBe(true)
  expect(nextOf({ ...none, upcoming: [agreed, challengeOf({ actions: { accept: allowed } })] }).some(waits)).toBe(true)
})

it('gives a result its moment for a day after the match', () => {
  expect(isLongAgo(challengeOf({ challenge_start: '2026-05-05T13:00:00Z' }), NOW)).toBe(false)
  expect(isLongAgo(challengeOf({ challenge_start: '2026-05-05T11:00:00Z' }), NOW)).toBe(true)
})
