import { challengeActions, type ChallengeStatus, CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { matrixOf } from '../gathering/testing.ts'
import { DAY, type Millis } from '@gauntlet/contract/time'
import { actionsFor, type ChallengeAttempt } from './actions.ts'
import type { ChallengeFacts, PlayerFacts, Viewer } from './facts.ts'
import type { IssueFacts, Target } from './issue.ts'
import type { ChallengeOutcome } from './results.ts'
import { newPlayer } from './sides.ts'

/** Ada issues at this moment, for a match three days later. */
export const ISSUED: Millis = Date.UTC(2027, 4, 3, 12)
export const START: Millis = ISSUED + 3 * DAY

export const player = (user_id: string, change: Partial<PlayerFacts> = {}): PlayerFacts => ({
  ...newPlayer(user_id, 'recipient', 'pending'),
  ...change,
})
export const ada = player('Ada', { role: 'issuer', state: 'accepted' })
export const accepted = (name: string, change: Partial<PlayerFacts> = {}) =>
  player(name, { state: 'accepted', ...change })

/** A ranked challenge of Ada's to Ben, which cost a credit. */
export const challenge = (change: Partial<ChallengeFacts> = {}): ChallengeFacts => ({
  status: S.pending,
  open: false,
  ranked: true,
  recorded: false,
  side_size: null,
  composition: null,
  start: START,
  offer_round: 0,
  offer: null,
  pending_since: ISSUED,
  called_off_by: null,
  paid: 1,
  disputed_at: null,
  disputed_by: null,
  reminders_sent: 0,
  winner_id: null,
  level: false,
  ending: null,
  score: null,
  link_ends: null,
  ended: null,
  ended_at: null,
  players: [ada, player('Ben')],
  ...change,
})

/** The same in a status in which Ben plays. */
export const match = (status: ChallengeStatus, change: Partial<ChallengeFacts> = {}) =>
  challenge({ status, players: [ada, accepted('Ben')], ...change })

export const viewer = (id: string, change: Partial<Viewer> = {}): Viewer => ({
  id,
  blocked: false,
  friend: 'none',
  minor: false,
  kept: false,
  apart: false,
  parted: false,
  unfit: null,
  plays_sport: true,
  barred_until: null,
  ...change,
})

export const target = (id: string, change: Partial<Target> = {}): Target => ({
  id,
  available: true,
  minor: false,
  friend: false,
  past_opponent: false,
  plays_sport: true,
  gender: null,
  identical: false,
  ...change,
})

export const wish = (change: Partial<IssueFacts> = {}): IssueFacts => ({
  issuer_id: 'Ada',
  plays_sport: true,
  side_size: null,
  composition: null,
  gender: null,
  by_link: false,
  minor: false,
  targets: [target('Ben')],
  new_players_today: 0,
  start: START,
  offer: null,
  latest_start: Date.UTC(2029, 0, 1) - 1,
  ranked: true,
  price: 1,
  credits: 10,
  barred_until: null,
  ...change,
})

/** The outcome of an act that has to be allowed. */
export function outcome(attempt: ChallengeAttempt): ChallengeOutcome {
  if (attempt.kind !== 'allowed') throw new Error(`refused: ${attempt.reason}`)
  return attempt
}
export const stateOf = (facts: ChallengeFacts, name: string) =>
  facts.players.find(({ user_id }) => user_id === name)?.state
/** The verdict of every action for every viewer. */
export const matrix = (facts: ChallengeFacts, now: Millis, names: readonly string[]): string =>
  matrixOf(challengeActions, names, name => actionsFor(facts, viewer(name), now))
