import type { TournamentFacts } from '@gauntlet/rules/tournaments/facts'
import { acceptedCount, acceptedIn, invitedIn, membersOf, placeOf, userIds } from '@gauntlet/rules/tournaments/sides'
import type { TournamentConsequences, TournamentNotice } from '@gauntlet/rules/tournaments/lifecycle'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { loadBracket } from '../draws/load.ts'
import { peopleFor } from '../draws/news.ts'
import { momentParams } from '../../platform/clock/when.ts'
import { namedSide } from '../notices/people.ts'
import { tell } from '../notices/tell.ts'
import type { Terms } from './persist.ts'

/** The screen of a tournament. */
export const tournamentLink = (id: string): string => `/tournament/view/${id}`

/** News that nobody does to anybody: it holds for everybody in it, whomever they block. */
const impersonal: ReadonlySet<TournamentNotice> = new Set([
  'dismissed',
  'report_due',
  'draw_due',
  'bracket_begins',
  'completed',
  'resolved',
  'voided',
  'side_incomplete',
])

interface NoticesOf {
  id: string
  /** The tournament before the act, where there was one. */
  before?: TournamentFacts | undefined
  after: TournamentFacts
  terms: Terms
  actor: string | null
  note: string
  notify: TournamentConsequences['notify']
}

/** The parameters that the texts of notices are written from. */
export const aboutTournament = (terms: Terms, start: number) => ({
  title: terms.title,
  sport: terms.sport_name,
  ...momentParams(start, terms.timezone),
  where: `${terms.venue}, ${terms.city}`,
})

/** News that also names the winner, and the reader's own place. */
const ofResult: ReadonlySet<TournamentNotice> = new Set(['completed', 'resolved'])

function newsFor(userId: string, after: TournamentFacts) {
  const players = acceptedIn(after)
  const winner = players.find(({ position }) => position === 1)
  const own = placeOf(after, userId)
  const place = own?.position ?? null
  const people = winner ? namedSide('winner', userIds(membersOf(after, winner.user_id)), winner.team_id) : {}
  if (place === null) return { people, params: {} }
  const sharing = players.filter(({ position }) => position === place).length
  return { people, params: { place: String(place), ...(sharing > 1 && { last: String(place + sharing - 1) }) } }
}

/** Tells the players concerned of each transition. */
export async function sendNotices(tx: Transaction, services: Services, notices: NoticesOf): Promise<void> {
  const { id, before, after, terms, actor, note, notify } = notices
  if (notify.length === 0) return
  const about = aboutTournament(terms, after.start)
  const link = tournamentLink(id)
  const asked = before ? invitedIn(before) : []
  for (const { notice, user_ids } of notify) {
    const others = user_ids.filter(userId => userId !== actor)
    const by = impersonal.has(notice) ? null : actor
    if (notice === 'invited') {
      const facts = `${about.sport} · ${about.when} · ${about.where}`
      const params = { what: terms.title, facts, start: about.start, zone: about.zone }
      await tell(tx, services, others, { kind: 'invitations', name: 'tournament', actor: by, params, link })
    } else if (notice === 'cancelled') {
      const params = { ...about, ...(note !== '' && { message: note }) }
      await tell(tx, services, others, { kind: 'tournaments', name: notice, actor: by, asked, params, link })
    } else if (notice === 'bracket_begins') {
      const state = await loadBracket(tx, { id, format: after.format, drawn: after.drawn })
      const told = { kind: 'tournaments', name: notice, actor: by, params: about, link } as const
      for (const userId of others)
        await tell(tx, services, [userId], { ...told, people: state ? peopleFor({}, userId, state, after) : {} })
    } else if (ofResult.has(notice)) {
      for (const userId of others) {
        const { people, params } = newsFor(userId, after)
        const told = { kind: 'tournaments', name: notice, actor: by, link } as const
        await tell(tx, services, [userId], { ...told, params: { ...about, ...params }, people })
      }
    } else {
      const params = { ...about, filled: `${acceptedCount(after)} of ${after.slots}` }
      await tell(tx, services, others, { kind: 'tournaments', name: notice, actor: by, asked, params, link })
    }
  }
}
