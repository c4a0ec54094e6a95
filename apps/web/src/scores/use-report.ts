import type { GivenScore } from '@gauntlet/contract/scores/forms'
import { useState } from 'react'
import { DRAW } from './drawn.ts'
import { type EarlyEnd, sentEnd, winnerOfEnd } from './ended.ts'
import { methodIn, methodsOf } from './methods.ts'
import type { Party } from './party.ts'
import { type Cell, outcomeOf, type Sheet, type Typed, type Typing } from './sheet.ts'
import { scoreOf, typedOf } from './told.ts'

const FIRST: Cell = { segment: 0, row: 0 }

/** The contents of a sheet, to begin with when it is opened again. */
export interface ReportDraft {
  typed: Typed
  winner: string
  method: string
  early: EarlyEnd | null
}

export interface ToldReport {
  winner?: string
  draw?: 1
  score?: GivenScore
  ending?: EarlyEnd['ending'] | 'played'
  retired?: string
}

const isSame = (one: GivenScore | null, two: GivenScore | undefined) => JSON.stringify(one) === JSON.stringify(two)

/** A result that has been reported, or is to be corrected. */
interface Reported {
  reported_winner_id: string | null
  draw: 0 | 1
  score: GivenScore | null
}

/**
 * A report while it is filled in, between these parties in the order of the score. What was reported before stands in
 * it, so that agreeing is one tap; or what the player has entered before.
 */
export function useReport(
  parties: readonly Party[],
  { reported_winner_id, draw, score: before }: Reported,
  sheet: Sheet | undefined,
  draft?: ReportDraft,
) {
  const reported = draw === 1 ? DRAW : reported_winner_id
  const [chosen, setChosen] = useState(draft?.winner ?? reported ?? '')
  const [own, setOwn] = useState<Typing | undefined>(draft && { typed: draft.typed, at: FIRST })
  const [begun] = useState(draft?.typed)
  const [method, setMethod] = useState(draft?.method || methodIn(before))
  const [early, setEarly] = useState(draft?.early ?? undefined)
  const given = typedOf(before, sheet?.format.kind)
  const typing = own ?? { typed: given, at: FIRST }
  const ended = early ? winnerOfEnd(parties, early) : ''
  const scored = sheet && early === undefined ? outcomeOf(sheet, typing.typed) : undefined
  const decided = scored === undefined || scored === DRAW ? scored : parties[scored]?.id
  const winner = decided ?? (ended === '' ? chosen : ended)
  // A draw is decided in other ways than a win: what was chosen for the one says nothing of the other.
  const said = sheet && methodsOf(sheet, winner === DRAW).includes(method) ? method : ''
  const isUntyped = own === undefined || sheet?.format.kind === 'result'
  const untouched = isUntyped && said === methodIn(before) && (reported === null || winner === reported)
  const score = untouched ? (before ?? undefined) : sheet && scoreOf(sheet, typing.typed, said)

  /** Undefined where nobody is named and nothing else says how it ended. */
  const told = (): ToldReport | undefined => {
    if (early?.ending === 'abandoned') return { ending: 'abandoned' }
    if (winner === '' && score === undefined) return undefined
    return {
      ...(winner === DRAW ? { draw: 1 } : winner !== '' && { winner }),
      ...(score !== undefined && early?.ending !== 'walkover' && { score }),
      ...(early && sentEnd(early)),
    }
  }
  const agrees = reported !== null && winner === reported && early === undefined
  const isGiven = JSON.stringify(typing.typed) === JSON.stringify(given)
  // A score that was reported before goes with its winner; one that was typed is not lost by a tap on a name.
  const chooseAnother = (outcome: string) => {
    setChosen(outcome)
    if (decided !== undefined) setOwn({ typed: [], at: FIRST })
  }
  return {
    parties,
    winner,
    /** Absent where the score that was typed, or who gave up, has decided. */
    choose: (decided === undefined || isGiven) && ended === '' ? chooseAnother : undefined,
    typing,
    change: setOwn,
    method: said,
    setMethod,
    early,
    setEarly,
    told,
    /** A score was entered that would be lost with the sheet: a winner is named again by one tap. */
    isTyped: own !== undefined && own.typed !== begun && own.typed.flat().some(text => text !== ''),
    /** The contents of the sheet, to be opened again. */
    drafted: { typed: typing.typed, winner, method: said, early: early ?? null } satisfies ReportDraft,
    /** A winner is named, or it is said that nobody won. */
    isDecided: winner !== '' || early?.ending === 'abandoned',
    /** By the score: a player, or the draw. */
    decided,
    disputes: reported !== null && winner !== '' && winner !== reported,
    differs: agrees && before !== null && score !== undefined && !isSame(before, score),
    confirms: agrees && (before === null || isSame(before, score)),
  }
}
