import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { DAY, HOUR } from '@gauntlet/contract/time'
import { describe, expect, test } from 'vitest'
import { table } from '../gathering/testing.ts'
import { START, accepted, ada, match, matrix, player } from './testing.ts'

const dan = player('Dan', { state: 'declined' })
const played = [ada, accepted('Ben'), player('Cleo', { state: 'lapsed' }), dan]
const ben = accepted('Ben', { reported_winner_id: 'Ben', reported_at: START + HOUR })
const reported = [ada, ben, player('Cleo', { state: 'lapsed' }), dan]

const everyone = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve']
describe('what Ada, who issued it, Ben, who accepted, Cleo, who has not answered, Dan, who declined, and Eve may do', () => {
  test('while it is Reporting, with nothing reported', () => {
    expect(matrix(match(S.reporting, { players: played }), START + HOUR, everyone)).toBe(
      table(`
                         | Ada              | Ben              | Cleo      | Dan              | Eve
      accept             | own_challenge    | already_accepted | started   | already_declined | not_invited
      decline            | own_challenge    | started          | started   | already_declined | not_invited
      cancel             | started          | started          | not_yours | already_declined | not_yours
      modify             | started          | not_yours        | not_yours | not_yours        | not_yours
      message            | started          | started          | not_yours | not_yours        | not_yours
      report             | yes              | yes              | not_yours | not_yours        | not_yours
      confirm            | nothing_reported | nothing_reported | not_yours | not_yours        | not_yours
      dispute            | nothing_reported | nothing_reported | not_yours | not_yours        | not_yours
      not_played         | yes              | yes              | not_yours | not_yours        | not_yours
      contact            | not_disputed     | not_disputed     | not_yours | not_yours        | not_yours
      add_friends        | yes              | yes              | yes       | yes              | not_yours
      view_result        | no_result        | no_result        | no_result | no_result        | no_result
      join               | not_open         | not_open         | not_open  | not_open         | not_open
      unjoin             | not_open         | not_open         | not_open  | not_open         | not_open
      accept_participant | not_open         | not_open         | not_open  | not_open         | not_open
      turn_down          | not_open         | not_open         | not_open  | not_open         | not_open
      take_score         | no_result        | no_result        | no_result | no_result        | no_result
      line_up            | no_sides         | no_sides         | no_sides  | no_sides         | no_sides
      did_not_play       | not_named        | not_named        | not_named | not_named        | not_named
      offer_times        | started          | started          | not_yours | not_yours        | not_yours
      answer_times       | started          | started          | not_yours | not_yours        | not_yours
      keep_time          | started          | started          | not_yours | not_yours        | not_yours
    `),
    )
  })

  test('while it is Reporting, when Ada has said that it was not played', () => {
    expect(
      matrix(
        match(S.reporting, { players: [{ ...ada, not_played_at: START }, ...played.slice(1)] }),
        START + HOUR,
        everyone,
      ),
    ).toBe(
      table(`
                         | Ada                 | Ben              | Cleo      | Dan              | Eve
      accept             | own_challenge       | already_accepted | started   | already_declined | not_invited
      decline            | own_challenge       | started          | started   | already_declined | not_invited
      cancel             | started             | started          | not_yours | already_declined | not_yours
      modify             | started             | not_yours        | not_yours | not_yours        | not_yours
      message            | started             | started          | not_yours | not_yours        | not_yours
      report             | yes                 | yes              | not_yours | not_yours        | not_yours
      confirm            | nothing_reported    | nothing_reported | not_yours | not_yours        | not_yours
      dispute            | nothing_reported    | nothing_reported | not_yours | not_yours        | not_yours
      not_played         | no: said_not_played | yes              | not_yours | not_yours        | not_yours
      contact            | not_disputed        | not_disputed     | not_yours | not_yours        | not_yours
      add_friends        | yes                 | yes              | yes       | yes              | not_yours
      view_result        | no_result           | no_result        | no_result | no_result        | no_result
      join               | not_open            | not_open         | not_open  | not_open         | not_open
      unjoin             | not_open            | not_open         | not_open  | not_open         | not_open
      accept_participant | not_open            | not_open         | not_open  | not_open         | not_open
      turn_down          | not_open            | not_open         | not_open  | not_open         | not_open
      take_score         | no_result           | no_result        | no_result | no_result        | no_result
      line_up            | no_sides            | no_sides         | no_sides  | no_sides         | no_sides
      did_not_play       | not_named           | not_named        | not_named | not_named        | not_named
      offer_times        | started             | started          | not_yours | not_yours        | not_yours
      answer_times       | started             | started          | not_yours | not_yours        | not_yours
      keep_time          | started             | started          | not_yours | not_yours        | not_yours
    `),
    )
  })

  test('while it is Reporting, when Ben has reported', () => {
    expect(matrix(match(S.reporting, { players: reported }), START + 2 * HOUR, everyone)).toBe(
      table(`
                         | Ada                 | Ben                 | Cleo      | Dan              | Eve
      accept             | own_challenge       | already_accepted    | started   | already_declined | not_invited
      decline            | own_challenge       | started             | started   | already_declined | not_invited
      cancel             | started             | started             | not_yours | already_declined | not_yours
      modify             | started             | not_yours           | not_yours | not_yours        | not_yours
      message            | started             | started             | not_yours | not_yours        | not_yours
      report             | yes                 | no: reported        | not_yours | not_yours        | not_yours
      confirm            | yes                 | no: reported        | not_yours | not_yours        | not_yours
      dispute            | yes                 | no: reported        | not_yours | not_yours        | not_yours
      not_played         | no: result_reported | no: result_reported | not_yours | not_yours        | not_yours
      contact            | not_disputed        | not_disputed        | not_yours | not_yours        | not_yours
      add_friends        | yes                 | yes                 | yes       | yes              | not_yours
      view_result        | no_result           | no_result           | no_result | no_result        | no_result
      join               | not_open            | not_open            | not_open  | not_open         | not_open
      unjoin             | not_open            | not_open            | not_open  | not_open         | not_open
      accept_participant | not_open            | not_open            | not_open  | not_open         | not_open
      turn_down          | not_open            | not_open            | not_open  | not_open         | not_open
      take_score         | no_result           | no_result           | no_result | no_result        | no_result
      line_up            | no_sides            | no_sides            | no_sides  | no_sides         | no_sides
      did_not_play       | not_named           | not_named           | not_named | not_named        | not_named
      offer_times        | started             | started             | not_yours | not_yours        | not_yours
      answer_times       | started             | started             | not_yours | not_yours        | not_yours
      keep_time          | started             | started             | not_yours | not_yours        | not_yours
    `),
    )
  })

  test('while it is Reporting, when Ben has reported and Ada disputed', () => {
    expect(
      matrix(
        match(S.reporting, { players: reported, disputed_at: START + HOUR, disputed_by: 'Ada' }),
        START + 2 * HOUR,
        everyone,
      ),
    ).toBe(
      table(`
                         | Ada                  | Ben                 | Cleo      | Dan              | Eve
      accept             | own_challenge        | already_accepted    | started   | already_declined | not_invited
      decline            | own_challenge        | started             | started   | already_declined | not_invited
      cancel             | started              | started             | not_yours | already_declined | not_yours
      modify             | started              | not_yours           | not_yours | not_yours        | not_yours
      message            | started              | started             | not_yours | not_yours        | not_yours
      report             | no: already_disputed | no: reported        | not_yours | not_yours        | not_yours
      confirm            | no: already_disputed | no: disputed        | not_yours | not_yours        | not_yours
      dispute            | no: already_disputed | no: disputed        | not_yours | not_yours        | not_yours
      not_played         | no: result_reported  | no: result_reported | not_yours | not_yours        | not_yours
      contact            | yes                  | yes                 | not_yours | not_yours        | not_yours
      add_friends        | yes                  | yes                 | yes       | yes              | not_yours
      view_result        | no_result            | no_result           | no_result | no_result        | no_result
      join               | not_open             | not_open            | not_open  | not_open         | not_open
      unjoin             | not_open             | not_open            | not_open  | not_open         | not_open
      accept_participant | not_open             | not_open            | not_open  | not_open         | not_open
      turn_down          | not_open             | not_open            | not_open  | not_open         | not_open
      take_score         | no_result            | no_result           | no_result | no_result        | no_result
      line_up            | no_sides             | no_sides            | no_sides  | no_sides         | no_sides
      did_not_play       | not_named            | not_named           | not_named | not_named        | not_named
      offer_times        | started              | started             | not_yours | not_yours        | not_yours
      answer_times       | started              | started             | not_yours | not_yours        | not_yours
      keep_time          | started              | started             | not_yours | not_yours        | not_yours
    `),
    )
  })

  test('while it is Complete, by agreement', () => {
    expect(
      matrix(
        match(S.complete, { players: reported, winner_id: 'Ben', ended: 'agreed', ended_at: START + HOUR }),
        START + DAY,
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
      view_result        | yes           | yes              | yes       | yes              | yes
      join               | not_open      | not_open         | not_open  | not_open         | not_open
      unjoin             | not_open      | not_open         | not_open  | not_open         | not_open
      accept_participant | not_open      | not_open         | not_open  | not_open         | not_open
      turn_down          | not_open      | not_open         | not_open  | not_open         | not_open
      take_score         | scores_agree  | scores_agree     | not_yours | not_yours        | not_yours
      line_up            | no_sides      | no_sides         | no_sides  | no_sides         | no_sides
      did_not_play       | not_named     | not_named        | not_named | not_named        | not_named
      offer_times        | closed        | closed           | not_yours | not_yours        | not_yours
      answer_times       | closed        | closed           | not_yours | not_yours        | not_yours
      keep_time          | closed        | closed           | not_yours | not_yours        | not_yours
    `),
    )
  })

  test('while it is Complete, because Ada was silent', () => {
    expect(
      matrix(
        match(S.complete, { players: reported, winner_id: 'Ben', ended: 'silence', ended_at: START + DAY }),
        START + 2 * DAY,
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
      contact            | yes           | reported         | not_yours | not_yours        | not_yours
      add_friends        | yes           | yes              | yes       | yes              | not_yours
      view_result        | yes           | yes              | yes       | yes              | yes
      join               | not_open      | not_open         | not_open  | not_open         | not_open
      unjoin             | not_open      | not_open         | not_open  | not_open         | not_open
      accept_participant | not_open      | not_open         | not_open  | not_open         | not_open
      turn_down          | not_open      | not_open         | not_open  | not_open         | not_open
      take_score         | scores_agree  | scores_agree     | not_yours | not_yours        | not_yours
      line_up            | no_sides      | no_sides         | no_sides  | no_sides         | no_sides
      did_not_play       | not_named     | not_named        | not_named | not_named        | not_named
      offer_times        | closed        | closed           | not_yours | not_yours        | not_yours
      answer_times       | closed        | closed           | not_yours | not_yours        | not_yours
      keep_time          | closed        | closed           | not_yours | not_yours        | not_yours
    `),
    )
  })

  test('while it is Complete, a week after Ada was silent', () => {
    expect(
      matrix(
        match(S.complete, { players: reported, winner_id: 'Ben', ended: 'silence', ended_at: START + DAY }),
        START + 8 * DAY,
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
      contact            | no: too_late  | reported         | not_yours | not_yours        | not_yours
      add_friends        | yes           | yes              | yes       | yes              | not_yours
      view_result        | yes           | yes              | yes       | yes              | yes
      join               | not_open      | not_open         | not_open  | not_open         | not_open
      unjoin             | not_open      | not_open         | not_open  | not_open         | not_open
      accept_participant | not_open      | not_open         | not_open  | not_open         | not_open
      turn_down          | not_open      | not_open         | not_open  | not_open         | not_open
      take_score         | scores_agree  | scores_agree     | not_yours | not_yours        | not_yours
      line_up            | no_sides      | no_sides         | no_sides  | no_sides         | no_sides
      did_not_play       | not_named     | not_named        | not_named | not_named        | not_named
      offer_times        | closed        | closed           | not_yours | not_yours        | not_yours
      answer_times       | closed        | closed           | not_yours | not_yours        | not_yours
      keep_time          | closed        | closed           | not_yours | not_yours        | not_yours
    `),
    )
  })
})
