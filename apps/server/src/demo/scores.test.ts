import { formatOf } from '@gauntlet/contract/scores/choice'
import { scoringOf } from '@gauntlet/contract/scores/formats'
import { readClaim } from '@gauntlet/rules/challenges/claims'
import { expect, test } from 'vitest'
import { seededRandom } from './random.ts'
import { playMatch } from './scores.ts'
import { SPORTS } from './words.ts'

const PLAYERS = ['Ada', 'Ben']

/** Some matches of a sport, the first player of whom is ahead by so much. */
function matchesOf(name: string, ahead: number) {
  const sport = scoringOf(name)
  const format = sport && formatOf(sport, sport.default_format)
  if (!sport || !format) throw new Error(`Nobody knows how ${name} is scored`)
  const random = seededRandom(7)
  return Array.from({ length: 300 }, () => ({
    scoring: { sport, format },
    account: playMatch(random, sport, format, ahead),
  }))
}

test.each(SPORTS)('every invented result of $name can be reported, by both', ({ name }) => {
  for (const { scoring, account } of matchesOf(name, 80)) {
    const { winner, score, loserScore, retired } = account
    const sent = {
      ...(winner === null ? { draw: true } : { winner: PLAYERS[winner] }),
      ...(retired && { retired: PLAYERS[winner === 0 ? 1 : 0] }),
    }
    const claim = { winner_id: winner === null ? null : PLAYERS[winner] }
    for (const told of [score, loserScore ?? score])
      expect(readClaim(PLAYERS, scoring, { ...sent, score: told })).toMatchObject({ kind: 'allowed', claim })
  }
})

test('the better one wins more often, not always', () => {
  const won = matchesOf('Tennis Singles', 200).filter(({ account }) => account.winner === 0).length
  expect(won).toBeGreaterThan(180)
  expect(won).toBeLessThan(290)
})

test('some matches have figures, some differ, some were given up, some games of chess are drawn', () => {
  const tennis = matchesOf('Tennis Singles', 0).map(({ account }) => account)
  expect([
    tennis.some(({ score }) => score === undefined),
    tennis.some(({ loserScore }) => loserScore !== undefined),
    tennis.some(({ retired }) => retired),
    matchesOf('Chess', 0).some(({ account }) => account.winner === null),
  ]).toEqual([true, true, true, true])
})
