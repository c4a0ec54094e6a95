import type { WaitingMatch } from '@gauntlet/contract/brackets/answer'
import type { Place, Tournament } from '@gauntlet/contract/tournaments/answer'
import { type PlaceState, placeWords } from '@gauntlet/contract/tournaments/status'

const HIDDEN = { kind: 'hidden' } as const
const NOTHING: Tournament['actions'] = {
  join: HIDDEN,
  leave: HIDDEN,
  confirm: HIDDEN,
  decline: HIDDEN,
  join_myself: HIDDEN,
  fill_side: HIDDEN,
  pair_players: HIDDEN,
  add_players: HIDDEN,
  remove_players: HIDDEN,
  modify: HIDDEN,
  cancel: HIDDEN,
  report: HIDDEN,
  view_result: HIDDEN,
  contact: HIDDEN,
}

const card = (full_name: string) => ({
  id: full_name,
  first_name: full_name,
  last_name: '',
  full_name,
  short_name: full_name,
  rating: 5,
  rated: 0 as const,
  rank: 500,
  provisional: 0 as const,
  former: false,
  preference: { image: null, age_range: null, gender: null, location: null },
})

/** A place, accepted and on the organizer's invitation unless told otherwise. */
export const placeOf = (
  name: string,
  { state = '2', asked_by = 'organizer' }: { state?: PlaceState; asked_by?: 'organizer' | 'self' | 'captain' } = {},
): Place => ({
  ...card(name),
  invitation_status_id: state,
  invitation_status: placeWords[state],
  _joinData: { status: placeWords[state], asked_by, position: null, last_position: null, side: null, asker: null },
})

/** Ada's tournament; nobody may do anything unless the test says so. */
export function tournamentOf({
  actions = {},
  ...rest
}: Partial<Omit<Tournament, 'actions'>> & { actions?: Partial<Tournament['actions']> } = {}): Tournament {
  return {
    id: 'open',
    title: 'Spring Open',
    status: 'Upcoming',
    becomes: 'Reporting',
    becomes_at: '2026-05-02T15:00:00Z',
    ended: null,
    user_id: 'Ada',
    issuer: card('Ada'),
    sport: { id: 'tennis', name: 'Tennis' },
    location: 'Austin',
    state: 'TX',
    zip: '78701',
    venue: 'Court 1',
    timezone: 'America/Chicago',
    tournament_start: '2026-05-02T15:00:00Z',
    tournament_end: '2026-05-02T23:00:00Z',
    ranked: 0,
    start_rating: 500,
    end_rating: 150,
    minRate: 500,
    minSpread: 150,
    slots: 4,
    openSlots: 4,
    side_size: null,
    composition: null,
    open_invite: 1,
    open_to_minors: 0,
    visibility: 'link',
    format: 'none',
    drawn: 0,
    frozen: false,
    message: '',
    rules: 'Best of three',
    notes: [],
    created: '2026-04-01T15:00:00Z',
    users: [],
    accepted: 0,
    asking: null,
    reported_winner_id: null,
    winnername: null,
    settles_at: null,
    held: 0,
    invitation_status_id: null,
    unseen: 0,
    distance: null,
    rank_change: null,
    join_asks: null,
    ...rest,
    actions: { ...NOTHING, ...actions },
  }
}

/** A match of the first round of a bracket of four, to be played against Ben. */
export const waitingMatchOf = (rest: Partial<WaitingMatch> = {}): WaitingMatch => ({
  id: 'open',
  title: 'Spring Open',
  sport: { id: 'chess', name: 'Chess' },
  ranked: 0,
  location: 'Austin',
  venue: 'Library',
  timezone: 'America/Chicago',
  unseen: 0,
  format: 'single_elimination',
  match: 0,
  part: 'winners',
  round: 1,
  rounds: 2,
  opponent: {
    seed: 2,
    id: 'Ben',
    full_name: 'Ben',
    short_name: 'Ben',
    image: null,
    partners: [],
    rank: 500,
    withdrawn: 0,
    guest: 0,
  },
  report: null,
  ...rest,
})
