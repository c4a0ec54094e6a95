import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import type { ChallengeFacts } from '@gauntlet/rules/challenges/facts'
import { asPlayed, type Consequences, type Notice, reportsOf, shownOf } from '@gauntlet/rules/challenges/results'
import { isSided, sideOf, sidesOf } from '@gauntlet/rules/challenges/sides'
import { scoreText } from '@gauntlet/rules/scores/shown'
import { momentParams } from '../../platform/clock/when.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { answersTo } from '../notices/challenge-acts.ts'
import { namedSide } from '../notices/people.ts'
import { tell } from '../notices/tell.ts'
import type { RankChange } from '../ranks/record.ts'
import type { ShownRow } from './queries.ts'

interface NoticeOf {
  id: string
  after: ChallengeFacts
  terms: Pick<ShownRow, 'sport_name' | 'timezone' | 'venue' | 'city' | 'team_id' | 'against_team_id'>
  actor: string | null
  notify: Consequences['notify']
  /** How the result that came with it moved the ranks, by player. */
  ranks: ReadonlyMap<string, RankChange>
}

/** The screen of a challenge. */
export const challengeLink = (id: string): string => `/challenge/issue/${id}`

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
  'record_lapsed',
  'time_moved',
])

/** News that also names the winner, or the winner by a report. */
const ofResult: ReadonlySet<Notice> = new Set([
  'reported',
  'recorded',
  'reminder',
  'completed',
  'resolved',
  'score_taken',
])

function outcomeFor(userId: string, after: ChallengeFacts): { outcome?: 'won' | 'lost' | 'drew' } {
  const { status, winner_id } = after
  if (status !== S.complete) return {}
  if (winner_id === null) return { outcome: 'drew' }
  return { outcome: sideOf(after, winner_id) === sideOf(after, userId) ? 'won' : 'lost' }
}

/** The winner; and for a player of a result that stands, how it ended and how it moved their rank. */
function newsFor(userId: string, { after, ranks, actor, terms }: Omit<NoticeOf, 'id' | 'notify'>) {
  const captain = after.winner_id ?? reportsOf(after)[0]?.winner_id ?? undefined
  const sides = sidesOf(after)
  const named = (word: string, at: number) =>
    namedSide(word, sides[at] ?? [], isSided(after) ? [terms.team_id, terms.against_team_id][at] : null)
  const won = captain === undefined ? -1 : sideOf(after, captain)
  const reports = actor !== null && after.status !== S.complete && won === sideOf(after, actor)
  const { draw, score } = shownOf(after)
  const side = sideOf(after, userId)
  const others = [...sides.keys()].filter(at => at !== side)
  const [opponent] = others.length === 1 ? others : []
  const moved = ranks.get(userId)
  return {
    people: {
      // A win that is only reported is told of whoever says so.
      ...(reports && won !== side ? { winner: actor } : named('winner', won)),
      ...(opponent !== undefined && named('opponent', opponent)),
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
    const acts = answersTo(name, id, after, services.clock.now())
    const told = { kind: 'challenges', name, actor: by, link: challengeLink(id), acts } as const
    if (!ofResult.has(name)) await tell(tx, services, others, { ...told, params })
    else
      for (const userId of others) {
        const news = newsFor(userId, { ...notice, after: asPlayed(after) })
        await tell(tx, services, [userId], { ...told, params: { ...params, ...news.params }, people: news.people })
      }
  }
}
