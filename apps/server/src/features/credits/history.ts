import {
  type CreditAbout,
  type CreditEntry,
  type credits,
  creditWords,
  packageTexts,
  packageWords,
} from '@gauntlet/contract/credits/endpoints'
import type { Speaker } from '@gauntlet/contract/language/speaker'
import { Said, type UseCase } from '../../platform/http/bind.ts'
import * as queries from './history-queries.ts'

function aboutOf(row: queries.HistoryRow, speaker: Speaker): CreditAbout | null {
  if (row.challenge_id !== null)
    return { kind: 'challenge', id: row.challenge_id, title: row.sport ?? '', others: row.others }
  if (row.tournament_id !== null)
    return { kind: 'tournament', id: row.tournament_id, title: row.title ?? '', others: [] }
  if (row.payment_id === null) return null
  const title = packageWords({ amount: row.amount ?? 0, point: row.bought ?? 0 }, speaker.texts(packageTexts))
  return { kind: 'purchase', id: row.payment_id, title, others: [] }
}

function present(row: queries.HistoryRow, speaker: Speaker): CreditEntry {
  const { id, created_at: created, reason, points, balance } = row
  const about = aboutOf(row, speaker)
  const text = creditWords(reason, about?.kind ?? null, speaker)
  return { id, created: created.toISOString(), reason, text, points, balance, about }
}

/** A page of the viewer's gains and losses of credits. */
export const creditHistory: UseCase<typeof credits.history> = async (
  { db },
  { id: userId },
  { page, limit },
  { speaker },
) => {
  const [rows, { total }] = await Promise.all([
    queries.listHistory.all(db, { userId, limit, offset: (page - 1) * limit }),
    queries.countHistory.one(db, { userId }),
  ])
  return new Said(
    rows.map(row => present(row, speaker)),
    { total },
  )
}
