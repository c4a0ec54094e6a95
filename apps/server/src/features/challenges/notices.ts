import { challengeNotices } from '@gauntlet/contract/challenges-notices'
import type { Notification } from '@gauntlet/rules/challenges/consequences'
import type { ChallengeFacts } from '@gauntlet/rules/challenges/facts'
import type { Executor } from '../../platform/database/database.ts'
import { queueMail } from '../../platform/outbox/outbox.ts'
import type { Services } from '../../platform/services.ts'
import { findProfile } from '../profiles/queries.ts'
import { findSport } from '../sports/queries.ts'
import { listMailTargets } from './people-queries.ts'
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

/** Writes to the players concerned; what they see in the app follows from their version. */
export async function sendNotices(tx: Executor, services: Services, notice: NoticeOf): Promise<void> {
  const { id, after, terms, actor, notifications } = notice
  const everybody = [...new Set(notifications.flatMap(({ to }) => to))]
  const targets = everybody.length > 0 ? await listMailTargets.all(tx, { ids: everybody }) : []
  if (targets.length === 0) return
  const by = actor ?? after.disputed_by ?? after.players.find(({ role }) => role === 'issuer')?.user_id
  const person = by === undefined ? undefined : await findProfile.first(tx, { id: by })
  const sport = await findSport.one(tx, { id: terms.sport_id })
  const about = {
    who: person ? `${person.first_name} ${person.last_name}` : services.config.appName,
    sport: sport.name,
    when: whenAt(after.start, terms.timezone),
    where: `${terms.venue}, ${terms.city}`,
  }
  for (const { to, notice: kind } of notifications) {
    const { subject, line, action } = challengeNotices[kind](about)
    for (const target of targets.filter(({ id: userId }) => to.includes(userId)))
      await queueMail(tx, services, {
        to: target.email,
        subject,
        heading: subject,
        lines: [line, `${about.sport} · ${about.when} · ${about.where}`],
        action: { label: action, url: `${services.config.appUrl}/challenge/issue/${id}` },
      })
  }
}
