import { actsAtHand } from '@gauntlet/rules/challenges/at-hand'
import type { Consequences, Notice } from '@gauntlet/rules/challenges/consequences'
import { type ChallengeFacts, playing, reportsOf } from '@gauntlet/rules/challenges/facts'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { type Endpoint, pathOf } from '@gauntlet/contract/endpoint'
import { sideOf } from '@gauntlet/rules/challenges/sides'
import { shownOf } from '@gauntlet/rules/challenges/results'
import { scoreText } from '@gauntlet/rules/scores/shown'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import type { RankChange } from '../ranks/record.ts'
import { momentParams } from '../../platform/clock/when.ts'
import type { ActsFor } from '../notices/pushes.ts'
import { tell } from '../notices/tell.ts'
import type { Terms } from './persist.ts'

export interface NoticeOf {
  id: string
  after: ChallengeFacts
  terms: Pick<Terms, 'sport_name' | 'timezone' | 'venue' | 'city'>
  actor: string | null
  notify: Consequences['notify']
  /** How the result that came with it moved the ranks, by player. */
  ranks: ReadonlyMap<string, RankChange>
}

/** The screen of a challenge. */
export const challengeLink = (id: string): string => `/challenge/issue/${id}`

/** The answers that a reader can give at once, as calls of the API. */
function answersTo(name: Notice, id: string, after: ChallengeFacts, now: number): ActsFor {
  const call = (endpoint: Endpoint, part: Record<string, string> = {}) => ({
    method: endpoint.method,
    path: pathOf(endpoint, { id, ...part }),
  })
  const [first] = reportsOf(after)
  const told = first?.winner_id === null ? { draw: 1 } : { winner: first?.winner_id }
  const calls = {
    accept: call(challenges.answer, { status: 'accepted' }),
    decline: call(challenges.answer, { status: 'dismissed' }),
    confirm: { ...call(challenges.report), body: told },
  }
  return userId => actsAtHand(name, after, userId, now).map(act => ({ name: act, ...calls[act] }))
}

/** News that nobody does to anybody: it holds for every player, whomever they block. */
const impersonal: ReadonlySet<Notice> = new Set([
  'dismissed',
  'lapsed',
  'report_due',
  'reminder',
  'completed',
  'resolved',
  'voided',
  'no_rank',
])

/** News that also names the winner, or the winner by a report. */
const ofResult: ReadonlySet<Notice> = new Set(['reported', 'reminder', 'completed', 'resolved', 'score_taken'])

function outcomeFor(userId: string, after: ChallengeFacts): { outcome?: 'won' | 'lost' | 'drew' } {
  const { status, winner_id } = after
  if (status !== S.complete) return {}
  if (winner_id === null) return { outcome: 'drew' }
  return { outcome: sideOf(after, winner_id) === sideOf(after, userId) ? 'won' : 'lost' }
}

/** The winner; and for a player of a result that stands, how it ended and how it moved their rank. */
function newsFor(userId: string, { after, ranks, actor }: Pick<NoticeOf, 'after' | 'ranks' | 'actor'>) {
  const captain = after.winner_id ?? reportsOf(after)[0]?.winner_id ?? undefined
  // Whoever is on the side that won reads 'you won', and reports a win, whoever its captain is.
  const winner = captain && ([userId, actor].find(id => id && sideOf(after, id) === sideOf(after, captain)) ?? captain)
  const { draw, score } = shownOf(after)
  const side = sideOf(after, userId)
  const [opponent, ...more] = playing(after)
    .map(({ user_id }) => user_id)
    .filter(id => id !== userId)
  const moved = ranks.get(userId)
  return {
    people: {
      ...(winner !== undefined && { winner }),
      ...(opponent !== undefined && more.length === 0 && { opponent }),
    },
    params: {
      ...outcomeFor(userId, after),
      ...(draw && { draw: 'yes' }),
      ...(score && { score: scoreText(score, Math.max(0, side)) }),
      ...(moved && { rank: String(moved.after), change: String(moved.after - moved.before) }),
    },
  }
}

/** Tells the players concerned of each transition. */
export async function sendNotices(tx: Transaction, services: Services, notice: NoticeOf): Promise<void> {
  const { id, after, terms, actor, notify } = notice
  if (notify.length === 0) return
  const params = {
    sport: terms.sport_name,
    ...momentParams(after.start, terms.timezone),
    where: `${terms.venue}, ${terms.city}`,
  }
  for (const { user_ids, notice: name } of notify) {
    // Why no rank moved is told to whoever made the result stand, too.
    const others = name === 'no_rank' ? user_ids : user_ids.filter(userId => userId !== actor)
    const by = impersonal.has(name) ? null : actor
    const acts = answersTo(name, id, after, services.clock.now().getTime())
    const told = { kind: 'challenges', name, actor: by, link: challengeLink(id), acts } as const
    if (!ofResult.has(name)) await tell(tx, services, others, { ...told, params })
    else
      for (const userId of others) {
        const news = newsFor(userId, notice)
        await tell(tx, services, [userId], { ...told, params: { ...params, ...news.params }, people: news.people })
      }
  }
}
