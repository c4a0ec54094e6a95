import type { Agenda } from '@gauntlet/contract/challenges/agenda'
import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import { challengeStatusWords } from '@gauntlet/contract/challenges/status'

const HIDDEN = { kind: 'hidden' } as const

/** A participant, named; the issuer unless said otherwise. */
export const player = (full_name: string, rest: Partial<Participant> = {}): Participant => ({
  id: full_name,
  first_name: full_name,
  last_name: '',
  full_name,
  short_name: full_name,
  rating: 5,
  rated: 0,
  rank: 500,
  provisional: 0,
  former: false,
  preference: { image: null, age_range: null, gender: null, location: null },
  role: 'issuer',
  state: 'accepted',
  message: '',
  chance: null,
  reported: false,
  not_played: false,
  side: null,
  score: '',
  reported_score: '',
  ...rest,
})

export const ada = player('Ada')
export const ben = player('Ben', { role: 'recipient', state: 'pending' })

/** Ada has challenged Ben; nobody may do anything unless the test says so. */
export function challengeOf({
  actions = {},
  ...rest
}: Partial<Omit<Challenge, 'actions'>> & { actions?: Partial<Challenge['actions']> } = {}): Challenge {
  const event_status_id = rest.event_status_id ?? '1'
  return {
    id: 'chess',
    status: challengeStatusWords[event_status_id],
    event_status_id,
    becomes: null,
    becomes_at: null,
    ended: null,
    user_id: ada.id,
    issuer: ada,
    recipients: [ben],
    opponents: [],
    users: [ada],
    request_user: [],
    lineup: [],
    sides: null,
    composition: null,
    captains_only: false,
    user_count: 1,
    sport: { id: 'sport', name: 'Chess' },
    location: 'Austin',
    state: 'TX',
    zip: '78704',
    venue: 'Library',
    timezone: 'America/Chicago',
    challenge_start: '2026-05-05T23:30:00Z',
    challenge_end: null,
    open_challenge: 0,
    ranked: 0,
    recorded: false,
    message: '',
    rules: '',
    created: '2026-05-01T17:00:00Z',
    frozen: false,
    reject: 0,
    reported_winner_id: null,
    winnername: null,
    format: null,
    draw: 0,
    ending: null,
    score: null,
    scores_differ: false,
    is_new: false,
    matchSet: 0,
    friend_status: 'none',
    rank: 500,
    distance: null,
    chance: null,
    stake: null,
    rank_change: null,
    ...rest,
    actions: {
      accept: HIDDEN,
      decline: HIDDEN,
      cancel: HIDDEN,
      modify: HIDDEN,
      message: HIDDEN,
      report: HIDDEN,
      confirm: HIDDEN,
      dispute: HIDDEN,
      not_played: HIDDEN,
      contact: HIDDEN,
      add_friends: HIDDEN,
      view_result: HIDDEN,
      join: HIDDEN,
      unjoin: HIDDEN,
      accept_participant: HIDDEN,
      turn_down: HIDDEN,
      take_score: HIDDEN,
      line_up: HIDDEN,
      did_not_play: HIDDEN,
      offer_times: HIDDEN,
      answer_times: HIDDEN,
      keep_time: HIDDEN,
      ...actions,
    },
  }
}

export const listOf = (...challenges: Challenge[]): Agenda => ({
  challenges,
  tournaments: [],
  events: [],
  total_count: challenges.length,
  counts: { challenges: challenges.length, tournaments: 0, events: 0 },
  new_count: 0,
})
