import { codeOfState } from '@gauntlet/contract/places/states'
import type { UserCard } from '@gauntlet/contract/cards/answer'
import { profileTexts } from '@gauntlet/contract/profiles/texts'
import type { Place, Tournament } from '@gauntlet/contract/tournaments/answer'
import { PLACE, type PlaceState, placeWords } from '@gauntlet/contract/tournaments/status'
import { isMinor } from '@gauntlet/rules/people/relation'
import { distanceMiles, type Point, roundMiles } from '@gauntlet/rules/places/distance'
import { newcomerRank, shownRank } from '@gauntlet/rules/ranks/state'
import { joinAsks, tournamentActionsFor } from '@gauntlet/rules/tournaments/actions'
import type { PlaceFacts, TournamentFacts } from '@gauntlet/rules/tournaments/facts'
import { acceptedCount, acceptedIn, captainOf, isGuest, openSlots, userIds } from '@gauntlet/rules/tournaments/sides'
import { isFrozen } from '@gauntlet/rules/gathering/waits'
import { scheduleOf, settle } from '@gauntlet/rules/tournaments/lifecycle'
import { mayVisit, seesInside, showsPlace } from '@gauntlet/rules/tournaments/seeing'
import type { Services, Viewer } from '../../platform/services.ts'
import { beside, presentCard } from '../cards/present.ts'
import { rankChangesIn } from '../ranks/changes.ts'
import { type EntrantFacts, entrantFacts, factsOf, isPlaced, organizerIn, viewerIn } from './facts.ts'
import { type CastRow, findShown, listCast, listNotes, type NoteRow, type ShownRow } from './queries.ts'

/** Everything that one tournament is shown from. */
export interface Scene {
  row: ShownRow
  /** The people whom the viewer may be shown: everybody, or in a list a few. */
  cast: readonly CastRow[]
  /** The number of accepted players who are not among them. */
  unlisted: number
  /** The number of players who wait for the organizer's answer; null for everybody else. */
  asking: number | null
  notes: readonly NoteRow[]
  me: EntrantFacts
  /** Where distances are measured from. */
  origin: Point | null
  now: Date
  /** The change of the viewer's rank by the result. */
  rankChange: { before: number; after: number } | null
}

const iso = (at: number) => new Date(at).toISOString()
const maybeIso = (at: number | null) => (at === null ? null : iso(at))
const flag = (value: boolean) => (value ? 1 : 0)

/** Strangers are told nothing of a child who has not agreed to play. */
function seenCard(row: CastRow, viewerId: string): UserCard {
  const card = presentCard({ ...row, id: row.user_id, city: row.home_city, state: row.home_state, anchor: null })
  if (card.former || row.user_id === viewerId || row.asked_by === 'guest') return card
  const isAsked = row.state === PLACE.pending && row.asked_by !== 'self'
  return beside(card, { blocked: row.blocked, unknown: isMinor(row) && !row.friend && isAsked })
}

const cardOf = (row: CastRow, { row: { anchor }, me }: Scene): UserCard => ({
  ...seenCard(row, me.id),
  rank: row.mean === null ? newcomerRank(anchor) : shownRank({ held: row.mean }),
  provisional: flag(row.settled !== true),
})

/** A guest has no profile to open, and no rank. */
const A_GUEST = { former: true, rank: null, provisional: 0 } as const

const ORDER: Record<PlaceState, number> = { '4': 0, '2': 0, '1': 1, '3': 2 }

/** A result that was given just now has been read before it, when nobody shared anything. */
const lastOf = (position: number, sharing: number): number => position + Math.max(1, sharing) - 1

/** Of the players of a side its captain is named first. */
const byCaptain = (one: CastRow, two: CastRow): number =>
  one.position === null ? 0 : Number(one.captain_id !== null) - Number(two.captain_id !== null)

/** The places that the viewer is shown: with a result by position, else the accepted first, in the order they came. */
function placesOf(scene: Scene, facts: TournamentFacts): Place[] {
  const settled = new Map(facts.places.map(place => [place.user_id, place]))
  const places = scene.cast.filter(isPlaced).flatMap(row => {
    const place = settled.get(row.user_id)
    return place ? [{ ...row, ...place }] : []
  })
  const shown = places.filter(row => showsPlace(facts, scene.me.id, { ...row, minor: isMinor(row) }))
  const sides = sidesShown(facts, shown)
  return shown
    .toSorted(
      (one, two) =>
        (one.position ?? Infinity) - (two.position ?? Infinity) ||
        ORDER[one.state] - ORDER[two.state] ||
        byCaptain(one, two),
    )
    .map(row => ({
      ...cardOf(row, scene),
      ...(isGuest(row) && A_GUEST),
      invitation_status_id: row.state,
      invitation_status: placeWords[row.state],
      _joinData: {
        status: placeWords[row.state],
        asked_by: row.asked_by,
        position: row.position,
        last_position: row.position === null ? null : lastOf(row.position, row.sharing),
        ...sides(row, scene.me.id),
      },
    }))
}

