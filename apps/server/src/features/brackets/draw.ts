import type { brackets } from '@gauntlet/contract/brackets'
import { bracketActionsFor } from '@gauntlet/rules/brackets/actions'
import type { BracketTold } from '@gauntlet/rules/brackets/playing'
import { seeded } from '@gauntlet/rules/brackets/seeding'
import { newcomer, newcomerRank, shownRank } from '@gauntlet/rules/rating/state'
import { acceptedIn, type TournamentFacts, userIds } from '@gauntlet/rules/tournaments/facts'
import { settle } from '@gauntlet/rules/tournaments/lifecycle'
import type { Executor } from '../../platform/database/database.ts'
import type { GuardedUseCase } from '../../platform/http/bind.ts'
import { MAIL_JOB } from '../../platform/outbox/outbox.ts'
import { findSport } from '../sports/queries.ts'
import { requireVisible } from '../tournaments/act.ts'
import { guardFor, refusalOf } from './act.ts'
import { drawMatches } from './engine.ts'
import { undrawn, viewBracket } from './present.ts'
import * as queries from './queries.ts'
import { type BracketState, type Entrant, unsaid } from './state.ts'
import { isFormat, storeBracket } from './store.ts'

/** Who plays, by the rank of this moment. */
async function entrantsOf(tx: Executor, tournament: TournamentFacts, sportId: string): Promise<Entrant[]> {
  const ids = userIds(acceptedIn(tournament))
  const { anchor } = await findSport.one(tx, { id: sportId })
  const start = newcomer(newcomerRank(anchor))
  const rows = await queries.listCandidates.all(tx, { ids, sportId })
  const candidates = rows.map(({ user_id, name_key, mean, variance }) => ({
    user_id,
    name_key,
    mean: mean ?? start.mean,
    variance: variance ?? start.variance,
  }))
  return seeded(candidates).map(({ seed, user_id, mean, withdrawn }) => ({
    seed,
    user_id,
    rank: shownRank({ mean }),
    withdrawn,
  }))
}

/** The organizer draws the bracket. */
export const drawIt: GuardedUseCase<typeof brackets.draw> = {
  guard: guardFor('organizer'),
  async run(services, viewer, { id }) {
    await services.db.transaction(async tx => {
      const { row, facts } = await requireVisible(tx, services, viewer, id, true)
      const now = services.clock.now()
      const { tournament } = settle(facts, now.getTime())
      const verdict = bracketActionsFor({ tournament, bracket: undrawn(tournament), viewerId: viewer.id }).draw
      if (verdict.kind !== 'allowed') throw refusalOf(verdict)
      const { format } = tournament
      if (!isFormat(format)) throw refusalOf({ reason: 'no_format' })
      const entrants = await entrantsOf(tx, tournament, row.sport_id)
      const { settings, matches } = await drawMatches(format, entrants.length)
      const after: BracketState = {
        format,
        settings,
        entrants,
        matches: matches.map(match => ({ ...unsaid, ...match })),
      }
      await queries.insertBracket.affected(tx, { id, settings: JSON.stringify(settings), now })
      await queries.insertEntrants.affected(tx, {
        id,
        userIds: entrants.map(({ user_id }) => user_id),
        ranks: entrants.map(({ rank }) => rank),
      })
      const notify: BracketTold[] = [{ notice: 'bracket_drawn', user_ids: entrants.map(({ user_id }) => user_id) }]
      await storeBracket(tx, services, { row, tournament, before: null, after, actor: viewer.id, notify })
    })
    services.jobs.wake(MAIL_JOB)
    return viewBracket(services, viewer, { id })
  },
}
