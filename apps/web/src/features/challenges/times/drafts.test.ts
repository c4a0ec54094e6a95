import { expect, it } from 'vitest'
import { sentOf, toggled } from './drafts.ts'

const [tuesday, wednesday, thursday] = ['2026-05-05T18:00', '2026-05-06T18:00', '2026-05-07T18:00'] as const
const dates = (drafts: readonly { date: string }[]) => drafts.map(({ date }) => date)

it('puts a time that is chosen where it belongs, and takes it away again', () => {
  const two = toggled(toggled([], wednesday, 5), tuesday, 5)
  expect(dates(two)).toEqual([tuesday, wednesday])
  expect(dates(toggled(two, wednesday, 5))).toEqual([tuesday])
})

it('takes no more than fit', () => {
  const two = toggled(toggled([], tuesday, 2), wednesday, 2)
  expect(dates(toggled(two, thursday, 2))).toEqual([tuesday, wednesday])
})

it('sends the times, with a venue where another is named', () =>
  expect(
    sentOf([
      { key: 1, date: tuesday, venue: ' Court 2 ' },
      { key: 2, date: wednesday, venue: ' ' },
    ]),
  ).toEqual([{ date: tuesday, venue: 'Court 2' }, { date: wednesday }]))
