import { expect, it } from 'vitest'
import { challengeOf, listOf } from '../challenges/testing.ts'
import { relative } from '../../ui/when.ts'
import { fortnightOf } from './fortnight.ts'

const NOW = Date.parse('2026-05-05T03:00:00Z')
const here = { now: NOW, zone: 'America/Chicago' }

it('has fourteen days from today, by the clock of the player', () => {
  const days = fortnightOf({ upcoming: listOf(), pending: listOf() }, 'Ada', here).map(({ day }) => day)
  expect([days.length, days[0], days.at(-1)]).toEqual([14, '2026-05-04', '2026-05-17'])
})

it('puts a match on its day at the place, the agreed ones and those that wait, in the order of their starts', () => {
  const late = challengeOf({ id: 'late', challenge_start: '2026-05-06T02:00:00Z' })
  const early = challengeOf({ id: 'early', challenge_start: '2026-05-05T16:00:00Z' })
  const days = fortnightOf({ upcoming: listOf(late), pending: listOf(early) }, 'Ada', here)
  const told = days.flatMap(({ day, things }) => things.map(({ to, title, open }) => [day, to, title, open]))
  expect(told).toEqual([
    ['2026-05-05', '/challenge/issue/early', 'Ben', true],
    ['2026-05-05', '/challenge/issue/late', 'Ben', false],
  ])
})

it('counts from today at the place of the next match, as its card does, for Ada who looks from where it is tomorrow', () => {
  const next = challengeOf({ challenge_start: '2026-05-06T16:00:00Z', timezone: 'America/Chicago' })
  const days = fortnightOf({ upcoming: listOf(next), pending: listOf() }, 'Ada', { now: NOW, zone: 'UTC' })
  expect(days.findIndex(({ things }) => things.length > 0)).toBe(2)
  expect(relative(Date.parse(next.challenge_start), NOW, next.timezone)).toBe('in 2 days')
})

it('has tournaments and events beside the matches, and nothing that is later', () => {
  const lists = {
    upcoming: {
      ...listOf(challengeOf({ challenge_start: '2026-06-05T16:00:00Z' })),
      tournaments: [
        { id: 'open', title: 'Spring Open', tournament_start: '2026-05-09T15:00:00Z', timezone: 'America/Chicago' },
      ],
      events: [
        { id: 'fest', event_name: 'Club Fest', start_date: '2026-05-09T13:00:00Z', timezone: 'America/Chicago' },
      ],
    },
    pending: listOf(),
  }
  const told = fortnightOf(lists, 'Ada', here).flatMap(({ things }) => things.map(({ to, title }) => [to, title]))
  expect(told).toEqual([
    ['/event/view/fest', 'Club Fest'],
    ['/tournament/view/open', 'Spring Open'],
  ])
})

const at = (id: string, hour: string) => challengeOf({ id, challenge_start: `2026-05-05T${hour}:00Z` })
it('marks what Ada has agreed to twice at about the same time, and not what still waits', () => {
  const lists = {
    upcoming: listOf(at('six', '18:00'), at('seven', '19:00'), at('nine', '21:00')),
    pending: listOf(at('asked', '18:00')),
  }
  const told = fortnightOf(lists, 'Ada', here).flatMap(({ things }) => things)
  expect(told.filter(({ clashes }) => clashes).map(({ to }) => to)).toEqual([
    '/challenge/issue/six',
    '/challenge/issue/seven',
  ])
})
