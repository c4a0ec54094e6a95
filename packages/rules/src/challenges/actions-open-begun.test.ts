import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { DAY, HOUR } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { table } from '../gathering/testing.ts'
import { ISSUED, START, ada, challenge, match, matrix, player } from './testing.ts'

const ben = player('Ben', { role: 'joined', state: 'accepted' })
const lapsed = player('Cleo', { role: 'joined', state: 'lapsed' })
const turnedDown = player('Dan', { role: 'joined', state: 'declined' })
const unanswered = [ada, lapsed, turnedDown]
const played = [ada, ben, lapsed, turnedDown]

const everyone = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve']
describe('what Ada, who issued it, Ben, who is in, Cleo, who had joined, Dan, who was turned down, and Eve may do', () => {
  test('while it is Reporting', () => {
    expect(matrix(match(S.reporting, { open: true, players: played }), START + HOUR, everyone)).toBe(
      table(`
                         | Ada              | Ben              | Cleo             | Dan              | Eve
      accept             | own_challenge    | already_accepted | started          | turned_down      | not_invited
      decline            | own_challenge    | started          | started          | turned_down      | not_invited
      cancel             | started          | started          | not_yours        | turned_down      | not_yours
      modify             | started          | not_yours        | not_yours        | not_yours        | not_yours
      message            | started          | started          | not_yours        | not_yours        | not_yours
      report             | yes              | yes              | not_yours        | not_yours        | not_yours
      confirm            | nothing_reported | nothing_reported | not_yours        | not_yours        | not_yours
      dispute            | nothing_reported | nothing_reported | not_yours        | not_yours        | not_yours
      not_played         | yes              | yes              | not_yours        | not_yours        | not_yours
      contact            | not_disputed     | not_disputed     | not_yours        | not_yours        | not_yours
      add_friends        | yes              | yes              | yes              | yes              | not_yours
      view_result        | no_result        | no_result        | no_result        | no_result        | no_result
      join               | started          | started          | started          | started          | started
      unjoin             | own_challenge    | started          | already_unjoined | already_unjoined | already_unjoined
      accept_participant | started          | not_yours        | not_yours        | not_yours        | not_yours
      turn_down          | started          | not_yours        | not_yours        | not_yours        | not_yours
      take_score         | no_result        | no_result        | no_result        | no_result        | no_result
      line_up            | no_sides         | no_sides         | no_sides         | no_sides         | no_sides
      did_not_play       | not_named        | not_named        | not_named        | not_named        | not_named
      offer_times        | started          | started          | not_yours        | not_yours        | not_yours
      answer_times       | started          | started          | not_yours        | not_yours        | not_yours
      keep_time          | started          | started          | not_yours        | not_yours        | not_yours
    `),
    )
  })

  test('while it is Complete', () => {
    expect(
      matrix(
        match(S.complete, { open: true, players: played, winner_id: 'Ben', ended: 'operator', ended_at: START + DAY }),
        START + 2 * DAY,
        everyone,
      ),
    ).toBe(
      table(`
                         | Ada           | Ben              | Cleo             | Dan              | Eve
      accept             | own_challenge | already_accepted | closed           | turned_down      | not_invited
      decline            | own_challenge | closed           | closed           | turned_down      | not_invited
      cancel             | closed        | closed           | not_yours        | turned_down      | not_yours
      modify             | closed        | not_yours        | not_yours        | not_yours        | not_yours
      message            | closed        | closed           | not_yours        | not_yours        | not_yours
      report             | closed        | closed           | not_yours        | not_yours        | not_yours
      confirm            | closed        | closed           | not_yours        | not_yours        | not_yours
      dispute            | closed        | closed           | not_yours        | not_yours        | not_yours
      not_played         | closed        | closed           | not_yours        | not_yours        | not_yours
      contact            | not_disputed  | not_disputed     | not_yours        | not_yours        | not_yours
      add_friends        | yes           | yes              | yes              | yes              | not_yours
      view_result        | yes           | yes              | yes              | yes              | yes
      join               | closed        | closed           | closed           | closed           | closed
      unjoin             | own_challenge | closed           | already_unjoined | already_unjoined | already_unjoined
      accept_participant | closed        | not_yours        | not_yours        | not_yours        | not_yours
      turn_down          | closed        | not_yours        | not_yours        | not_yours        | not_yours
      take_score         | scores_agree  | scores_agree     | not_yours        | not_yours        | not_yours
      line_up            | no_sides      | no_sides         | no_sides         | no_sides         | no_sides
      did_not_play       | not_named     | not_named        | not_named        | not_named        | not_named
      offer_times        | closed        | closed           | not_yours        | not_yours        | not_yours
      answer_times       | closed        | closed           | not_yours        | not_yours        | not_yours
      keep_time          | closed        | closed           | not_yours        | not_yours        | not_yours
    `),
    )
  })

  test('while it is Cancelled', () => {
    expect(
      matrix(
        challenge({ status: S.cancelled, open: true, players: unanswered, ended: 'cancelled', ended_at: ISSUED }),
        ISSUED + HOUR,
        ['Ada', 'Cleo', 'Dan', 'Eve'],
      ),
    ).toBe(
      table(`
                         | Ada           | Cleo             | Dan              | Eve
      accept             | own_challenge | closed           | turned_down      | not_invited
      decline            | own_challenge | closed           | turned_down      | not_invited
      cancel             | closed        | not_yours        | turned_down      | not_yours
      modify             | closed        | not_yours        | not_yours        | not_yours
      message            | closed        | not_yours        | not_yours        | not_yours
      report             | closed        | not_yours        | not_yours        | not_yours
      confirm            | closed        | not_yours        | not_yours        | not_yours
      dispute            | closed        | not_yours        | not_yours        | not_yours
      not_played         | closed        | not_yours        | not_yours        | not_yours
      contact            | not_disputed  | not_yours        | not_yours        | not_yours
      add_friends        | yes           | yes              | yes              | not_yours
      view_result        | no_result     | no_result        | no_result        | no_result
      join               | closed        | closed           | closed           | closed
      unjoin             | own_challenge | already_unjoined | already_unjoined | already_unjoined
      accept_participant | closed        | not_yours        | not_yours        | not_yours
      turn_down          | closed        | not_yours        | not_yours        | not_yours
      take_score         | no_result     | no_result        | no_result        | no_result
      line_up            | no_sides      | no_sides         | no_sides         | no_sides
      did_not_play       | not_named     | not_named        | not_named        | not_named
      offer_times        | closed        | not_yours        | not_yours        | not_yours
      answer_times       | closed        | not_yours        | not_yours        | not_yours
      keep_time          | closed        | not_yours        | not_yours        | not_yours
    `),
    )
  })

  test('while it is Dismissed', () => {
    expect(
      matrix(
        match(S.dismissed, { open: true, players: played, ended: 'unreported', ended_at: START + 14 * DAY }),
        START + 15 * DAY,
        everyone,
      ),
    ).toBe(
      table(`
                         | Ada           | Ben              | Cleo             | Dan              | Eve
      accept             | own_challenge | already_accepted | closed           | turned_down      | not_invited
      decline            | own_challenge | closed           | closed           | turned_down      | not_invited
      cancel             | closed        | closed           | not_yours        | turned_down      | not_yours
      modify             | closed        | not_yours        | not_yours        | not_yours        | not_yours
      message            | closed        | closed           | not_yours        | not_yours        | not_yours
      report             | closed        | closed           | not_yours        | not_yours        | not_yours
      confirm            | closed        | closed           | not_yours        | not_yours        | not_yours
      dispute            | closed        | closed           | not_yours        | not_yours        | not_yours
      not_played         | closed        | closed           | not_yours        | not_yours        | not_yours
      contact            | not_disputed  | not_disputed     | not_yours        | not_yours        | not_yours
      add_friends        | yes           | yes              | yes              | yes              | not_yours
      view_result        | no_result     | no_result        | no_result        | no_result        | no_result
      join               | closed        | closed           | closed           | closed           | closed
      unjoin             | own_challenge | closed           | already_unjoined | already_unjoined | already_unjoined
      accept_participant | closed        | not_yours        | not_yours        | not_yours        | not_yours
      turn_down          | closed        | not_yours        | not_yours        | not_yours        | not_yours
      take_score         | no_result     | no_result        | no_result        | no_result        | no_result
      line_up            | no_sides      | no_sides         | no_sides         | no_sides         | no_sides
      did_not_play       | not_named     | not_named        | not_named        | not_named        | not_named
      offer_times        | closed        | closed           | not_yours        | not_yours        | not_yours
      answer_times       | closed        | closed           | not_yours        | not_yours        | not_yours
      keep_time          | closed        | closed           | not_yours        | not_yours        | not_yours
    `),
    )
  })
})
