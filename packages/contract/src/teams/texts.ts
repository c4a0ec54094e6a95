export const teamTexts = {
  missing: 'Team does not exist',
  noneFound: 'No Team Found',
  problemCreating: 'Problem creating team',
  problemEditing: 'Problem editing Team',
  edited: 'Team edited successfully.',
  invited: 'Invitation to player sent successfully.',
  alreadyAdded: 'Players already added.',

  addName: 'Add team name',
  setGender: 'Set gender',
  selectSports: 'Select sports',
  setLocation: 'Set location',
  addLocation: 'Add a location',

  searchEmailMissing: 'Enter Email Id',
  searchEmailInvalid: 'Invalid Email id',
  emailMissing: 'Please enter person email id.',
  emailInvalid: 'Please enter valid email id.',

  unknownPlayer: 'We do not know this player.',
  namePlayers: 'Name a player or an email.',
  nameTeam: 'Name a team.',
} as const

export const TEAM_GENDERS = ['Male', 'Female', 'Mix'] as const
export type TeamGender = (typeof TEAM_GENDERS)[number]

/** The viewer's role in a team. */
export const teamRoles = ['owner', 'member', 'invited', 'none'] as const
export type TeamRole = (typeof teamRoles)[number]

export const teamActions = ['edit', 'delete', 'add_players', 'add_myself', 'accept', 'decline', 'leave'] as const
export type TeamAction = (typeof teamActions)[number]
export const memberActions = ['set_active', 'remove'] as const
export type MemberAction = (typeof memberActions)[number]

/** Players of a team, those who are asked included. */
export const TEAM_PLAYERS_MAX = 50
/** Teams that a player owns. */
export const TEAMS_OWNED_MAX = 50
export const TEAM_NAME_MAX = 60
export const TEAM_LOCATION_MAX = 120
