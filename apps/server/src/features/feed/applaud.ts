import type { feed } from '@gauntlet/contract/feed/endpoints'
import { feedTexts } from '@gauntlet/contract/feed/texts'
import { isId } from '@gauntlet/contract/fields'
import { hearsApplause } from '@gauntlet/rules/feed/feed'
import { isMinor } from '@gauntlet/rules/people/relation'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import type { Act } from '../../platform/http/bind.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { isUnreachable } from '../challenges/facts.ts'
import { challengeLink } from '../challenges/persist.ts'
import { takeBackNotices } from '../notices/gathered.ts'
import { tell } from '../notices/tell.ts'
import * as queries from './queries.ts'
import { type FedResult, presentKudos, resultsAmong } from './results.ts'

async function requireResult(executor: Executor, viewer: Viewer, id: unknown): Promise<FedResult> {
  const [result] = isId(id) ? await resultsAmong(executor, viewer, [id]) : []
  if (!result) throw notFound(feedTexts.missing)
  return result
}

/** Those of its players who are told that the viewer applauds. */
const hearersOf = ({ cast, note }: FedResult): string[] =>
  cast.flatMap(one => {
    const meeting = { minor: note.viewer_minor, other_minor: isMinor(one), friend: one.friend === 'friend' }
    return hearsApplause({ ...meeting, apart: isUnreachable(one) }) ? one.user_id : []
  })

async function give(tx: Transaction, services: Services, viewer: Viewer, result: FedResult): Promise<void> {
  const { id, sport_name } = result.row
  const given_at = services.clock.now()
  if ((await queries.giveKudos.affected(tx, { challenge_id: id, user_id: viewer.id, given_at })) === 0) return
  await tell(tx, services, hearersOf(result), {
    kind: 'feed',
    name: 'applauded',
    actor: viewer.id,
    params: { sport: sport_name },
    link: challengeLink(id),
  })
}

/** Players who have not read of it yet never do. */
async function takeBack(tx: Transaction, services: Services, viewer: Viewer, { row, cast }: FedResult): Promise<void> {
  if ((await queries.takeKudosBack.affected(tx, { challengeId: row.id, userId: viewer.id })) === 0) return
  const userIds = cast.map(({ user_id }) => user_id)
  await takeBackNotices(tx, services, { userIds, kind: 'feed', link: challengeLink(row.id), actorIds: [viewer.id] })
}

export const applaudResult: Act<typeof feed.applaud> = {
  guard: async ({ db }, viewer, { id }) => void (await requireResult(db, viewer, id)),
  act: (services, viewer, { id, active }) =>
    services.db.transaction(async tx => {
      const result = await requireResult(tx, viewer, id)
      await (active === 1 ? give : takeBack)(tx, services, viewer, result)
      const [note] = await queries.listNotes.all(tx, { ids: [id], viewerId: viewer.id })
      return presentKudos(note ?? result.note)
    }),
}
