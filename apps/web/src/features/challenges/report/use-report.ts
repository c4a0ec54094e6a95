import type { Challenge } from '@gauntlet/contract/challenges/answer'
import type { GivenScore } from '@gauntlet/contract/scores/forms'
import { useState } from 'react'
import { nameOfOutcome } from '../words.ts'
import { type EarlyEnd, sentEnd, winnerOfEnd } from './ended.ts'
import { type Cell, outcomeOf, type Sheet, type Typing } from './sheet.ts'
import { scoreOf, typedOf } from './told.ts'

/** Chosen in place of a winner. */
export const DRAW = 'draw'

const FIRST: Cell = { segment: 0, row: 0 }

interface Told {
  winner?: string
  draw?: 1
  score?: GivenScore
  ending?: EarlyEnd['ending'] | 'played'
  retired?: string
}

const isSame = (one: GivenScore | null, two: GivenScore | undefined) => JSON.stringify(one) === JSON.stringify(two)

/** A report while it is filled in. What was reported before stands in it, so that agreeing is one tap. */
export function useReport(challenge: Challenge, sheet: Sheet | undefined) {
  const { users, reported_winner_id, draw, score: before } = challenge
  const reported = draw === 1 ? DRAW : reported_winner_id
  const [chosen, setChosen] = useState(reported ?? '')
  const [own, setOwn] = useState<Typing>()
  const [method, setMethod] = useState('')
  const [early, setEarly] = useState<EarlyEnd>()
  const typing = own ?? { typed: typedOf(before), at: FIRST }
  const ended = early ? winnerOfEnd(users, early) : ''
  const scored = sheet && early === undefined ? outcomeOf(sheet, typing.typed) : undefined
  const decided = scored === undefined || scored === DRAW ? scored : users[scored]?.id
  const winner = decided ?? (ended === '' ? chosen : ended)
  const untouched = own === undefined && method === ''
  const score = untouched ? (before ?? undefined) : sheet && scoreOf(sheet, typing.typed, method)

  /** Undefined where nobody is named and nothing else says how it ended. */
  const told = (): Told | undefined => {
    if (early?.ending === 'abandoned') return { ending: 'abandoned' }
    if (winner === '' && score === undefined) return undefined
    return {
      ...(winner === DRAW ? { draw: 1 } : winner !== '' && { winner }),
      ...(score !== undefined && early?.ending !== 'walkover' && { score }),
      ...(early && sentEnd(early)),
    }
  }
  const agrees = reported !== null && winner === reported && early === undefined
  return {
    winner,
    /** Absent where the score, or who gave up, has decided. */
    choose: decided === undefined && ended === '' ? setChosen : undefined,
    typing,
    change: setOwn,
    method,
    setMethod,
    early,
    setEarly,
    told,
    decidedText: decided === undefined ? '' : nameOfOutcome(challenge, decided),
    disputes: reported !== null && winner !== '' && winner !== reported,
    differs: agrees && before !== null && score !== undefined && !isSame(before, score),
    confirms: agrees && (before === null || isSame(before, score)),
  }
}
