import type { brackets } from '@gauntlet/contract/brackets/endpoints'
import type { BracketSituation } from '@gauntlet/rules/brackets/actions'
import {
  type BracketAttempt,
  decideMatch as decides,
  disputeMatch as disputes,
  disqualifyFrom as disqualifies,
  reportMatch as reports,
  takeScore as takesScore,
  withdrawFrom as withdraws,
} from '@gauntlet/rules/brackets/playing'
import { type BracketState, playOn, withFacts } from '../draws/state.ts'
import { bracketAct, type Doing, matchIn, refusalOf, resultIn, sceneOf, situationIn } from './bracket-act.ts'
import type { LoadedBracket } from './present.ts'
import { storeBracket } from './store.ts'

/** Plays a match as a rule says. */
const plays =
  (rule: (situation: BracketSituation, loaded: LoadedBracket, current: BracketState) => BracketAttempt): Doing =>
  async (tx, services, viewer, loaded) => {
    const { row, facts, tournament, now } = loaded
    const { stored, current, situation } = await situationIn(loaded)
    const attempt = rule(situation, loaded, current)
    if (attempt.kind !== 'allowed') throw refusalOf(attempt)
    // Where the tournament is over only the act itself is done: no report is confirmed by silence any more.
    const goesOn = tournament.status === 'Reporting'
    const after = goesOn ? await playOn(current, now, attempt) : withFacts(current, attempt.facts)
    const { notify } = attempt.consequences
    const change = { row, stored: facts, tournament, before: stored, after, actor: viewer.id, notify }
    await storeBracket(tx, services, change)
    return sceneOf(loaded, after)
  }

/** A player of a match names its winner, or answers the opponent's report. */
export const reportMatch = bracketAct<typeof brackets.report>('player', (act, _viewer, input) =>
  act(
    input.id,
    plays((situation, loaded, current) => {
      const { match, result } = resultIn('report', loaded, { current, situation }, input)
      return reports(situation, match, result)
    }),
  ),
)

/** A player disputes the opponent's report. */
export const disputeMatch = bracketAct<typeof brackets.dispute>('player', (act, _viewer, { id, match }) =>
  act(
    id,
    plays(situation => disputes(situation, matchIn(situation, match))),
  ),
)

/** A player takes over the score that the opponent told. */
export const takeMatchScore = bracketAct<typeof brackets.takeScore>('player', (act, _viewer, { id, match }) =>
  act(
    id,
    plays(situation => takesScore(situation, matchIn(situation, match))),
  ),
)

/** The organizer names the winner. */
export const decideMatch = bracketAct<typeof brackets.decide>('organizer', (act, _viewer, input) =>
  act(
    input.id,
    plays((situation, loaded, current) => {
      const { match, result } = resultIn('decide', loaded, { current, situation }, input)
      return decides(situation, match, result)
    }),
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
