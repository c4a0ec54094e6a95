import * as z from 'zod/mini'
import { userCard } from '../cards/answer.ts'
import { endpoints, type Limit } from '../endpoint.ts'
import { email, fieldTexts, flag, flagOut, id, instant, line, nothing, wholePaging } from '../fields.ts'
import { fill } from '../language/fill.ts'
import { sportNamed, sportTexts } from '../sports/endpoints.ts'
import { HOUR, MINUTE } from '../time.ts'
import { teamReasonCodes } from './reasons.ts'
import {
  type MemberAction,
  TEAM_GENDERS,
  TEAM_LOCATION_MAX,
  TEAM_NAME_MAX,
  TEAM_PLAYERS_MAX,
  type TeamAction,
  teamRoles,
  teamTexts,
} from './texts.ts'
import { verdictWith } from '../verdict.ts'

const taps: readonly Limit[] = [{ by: 'account', max: 60, per: MINUTE }]

export const teamVerdict = verdictWith(teamReasonCodes)
const actions: Record<TeamAction, typeof teamVerdict> = {
  edit: teamVerdict,
  delete: teamVerdict,
  add_players: teamVerdict,
  add_myself: teamVerdict,
  accept: teamVerdict,
  decline: teamVerdict,
  leave: teamVerdict,
}
const onMember: Record<MemberAction, typeof teamVerdict> = { set_active: teamVerdict, remove: teamVerdict }

/** A card and what the player is in the team. `rank` of the card is that of the team's sport. */
export const teamPlayer = z.extend(userCard, {
  user_id: id(),
  /** 1 while the player counts: accepted, and not set aside by the owner. */
  active: flagOut,
  team_captain: flagOut,
  /** Pending until the player has accepted. */
  status: z.enum(['Pending', 'Accepted']),
  actions: z.strictObject(onMember),
})
export type TeamPlayer = z.output<typeof teamPlayer>

export const team = z.strictObject({
  id: id(),
  name: z.string(),
  location: z.string(),
  gender: z.enum(TEAM_GENDERS),
  sport_id: id(),
  sport: sportNamed,
  /** Means over the active players: stars with one decimal, and the rank in the sport; null without any. */
  rating: z.nullable(z.number()),
  rank: z.nullable(z.int()),
  /** 1 while the rank of any of them is shown with '?'. */
  provisional: flagOut,
  /** 0 while the team rests: then only its players see it. */
  status: flagOut,
  /** The owner's id. */
  user_id: id(),
  owner: userCard,
  /** The captain first, then those who play, then those set aside and asked; each by name. Strangers see who plays. */
  users: z.array(teamPlayer),
  /** How many have accepted, whoever is shown. */
  user_count: z.int(),
  created: instant,
  /** The viewer's role in it. */
  role: z.enum(teamRoles),
  actions: z.strictObject(actions),
})
export type Team = z.output<typeof team>

const gender = z.enum(TEAM_GENDERS, teamTexts.setGender)
/** The players to ask: a player by id, or anybody by e-mail. */
const selected = z
  .array(z.union([id(), email()], teamTexts.unknownPlayer), teamTexts.unknownPlayer)
  .check(z.maxLength(TEAM_PLAYERS_MAX, fill(fieldTexts.players, { max: TEAM_PLAYERS_MAX })))

export const createTeamInput = z.strictObject({
  name: line(TEAM_NAME_MAX, teamTexts.addName),
  gender,
  sports: id(teamTexts.selectSports),
  address: line(TEAM_LOCATION_MAX, teamTexts.setLocation),
  selected: z._default(selected, []),
})

/** The form of a team that is there. */
export const teamForm = z.strictObject({
  name: line(TEAM_NAME_MAX, teamTexts.addName),
  location: line(TEAM_LOCATION_MAX, teamTexts.addLocation),
  gender,
  sport_id: id(teamTexts.selectSports),
  status: flag(),
})

export const inviteInput = z.strictObject({
  email: email(teamTexts.emailMissing, teamTexts.emailInvalid),
  team_id: z.optional(id(teamTexts.missing)),
})

