import { createTexts } from '../challenges/texts.ts'

/** Texts of the specification, verbatim, and ours where it has none. */
export const tournamentTexts = {
  created: 'Tournament Created',
  updated: 'Tournament Updated',
  /** `cancelTournament` */
  cancelled: 'Tournament cancel successfully',
  /** `cancel` */
  withdrawn: 'Tournaments cancel successfully.',
  sideChanged: 'The side is changed',
  paired: 'They play together',
  reportSent: 'Report sent successfully',

  problemLoading: 'Problem Loading Tournaments',
  problemCreating: 'Problem Creating Tournament',
  problemUpdating: 'Problem Updating Tournament',
  problemCancelling: 'Problem cancel tournament',
  alreadyCancelled: 'Tournament already canceled.',
  missing: 'Tournament does not exist',

  none: 'No Tournaments',
  noParticipants: 'No Participants found',
  viewResult: 'View Result',
  winner: 'Winner',
  organizer: 'Organizer',

  emailMissing: 'Enter Email Id',
  emailInvalid: 'Invalid Email id',
  fourPlaces: 'Please select at least four participants position from dropdwn before submit.',
  duplicatePlaces: 'Duplicate positions have been entered, please correct.',
  winnerMissing: 'Please select a winner',
  slots: 'A tournament has 1 to 128 places.',
  leastSlots: 'At least {least} places.',
  rate: 'This should be a rank from 0 to 5000.',
  unknownPlayer: 'We do not know this player.',
  unknownSport: 'We do not know this sport.',
  noSuchAnswer: 'The answer is accepted or dismissed.',
  whom: 'Name players or an email.',
  tooManyPlayers: 'At most 128 players.',
  format: 'We do not know this format.',
  visibility: 'A tournament is seen by members, by its link or by everybody.',
  yourself: 'This is your own email: add yourself instead.',
  organizerWrites: 'Only the organizer writes to everyone.',
  otherTournament: 'This position is of another tournament.',
} as const

export interface TournamentFormTexts {
  sport: string
  title: string
  start: string
  end: string
  city: string
  state: string
  zip: string
  venue: string
  rules: string
}

/** The modal's on the search screen. */
export const modalTexts: TournamentFormTexts = {
  sport: 'Select a sport',
  title: 'Set a title',
  city: 'Add a location',
  state: createTexts.state,
  zip: createTexts.zip,
  venue: 'Add a venue',
  rules: 'Add rule',
  start: 'Start data & time is required',
  end: 'End data & time is required',
}

/** The create screen's, and the server's. */
export const screenTexts: TournamentFormTexts = {
  ...modalTexts,
  sport: 'Please select sports from drop down',
  start: 'Start date & time is required',
  city: createTexts.city,
  venue: createTexts.venue,
}

/** Modify Tournament's: the modal's, on the screen's fields. */
export const modifyTournamentTexts: TournamentFormTexts = { ...modalTexts }
