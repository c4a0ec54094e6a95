import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { contact } from '@gauntlet/contract/contact/endpoints'
import type { Endpoint } from '@gauntlet/contract/endpoint'
import { callTexts } from '@gauntlet/contract/envelope'
import { events } from '@gauntlet/contract/events/endpoints'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { leaderboards } from '@gauntlet/contract/leaderboards/endpoints'
import { matchSearch } from '@gauntlet/contract/match-search/endpoints'
import { openChallenges } from '@gauntlet/contract/challenges/open'
import { payments } from '@gauntlet/contract/payments/endpoints'
import { peopleSearch } from '@gauntlet/contract/people-search/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { teams } from '@gauntlet/contract/teams/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { describe, expect, test } from 'vitest'
import { checkInput, collectInput } from './input.ts'
import { Refusal } from './refusal.ts'

const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const OTHER = '01890a5d-ac96-774b-bcce-b302099a8058'
const START = '2030-06-09T10:00'

const inputOf = (endpoint: Endpoint, body: unknown, params = {}): unknown =>
  checkInput(endpoint, collectInput(endpoint, { params, query: {}, body }))

/** The input that the row reads from a body, or the fields it refuses. */
function read(endpoint: Endpoint, body: unknown): unknown {
  try {
    return inputOf(endpoint, body)
  } catch (error) {
    if (error instanceof Refusal) return error.errors
    throw error
  }
}

const place = { location: 'Austin', locstate: 'TX', zip: '78701', venue: 'Pease Park' }
const near = { origin: '', distance: '100', ageRange: { lower: '18', upper: '65' }, genders: [ID] }
const board = { ...near, time: 'all-time', sport: ID, location: 'Austin' }
const match = {
  ...near,
  sports: [ID],
  sportsFinal: [ID],
  ranked: '0',
  ratingPlus: '500',
  ratingMinus: '100',
  startDate: '2030-06-01',
  endDate: '2030-06-30',
}
const tournament = {
  title: 'Cup',
  open_invite: '1',
  sport: ID,
  tournament_start: START,
  tournament_end: '',
  slots: '8',
}
const event = {
  event_name: 'Sunday',
  open_invite: 1,
  ...place,
  event_start: START,
  event_end: '',
  slots: '3',
  message: '',
}
const home = { address_line_1: '1 Main Street', address_line_2: '', city: 'Austin', state: 'TX', postal_code: '78701' }
const places = [ID, OTHER, `${ID.slice(0, -1)}1`, `${ID.slice(0, -1)}2`].map((userid, index) => ({
  userid,
  rank: String(index + 1),
  tournamentid: ID,
}))

