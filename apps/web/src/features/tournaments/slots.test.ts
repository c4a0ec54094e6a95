import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Slots } from './slots.tsx'
import { placeOf, tournamentOf } from './testing.ts'

const count = (html: string, className: string) => html.split(`class="${className}`).length - 1

/** The discs of a card by kind, and the words beside them. */
function shown(tournament: Partial<Tournament>, names: readonly string[]) {
  const users = names.map(name => placeOf(name))
  const html = renderToStaticMarkup(
    createElement(Slots, {
      tournament: tournamentOf({ users, accepted: users.length, ...tournament }),
      most: 5,
      size: 32,
    }),
  )
  return {
    faces: count(html, 'avatar'),
    empty: count(html, 'free-side'),
    left: /free-side[^>]*>\+(\d+)</.exec(html)?.[1],
    more: /place-more[^>]*>\+(\d+)/.exec(html)?.[1],
    words: html.replace(/.*numbers">/, '').replace(/<[^>]+>/g, ''),
  }
}

const three = ['Ada', 'Ben', 'Cleo']
const six = [...three, 'Dan', 'Eve', 'Finn']

test('an empty slot is no player: of eight slots with three players none is said to be beyond those drawn', () => {
  expect(shown({ slots: 8 }, three)).toMatchObject({
    faces: 3,
    empty: 2,
    left: '4',
    more: undefined,
    words: '3 of 8 places taken',
  })
})

test('players beyond those drawn are counted, and a ring stands for the empty slots', () => {
  expect(shown({ slots: 8 }, six)).toMatchObject({
    faces: 3,
    empty: 1,
    left: '2',
    more: '3',
    words: '6 of 8 places taken',
  })
})

test('a player whom the viewer is not shown is counted, and holds a slot', () => {
  expect(shown({ slots: 4, accepted: 3 }, ['Ada', 'Ben'])).toMatchObject({
    faces: 2,
    more: '1',
    empty: 1,
    left: undefined,
  })
})

test('once it has begun there are players, and no empty slots', () => {
  const begun = { slots: 8, status: 'Reporting' } as const
  expect(shown(begun, three)).toMatchObject({ faces: 3, empty: 0, more: undefined, words: '3 players' })
})