/** How the side of a place is shown, where it is one of sides: a captain who is not shown has no id. */
function sidesShown(facts: TournamentFacts, shown: readonly Pick<CastRow, 'user_id' | 'team_name'>[]) {
  const known = new Map(shown.map(row => [row.user_id, row]))
  const complete = new Set(userIds(acceptedIn(facts)))
  return (place: PlaceFacts, viewerId: string): Pick<Place['_joinData'], 'side' | 'asker'> => {
    const captain = captainOf(place)
    const mayAsk = place.asker_id === viewerId || place.user_id === viewerId
    const isOn = facts.side_size !== null && place.state !== PLACE.pending && place.state !== PLACE.dismissed
    return {
      side: isOn
        ? {
            captain: known.has(captain) ? captain : null,
            team: known.get(captain)?.team_name ?? null,
            complete: flag(complete.has(captain)),
          }
        : null,
      asker: mayAsk ? place.asker_id : null,
    }
  }
}

const windowOf = ({ centre, spread }: TournamentFacts) => ({
  start_rating: centre,
  end_rating: spread,
  minRate: centre,
  minSpread: spread,
})

/** Several distances would give away where a venue is: only those who may know the venue get them. */
const outline = { zip: '', venue: '', message: '', rules: '', notes: [], distance: null }

/** The fields for players who are in a tournament or may join it. */
const insideOf = ({ row, notes, origin }: Scene) => ({
  zip: row.zip,
  venue: row.venue,
  message: row.message,
  rules: row.rules,
  notes: notes.map(note => ({
    id: note.id,
    message: note.message,
    user_id: note.user_id,
    user: { full_name: note.full_name ?? profileTexts.formerPlayer },
    created: note.created_at.toISOString(),
  })),
  distance: origin ? roundMiles(distanceMiles(origin, { lat: row.lat, lon: row.lon })) : null,
})

/** A tournament as the viewer sees it now, whenever it was last written. */
export function present(scene: Scene): Tournament {
  const { row, cast, me, now, rankChange } = scene
  const facts = settle(factsOf(row, cast.filter(isPlaced), scene.unlisted), now.getTime()).facts
  const users = placesOf(scene, facts)
  const viewer = viewerIn(scene)
  const organizer = organizerIn(scene)
  const mine = cast.find(({ user_id }) => user_id === me.id)
  const winners = users.filter(({ _joinData }) => _joinData.position === 1)
  const { becomes, becomes_at } = scheduleOf(facts)
  return {
    id: row.id,
    title: row.title,
    status: facts.status,
    becomes,
    becomes_at: maybeIso(becomes_at),
    ended: facts.ended,
    user_id: row.organizer_id,
    issuer: cardOf(organizer, scene),
    sport: { id: row.sport_id, name: row.sport_name },
    location: row.city,
    state: codeOfState(row.state),
    timezone: row.timezone,
    created: row.created_at.toISOString(),
    ...(seesInside(facts, viewer) ? insideOf(scene) : outline),
    tournament_start: iso(facts.start),
    tournament_end: iso(facts.end),
    ranked: flag(facts.ranked),
    ...windowOf(facts),
    slots: facts.slots,
    openSlots: openSlots(facts),
    side_size: facts.side_size,
    composition: facts.composition,
    open_invite: flag(facts.open),
    open_to_minors: flag(facts.open_to_minors),
    visibility: facts.visibility,
    ...(mayVisit(facts, { minor: isMinor(organizer), gone: organizer.gone }) && { public: 1 as const }),
    format: facts.format,
    drawn: flag(facts.drawn),
    frozen: isFrozen(facts, now.getTime()),
    users,
    accepted: acceptedCount(facts),
    // A player still waiting at the start has no place.
    asking: scene.asking === null || facts.status === 'Upcoming' ? scene.asking : 0,
    reported_winner_id: winners[0]?.id ?? null,
    winnername: winners.length === 0 ? null : winners.map(({ full_name }) => full_name).join(' & '),
    settles_at: maybeIso(facts.settles_at),
    held: flag(facts.held_at !== null),
    invitation_status_id: facts.places.find(({ user_id }) => user_id === me.id)?.state ?? null,
    unseen: flag((mine?.unseen ?? false) || (row.organizer_id === me.id && row.organizer_unseen)),
    rank_change: rankChange && { ...rankChange, change: rankChange.after - rankChange.before },
    join_asks: joinAsks(facts, viewer, now.getTime()),
    actions: tournamentActionsFor(facts, viewer, now.getTime()),
  }
}

const isAsking = ({ state, asked_by }: CastRow) => state === PLACE.pending && asked_by === 'self'

/** The number of players who wait for the organizer; null for everybody else. */
export const askingIn = ({ organizer_id }: ShownRow, cast: readonly CastRow[], viewer: Viewer): number | null =>
  organizer_id === viewer.id ? cast.filter(isAsking).length : null

/** Everything that one tournament is shown from, in full; undefined if there is none. */
export async function loadScene(services: Services, viewer: Viewer, id: string): Promise<Scene | undefined> {
  const { db, clock } = services
  const now = clock.now()
  const [row, cast, notes, me, changes] = await Promise.all([
    findShown.first(db, { id }),
    listCast.all(db, { id, viewerId: viewer.id }),
    listNotes.all(db, { ids: [id] }),
    entrantFacts(db, viewer.id, now),
    rankChangesIn(db, { tournamentIds: [id], userId: viewer.id }),
  ])
  if (!row) return undefined
  const asking = askingIn(row, cast, viewer)
  return { row, cast, unlisted: 0, asking, notes, me, origin: me.origin, now, rankChange: changes.get(id) ?? null }
}

/** One tournament, in full, as it stands now. */
export async function presentTournament(services: Services, viewer: Viewer, id: string): Promise<Tournament> {
  const scene = await loadScene(services, viewer, id)
  if (!scene) throw new Error(`Tournament ${id} is gone`)
  return present(scene)
}
