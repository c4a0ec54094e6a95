import type { Notification } from '@gauntlet/rules/challenges/consequences'
import type { ChallengeFacts } from '@gauntlet/rules/challenges/facts'
import type { Executor } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { tell } from '../notices/tell.ts'
import { findSport } from '../sports/queries.ts'
import type { Terms } from './persist.ts'

export interface NoticeOf {
  id: string
  after: ChallengeFacts
  terms: Pick<Terms, 'sport_id' | 'timezone' | 'venue' | 'city'>
  actor: string | null
  notifications: readonly Notification[]
}

/** 'Sat, Jul 4, 6:30 PM', on the clock at the venue. */
const whenAt = (start: number, timezone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
  }).format(start)

/** The screen of a challenge. */
export const challengeLink = (id: string): string => `/challenge/issue/${id}`

/** What nobody does to anybody: it is true for whoever plays, whomever they block. */
const impersonal: ReadonlySet<Notification['notice']> = new Set([
  'dismissed',
  'lapsed',
  'report_due',
  'reminder',
  'completed',
  'resolved',
  'voided',
])

/** Tells the players concerned of each transition. */
export async function sendNotices(tx: Executor, services: Services, notice: NoticeOf): Promise<void> {
  const { id, after, terms, actor, notifications } = notice
  if (notifications.length === 0) return
  const sport = await findSport.one(tx, { id: terms.sport_id })
  const params = {
    sport: sport.name,
    when: whenAt(after.start, terms.timezone),
    where: `${terms.venue}, ${terms.city}`,
  }
  for (const { to, notice: name } of notifications)
    await tell(
      tx,
      services,
      to.filter(userId => userId !== actor),
      { kind: 'challenges', name, actor: impersonal.has(name) ? null : actor, params, link: challengeLink(id) },
    )
}
