import { bracketReasons, type BracketReason } from '@gauntlet/contract/brackets/reasons'
import { bracketTexts } from '@gauntlet/contract/brackets/texts'
import type { brackets } from '@gauntlet/contract/brackets/endpoints'
import type { InputOf } from '@gauntlet/contract/endpoint'
import { type BracketSituation, isForbiddenIn } from '@gauntlet/rules/brackets/actions'
import { matchOf, type MatchFacts, seedOf } from '@gauntlet/rules/brackets/facts'
import {
  type BracketAttempt,
  decideMatch,
  disputeMatch,
  disqualifyFrom,
  reportMatch,
  type Result,
  withdrawFrom,
} from '@gauntlet/rules/brackets/playing'
import { settle } from '@gauntlet/rules/tournaments/lifecycle'
import type { GuardedUseCase } from '../../platform/http/bind.ts'
import { badField, conflict, forbidden, type Refusal } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { requireVisible } from '../tournaments/act.ts'
import { asOf, viewBracket } from './present.ts'
import { bracketFacts, playOn } from '../draws/state.ts'
import { loadBracket } from '../draws/load.ts'
import { storeBracket } from './store.ts'

export const refusalOf = ({ reason }: { reason: BracketReason }): Refusal =>
  (isForbiddenIn(reason) ? forbidden : conflict)(bracketReasons[reason])

type Part = 'organizer' | 'player'

/** Before the input is looked at: is the tournament there, and is the viewer who this act is for? */
export const guardFor =
  (part: Part) =>
  async (services: Services, viewer: Viewer, raw: Readonly<Record<string, unknown>>): Promise<void> => {
    const { row, facts } = await requireVisible(services.db, services, viewer, raw['id'])
    if (part === 'organizer') {
      if (facts.organizer_id !== viewer.id) throw refusalOf({ reason: 'not_organizer' })
      return
    }
    const state = await loadBracket(services.db, row)
    if (state && seedOf(bracketFacts(state), viewer.id) === null) throw refusalOf({ reason: 'not_playing' })
  }

/**
 * Carries out an act in a bracket. Whoever changes a bracket holds the row of its tournament: of two who report at once
 * the second sees what the first reported.
 */
async function actInBracket(
  services: Services,
  viewer: Viewer,
  id: string,
  act: (situation: BracketSituation) => BracketAttempt,
) {
  await services.db.transaction(async tx => {
    const { row, facts } = await requireVisible(tx, services, viewer, id, true)
    const now = services.clock.now().getTime()
    const { tournament } = settle(facts, now)
    const before = await loadBracket(tx, row)
    if (!before) throw refusalOf({ reason: 'not_drawn' })
    const current = await asOf(before, tournament, now)
    const attempt = act({ tournament, bracket: bracketFacts(current), viewerId: viewer.id, now })
    if (attempt.kind !== 'allowed') throw refusalOf(attempt)
    const after = await playOn(current, now, attempt)
    await storeBracket(tx, services, {
      row,
      stored: facts,
      tournament,
      before,
      after,
      actor: viewer.id,
      notify: attempt.notify,
    })
  })
  return viewBracket(services, viewer, { id })
}

/** The match of that number; refused (400) where the bracket has none. */
export const matchIn = ({ bracket }: BracketSituation, id: number): MatchFacts => {
  const match = matchOf(bracket, id)
  if (!match) throw badField('match', bracketTexts.unknownMatch)
  return match
}

/** The result as it was sent; refused (400) with one score of two. */
export function resultOf({ winner, score1, score2 }: InputOf<typeof brackets.report>): Result {
  if (score1 === undefined && score2 === undefined) return { winner, score: null }
  if (score1 === undefined || score2 === undefined)
    throw badField(score1 === undefined ? 'score1' : 'score2', bracketTexts.bothScores)
  return { winner, score: [score1, score2] }
}

/** A player of a match names its winner, or answers the other one's report. */
export const reportIt: GuardedUseCase<typeof brackets.report> = {
  guard: guardFor('player'),
  run: (services, viewer, input) =>
    actInBracket(services, viewer, input.id, situation =>
      reportMatch(situation, matchIn(situation, input.match), resultOf(input)),
    ),
}

/** A player disputes the report of the other one. */
export const disputeIt: GuardedUseCase<typeof brackets.dispute> = {
  guard: guardFor('player'),
  run: (services, viewer, { id, match }) =>
    actInBracket(services, viewer, id, situation => disputeMatch(situation, matchIn(situation, match))),
}

/** The organizer names the winner. */
export const decideIt: GuardedUseCase<typeof brackets.decide> = {
  guard: guardFor('organizer'),
  run: (services, viewer, input) =>
    actInBracket(services, viewer, input.id, situation =>
      decideMatch(situation, matchIn(situation, input.match), resultOf(input)),
    ),
}

/** A player plays no further. */
export const withdrawIt: GuardedUseCase<typeof brackets.withdraw> = {
  guard: guardFor('player'),
  run: (services, viewer, { id }) => actInBracket(services, viewer, id, withdrawFrom),
}

/** The organizer takes a player out. */
export const disqualifyIt: GuardedUseCase<typeof brackets.disqualify> = {
  guard: guardFor('organizer'),
  run: (services, viewer, { id, user_id }) =>
    actInBracket(services, viewer, id, situation => disqualifyFrom(situation, user_id)),
}
