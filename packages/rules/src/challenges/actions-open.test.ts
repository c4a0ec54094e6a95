import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { HOUR } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { table } from '../gathering/testing.ts'
import { ISSUED, ada, challenge, match, matrix, player } from './testing.ts'

const ben = player('Ben', { role: 'joined', state: 'accepted' })
const cleo = player('Cleo', { role: 'joined' })
const lapsed = player('Cleo', { role: 'joined', state: 'lapsed' })
const turnedDown = player('Dan', { role: 'joined', state: 'declined' })
const waiting = [ada, cleo, turnedDown]
const agreed = [ada, ben, cleo, turnedDown]

const everyone = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve']
describe('what Ada, who issued it, Ben, who is in, Cleo, who joined, Dan, who was turned down, and Eve may do', () => {
  test('while it is Pending', () => {
    expect(matrix(challenge({ open: true, players: waiting }), ISSUED + HOUR, ['Ada', 'Cleo', 'Dan', 'Eve'])).toBe(
      table(`
                         | Ada           | Cleo           | Dan              | Eve
      accept             | own_challenge | open_challenge | turned_down      | not_invited
      decline            | own_challenge | open_challenge | turned_down      | not_invited
      cancel             | yes           | unjoin_instead | turned_down      | not_yours
      modify             | yes           | not_yours      | not_yours        | not_yours
      message            | yes           | yes            | not_yours        | not_yours
      report             | not_started   | not_yours      | not_yours        | not_yours
      confirm            | not_started   | not_yours      | not_yours        | not_yours
      dispute            | not_started   | not_yours      | not_yours        | not_yours
      not_played         | not_started   | not_yours      | not_yours        | not_yours
      contact            | not_disputed  | not_yours      | not_yours        | not_yours
      add_friends        | yes           | yes            | yes              | not_yours
      view_result        | no_result     | no_result      | no_result        | no_result
      join               | own_challenge | already_joined | no: turned_down  | yes
      unjoin             | own_challenge | yes            | already_unjoined | already_unjoined
      accept_participant | yes           | not_yours      | not_yours        | not_yours
      turn_down          | yes           | not_yours      | not_yours        | not_yours
      take_score         | no_result     | no_result      | no_result        | no_result
      line_up            | no_sides      | no_sides       | no_sides         | no_sides
      did_not_play       | not_named     | not_named      | not_named        | not_named
      offer_times        | one_start     | not_yours      | not_yours        | not_yours
      answer_times       | no_offer      | not_yours      | not_yours        | not_yours
      keep_time          | no_offer      | not_yours      | not_yours        | not_yours
    `),
    )
  })

  test('while it is Pending, with nobody waiting', () => {
    expect(matrix(challenge({ open: true, players: [ada, turnedDown] }), ISSUED + HOUR, ['Ada', 'Dan', 'Eve'])).toBe(
      table(`
                         | Ada            | Dan              | Eve
      accept             | own_challenge  | turned_down      | not_invited
      decline            | own_challenge  | turned_down      | not_invited
      cancel             | yes            | turned_down      | not_yours
      modify             | yes            | not_yours        | not_yours
      message            | yes            | not_yours        | not_yours
      report             | not_started    | not_yours        | not_yours
      confirm            | not_started    | not_yours        | not_yours
      dispute            | not_started    | not_yours        | not_yours
      not_played         | not_started    | not_yours        | not_yours
      contact            | not_disputed   | not_yours        | not_yours
      add_friends        | yes            | yes              | not_yours
      view_result        | no_result      | no_result        | no_result
      join               | own_challenge  | no: turned_down  | yes
      unjoin             | own_challenge  | already_unjoined | already_unjoined
      accept_participant | nobody_waiting | not_yours        | not_yours
      turn_down          | nobody_waiting | not_yours        | not_yours
      take_score         | no_result      | no_result        | no_result
      line_up            | no_sides       | no_sides         | no_sides
      did_not_play       | not_named      | not_named        | not_named
      offer_times        | one_start      | not_yours        | not_yours
      answer_times       | no_offer       | not_yours        | not_yours
      keep_time          | no_offer       | not_yours        | not_yours
    `),
    )
  })

  test('while it is Pending and Cleo is asked again, since the terms changed', () => {
    expect(matrix(challenge({ open: true, players: [ada, lapsed] }), ISSUED + HOUR, ['Ada', 'Cleo'])).toBe(
      table(`
                         | Ada            | Cleo
      accept             | own_challenge  | open_challenge
      decline            | own_challenge  | open_challenge
      cancel             | yes            | not_yours
      modify             | yes            | not_yours
      message            | yes            | not_yours
      report             | not_started    | not_yours
      confirm            | not_started    | not_yours
      dispute            | not_started    | not_yours
      not_played         | not_started    | not_yours
      contact            | not_disputed   | not_yours
      add_friends        | yes            | yes
      view_result        | no_result      | no_result
      join               | own_challenge  | yes
      unjoin             | own_challenge  | yes
      accept_participant | nobody_waiting | not_yours
      turn_down          | nobody_waiting | not_yours
      take_score         | no_result      | no_result
      line_up            | no_sides       | no_sides
      did_not_play       | not_named      | not_named
      offer_times        | one_start      | not_yours
      answer_times       | no_offer       | not_yours
      keep_time          | no_offer       | not_yours
    `),
    )
  })

  test('while it is Upcoming', () => {
    expect(matrix(match(S.upcoming, { open: true, players: agreed }), ISSUED + HOUR, everyone)).toBe(
      table(`
                         | Ada           | Ben              | Cleo           | Dan              | Eve
      accept             | own_challenge | already_accepted | open_challenge | turned_down      | not_invited
      decline            | own_challenge | cancel_instead   | open_challenge | turned_down      | not_invited
      cancel             | yes           | yes              | unjoin_instead | turned_down      | not_yours
      modify             | upcoming      | not_yours        | not_yours      | not_yours        | not_yours
      message            | yes           | yes              | yes            | not_yours        | not_yours
      report             | not_started   | not_started      | not_yours      | not_yours        | not_yours
      confirm            | not_started   | not_started      | not_yours      | not_yours        | not_yours
      dispute            | not_started   | not_started      | not_yours      | not_yours        | not_yours
      not_played         | not_started   | not_started      | not_yours      | not_yours        | not_yours
      contact            | not_disputed  | not_disputed     | not_yours      | not_yours        | not_yours
      add_friends        | yes           | yes              | yes            | yes              | not_yours
      view_result        | no_result     | no_result        | no_result      | no_result        | no_result
      join               | own_challenge | already_joined   | already_joined | no: turned_down  | yes
      unjoin             | own_challenge | yes              | yes            | already_unjoined | already_unjoined
      accept_participant | yes           | not_yours        | not_yours      | not_yours        | not_yours
      turn_down          | yes           | not_yours        | not_yours      | not_yours        | not_yours
      take_score         | no_result     | no_result        | no_result      | no_result        | no_result
      line_up            | no_sides      | no_sides         | no_sides       | no_sides         | no_sides
      did_not_play       | not_named     | not_named        | not_named      | not_named        | not_named
      offer_times        | yes           | yes              | not_yours      | not_yours        | not_yours
      answer_times       | no_offer      | no_offer         | not_yours      | not_yours        | not_yours
      keep_time          | no_offer      | no_offer         | not_yours      | not_yours        | not_yours
    `),
    )
  })
})
