import { type FriendReason, friendReasons, type friends, type FriendStatus } from '@gauntlet/contract/friends/endpoints'
import type { InputOf } from '@gauntlet/contract/endpoint'
import { ask, ASKS_WITHIN, end, type FriendAttempt, type PairFacts } from '@gauntlet/rules/friends/friendship'
import type { Transaction } from '../../platform/database/database.ts'
import { badField, conflict } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { tell } from '../notices/tell.ts'
import { friendCards } from './present.ts'
import * as queries from '../people/friendships-queries.ts'

/** The screen that answers requests. */
const FRIENDS = '/search/myfriend'

const NOBODY: PairFacts = {
  yourself: false,
  available: false,
  blocked: false,
  child: false,
  other_minor: false,
  hidden: false,
  status: 'none',
  asked_at: null,
  asked_today: 0,
}

async function pairOf(tx: Transaction, services: Services, viewer: Viewer, id: string): Promise<PairFacts> {
  const since = new Date(services.clock.now().getTime() - ASKS_WITHIN)
  const row = await queries.findPair.first(tx, { viewerId: viewer.id, id, since })
  return row ? { ...row, asked_at: row.asked_at?.getTime() ?? null } : NOBODY
}

type Allowed = Extract<FriendAttempt, { kind: 'allowed' }>

async function store(tx: Transaction, services: Services, viewer: Viewer, id: string, { becomes, notify }: Allowed) {
  const pair = { viewerId: viewer.id, id }
  const now = services.clock.now()
  if (becomes === 'none') await queries.removeFriendship.affected(tx, pair)
  else if (becomes === 'friend') {
    await queries.acceptRequest.affected(tx, { ...pair, now })
    await queries.forgetAsks.affected(tx, pair)
  } else {
    await queries.insertRequest.affected(tx, { ...pair, now })
    await queries.noteAsk.affected(tx, { ...pair, now })
  }
  if (notify)
    await tell(tx, services, [id], { kind: 'friends', name: notify, actor: viewer.id, params: {}, link: FRIENDS })
}

/** The refusal of `send` names its field where a player is unknown, as it does for an id that is no id. */
const refusalOf = (reason: FriendReason) =>
  reason === 'unknown' ? badField('friends', friendReasons.unknown) : conflict(friendReasons[reason])

/** Asks, accepts, withdraws, declines or ends, for all who are named or for none. */
export async function sendRequests(
  services: Services,
  viewer: Viewer,
  { friends: named }: InputOf<typeof friends.send>,
) {
  const ids = [...new Set(named.map(({ id }) => id))]
  await services.db.transaction(async tx => {
    await queries.lockPlayers.all(tx, { ids: [viewer.id, ...ids] })
    for (const { id, active } of named) {
      const facts = await pairOf(tx, services, viewer, id)
      const attempt = active === 1 ? ask(facts, services.clock.now().getTime()) : end(facts)
      if (attempt.kind !== 'allowed') throw refusalOf(attempt.reason)
      await store(tx, services, viewer, id, attempt)
    }
    if (ids.length > 0) services.live.touch(tx, [viewer.id, ...ids])
  })
  return { friends: await friendCards(services, viewer, ids) }
}

/** Asks one player, who is known to be there; asked again, what stands is the answer. */
export async function askPlayer(services: Services, viewer: Viewer, id: string): Promise<FriendStatus> {
  const status = await services.db.transaction(async tx => {
    await queries.lockPlayers.all(tx, { ids: [viewer.id, id] })
    const facts = await pairOf(tx, services, viewer, id)
    const attempt = ask(facts, services.clock.now().getTime())
    if (attempt.kind !== 'allowed') {
      if (attempt.reason === 'already_asked' || attempt.reason === 'already_friends') return facts.status
      throw conflict(friendReasons[attempt.reason])
    }
    await store(tx, services, viewer, id, attempt)
    services.live.touch(tx, [viewer.id, id])
    return attempt.becomes
  })
  return status
}
