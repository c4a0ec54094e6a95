import { isId } from '@gauntlet/contract/fields'
import { areKeptApart } from '@gauntlet/rules/people/relation'
import type { PlaceFacts, TournamentFacts, TournamentViewer } from '@gauntlet/rules/tournaments/facts'
import { acceptedIn } from '@gauntlet/rules/tournaments/facts'
import type { OrganizerFacts } from '@gauntlet/rules/tournaments/seeing'
import { scheduleOf } from '@gauntlet/rules/tournaments/lifecycle'
import { newcomerRank, shownRank } from '@gauntlet/rules/ranks/state'
import type { Executor } from '../../platform/database/database.ts'
import { type ViewerFacts, viewerFacts } from '../challenges/facts.ts'
import { findSport } from '../sports/queries.ts'
import { listPersons, type PersonRow } from './people-queries.ts'
import { listPlaces } from './place-queries.ts'
import * as queries from './queries.ts'
import type { TournamentColumns } from './tables.ts'

const millis = (at: Date | null) => at?.getTime() ?? null
const date = (at: number | null) => (at === null ? null : new Date(at))

/** Rows as the rules know them; without its places a tournament knows of itself how many have accepted. */
export const factsOf = (row: TournamentColumns, places: readonly PlaceFacts[], unlisted = 0): TournamentFacts => ({
  status: row.status,
  organizer_id: row.organizer_id,
  ranked: row.ranked,
  open: row.open,
  open_to_minors: row.open_to_minors,
  centre: row.centre,
  spread: row.spread,
  start: row.start_at.getTime(),
  end: row.end_at.getTime(),
  slots: row.slots,
  format: row.format,
  drawn: row.drawn,
  undecided: row.undecided,
  paid: row.paid,
  reported_at: millis(row.reported_at),
  settles_at: millis(row.settles_at),
  held_at: millis(row.held_at),
  held_by: row.held_by,
  ended: row.ended,
  ended_at: millis(row.ended_at),
  places: places.map(({ user_id, state, asked_by, position }) => ({ user_id, state, asked_by, position })),
  unlisted,
})

/** What the rules decided, as columns, with what time makes of it next. */
export function columnsOf(facts: TournamentFacts) {
  const { becomes, becomes_at, due_at } = scheduleOf(facts)
  return {
    status: facts.status,
    ranked: facts.ranked,
    open: facts.open,
    open_to_minors: facts.open_to_minors,
    centre: facts.centre,
    spread: facts.spread,
    start_at: new Date(facts.start),
    end_at: new Date(facts.end),
    slots: facts.slots,
    accepted: acceptedIn(facts).length,
    format: facts.format,
    becomes,
    becomes_at: date(becomes_at),
    due_at: date(due_at),
    paid: facts.paid,
    reported_at: date(facts.reported_at),
    settles_at: date(facts.settles_at),
    held_at: date(facts.held_at),
    held_by: facts.held_by,
    ended: facts.ended,
    ended_at: date(facts.ended_at),
  }
}

/** A player as the rules see them beside an organizer. */
export const personOf = (person: PersonRow, organizerId: string, anchor: number): TournamentViewer => ({
  id: person.id,
  blocked: person.id !== organizerId && (person.blocked || person.gone || person.organizer_gone),
  kept_apart: person.id !== organizerId && areKeptApart({ ...person, other_minor: person.organizer_minor }),
  plays_sport: person.plays,
  rank: person.mean === null ? newcomerRank(anchor) : shownRank({ mean: person.mean }),
  provisional: !person.settled,
  barred_until: null,
})

/** Players as the organizer's rules see them, by id; who is not there is left out. */
export async function personsBeside(
  executor: Executor,
  organizerId: string,
  sportId: string,
  ids: readonly string[],
): Promise<Map<string, { viewer: TournamentViewer; organizer: OrganizerFacts; friend: boolean }>> {
  if (ids.length === 0) return new Map()
  const { anchor } = await findSport.one(executor, { id: sportId })
  const rows = await listPersons.all(executor, { organizerId, ids, sportId })
  return new Map(
    rows.map(row => {
      const organizer = { minor: row.organizer_minor, shutsOut: row.id !== organizerId && row.shut_out }
      return [row.id, { viewer: personOf(row, organizerId, anchor), organizer, friend: row.friend }]
    }),
  )
}

export interface Loaded {
  row: TournamentColumns
  facts: TournamentFacts
  viewer: TournamentViewer
  me: ViewerFacts
  organizer: OrganizerFacts
}

/** A tournament and who looks at it; with `lock` its row is held. Undefined where there is none. */
export async function loadTournament(
  executor: Executor,
  { id, viewerId, now, lock }: { id: unknown; viewerId: string; now: Date; lock: boolean },
): Promise<Loaded | undefined> {
  if (!isId(id)) return undefined
  const row = await (lock ? queries.lockTournament : queries.findTournament).first(executor, { id })
  if (!row) return undefined
  // One after the other: within a transaction there is one connection.
  const places = await listPlaces.all(executor, { id })
  const me = await viewerFacts(executor, viewerId, now)
  const persons = await personsBeside(executor, row.organizer_id, row.sport_id, [viewerId])
  const person = persons.get(viewerId)
  if (!person) throw new Error(`Player ${viewerId} is gone`)
  const viewer = { ...person.viewer, barred_until: me.barred_until }
  return { row, facts: factsOf(row, places), viewer, me, organizer: person.organizer }
}
