import type { UserCard } from '@gauntlet/contract/cards/answer'
import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import type { lineups } from '@gauntlet/contract/challenges/lineup'
import { TEAM_MATCHES, type TeamMatch } from '@gauntlet/contract/challenges/sides'
import type { GuardedUseCase } from '../../platform/http/bind.ts'
import { pick } from '../../platform/database/columns.ts'
import { guardTeam } from '../teams/guard.ts'
import { listTeamMatches, type TeamMatchRow } from './list-queries.ts'
import { presentChallenges } from './present-list.ts'

const CARD = [
  'id',
  'first_name',
  'last_name',
  'full_name',
  'short_name',
  'rating',
  'rated',
  'rank',
  'provisional',
  'former',
  'preference',
] as const satisfies readonly (keyof UserCard)[]
/** The player without what they were to the match. */
const cardOf = (player: Participant): UserCard => pick(player, CARD)

/** A match from the side of the team, as far as the viewer sees it. */
function matchOf({ side, outcome, against_id, against_name }: TeamMatchRow, match: Challenge): TeamMatch {
  const own = match.users.filter(player => player.side === side)
  return {
    id: match.id,
    challenge_start: match.challenge_start,
    timezone: match.timezone,
    location: match.location,
    ranked: match.ranked,
    outcome,
    score: own[0]?.score ?? '',
    against: against_id === null || against_name === null ? null : { id: against_id, name: against_name },
    players: own.map(cardOf),
    opponents: match.users.filter(player => player.side !== null && player.side !== side).map(cardOf),
  }
}

/** The record of a team in matches that the viewer may see, and the latest of these. */
export const teamMatches: GuardedUseCase<typeof lineups.ofTeam> = {
  guard: guardTeam,
  async run(services, viewer, { team_id }) {
    const found = await listTeamMatches.all(services.db, {
      teamId: team_id,
      viewerId: viewer.id,
      limit: TEAM_MATCHES,
    })
    const ids = found.map(row => row.challenge_id)
    const shown = new Map((await presentChallenges(services, viewer, ids)).map(match => [match.id, match]))
    const { wins, draws, losses } = found[0] ?? { wins: 0, draws: 0, losses: 0 }
    const matches = found.flatMap(row => {
      const match = shown.get(row.challenge_id)
      return match ? [matchOf(row, match)] : []
    })
    return { wins, draws, losses, matches }
  },
}
