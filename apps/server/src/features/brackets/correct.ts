import type { brackets } from '@gauntlet/contract/brackets/endpoints'
import type { BracketSituation } from '@gauntlet/rules/brackets/actions'
import { correctMatch } from '@gauntlet/rules/brackets/correcting'
import { undecidedIn } from '@gauntlet/rules/brackets/facts'
import { placingsOf } from '@gauntlet/rules/brackets/placings'
import { settle } from '@gauntlet/rules/tournaments/lifecycle'
import { reopen } from '@gauntlet/rules/tournaments/reporting'
import type { GuardedUseCase } from '../../platform/http/bind.ts'
import { requireVisible } from '../tournaments/act.ts'
import { storeChange, termsOf } from '../tournaments/persist.ts'
import { guardFor, matchIn, refusalOf, resultOf } from './act.ts'
import { corrected } from '../draws/corrected.ts'
import { asOf, viewBracket } from './present.ts'
import { type BracketState, bracketFacts } from '../draws/state.ts'
import { loadBracket } from '../draws/load.ts'
import { storeBracket } from './store.ts'

const placedAlike = (before: BracketState, after: BracketState): boolean => {
  const [one, two] = [bracketFacts(before), bracketFacts(after)]
  return undecidedIn(two).length === 0 && placingsOf(one).join() === placingsOf(two).join()
}

/**
 * The organizer corrects a decided match. A result of the tournament that does not stand yet is taken back where the
 * bracket says another one now, and given anew once every match is decided.
 */
export const correctIt: GuardedUseCase<typeof brackets.correct> = {
  guard: guardFor('organizer'),
  async run(services, viewer, input) {
    const { id, match, later } = input
    await services.db.transaction(async tx => {
      const { row, facts } = await requireVisible(tx, services, viewer, id, true)
      const now = services.clock.now().getTime()
      const { tournament } = settle(facts, now)
      const before = await loadBracket(tx, row)
      if (!before) throw refusalOf({ reason: 'not_drawn' })
      const current = await asOf(before, tournament, now)
      const situation: BracketSituation = { tournament, bracket: bracketFacts(current), viewerId: viewer.id, now }
      const attempt = correctMatch(situation, matchIn(situation, match), resultOf(input), later)
      if (attempt.kind !== 'allowed') throw refusalOf(attempt)
      const after = await corrected(current, attempt.correction, now)
      const change = { row, before, after, actor: viewer.id, notify: attempt.notify }
      if (tournament.status === 'Complete' && !placedAlike(current, after)) {
        const { tournament: open, consequences } = reopen(facts, now)
        const terms = termsOf(row)
        await storeChange(tx, services, { id, before: facts, after: open, consequences, terms, actor: viewer.id })
        await storeBracket(tx, services, { ...change, stored: open, tournament: open })
      } else await storeBracket(tx, services, { ...change, stored: facts, tournament })
    })
    return viewBracket(services, viewer, { id })
  },
}
