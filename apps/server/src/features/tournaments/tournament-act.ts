import { type TournamentReason, tournamentReasons } from '@gauntlet/contract/tournaments/reasons'
import type { TournamentAction } from '@gauntlet/contract/tournaments/status'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import type { TournamentFacts, TournamentViewer } from '@gauntlet/rules/tournaments/facts'
import { verdictOf } from '@gauntlet/rules/tournaments/actions'
import { settle, type TournamentConsequences } from '@gauntlet/rules/tournaments/lifecycle'
import { isForbidden, isRepeat, mayView } from '@gauntlet/rules/tournaments/seeing'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import { conflict, forbidden, notFound, type Refusal } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { type ActOf, type Decided, decidedActsOn, type Written } from '../gathering/act.ts'
import { lockPlayers } from '../people/friendships-queries.ts'
import { type Loaded, loadTournament } from './facts.ts'
import { storeChange, type Terms } from './persist.ts'
import { presentWritten } from './present-list.ts'

/** The status and text of a refusal, from the rule's reason. */
export const refusalOf = (action: TournamentAction, reason: TournamentReason): Refusal =>
  (isForbidden(action, reason) ? forbidden : conflict)(tournamentReasons[reason])

export const missing = (): Refusal => notFound(tournamentTexts.missing)

/** The tournament, if there is one that the viewer may see; with `lock` its row is held. */
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

/** The viewer's own row is held first, as it is for a block: of the two, whichever comes second sees the other. */
async function load(services: Services, viewer: Viewer, id: unknown, tx?: Transaction): Promise<Loaded> {
  if (!tx) return requireVisible(services.db, services, viewer, id)
  await lockPlayers.all(tx, { ids: [viewer.id] })
  return requireVisible(tx, services, viewer, id, true)
}

export interface Act
  extends ActOf<TournamentAction, TournamentFacts, TournamentViewer, TournamentConsequences, TournamentReason> {
  /** The terms as the organizer has edited them; if left out, they stay. */
  terms?: Terms
  /** The organizer's message to everyone, kept among the notes; nothing if it is '' or left out. */
  note?: string
}

/** An act on a tournament, given what its input means. */
export const tournamentAct = decidedActsOn({
  load,
  rules: { settle, verdictOf, isForbidden, isRepeat },
  refusalOf,
  store: (
    tx,
    services,
    { loaded, act: { terms, note }, ...change }: Decided<Loaded, TournamentFacts, TournamentConsequences, Act>,
  ) => storeChange(tx, services, { ...change, row: loaded.row, before: loaded.facts, edited: terms, note }),
  present: (services, viewer, written: Written<Loaded, TournamentFacts, Act>) =>
    presentWritten(services, viewer, written),
})
