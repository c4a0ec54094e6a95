import { expect, it } from 'vitest'
import { newDraft, sentOf } from './drafts.ts'

it('sends the times that have a date, with a venue where another is named', () =>
  expect(
    sentOf([
      { ...newDraft(), date: '2026-05-05T18:00', venue: ' Court 2 ' },
      { ...newDraft(), date: '2026-05-06T18:00', venue: ' ' },
      newDraft(),
    ]),
  ).toEqual([{ date: '2026-05-05T18:00', venue: 'Court 2' }, { date: '2026-05-06T18:00' }]))
