import type { brackets } from '@gauntlet/contract/brackets/endpoints'
import { bracketTexts } from '@gauntlet/contract/brackets/texts'
import { tournamentReasons } from '@gauntlet/contract/tournaments/reasons'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import { bracketActionsFor } from '@gauntlet/rules/brackets/actions'
import { newsBetween } from '@gauntlet/rules/brackets/playing'
import { acceptedIn, userIds } from '@gauntlet/rules/tournaments/facts'
import { settle } from '@gauntlet/rules/tournaments/lifecycle'
import { walkIn } from '@gauntlet/rules/tournaments/places'
import type { Transaction } from '../../platform/database/database.ts'
import type { GuardedUseCase } from '../../platform/http/bind.ts'
import { badField, conflict } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { requireVisible } from '../tournaments/act.ts'
import { personsBeside } from '../tournaments/facts.ts'
import { storeChange, termsOf } from '../tournaments/persist.ts'
import { guardFor, refusalOf } from './act.ts'
import { undrawn, viewBracket } from './present.ts'
import { drawBracket } from '../draws/redraw.ts'
import { bracketFacts } from '../draws/state.ts'
import { isFormat, loadBracket } from '../draws/load.ts'
import { tellOfBracket } from './store.ts'

/** The tournament with its row held, its bracket, and whether the organizer may do this in it. */
async function situationOf(tx: Transaction, services: Services, viewer: Viewer, id: string) {
  const { row, facts } = await requireVisible(tx, services, viewer, id, true)
  const now = services.clock.now().getTime()
  const { tournament } = settle(facts, now)
  const state = await loadBracket(tx, row)
  const bracket = state ? bracketFacts(state) : undrawn(tournament)
  const verdicts = bracketActionsFor({ tournament, bracket, viewerId: viewer.id, now })
  return { row, facts, tournament, bracket, verdicts, now }
}

/** The organizer draws the bracket, or draws it anew. */
export const drawIt: GuardedUseCase<typeof brackets.draw> = {
  guard: guardFor('organizer'),
  async run(services, viewer, { id, order = [] }) {
    await services.db.transaction(async tx => {
      const { row, tournament, verdicts } = await situationOf(tx, services, viewer, id)
      if (verdicts.draw.kind !== 'allowed') throw refusalOf(verdicts.draw)
      const { format } = tournament
      if (!isFormat(format)) throw refusalOf({ reason: 'no_format' })
      const players = userIds(acceptedIn(tournament))
      if (new Set(order).size < order.length || order.some(userId => !players.includes(userId)))
        throw badField('order', bracketTexts.order)
      await drawBracket(tx, services, { id, format, sportId: row.sport_id, players, order })
      const drawn = await loadBracket(tx, { ...row, drawn: true })
      const notify = [{ notice: 'bracket_drawn', user_ids: players }] as const
      await tellOfBracket(tx, services, { row, tournament, actor: viewer.id, notify, after: drawn })
    })
    return viewBracket(services, viewer, { id })
  },
}

/** The organizer adds a player to a bracket that has begun, where a bye is free. */
export const walkInIt: GuardedUseCase<typeof brackets.walkIn> = {
  guard: guardFor('organizer'),
  async run(services, viewer, { id, user_id }) {
    await services.db.transaction(async tx => {
      const { row, facts, tournament, bracket, verdicts, now } = await situationOf(tx, services, viewer, id)
      if (verdicts.walk_in.kind !== 'allowed') throw refusalOf(verdicts.walk_in)
      const person = (await personsBeside(tx, row.organizer_id, row.sport_id, [user_id])).get(user_id)
      const attempt = person && walkIn(facts, { ...person.viewer, friend: person.friend }, now)
      // Who is hidden from the organizer is answered for as an id that nobody has.
      if (!attempt || (attempt.kind !== 'allowed' && attempt.reason === 'unavailable'))
        throw badField('user_id', tournamentTexts.unknownPlayer)
      if (attempt.kind !== 'allowed') throw conflict(tournamentReasons[attempt.reason])
      const { tournament: after, consequences } = attempt
      const terms = termsOf(row)
      await storeChange(tx, services, { id, before: facts, after, consequences, terms, actor: viewer.id })
      const drawn = await loadBracket(tx, row)
      const news = drawn ? newsBetween(bracket, bracketFacts(drawn)) : []
      const notify = news.map(told => ({ ...told, user_ids: told.user_ids.filter(userId => userId !== user_id) }))
      await tellOfBracket(tx, services, { row, tournament, actor: viewer.id, notify, after: drawn })
    })
    return viewBracket(services, viewer, { id })
  },
}
