import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import type { ChallengeFacts } from './facts.ts'
import type { Candidate } from './lineup.ts'
import { accepted, ada, challenge, player } from './testing.ts'

/** A friend of whoever names them. */
export const friend = (id: string, change: Partial<Candidate> = {}): Candidate => ({
  id,
  available: true,
  friend: true,
  teammate: false,
  minor: false,
  plays_sport: true,
  barred: false,
  apart: false,
  ...change,
})

export const leads = (name: string) => accepted(name, { side: 1, captain: true })
export const named = (name: string, side: 0 | 1) => player(name, { role: 'lineup', side })
export const plays = (name: string, side: 0 | 1) => accepted(name, { role: 'lineup', side })
export const issuer = { ...ada, side: 0, captain: true } as const

/** Doubles of Ada's against Ben. */
export const doubles = (change: Partial<ChallengeFacts> = {}): ChallengeFacts =>
  challenge({ side_size: 2, composition: 'any', players: [issuer, player('Ben')], ...change })

/** Ada with Cleo against Ben with Dan. */
export const four = (change: Partial<ChallengeFacts> = {}): ChallengeFacts =>
  doubles({ status: S.upcoming, players: [issuer, leads('Ben'), plays('Cleo', 0), plays('Dan', 1)], ...change })
