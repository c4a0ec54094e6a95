import { DAY, HOUR, type Millis } from '@gauntlet/contract/time'
import { PLACE, type PlaceState, tournamentActions } from '@gauntlet/contract/tournaments/status'
import { matrixOf } from '../gathering/testing.ts'
import { type TournamentAttempt, tournamentActionsFor } from './actions.ts'
import type { PlaceFacts, TournamentFacts, TournamentViewer } from './facts.ts'
import type { TournamentOutcome } from './lifecycle.ts'
import type { TournamentMeans, TournamentTerms } from './terms.ts'

/** Ada announces it at this moment; it starts a week later and takes four hours. */
export const ANNOUNCED: Millis = Date.UTC(2027, 4, 3, 12)
export const START: Millis = ANNOUNCED + 7 * DAY
export const END: Millis = START + 4 * HOUR

export const place = (user_id: string, state: PlaceState, change: Partial<PlaceFacts> = {}): PlaceFacts => ({
  user_id,
  state,
  asked_by: 'self',
  position: null,
  captain_id: null,
  asker_id: null,
  team_id: null,
  ...change,
})
export const accepted = (...names: string[]): PlaceFacts[] => names.map(name => place(name, PLACE.accepted))
export const invited = (name: string) => place(name, PLACE.pending, { asked_by: 'organizer' })
export const asking = (name: string) => place(name, PLACE.pending)
export const declined = (name: string) => place(name, PLACE.dismissed, { asked_by: 'organizer' })
export const turnedDown = (name: string) => place(name, PLACE.dismissed)

/** An open, ranked tournament of Ada's for eight around 500, which cost five credits; she does not play. */
export const tournament = (change: Partial<TournamentFacts> = {}): TournamentFacts => ({
  status: 'Upcoming',
  organizer_id: 'Ada',
  ranked: true,
  open: true,
  open_to_minors: false,
  visibility: 'link',
  centre: 500,
  spread: 150,
  start: START,
  end: END,
  slots: 8,
  side_size: null,
  composition: null,
  format: 'none',
  drawn: false,
  undecided: 0,
  paid: 5,
  reported_at: null,
  settles_at: null,
  held_at: null,
  held_by: null,
  ended: null,
  ended_at: null,
  places: [],
  unlisted: 0,
  ...change,
})

export const viewer = (id: string, change: Partial<TournamentViewer> = {}): TournamentViewer => ({
  id,
  blocked: false,
  kept_apart: false,
  plays_sport: true,
  gender: null,
  apart_from: [],
  rank: 500,
  provisional: false,
  barred_until: null,
  ...change,
})
export const ada = viewer('Ada')

export const terms = (change: Partial<TournamentTerms> = {}): TournamentTerms => ({
  sport_id: 'tennis',
  ranked: true,
  open: true,
  open_to_minors: false,
  visibility: 'link',
  centre: 500,
  spread: 150,
  start: START,
  end: END,
  slots: 8,
  format: 'none',
  ...change,
})
export const means = (change: Partial<TournamentMeans> = {}): TournamentMeans => ({
  latest_start: Date.UTC(2029, 0, 1) - 1,
  price: 5,
  credits: 10,
  barred_until: null,
  ...change,
})

/** The outcome of an act that has to be allowed. */
export function outcome(attempt: TournamentAttempt): TournamentOutcome {
  if (attempt.kind !== 'allowed') throw new Error(`refused: ${attempt.reason}`)
  return attempt
}
/** The reason of an act that has to be refused. */
export function reasonOf(attempt: { kind: string; reason?: string }): string {
  if (attempt.reason === undefined) throw new Error('it was allowed')
  return attempt.reason
}
export const stateOf = ({ places }: TournamentFacts, name: string) =>
  places.find(({ user_id }) => user_id === name)?.state
/** 'Ben 1, Cleo 2': the placed players and their positions, in order. */
export const standings = ({ places }: TournamentFacts): string =>
  places
    .filter(({ position }) => position !== null)
    .toSorted((one, two) => (one.position ?? 0) - (two.position ?? 0))
    .map(({ user_id, position }) => `${user_id} ${position}`)
    .join(', ')
/** The verdict of every action for every viewer. */
export const matrix = (facts: TournamentFacts, now: Millis, names: readonly string[]): string =>
  matrixOf(tournamentActions, names, name => tournamentActionsFor(facts, viewer(name), now))
