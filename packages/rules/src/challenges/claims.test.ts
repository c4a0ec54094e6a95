import { formatOf } from '@gauntlet/contract/scores/choice'
import { scoringOf } from '@gauntlet/contract/scores/formats'
import { describe, expect, test } from 'vitest'
import { type Scoring, type SentReport, readClaim } from './claims.ts'

function scoringIn(name: string, id: string): Scoring {
  const sport = scoringOf(name)
  const format = sport && formatOf(sport, id)
  if (!sport || !format) throw new Error(`There is no ${id} in ${name}.`)
  return { sport, format }
}
const tennis = scoringIn('Tennis Singles', 'bo3')
const soccer = scoringIn('Soccer', 'full')

const read = (sent: SentReport, scoring: Scoring | null = tennis, players = ['Ada', 'Ben']) =>
  readClaim(players, scoring, sent)
const won = (winner_id: string, ending: string | null = null) => ({
  kind: 'allowed',
  claim: { winner_id, ending, score: null },
})
const no = (reason: string, field: string) => ({ kind: 'disabled', reason, field })

describe('a report of Ada and Ben', () => {
  test('that names the winner says no more than that', () => {
    expect(read({ winner: 'Ben' })).toEqual(won('Ben'))
    expect(read({ winner: 'Ben' }, null)).toEqual(won('Ben'))
  })

  test('follows its score', () => {
    expect(
      read({
        score: [
          [6, 4],
          [3, 6],
          [4, 6],
        ],
      }),
    ).toMatchObject({
      claim: { winner_id: 'Ben', score: { kind: 'sets', totals: [13, 16], positions: [2, 1] } },
    })
  })

  test('that names another winner than its score is refused with the name', () => {
    expect(
      read({
        winner: 'Ben',
        score: [
          [6, 4],
          [6, 4],
        ],
      }),
    ).toEqual({ ...no('other_winner', 'winner'), winner: 'Ada' })
  })

  test('is refused with the segment that is wrong', () => {
    expect(
      read({
        score: [
          [6, 4],
          [9, 6],
        ],
      }),
    ).toEqual(no('cannot_end', 'score.1'))
    expect(read({ score: { score: [2, 1], shootout: [4, 3] } }, soccer)).toEqual(no('no_shootout', 'score.shootout'))
  })

  test('may be a draw where the sport has one', () => {
    expect(read({ draw: true }, soccer)).toEqual({
      kind: 'allowed',
      claim: { winner_id: null, ending: null, score: null },
    })
    expect(read({ score: [1, 1] }, soccer)).toMatchObject({ claim: { winner_id: null, score: { totals: [1, 1] } } })
    expect(read({ draw: true })).toEqual(no('level', 'draw'))
    expect(read({ draw: true }, null)).toEqual(no('level', 'draw'))
  })

  test('names who gave up: the other has won', () => {
    expect(
      read({
        retired: 'Ada',
        score: [
          [6, 1],
          [3, 0],
        ],
      }),
    ).toMatchObject({
      claim: { winner_id: 'Ben', ending: 'retired', score: { totals: null } },
    })
    expect(read({ retired: 'Ada', winner: 'Ada' })).toEqual({ ...no('other_winner', 'winner'), winner: 'Ben' })
    expect(read({ retired: 'Eve' })).toEqual(no('unknown_side', 'retired'))
    expect(read({ retired: 'Ada', ending: 'clock' })).toEqual(no('other_ending', 'ending'))
  })

  test('of a walkover has a winner and no score', () => {
    expect(read({ winner: 'Ada', ending: 'walkover' })).toEqual(won('Ada', 'walkover'))
    expect(
      read({
        winner: 'Ada',
        ending: 'walkover',
        score: [
          [6, 0],
          [6, 0],
        ],
      }),
    ).toEqual(no('no_score', 'score'))
    expect(read({ winner: 'Ada', ending: 'walkover' }, null)).toEqual(won('Ada', 'walkover'))
  })

  test('of a match that was abandoned claims nothing', () => {
    expect(read({ ending: 'abandoned' })).toEqual({ kind: 'allowed', claim: null })
    expect(read({ ending: 'abandoned' }, null)).toEqual({ kind: 'allowed', claim: null })
  })

  test('of a knockout names the winner once', () => {
    const boxing = scoringIn('Boxing', '3x3')
    expect(read({ winner: 'Ben', score: { method: 'ko', round: 2 } }, boxing)).toMatchObject({
      claim: { winner_id: 'Ben', score: { given: { method: 'ko', round: 2, winner: 1 } } },
    })
  })

  test('has no score in a sport without formats', () => {
    expect(
      read(
        {
          score: [
            [6, 4],
            [6, 4],
          ],
        },
        null,
      ),
    ).toEqual(no('not_asked', 'score'))
  })
})

test('three who bowl share places; three who play tennis have no score', () => {
  const three = ['Ada', 'Ben', 'Cleo']
  const bowling = scoringIn('Bowling', 'game')
  expect(read({ score: [120, 149, 120] }, bowling, three)).toMatchObject({
    claim: { winner_id: 'Ben', score: { positions: [2, 1, 2], totals: null } },
  })
  expect(
    read(
      {
        score: [
          [6, 4],
          [6, 4],
        ],
      },
      tennis,
      three,
    ),
  ).toEqual(no('not_asked', 'score'))
  expect(read({ winner: 'Cleo' }, tennis, three)).toEqual(won('Cleo'))
})
