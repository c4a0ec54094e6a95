import type { brackets } from '@gauntlet/contract/brackets/endpoints'
import { correctMatch as corrects } from '@gauntlet/rules/brackets/correcting'
import { undecidedIn } from '@gauntlet/rules/brackets/facts'
import { placesOf } from '@gauntlet/rules/brackets/placings'
import { reopen } from '@gauntlet/rules/tournaments/reporting'
import { storeChange } from '../tournaments/persist.ts'
import { bracketAct, refusalOf, resultIn, sceneOf, situationIn } from './bracket-act.ts'
import { corrected } from '../draws/corrected.ts'
import { type BracketState, bracketFacts } from '../draws/state.ts'
import { storeBracket } from './store.ts'

const same = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two)

const placedAlike = (before: BracketState, after: BracketState): boolean => {
  const [one, two] = [bracketFacts(before), bracketFacts(after)]
  return undecidedIn(two).length === 0 && same(placesOf(one), placesOf(two))
}

/**
 * The organizer corrects a decided match. A result of the tournament that does not stand yet is taken back if the
 * bracket now says otherwise, and given anew once every match is decided.
 */
export const correctMatch = bracketAct<typeof brackets.correct>('organizer', (act, viewer, input) =>
  act(input.id, async (tx, services, _viewer, loaded) => {
    const { row, facts, tournament, now } = loaded
    const { stored: before, current, situation } = await situationIn(loaded)
    const { match, result } = resultIn('correct', loaded, { current, situation }, input)
    const attempt = corrects(situation, match, result, input.later)
    if (attempt.kind !== 'allowed') throw refusalOf(attempt)
    const after = await corrected(current, attempt.correction, now)
    const change = { row, before, after, actor: viewer.id, notify: attempt.notify }
    if (tournament.status !== 'Complete' || placedAlike(current, after)) {
      await storeBracket(tx, services, { ...change, stored: facts, tournament })
      return sceneOf(loaded, after)
    }
    const reopened = reopen(facts, now)
    await storeChange(tx, services, { row, before: facts, ...reopened, actor: viewer.id })
    await storeBracket(tx, services, { ...change, stored: reopened.facts, tournament: reopened.facts })
    return null
  }),
)