const oneTeam = { team_id: id(teamTexts.missing) }
const onePlayer = { ...oneTeam, user_id: id(teamTexts.unknownPlayer) }
const players = z
  .array(id(teamTexts.unknownPlayer), teamTexts.unknownPlayer)
  .check(z.maxLength(TEAM_PLAYERS_MAX, fill(fieldTexts.players, { max: TEAM_PLAYERS_MAX })))

export const teams = endpoints({
  add: {
    method: 'POST',
    path: '/teams/add',
    access: 'player',
    once: true,
    summary: 'Makes a team of which the viewer is the captain, and asks the selected players.',
    input: createTeamInput,
    answer: team,
    limits: [{ by: 'account', max: 30, per: HOUR }],
  },
  list: {
    method: 'GET',
    path: '/teams/list',
    access: 'player',
    summary: 'Teams that the viewer is asked to join, then those owned or joined, by name.',
    input: nothing,
    answer: z.array(team),
  },
  view: {
    method: 'POST',
    path: '/teams/view',
    access: 'player',
    summary: 'One team, with what the viewer may do with it.',
    input: z.strictObject(oneTeam),
    answer: team,
  },
  edit: {
    method: 'POST',
    path: '/teams/edit',
    access: 'player',
    once: true,
    summary: 'The owner changes the fields that are sent.',
    input: z.strictObject({
      ...oneTeam,
      name: z.optional(teamForm.shape.name),
      location: z.optional(teamForm.shape.location),
      gender: z.optional(gender),
      sport_id: z.optional(id(sportTexts.unknownSport)),
      status: z.optional(flag()),
    }),
    answer: team,
    message: teamTexts.edited,
    limits: taps,
  },
  delete: {
    method: 'POST',
    path: '/teams/delete',
    access: 'player',
    once: true,
    summary: 'The owner deletes the team.',
    input: z.strictObject(oneTeam),
    limits: taps,
  },
  removePlayer: {
    method: 'POST',
    path: '/teams/teamPlayersRemove',
    access: 'player',
    once: true,
    summary: 'The owner removes a player; a player leaves, or declines.',
    input: z.strictObject(onePlayer),
    answer: team,
    limits: taps,
  },
  addPlayers: {
    method: 'POST',
    path: '/teams/addUserToTeam',
    access: 'player',
    once: true,
    summary: 'The owner asks players by id (one or a list) or somebody by e-mail; named oneself, one plays at once.',
    input: z.strictObject({
      ...oneTeam,
      user_id: z.optional(
        z.pipe(
          z.pipe(
            z.union([z.string(), z.array(z.string())], teamTexts.unknownPlayer),
            z.transform(value => [...new Set(typeof value === 'string' ? [value] : value)]),
          ),
          players,
        ),
      ),
      email: z.optional(email(teamTexts.searchEmailMissing, teamTexts.searchEmailInvalid)),
    }),
    answer: team,
    limits: taps,
  },
  setActive: {
    method: 'POST',
    path: '/teams/changeStatusTeamPlayers',
    access: 'player',
    once: true,
    summary: 'An invited player accepts (active 1); the owner lets an accepted player play (1) or sets one aside (0).',
    input: z.strictObject({ ...onePlayer, active: flag() }),
    answer: team,
    limits: taps,
  },
  invite: {
    method: 'POST',
    path: '/teams/invite',
    access: 'player',
    once: true,
    summary: 'Invites somebody by e-mail: to a team of the viewer, or without one.',
    input: inviteInput,
    message: teamTexts.invited,
    limits: taps,
  },
  search: {
    method: 'POST',
    path: '/teams/searchbyId',
    access: 'player',
    summary: 'The team of an id, or those whose name begins so, by name.',
    input: z.strictObject({
      id: z.optional(id(teamTexts.noneFound)),
      name: z.optional(line(TEAM_NAME_MAX, teamTexts.nameTeam)),
      ...wholePaging,
    }),
    answer: z.array(team),
    paged: true,
  },
})
