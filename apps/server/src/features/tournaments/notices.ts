import type { TournamentFacts } from '@gauntlet/rules/tournaments/facts'
import type { TournamentConsequences, TournamentNotice } from '@gauntlet/rules/tournaments/lifecycle'
import type { Executor } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { tell } from '../notices/tell.ts'
import { findSport } from '../sports/queries.ts'
import type { Terms } from './persist.ts'

/** The screen of a tournament. */
export const tournamentLink = (id: string): string => `/tournament/view/${id}`

/** 'Sat, Jul 4, 6:30 PM', on the clock at the venue. */
export const whenAt = (start: number, timezone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
  }).format(start)

/** What nobody does to anybody: it is true for everybody in it, whomever they block. */
const impersonal: ReadonlySet<TournamentNotice> = new Set([
  'dismissed',
  'report_due',
  'draw_due',
  'bracket_begins',
  'completed',
  'resolved',
  'voided',
])

interface NoticesOf {
  id: string
  after: TournamentFacts
  terms: Terms
  actor: string | null
  note: string
  notify: TournamentConsequences['notify']
}

/** What the texts of notices are written from. */
export async function aboutTournament(tx: Executor, terms: Terms, start: number) {
  const sport = await findSport.one(tx, { id: terms.sport_id })
  return {
    title: terms.title,
    sport: sport.name,
    when: whenAt(start, terms.timezone),
    where: `${terms.venue}, ${terms.city}`,
  }
}

/** Tells the players concerned of each transition. */
export async function sendNotices(tx: Executor, services: Services, notices: NoticesOf): Promise<void> {
  const { id, after, terms, actor, note, notify } = notices
  if (notify.length === 0) return
  const about = await aboutTournament(tx, terms, after.start)
  const link = tournamentLink(id)
  for (const { notice, user_ids } of notify) {
    const others = user_ids.filter(userId => userId !== actor)
    const by = impersonal.has(notice) ? null : actor
    if (notice === 'invited') {
      const facts = `${about.sport} · ${about.when} · ${about.where}`
      const params = { what: terms.title, facts }
      await tell(tx, services, others, { kind: 'invitations', name: 'tournament', actor: by, params, link })
    } else if (notice === 'cancelled') {
      const params = { ...about, ...(note !== '' && { message: note }) }
      await tell(tx, services, others, { kind: 'tournaments', name: notice, actor: by, params, link })
    } else await tell(tx, services, others, { kind: 'tournaments', name: notice, actor: by, params: about, link })
  }
}
