import { type TournamentReason, tournamentReasons } from '@gauntlet/contract/tournaments/reasons'
import type { TournamentAction } from '@gauntlet/contract/tournaments/status'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import type { TournamentAttempt } from '@gauntlet/rules/tournaments/attempt'
import type { Millis, TournamentFacts, TournamentViewer } from '@gauntlet/rules/tournaments/facts'
import { verdictOf } from '@gauntlet/rules/tournaments/actions'
import { settle } from '@gauntlet/rules/tournaments/lifecycle'
import { isForbidden, isRepeat, mayView } from '@gauntlet/rules/tournaments/seeing'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import { conflict, forbidden, notFound, type Refusal } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { lockPlayers } from '../people/friendships-queries.ts'
import { type Loaded, loadTournament } from './facts.ts'
import { insertNote } from './place-queries.ts'
import { storeChange, type Terms, termsOf } from './persist.ts'
import { presentTournament } from './present-list.ts'

/** The status and text of a refusal, from the rule's reason. */
export const refusalOf = (action: TournamentAction, { reason }: { reason: TournamentReason }): Refusal =>
  (isForbidden(action, reason) ? forbidden : conflict)(tournamentReasons[reason])

export const missing = (): Refusal => notFound(tournamentTexts.missing)

/** The tournament, where there is one and the viewer may see it; with `lock` its row is held. */
export async function requireVisible(
  executor: Executor,
  services: Services,
  viewer: Viewer,
  id: unknown,
  lock = false,
): Promise<Loaded> {
  const loaded = await loadTournament(executor, { id, viewerId: viewer.id, now: services.clock.now(), lock })
  if (!loaded || !mayView(loaded.facts, loaded.viewer, loaded.organizer)) throw missing()
  return loaded
}

/** Before the input is looked at: is the tournament there, and does the viewer have any business with this act? */
export const guardAct =
  (
    actionOf: TournamentAction | ((raw: Readonly<Record<string, unknown>>, loaded: Loaded) => TournamentAction),
    field: 'id' | 'tournament_id' = 'id',
  ) =>
  async (services: Services, viewer: Viewer, raw: Readonly<Record<string, unknown>>): Promise<void> => {
    const now = services.clock.now().getTime()
    const loaded = await requireVisible(services.db, services, viewer, raw[field])
    const action = typeof actionOf === 'string' ? actionOf : actionOf(raw, loaded)
    const verdict = verdictOf(action, settle(loaded.facts, now).tournament, loaded.viewer, now)
    if (verdict.kind !== 'allowed' && isForbidden(action, verdict.reason)) throw refusalOf(action, verdict)
  }

export interface Act {
  action: TournamentAction
  attempt: (facts: TournamentFacts, viewer: TournamentViewer, now: Millis) => TournamentAttempt
  /** The terms as they will be; those that stand where it is left out. */
  terms?: Terms
  /** What the organizer writes to everyone, kept among the notes; nothing where it is '' or left out. */
  note?: string
}

/**
 * Carries out an act on a tournament: under the row's lock the rules decide on what is true now, and the answer is the
 * tournament as it stands afterwards. The viewer's own row is held first, as a block holds it: of the two, whichever
 * comes second sees the other. A repeated GET (`repeats`) answers with what stands. `choose` may read more under
 * the lock, and may store what the rules do not know of.
 */
export async function actOnTournament(
  services: Services,
  viewer: Viewer,
  id: string,
  choose: (tx: Transaction, loaded: Loaded, now: Date) => Act | Promise<Act>,
  { repeats = false }: { repeats?: boolean } = {},
) {
  await services.db.transaction(async tx => {
    await lockPlayers.all(tx, { ids: [viewer.id] })
    const loaded = await requireVisible(tx, services, viewer, id, true)
    const now = services.clock.now()
    const { action, attempt, terms = termsOf(loaded.row), note = '' } = await choose(tx, loaded, now)
    const result = attempt(loaded.facts, loaded.viewer, now.getTime())
    if (result.kind !== 'allowed') {
      if (repeats && isRepeat(action, result.reason)) return
      throw refusalOf(action, result)
    }
    const { tournament: after, consequences } = result
    await storeChange(tx, services, { id, before: loaded.facts, after, consequences, terms, actor: viewer.id, note })
    if (note !== '')
      await insertNote.affected(tx, { id: newId(now), tournamentId: id, userId: viewer.id, message: note, now })
  })
  return presentTournament(services, viewer, id)
}