/** Inputs as clients of the specification send them, each with every field that it names for the call. */
const calls: [Endpoint, unknown, object?][] = [
  [sessions.login, { email: 'ada@example.com', password: 'x' }],
  [
    profiles.update,
    {
      email: 'ada@example.com',
      first_name: 'Ada',
      last_name: 'Ace',
      preference: { gender_id: ID, bio: '', addresses: [home], prefersDark: true, age: '31', email_notices: '1' },
      sports: [ID],
    },
  ],
  [leaderboards.preview, board],
  [leaderboards.groups, { ...board, sport: 'all' }],
  [leaderboards.list, board],
  [sports.setActive, { sport_id: ID, active: '1', user_id: ID }],
  [sports.add, { sports: [ID], userId: ID }],
  [peopleSearch.byEmail, { email: 'ben@example.com' }],
  [peopleSearch.near, { ...near, email: '', past_matches: false }],
  [friends.search, { ...near, email: '', past_matches: true }],
  [friends.send, { friends: [{ id: ID, active: true }] }],
  [addresses.add, home],
  [addresses.update, home, { id: ID }],
  [
    challenges.edit,
    {
      sport: ID,
      date: START,
      location: 'Austin',
      challengeLocationState: 'TX',
      challengeLocationZip: '78701',
      venue: 'Pease Park',
      ranked: 0,
      rules: '',
      message: '',
    },
    { id: ID },
  ],
  [
    challenges.issue,
    { sport: ID, ...place, date: START, challenge_end: '', message: '', rules: '', ranked: 0, ids: '' },
  ],
  [challenges.report, { ratings: { [OTHER]: '5' }, winner: ID }, { id: ID }],
  [matchSearch.search, match],
  [openChallenges.join, { challenge_id: ID, user_id: OTHER }],
  [openChallenges.unjoin, { challenge_id: ID, user_id: OTHER }],
  [openChallenges.answer, { challenge_id: ID, user_id: OTHER, status: 'accepted' }],
  [
    tournaments.create,
    {
      ...tournament,
      ...place,
      message: '',
      selected: [ID],
      rules: 'Best of three',
      minRate: '500',
      minSpread: '150',
      ranked: 0,
    },
  ],
  [tournaments.report, { ratings: { [OTHER]: 4 }, winner: ID }, { id: ID }],
  [tournaments.rankReport, places, { id: ID }],
  [tournaments.edit, { ...tournament, location: 'Austin', tournament_end: START, message: '' }, { id: ID }],
  [tournaments.removePlayer, { tournament_id: ID, user_id: OTHER }],
  [tournaments.withdraw, { tournament_id: ID, user_id: OTHER }],
  [tournaments.addPlayers, { tournament_id: ID, user_id: [OTHER] }],
  [tournaments.joinMyself, { tournament_id: ID, user_id: OTHER }],
  [tournaments.side, { tournament_id: ID, ask: [OTHER] }],
  [tournaments.pair, { tournament_id: ID, captain: ID, player: OTHER }],
  [
    tournaments.search,
    { sports: [ID], origin: '', distance: '200', startDate: '', endDate: '', minRate: '350', maxRate: '650' },
  ],
  [events.add, { ...event, selected: [ID] }],
  [events.edit, { ...event, openslot: '2' }, { id: ID }],
  [events.join, { event_id: ID, user_id: OTHER }],
  [events.cancel, { event_id: ID, user_id: OTHER }],
  [events.addUsers, { event_id: ID, user_id: OTHER }],
  [events.removeUser, { event_id: ID, user_id: OTHER }],
  [events.search, { origin: '', distance: '200', startDate: '', endDate: '' }],
  [teams.add, { name: 'Aces', gender: 'Mix', sports: ID, address: 'Austin', selected: [] }],
  [teams.edit, { name: 'Aces', location: 'Austin', gender: 'Mix', sport_id: ID, team_id: ID, status: 1 }],
  [teams.removePlayer, { team_id: ID, user_id: OTHER }],
  [teams.addPlayers, { team_id: ID, user_id: OTHER }],
  [teams.setActive, { team_id: ID, user_id: OTHER, active: '0' }],
  [teams.invite, { email: 'cleo@example.com' }],
  [contact.send, { first_name: 'Ada', last_name: 'Ace', email: 'ada@example.com', reason: 'Other', message: 'Hello' }],
  [payments.pay, { token: 'tok_visa_1', data: { id: ID }, amount: '5', point: '50' }],
]

test.each(calls.map(([endpoint, body, params]) => [endpoint.path, endpoint, body, params] as const))(
  'every field that the specification names for %s is taken, numbers as text too',
  (_path, endpoint, body, params) => {
    expect(() => inputOf(endpoint, body, params)).not.toThrow()
  },
)

describe('a field that has no meaning here', () => {
  test('is taken out, and the others are read', () => {
    expect(read(events.join, { event_id: ID, user_id: OTHER })).toEqual({ event_id: ID })
  })

  test('is still refused where no client of the specification sends it', () => {
    expect(read(events.join, { event_id: ID, surprise: 1 })).toEqual({ surprise: callTexts.unknownField })
    expect(read(profiles.update, { preference: { image: null, surprise: 1 } })).toEqual({
      'preference.surprise': callTexts.unknownField,
    })
  })
})

test('a number as text is read as the number; text that is none is refused with the field’s words', () => {
  expect(read(peopleSearch.near, { distance: '12.5' })).toMatchObject({ distance: 12.5 })
  for (const distance of ['far', '', '1e3', '0x10', null, '-1'])
    expect(read(peopleSearch.near, { distance })).toEqual({ distance: 'This should be a distance in miles.' })
})

test('a ZIP that is too long is answered in the words of a ZIP', () => {
  expect(read(addresses.add, { ...home, postal_code: '78701-1234-5678' })).toEqual({
    postal_code: 'Please enter a valid zip code',
  })
  expect(read(events.add, { ...event, zip: '78701787017' })).toEqual({ zip: 'We do not know this zip code.' })
})
