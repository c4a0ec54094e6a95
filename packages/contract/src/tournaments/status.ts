/** `status` of a tournament. */
export const tournamentStatuses = ['Upcoming', 'Reporting', 'Complete', 'Dismissed', 'Cancelled'] as const
export type TournamentStatus = (typeof tournamentStatuses)[number]

/** `invitation_status_id` of a place in a tournament or an event. */
export const PLACE = { pending: '1', accepted: '2', dismissed: '3', complete: '4' } as const
export type PlaceState = (typeof PLACE)[keyof typeof PLACE]
export const placeStates = ['1', '2', '3', '4'] as const satisfies readonly PlaceState[]
export const placeWords = {
  '1': 'Pending',
  '2': 'Accepted',
  '3': 'Dismissed',
  '4': 'Complete',
} as const satisfies Record<PlaceState, string>

/** The side that asked for a place that is still Pending: the other one answers. A captain asks for one side. */
export const askers = ['organizer', 'self', 'captain', 'guest'] as const
export type Asker = (typeof askers)[number]

/** How the winners are found: a report of the organizer alone, or a bracket whose matches are reported one by one. */
export const tournamentFormats = ['none', 'single_elimination', 'double_elimination', 'round_robin'] as const
export type TournamentFormat = (typeof tournamentFormats)[number]

/** Those who see a tournament: players, also whoever has its link, or everybody: visitors find it in a list. */
export const visibilities = ['members', 'link', 'public'] as const
export type Visibility = (typeof visibilities)[number]

/** How a tournament came to its end. */
export const tournamentEndings = ['reported', 'operator', 'cancelled', 'too_few', 'unreported', 'void'] as const
export type TournamentEnding = (typeof tournamentEndings)[number]

/** Why joining is a request that the organizer answers. */
export const askCauses = ['outside_window', 'provisional'] as const
export type AskCause = (typeof askCauses)[number]

/** Acts on a tournament; `actions` has a verdict for each. */
export const tournamentActions = [
  'join',
  'leave',
  'confirm',
  'decline',
  'join_myself',
  'fill_side',
  'pair_players',
  'add_players',
  'remove_players',
  'modify',
  'cancel',
  'report',
  'view_result',
  'contact',
] as const
export type TournamentAction = (typeof tournamentActions)[number]

/** So many of a tournament's players a list shows beside the viewer; the tournament by its id shows all. */
export const LISTED_PLACES = 4
/** The form of the screen asks for at least so many; the server takes 1 or more. */
export const SLOTS_MIN = 4
export const SLOTS_MAX = 128
/** Everybody plays everybody: 496 matches. */
export const ROUND_ROBIN_MAX = 32
/** The create modal's own default. */
export const MODAL_SLOTS = 3
export const RATE_CENTRE = 500
export const RATE_SPREAD = 150
export const RATE_STEP = 10
/** No player's rank comes so far. */
const RATE_TOP = 2_000
/** A window of ranks that shuts nobody out is no term worth telling. */
export const takesAnyRank = (centre: number, spread: number): boolean => centre <= spread && centre + spread >= RATE_TOP
/** A report with places needs at least so many. */
export const PLACED_MIN = 4
