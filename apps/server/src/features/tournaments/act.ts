import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import type { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { type TournamentReason, tournamentReasons } from '@gauntlet/contract/tournaments/reasons'
import type { TournamentAction } from '@gauntlet/contract/tournaments/status'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import { verdictOf } from '@gauntlet/rules/tournaments/actions'
import type { TournamentFacts, TournamentViewer } from '@gauntlet/rules/tournaments/facts'
import { settle, type TournamentConsequences } from '@gauntlet/rules/tournaments/lifecycle'
import {
  confirmPlace,
  declinePlace,
  joinTournament as joins,
  leaveTournament as leaves,
} from '@gauntlet/rules/tournaments/places'
import { isForbidden, isRepeat, mayView } from '@gauntlet/rules/tournaments/seeing'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import { conflict, forbidden, notFound, type Refusal } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { type ActOf, type Decided, decidedActsOn, type Written } from '../gathering/act.ts'
import { lockPlayers } from '../people/friendships-queries.ts'
import { castOf, columnsOf, type Loaded, loadTournament } from './facts.ts'
import { storeChange, type Terms, termsOf } from './persist.ts'
import { askingIn, present, presentTournament } from './present.ts'
import { listNotes } from './queries.ts'

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

/**
 * Whether everything that is shown was read under the lock. It was not if there is a result, which moves ranks, or a
 * bracket, which follows its players; if the sport changed; or if there are players who had no part in it before.
 */
const isWhole = ({ row, facts, cast }: Loaded, after: TournamentFacts, terms: Terms): boolean =>
  facts.status !== 'Complete' &&
  after.status !== 'Complete' &&
  !facts.drawn &&
  terms.sport_id === row.sport_id &&
  after.places.every(place => cast.some(({ user_id }) => user_id === place.user_id))

/**
 * A tournament as it was just written, from what was read under its lock; it is read again only if that is not enough.
 */
async function presentWritten(
  services: Services,
  viewer: Viewer,
  { loaded, facts: after, act, repeated }: Written<Loaded, TournamentFacts, Act>,
): Promise<Tournament> {
  const { row, me } = loaded
  const { id } = row
  const terms = act.terms ?? termsOf(row)
  if (!isWhole(loaded, after, terms)) return presentTournament(services, viewer, id)
  const cast = castOf(loaded.cast, after, repeated ? null : viewer.id)
  return present({
    row: { ...row, ...terms, ...columnsOf(after), organizer_unseen: row.organizer_unseen && repeated },
    cast,
    unlisted: 0,
    asking: askingIn(row, cast, viewer),
    notes: await listNotes.all(services.db, { ids: [id] }),
    me,
    origin: me.origin,
    now: services.clock.now(),
    rankChange: null,
  })
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
  present: presentWritten,
})

const JOIN: Act = { action: 'join', attempt: joins, repeats: true }
const LEAVE: Act = { action: 'leave', attempt: leaves, repeats: true }
const CONFIRM: Act = { action: 'confirm', attempt: confirmPlace, repeats: true }
const DECLINE: Act = { action: 'decline', attempt: declinePlace, repeats: true }

/** A row whose path may leave the tournament out; then there is none. */
const withId = (id: string | undefined): string => {
  if (id === undefined) throw missing()
  return id
}

/** Takes a place, or asks the organizer for one. */
export const joinTournament = tournamentAct<typeof tournaments.join>(
  () => 'join',
  (act, _viewer, { id }) => act(withId(id), () => JOIN),
)

/** Gives a place back. */
export const leaveTournament = tournamentAct<typeof tournaments.leave>(
  () => 'leave',
  (act, _viewer, { id }) => act(withId(id), () => LEAVE),
)

/** An invited player accepts or declines. */
export const answerInvitation = tournamentAct<typeof tournaments.answer>(
  raw => (raw['status'] === 'dismissed' ? 'decline' : 'confirm'),
  (act, _viewer, { id, status }) => act(id, () => (status === 'accepted' ? CONFIRM : DECLINE)),
)
