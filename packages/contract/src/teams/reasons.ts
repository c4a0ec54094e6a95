import { blockTexts } from '../blocks/endpoints.ts'
import { TEAM_PLAYERS_MAX, TEAMS_OWNED_MAX, teamTexts } from './texts.ts'

/** Why an act on a team is refused: the reason of a verdict. */
export const teamReasonCodes = [
  'not_owner',
  'not_in',
  'not_asked',
  'already_in',
  'already_added',
  'waits_for_player',
  'unknown_player',
  'blocked',
  'yourself',
  'full',
  'too_many_teams',
] as const
export type TeamReason = (typeof teamReasonCodes)[number]

/** The texts of refusals. A player who has blocked the viewer is as unknown as one who does not exist. */
export const teamReasons: Record<TeamReason, string> = {
  not_owner: 'Only the owner of the team can do this.',
  not_in: 'This player is not in the team.',
  not_asked: 'You are not invited to this team.',
  already_in: 'You are in this team.',
  already_added: teamTexts.alreadyAdded,
  waits_for_player: 'The player answers first.',
  unknown_player: teamTexts.unknownPlayer,
  blocked: blockTexts.youBlocked,
  yourself: 'This is your own email.',
  full: `A team has at most ${TEAM_PLAYERS_MAX} players.`,
  too_many_teams: `A player owns at most ${TEAMS_OWNED_MAX} teams.`,
}
