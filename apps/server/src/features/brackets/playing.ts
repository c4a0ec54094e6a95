import type { brackets } from '@gauntlet/contract/brackets/endpoints'
import type { BracketSituation } from '@gauntlet/rules/brackets/actions'
import {
  type BracketAttempt,
  decideMatch as decides,
  disputeMatch as disputes,
  disqualifyFrom as disqualifies,
  reportMatch as reports,
  withdrawFrom as withdraws,
} from '@gauntlet/rules/brackets/playing'
import { playOn } from '../draws/state.ts'
import { bracketAct, type Doing, matchIn, refusalOf, resultOf, sceneOf, situationIn } from './bracket-act.ts'
import { storeBracket } from './store.ts'

/** Plays a match as a rule says. */
const plays =
  (rule: (situation: BracketSituation) => BracketAttempt): Doing =>
  async (tx, services, viewer, loaded) => {
    const { row, facts, tournament, now } = loaded
    const { stored, current, situation } = await situationIn(loaded)
    const attempt = rule(situation)
    if (attempt.kind !== 'allowed') throw refusalOf(attempt)
    const after = await playOn(current, now, attempt)
    const { notify } = attempt.consequences
    const change = { row, stored: facts, tournament, before: stored, after, actor: viewer.id, notify }
    await storeBracket(tx, services, change)
    return sceneOf(loaded, after)
  }

/** A player of a match names its winner, or answers the opponent's report. */
export const reportMatch = bracketAct<typeof brackets.report>('player', (act, _viewer, input) =>
  act(
    input.id,
    plays(situation => reports(situation, matchIn(situation, input.match), resultOf(input))),
  ),
)

/** A player disputes the opponent's report. */
export const disputeMatch = bracketAct<typeof brackets.dispute>('player', (act, _viewer, { id, match }) =>
  act(
    id,
    plays(situation => disputes(situation, matchIn(situation, match))),
  ),
)

/** The organizer names the winner. */
export const decideMatch = bracketAct<typeof brackets.decide>('organizer', (act, _viewer, input) =>
  act(
    input.id,
    plays(situation => decides(situation, matchIn(situation, input.match), resultOf(input))),
  ),
)

/** A player withdraws from all matches to come. */
export const withdrawFromBracket = bracketAct<typeof brackets.withdraw>('player', (act, _viewer, { id }) =>
  act(id, plays(withdraws)),
)

/** The organizer disqualifies a player. */
export const disqualifyPlayer = bracketAct<typeof brackets.disqualify>('organizer', (act, _viewer, { id, user_id }) =>
  act(
    id,
    plays(situation => disqualifies(situation, user_id)),
  ),
)
