import type { InputOf } from '@gauntlet/contract/endpoint'
import { isId } from '@gauntlet/contract/fields'
import type { ranks } from '@gauntlet/contract/ranks/endpoints'
import { newcomerRank, shownRank } from '@gauntlet/rules/ranks/state'
import type { Executor } from '../../platform/database/database.ts'
import { type GuardedUseCase, Said } from '../../platform/http/bind.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { hiddenFrom } from '../cards/hidden.ts'
import { cardsOf } from '../cards/present.ts'
import { presentEntry } from './present.ts'
import * as queries from './read-queries.ts'

/** The sport's anchor and the player's mean in it; 404 where either is absent or the player is hidden. */
async function subjectOf(executor: Executor, viewer: Viewer, sportId: string, userId: string) {
  const { anchor, mean, shown } = await queries.findSubject.one(executor, { sportId, userId, viewerId: viewer.id })
  if (anchor === null || !shown) throw notFound()
  return { anchor, mean }
}

/** The results that moved a player's rank, the newest first. */
export const rankHistory: GuardedUseCase<typeof ranks.history> = {
  async guard({ db }, viewer, { sport, user_id = viewer.id }) {
    if (isId(sport) && isId(user_id)) await subjectOf(db, viewer, sport, user_id)
  },
  async run({ db }, viewer, { sport, user_id = viewer.id, challenge_id, page, limit }) {
    const whose = { sportId: sport, userId: user_id, challengeId: challenge_id ?? null }
    const [rows, { total }] = await Promise.all([
      queries.listHistory.all(db, { ...whose, limit, offset: (page - 1) * limit }),
      queries.countHistory.one(db, whose),
    ])
    const ids = rows.map(row => row.result_id)
    const entries = await queries.listEntriesOf.all(db, { resultIds: ids })
    const players = [...new Set(entries.map(row => row.user_id))]
    // In the viewer's matches everybody is shown; in another player's nobody who is hidden from the viewer.
    const hidden = user_id === viewer.id ? new Set() : await hiddenFrom(db, viewer.id, players)
    const cards = await cardsOf(
      db,
      players.filter(id => !hidden.has(id)),
      { sportId: sport },
    )
    const byResult = Map.groupBy(entries, row => row.result_id)
    return new Said(
      ids.flatMap(id => presentEntry(byResult.get(id) ?? [], user_id, cards)),
      { total },
    )
  },
}

async function rankIn({ db }: Services, viewer: Viewer, sportId: string, userId: string) {
  const { anchor, mean } = await subjectOf(db, viewer, sportId, userId)
  return [{ rank: mean === null ? newcomerRank(anchor) : shownRank({ held: mean }) }]
}

export const viewOwnRank = (services: Services, viewer: Viewer, { sport }: InputOf<typeof ranks.own>) =>
  rankIn(services, viewer, sport, viewer.id)

export const viewRankOf = (services: Services, viewer: Viewer, { a, b }: InputOf<typeof ranks.of>) =>
  rankIn(services, viewer, b, a)
