import { DAY, HOUR } from '@gauntlet/contract/time'
import { PLACE } from '@gauntlet/contract/tournaments/status'
import { describe, expect, test } from 'vitest'
import { table } from '../gathering/testing.ts'
import { HOLD_WAIT } from './lifecycle.ts'
import {
  ANNOUNCED,
  END,
  START,
  accepted,
  asking,
  declined,
  invited,
  matrix,
  place,
  tournament,
  turnedDown,
} from './testing.ts'

const places = [...accepted('Ben', 'Bea'), invited('Cleo'), asking('Dan'), declined('Eve'), turnedDown('Finn')]
const upcoming = tournament({ places })
const complete = tournament({
  status: 'Complete',
  places: [
    place('Ben', PLACE.complete, { position: 1 }),
    place('Bea', PLACE.complete),
    declined('Cleo'),
    turnedDown('Dan'),
    declined('Eve'),
    turnedDown('Finn'),
  ],
  reported_at: END,
  settles_at: END + HOLD_WAIT,
  ended: 'reported',
  ended_at: END,
})

const everyone = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gil']
describe('what Ada, who organizes it, Ben, who accepted, Cleo, who is invited, Dan, who asked, Eve, who declined, Finn, who was turned down, and Gil may do', () => {
  test('while it is Upcoming', () => {
    expect(matrix(upcoming, ANNOUNCED, everyone)).toBe(
      table(`
                     | Ada         | Ben              | Cleo          | Dan               | Eve              | Finn            | Gil
      join           | yes         | already_in       | yes           | no: already_asked | yes              | no: turned_down | yes
      leave          | not_in      | yes              | yes           | yes               | not_in           | not_in          | not_in
      confirm        | not_in      | already_accepted | yes           | you_asked         | already_declined | not_in          | not_in
      decline        | not_in      | already_accepted | yes           | you_asked         | already_declined | not_in          | not_in
      join_myself    | yes         | not_organizer    | not_organizer | not_organizer     | not_organizer    | not_organizer   | not_organizer
      fill_side      | no_sides    | no_sides         | no_sides      | no_sides          | no_sides         | no_sides        | no_sides
      pair_players   | no_sides    | no_sides         | no_sides      | no_sides          | no_sides         | no_sides        | no_sides
      add_players    | yes         | not_organizer    | not_organizer | not_organizer     | not_organizer    | not_organizer   | not_organizer
      remove_players | yes         | not_organizer    | not_organizer | not_organizer     | not_organizer    | not_organizer   | not_organizer
      modify         | yes         | not_organizer    | not_organizer | not_organizer     | not_organizer    | not_organizer   | not_organizer
      cancel         | yes         | not_organizer    | not_organizer | not_organizer     | not_organizer    | not_organizer   | not_organizer
      report         | not_started | not_organizer    | not_organizer | not_organizer     | not_organizer    | not_organizer   | not_organizer
      view_result    | no_result   | no_result        | no_result     | no_result         | no_result        | no_result       | no_result
      contact        | not_in      | not_held         | not_in        | not_in            | not_in           | not_in          | not_in
    `),
    )
  })

  test('from one hour before the start: nothing can be modified', () => {
    expect(matrix(upcoming, START - HOUR, everyone)).toBe(
      table(`
                     | Ada         | Ben              | Cleo          | Dan               | Eve              | Finn            | Gil
      join           | yes         | already_in       | yes           | no: already_asked | yes              | no: turned_down | yes
      leave          | not_in      | yes              | yes           | yes               | not_in           | not_in          | not_in
      confirm        | not_in      | already_accepted | yes           | you_asked         | already_declined | not_in          | not_in
      decline        | not_in      | already_accepted | yes           | you_asked         | already_declined | not_in          | not_in
      join_myself    | yes         | not_organizer    | not_organizer | not_organizer     | not_organizer    | not_organizer   | not_organizer
      fill_side      | no_sides    | no_sides         | no_sides      | no_sides          | no_sides         | no_sides        | no_sides
      pair_players   | no_sides    | no_sides         | no_sides      | no_sides          | no_sides         | no_sides        | no_sides
      add_players    | yes         | not_organizer    | not_organizer | not_organizer     | not_organizer    | not_organizer   | not_organizer
      remove_players | yes         | not_organizer    | not_organizer | not_organizer     | not_organizer    | not_organizer   | not_organizer
      modify         | no: frozen  | not_organizer    | not_organizer | not_organizer     | not_organizer    | not_organizer   | not_organizer
      cancel         | yes         | not_organizer    | not_organizer | not_organizer     | not_organizer    | not_organizer   | not_organizer
      report         | not_started | not_organizer    | not_organizer | not_organizer     | not_organizer    | not_organizer   | not_organizer
      view_result    | no_result   | no_result        | no_result     | no_result         | no_result        | no_result       | no_result
      contact        | not_in      | not_held         | not_in        | not_in            | not_in           | not_in          | not_in
    `),
    )
  })

  test('while it is full', () => {
    expect(matrix(tournament({ places, slots: 2 }), ANNOUNCED, everyone)).toBe(
      table(`
                     | Ada         | Ben              | Cleo          | Dan               | Eve              | Finn            | Gil
      join           | no: full    | already_in       | no: full      | no: already_asked | no: full         | no: turned_down | no: full
      leave          | not_in      | yes              | yes           | yes               | not_in           | not_in          | not_in
      confirm        | not_in      | already_accepted | no: full      | you_asked         | already_declined | not_in          | not_in
      decline        | not_in      | already_accepted | yes           | you_asked         | already_declined | not_in          | not_in
      join_myself    | no: full    | not_organizer    | not_organizer | not_organizer     | not_organizer    | not_organizer   | not_organizer
      fill_side      | no_sides    | no_sides         | no_sides      | no_sides          | no_sides         | no_sides        | no_sides
      pair_players   | no_sides    | no_sides         | no_sides      | no_sides          | no_sides         | no_sides        | no_sides
      add_players    | yes         | not_organizer    | not_organizer | not_organizer     | not_organizer    | not_organizer   | not_organizer
      remove_players | yes         | not_organizer    | not_organizer | not_organizer     | not_organizer    | not_organizer   | not_organizer
      modify         | yes         | not_organizer    | not_organizer | not_organizer     | not_organizer    | not_organizer   | not_organizer
      cancel         | yes         | not_organizer    | not_organizer | not_organizer     | not_organizer    | not_organizer   | not_organizer
      report         | not_started | not_organizer    | not_organizer | not_organizer     | not_organizer    | not_organizer   | not_organizer
      view_result    | no_result   | no_result        | no_result     | no_result         | no_result        | no_result       | no_result
      contact        | not_in      | not_held         | not_in        | not_in            | not_in           | not_in          | not_in
    `),
    )
  })

  test('while it is for invited players only', () => {
    expect(matrix(tournament({ places, open: false }), ANNOUNCED, everyone)).toBe(
      table(`
                     | Ada         | Ben              | Cleo          | Dan               | Eve              | Finn            | Gil
      join           | yes         | already_in       | yes           | no: already_asked | no: closed       | no: turned_down | no: closed
      leave          | not_in      | yes              | yes           | yes               | not_in           | not_in          | not_in
      confirm        | not_in      | already_accepted | yes           | you_asked         | already_declined | not_in          | not_in
      decline        | not_in      | already_accepted | yes           | you_asked         | already_declined | not_in          | not_in
      join_myself    | yes         | not_organizer    | not_organizer | not_organizer     | not_organizer    | not_organizer   | not_organizer
      fill_side      | no_sides    | no_sides         | no_sides      | no_sides          | no_sides         | no_sides        | no_sides
      pair_players   | no_sides    | no_sides         | no_sides      | no_sides          | no_sides         | no_sides        | no_sides
      add_players    | yes         | not_organizer    | not_organizer | not_organizer     | not_organizer    | not_organizer   | not_organizer
      remove_players | yes         | not_organizer    | not_organizer | not_organizer     | not_organizer    | not_organizer   | not_organizer
      modify         | yes         | not_organizer    | not_organizer | not_organizer     | not_organizer    | not_organizer   | not_organizer
      cancel         | yes         | not_organizer    | not_organizer | not_organizer     | not_organizer    | not_organizer   | not_organizer
      report         | not_started | not_organizer    | not_organizer | not_organizer     | not_organizer    | not_organizer   | not_organizer
      view_result    | no_result   | no_result        | no_result     | no_result         | no_result        | no_result       | no_result
      contact        | not_in      | not_held         | not_in        | not_in            | not_in           | not_in          | not_in
    `),
    )
  })

  test('once the start has passed', () => {
    expect(matrix(upcoming, START, everyone)).toBe(
      table(`
                     | Ada       | Ben              | Cleo             | Dan           | Eve              | Finn          | Gil
      join           | started   | started          | started          | started       | started          | started       | started
      leave          | not_in    | started          | not_in           | not_in        | not_in           | not_in        | not_in
      confirm        | not_in    | already_accepted | already_declined | not_in        | already_declined | not_in        | not_in
      decline        | not_in    | already_accepted | already_declined | not_in        | already_declined | not_in        | not_in
      join_myself    | started   | not_organizer    | not_organizer    | not_organizer | not_organizer    | not_organizer | not_organizer
      fill_side      | no_sides  | no_sides         | no_sides         | no_sides      | no_sides         | no_sides      | no_sides
      pair_players   | no_sides  | no_sides         | no_sides         | no_sides      | no_sides         | no_sides      | no_sides
      add_players    | started   | not_organizer    | not_organizer    | not_organizer | not_organizer    | not_organizer | not_organizer
      remove_players | yes       | not_organizer    | not_organizer    | not_organizer | not_organizer    | not_organizer | not_organizer
      modify         | started   | not_organizer    | not_organizer    | not_organizer | not_organizer    | not_organizer | not_organizer
      cancel         | yes       | not_organizer    | not_organizer    | not_organizer | not_organizer    | not_organizer | not_organizer
      report         | yes       | not_organizer    | not_organizer    | not_organizer | not_organizer    | not_organizer | not_organizer
      view_result    | no_result | no_result        | no_result        | no_result     | no_result        | no_result     | no_result
      contact        | not_in    | not_held         | not_in           | not_in        | not_in           | not_in        | not_in
    `),
    )
  })

  test('within 48 hours of the report', () => {
    expect(matrix(complete, END + HOUR, everyone)).toBe(
      table(`
                     | Ada      | Ben              | Cleo             | Dan           | Eve              | Finn          | Gil
      join           | over     | over             | over             | over          | over             | over          | over
      leave          | not_in   | over             | not_in           | not_in        | not_in           | not_in        | not_in
      confirm        | not_in   | already_accepted | already_declined | not_in        | already_declined | not_in        | not_in
      decline        | not_in   | already_accepted | already_declined | not_in        | already_declined | not_in        | not_in
      join_myself    | over     | not_organizer    | not_organizer    | not_organizer | not_organizer    | not_organizer | not_organizer
      fill_side      | no_sides | no_sides         | no_sides         | no_sides      | no_sides         | no_sides      | no_sides
      pair_players   | no_sides | no_sides         | no_sides         | no_sides      | no_sides         | no_sides      | no_sides
      add_players    | over     | not_organizer    | not_organizer    | not_organizer | not_organizer    | not_organizer | not_organizer
      remove_players | over     | not_organizer    | not_organizer    | not_organizer | not_organizer    | not_organizer | not_organizer
      modify         | over     | not_organizer    | not_organizer    | not_organizer | not_organizer    | not_organizer | not_organizer
      cancel         | over     | not_organizer    | not_organizer    | not_organizer | not_organizer    | not_organizer | not_organizer
      report         | reported | not_organizer    | not_organizer    | not_organizer | not_organizer    | not_organizer | not_organizer
      view_result    | yes      | yes              | yes              | yes           | yes              | yes           | yes
      contact        | not_in   | yes              | not_in           | not_in        | not_in           | not_in        | not_in
    `),
    )
  })

  test('once it is Cancelled', () => {
    expect(
      matrix(tournament({ places, status: 'Cancelled', ended: 'cancelled', ended_at: ANNOUNCED }), ANNOUNCED, everyone),
    ).toBe(
      table(`
                     | Ada       | Ben              | Cleo          | Dan           | Eve              | Finn          | Gil
      join           | cancelled | cancelled        | cancelled     | cancelled     | cancelled        | cancelled     | cancelled
      leave          | not_in    | cancelled        | cancelled     | cancelled     | not_in           | not_in        | not_in
      confirm        | not_in    | already_accepted | cancelled     | you_asked     | already_declined | not_in        | not_in
      decline        | not_in    | already_accepted | cancelled     | you_asked     | already_declined | not_in        | not_in
      join_myself    | cancelled | not_organizer    | not_organizer | not_organizer | not_organizer    | not_organizer | not_organizer
      fill_side      | no_sides  | no_sides         | no_sides      | no_sides      | no_sides         | no_sides      | no_sides
      pair_players   | no_sides  | no_sides         | no_sides      | no_sides      | no_sides         | no_sides      | no_sides
      add_players    | cancelled | not_organizer    | not_organizer | not_organizer | not_organizer    | not_organizer | not_organizer
      remove_players | cancelled | not_organizer    | not_organizer | not_organizer | not_organizer    | not_organizer | not_organizer
      modify         | cancelled | not_organizer    | not_organizer | not_organizer | not_organizer    | not_organizer | not_organizer
      cancel         | cancelled | not_organizer    | not_organizer | not_organizer | not_organizer    | not_organizer | not_organizer
      report         | cancelled | not_organizer    | not_organizer | not_organizer | not_organizer    | not_organizer | not_organizer
      view_result    | no_result | no_result        | no_result     | no_result     | no_result        | no_result     | no_result
      contact        | not_in    | not_held         | not_in        | not_in        | not_in           | not_in        | not_in
    `),
    )
  })

  test('once nobody has reported for 14 days', () => {
    expect(matrix(upcoming, END + 14 * DAY, everyone)).toBe(
      table(`
                     | Ada       | Ben              | Cleo             | Dan           | Eve              | Finn          | Gil
      join           | over      | over             | over             | over          | over             | over          | over
      leave          | not_in    | over             | not_in           | not_in        | not_in           | not_in        | not_in
      confirm        | not_in    | already_accepted | already_declined | not_in        | already_declined | not_in        | not_in
      decline        | not_in    | already_accepted | already_declined | not_in        | already_declined | not_in        | not_in
      join_myself    | over      | not_organizer    | not_organizer    | not_organizer | not_organizer    | not_organizer | not_organizer
      fill_side      | no_sides  | no_sides         | no_sides         | no_sides      | no_sides         | no_sides      | no_sides
      pair_players   | no_sides  | no_sides         | no_sides         | no_sides      | no_sides         | no_sides      | no_sides
      add_players    | over      | not_organizer    | not_organizer    | not_organizer | not_organizer    | not_organizer | not_organizer
      remove_players | over      | not_organizer    | not_organizer    | not_organizer | not_organizer    | not_organizer | not_organizer
      modify         | over      | not_organizer    | not_organizer    | not_organizer | not_organizer    | not_organizer | not_organizer
      cancel         | over      | not_organizer    | not_organizer    | not_organizer | not_organizer    | not_organizer | not_organizer
      report         | over      | not_organizer    | not_organizer    | not_organizer | not_organizer    | not_organizer | not_organizer
      view_result    | no_result | no_result        | no_result        | no_result     | no_result        | no_result     | no_result
      contact        | not_in    | not_held         | not_in           | not_in        | not_in           | not_in        | not_in
    `),
    )
  })
})
