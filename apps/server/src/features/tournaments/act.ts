import { type TournamentReason, tournamentReasons } from '@gauntlet/contract/tournaments/reasons'
import type { TournamentAction } from '@gauntlet/contract/tournaments/status'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import type { Millis } from '@gauntlet/contract/time'
import type { TournamentAttempt } from '@gauntlet/rules/tournaments/attempt'
import type { TournamentFacts, TournamentViewer } from '@gauntlet/rules/tournaments/facts'
import { verdictOf } from '@gauntlet/rules/tournaments/actions'
import { settle } from '@gauntlet/rules/tournaments/lifecycle'
import { isForbidden, isRepeat, mayView } from '@gauntlet/rules/tournaments/seeing'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import { conflict, forbidden, notFound, type Refusal } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { actsOn, type Raw } from '../gathering/act.ts'
import { lockPlayers } from '../people/friendships-queries.ts'
import { type Loaded, loadTournament } from './facts.ts'
import { insertNote } from './place-queries.ts'
import { storeChange, type Terms, termsOf } from './persist.ts'
import { presentWritten } from './present-list.ts'

/** The status and text of a refusal, from the rule's reason. */
export const refusalOf = (action: TournamentAction, { reason }: { reason: TournamentReason }): Refusal =>
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

/** The action that an input means, as far as it can be told before the input is checked. */
type Meaning = (raw: Raw, loaded: Loaded) => TournamentAction

function refuseOthers({ clock }: Services, loaded: Loaded, meaning: Meaning, raw: Raw): void {
  const now = clock.now().getTime()
  const action = meaning(raw, loaded)
  const verdict = verdictOf(action, settle(loaded.facts, now).tournament, loaded.viewer, now)
  if (verdict.kind !== 'allowed' && isForbidden(action, verdict.reason)) throw refusalOf(action, verdict)
}

export interface Act {
  action: TournamentAction
  attempt: (facts: TournamentFacts, viewer: TournamentViewer, now: Millis) => TournamentAttempt
  /** The terms as the organizer has edited them; if left out, they stay. */
  terms?: Terms
  /** The organizer's message to everyone, kept among the notes; nothing if it is '' or left out. */
  note?: string
}

export interface Doing {
  /** May read more under the lock, and may store what the rules know nothing of. */
  choose: (tx: Transaction, loaded: Loaded, now: Date) => Act | Promise<Act>
  /** A repeated GET is answered with the tournament as it is. */
  repeats?: boolean
}

async function carryOut(
  tx: Transaction,
  services: Services,
  viewer: Viewer,
  loaded: Loaded,
  { choose, repeats = false }: Doing,
) {
  const now = services.clock.now()
  const { row, facts: before } = loaded
  const { id } = row
  const { action, attempt, terms: edited, note = '' } = await choose(tx, loaded, now)
  const terms = edited ?? termsOf(row)
  const result = attempt(before, loaded.viewer, now.getTime())
  if (result.kind !== 'allowed') {
    if (repeats && isRepeat(action, result.reason)) return { loaded, after: before, terms, seen: false }
    throw refusalOf(action, result)
  }
  const { tournament: after, consequences } = result
  const change = { id, before, after, consequences, terms, edited: edited !== undefined, actor: viewer.id, note }
  await storeChange(tx, services, change)
  if (note !== '')
    await insertNote.affected(tx, { id: newId(now), tournamentId: id, userId: viewer.id, message: note, now })
  return { loaded, after, terms, seen: true }
}

/** An act on a tournament, given what its input means. */
export const tournamentAct = actsOn({ load, refuseOthers, carryOut, present: presentWritten })
