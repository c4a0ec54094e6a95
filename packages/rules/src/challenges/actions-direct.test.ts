import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { DAY, HOUR } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { table } from '../gathering/testing.ts'
import { ISSUED, START, accepted, ada, challenge, match, matrix, player } from './testing.ts'

const dan = player('Dan', { state: 'declined' })
const asked = [ada, player('Cleo'), dan]
const unasked = [ada, player('Cleo', { state: 'lapsed' }), dan]
const agreed = [ada, accepted('Ben'), player('Cleo'), dan]
const played = [ada, accepted('Ben'), player('Cleo', { state: 'lapsed' }), dan]

const everyone = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve']
describe('what Ada, who issued it, Ben, who accepted, Cleo, who has not answered, Dan, who declined, and Eve may do', () => {
  test('while it is Pending', () => {
    expect(matrix(challenge({ players: asked }), ISSUED + HOUR, ['Ada', 'Cleo', 'Dan', 'Eve'])).toBe(
      table(`
                         | Ada           | Cleo      | Dan              | Eve
      accept             | own_challenge | yes       | already_declined | not_invited
      decline            | own_challenge | yes       | already_declined | not_invited
      cancel             | yes           | yes       | already_declined | not_yours
      modify             | yes           | not_yours | not_yours        | not_yours
      message            | yes           | yes       | not_yours        | not_yours
      report             | not_started   | not_yours | not_yours        | not_yours
      confirm            | not_started   | not_yours | not_yours        | not_yours
      dispute            | not_started   | not_yours | not_yours        | not_yours
      not_played         | not_started   | not_yours | not_yours        | not_yours
      contact            | not_disputed  | not_yours | not_yours        | not_yours
      add_friends        | yes           | yes       | yes              | not_yours
      view_result        | no_result     | no_result | no_result        | no_result
      join               | not_open      | not_open  | not_open         | not_open
      unjoin             | not_open      | not_open  | not_open         | not_open
      accept_participant | not_open      | not_open  | not_open         | not_open
      turn_down          | not_open      | not_open  | not_open         | not_open
      take_score         | no_result     | no_result | no_result        | no_result
      line_up            | no_sides      | no_sides  | no_sides         | no_sides
      did_not_play       | not_named     | not_named | not_named        | not_named
      offer_times        | yes           | yes       | not_yours        | not_yours
      answer_times       | no_offer      | no_offer  | not_yours        | not_yours
      keep_time          | no_offer      | no_offer  | not_yours        | not_yours
    `),
    )
  })

  test('while it is Pending, within the last hour', () => {
    expect(matrix(challenge({ players: asked }), START - HOUR, ['Ada', 'Cleo', 'Dan', 'Eve'])).toBe(
      table(`
                         | Ada           | Cleo       | Dan              | Eve
      accept             | own_challenge | yes        | already_declined | not_invited
      decline            | own_challenge | yes        | already_declined | not_invited
      cancel             | yes           | yes        | already_declined | not_yours
      modify             | no: frozen    | not_yours  | not_yours        | not_yours
      message            | no: frozen    | no: frozen | not_yours        | not_yours
      report             | not_started   | not_yours  | not_yours        | not_yours
      confirm            | not_started   | not_yours  | not_yours        | not_yours
      dispute            | not_started   | not_yours  | not_yours        | not_yours
      not_played         | not_started   | not_yours  | not_yours        | not_yours
      contact            | not_disputed  | not_yours  | not_yours        | not_yours
      add_friends        | yes           | yes        | yes              | not_yours
      view_result        | no_result     | no_result  | no_result        | no_result
      join               | not_open      | not_open   | not_open         | not_open
      unjoin             | not_open      | not_open   | not_open         | not_open
      accept_participant | not_open      | not_open   | not_open         | not_open
      turn_down          | not_open      | not_open   | not_open         | not_open
      take_score         | no_result     | no_result  | no_result        | no_result
      line_up            | no_sides      | no_sides   | no_sides         | no_sides
      did_not_play       | not_named     | not_named  | not_named        | not_named
      offer_times        | yes           | yes        | not_yours        | not_yours
      answer_times       | no_offer      | no_offer   | not_yours        | not_yours
      keep_time          | no_offer      | no_offer   | not_yours        | not_yours
    `),
    )
  })

  test('while it is Upcoming', () => {
    expect(matrix(match(S.upcoming, { players: agreed }), ISSUED + HOUR, everyone)).toBe(
      table(`
                         | Ada           | Ben              | Cleo      | Dan              | Eve
      accept             | own_challenge | already_accepted | yes       | already_declined | not_invited
      decline            | own_challenge | cancel_instead   | yes       | already_declined | not_invited
      cancel             | yes           | yes              | yes       | already_declined | not_yours
      modify             | upcoming      | not_yours        | not_yours | not_yours        | not_yours
      message            | yes           | yes              | yes       | not_yours        | not_yours
      report             | not_started   | not_started      | not_yours | not_yours        | not_yours
      confirm            | not_started   | not_started      | not_yours | not_yours        | not_yours
      dispute            | not_started   | not_started      | not_yours | not_yours        | not_yours
      not_played         | not_started   | not_started      | not_yours | not_yours        | not_yours
      contact            | not_disputed  | not_disputed     | not_yours | not_yours        | not_yours
      add_friends        | yes           | yes              | yes       | yes              | not_yours
      view_result        | no_result     | no_result        | no_result | no_result        | no_result
      join               | not_open      | not_open         | not_open  | not_open         | not_open
      unjoin             | not_open      | not_open         | not_open  | not_open         | not_open
      accept_participant | not_open      | not_open         | not_open  | not_open         | not_open
      turn_down          | not_open      | not_open         | not_open  | not_open         | not_open
      take_score         | no_result     | no_result        | no_result | no_result        | no_result
      line_up            | no_sides      | no_sides         | no_sides  | no_sides         | no_sides
      did_not_play       | not_named     | not_named        | not_named | not_named        | not_named
      offer_times        | yes           | yes              | not_yours | not_yours        | not_yours
      answer_times       | no_offer      | no_offer         | no_offer  | not_yours        | not_yours
      keep_time          | no_offer      | no_offer         | no_offer  | not_yours        | not_yours
    `),
    )
  })

  test('while it is Cancelled', () => {
    expect(
      matrix(
        challenge({ status: S.cancelled, players: unasked, ended: 'cancelled', ended_at: ISSUED }),
        ISSUED + HOUR,
        ['Ada', 'Cleo', 'Dan', 'Eve'],
      ),
    ).toBe(
      table(`
                         | Ada           | Cleo      | Dan              | Eve
      accept             | own_challenge | closed    | already_declined | not_invited
      decline            | own_challenge | closed    | already_declined | not_invited
      cancel             | closed        | not_yours | already_declined | not_yours
      modify             | closed        | not_yours | not_yours        | not_yours
      message            | closed        | not_yours | not_yours        | not_yours
      report             | closed        | not_yours | not_yours        | not_yours
      confirm            | closed        | not_yours | not_yours        | not_yours
      dispute            | closed        | not_yours | not_yours        | not_yours
      not_played         | closed        | not_yours | not_yours        | not_yours
      contact            | not_disputed  | not_yours | not_yours        | not_yours
      add_friends        | yes           | yes       | yes              | not_yours
      view_result        | no_result     | no_result | no_result        | no_result
      join               | not_open      | not_open  | not_open         | not_open
      unjoin             | not_open      | not_open  | not_open         | not_open
      accept_participant | not_open      | not_open  | not_open         | not_open
      turn_down          | not_open      | not_open  | not_open         | not_open
      take_score         | no_result     | no_result | no_result        | no_result
      line_up            | no_sides      | no_sides  | no_sides         | no_sides
      did_not_play       | not_named     | not_named | not_named        | not_named
      offer_times        | closed        | not_yours | not_yours        | not_yours
      answer_times       | closed        | not_yours | not_yours        | not_yours
      keep_time          | closed        | not_yours | not_yours        | not_yours
    `),
    )
  })

  test('while it is Dismissed', () => {
    expect(
      matrix(
        match(S.dismissed, { players: played, ended: 'unreported', ended_at: START + 14 * DAY }),
        START + 15 * DAY,
        everyone,
      ),
    ).toBe(
      table(`
                         | Ada           | Ben              | Cleo      | Dan              | Eve
      accept             | own_challenge | already_accepted | closed    | already_declined | not_invited
      decline            | own_challenge | closed           | closed    | already_declined | not_invited
      cancel             | closed        | closed           | not_yours | already_declined | not_yours
      modify             | closed        | not_yours        | not_yours | not_yours        | not_yours
      message            | closed        | closed           | not_yours | not_yours        | not_yours
      report             | closed        | closed           | not_yours | not_yours        | not_yours
      confirm            | closed        | closed           | not_yours | not_yours        | not_yours
      dispute            | closed        | closed           | not_yours | not_yours        | not_yours
      not_played         | closed        | closed           | not_yours | not_yours        | not_yours
      contact            | not_disputed  | not_disputed     | not_yours | not_yours        | not_yours
      add_friends        | yes           | yes              | yes       | yes              | not_yours
      view_result        | no_result     | no_result        | no_result | no_result        | no_result
      join               | not_open      | not_open         | not_open  | not_open         | not_open
      unjoin             | not_open      | not_open         | not_open  | not_open         | not_open
      accept_participant | not_open      | not_open         | not_open  | not_open         | not_open
      turn_down          | not_open      | not_open         | not_open  | not_open         | not_open
      take_score         | no_result     | no_result        | no_result | no_result        | no_result
      line_up            | no_sides      | no_sides         | no_sides  | no_sides         | no_sides
      did_not_play       | not_named     | not_named        | not_named | not_named        | not_named
      offer_times        | closed        | closed           | not_yours | not_yours        | not_yours
      answer_times       | closed        | closed           | not_yours | not_yours        | not_yours
      keep_time          | closed        | closed           | not_yours | not_yours        | not_yours
    `),
    )
  })
})
