import type { feed, FeedResult } from '@gauntlet/contract/feed/endpoints'
import { feedTexts } from '@gauntlet/contract/feed/texts'
import { isId } from '@gauntlet/contract/fields'
import { hearsApplause } from '@gauntlet/rules/feed/feed'
import { isMinor } from '@gauntlet/rules/people/relation'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import type { Act } from '../../platform/http/bind.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { isUnreachable } from '../challenges/facts.ts'
import { challengeLink } from '../challenges/notices.ts'
import { listPlayers } from '../challenges/queries.ts'
import { takeBackNotices } from '../notices/gathered.ts'
import { tell } from '../notices/tell.ts'
import * as queries from './queries.ts'
import { type FedResult, presentKudos, resultsAmong } from './results.ts'

type Kudos = FeedResult['kudos']

async function requireResult(executor: Executor, viewer: Viewer, id: unknown): Promise<FedResult> {
  const [result] = isId(id) ? await resultsAmong(executor, viewer, [id]) : []
  if (!result) throw notFound(feedTexts.missing)
  return result
}

/** Those of its players who are told that the viewer applauds. */
const hearersOf = ({ cast, row }: FedResult): string[] =>
  cast.flatMap(one => {
    const meeting = { minor: row.viewer_minor, other_minor: isMinor(one), friend: one.friend }
    return hearsApplause({ ...meeting, apart: isUnreachable(one) }) ? one.user_id : []
  })

async function give(tx: Transaction, services: Services, viewer: Viewer, id: string): Promise<Kudos> {
  const result = await requireResult(tx, viewer, id)
  const given_at = services.clock.now()
  if ((await queries.giveKudos.affected(tx, { challenge_id: id, user_id: viewer.id, given_at })) > 0)
    await tell(tx, services, hearersOf(result), {
      kind: 'feed',
      name: 'applauded',
      actor: viewer.id,
      params: { sport: result.row.sport_name },
      link: challengeLink(id),
    })
  const [row = result.row] = await queries.listResults.all(tx, { ids: [id], viewerId: viewer.id })
  return presentKudos(row)
}

/**
 * Whoever applauds may take it back, also where the match has left their feed since: nothing more is told of it then.
 * Players who have not read of it yet never do.
 */
async function takeBack(tx: Transaction, services: Services, viewer: Viewer, id: string): Promise<Kudos> {
  const taken = await queries.takeKudosBack.affected(tx, { challengeId: id, userId: viewer.id })
  if (taken === 0) return presentKudos((await requireResult(tx, viewer, id)).row)
  const userIds = (await listPlayers.all(tx, { ids: [id] })).map(({ user_id }) => user_id)
  await takeBackNotices(tx, services, { userIds, kind: 'feed', link: challengeLink(id), actorIds: [viewer.id] })
  const [result] = await resultsAmong(tx, viewer, [id])
  return result ? presentKudos(result.row) : { count: 0, mine: 0 }
}

export const applaudResult: Act<typeof feed.applaud> = {
  guard: async ({ db }, viewer, { id }) => void (await requireResult(db, viewer, id)),
  act: (services, viewer, { id, active }) =>
    services.db.transaction(tx => (active === 1 ? give : takeBack)(tx, services, viewer, id)),
}
