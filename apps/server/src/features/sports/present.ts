import type { UserSport } from '@gauntlet/contract/sports/endpoints'
import { mayDeclareLevel } from '@gauntlet/rules/ranks/level'
import { deviationBy, newcomerRank, shownRank } from '@gauntlet/rules/ranks/state'
import type { PlayerSportRow } from './queries.ts'

/**
 * A player's sport as it crosses the wire on the day `today`; a newcomer shows the sport's newcomer rank with '?'. A
 * level, and how far a place is, are the player's own matter.
 */
export const presentPlayerSport = (row: PlayerSportRow, own: boolean, today: number): UserSport => ({
  id: row.id,
  name: row.name,
  description: row.description,
  kind: row.kind,
  _joinData: {
    active: row.active ? 1 : 0,
    rank: row.mean === null ? newcomerRank(row.anchor) : shownRank({ held: row.mean }),
    provisional: row.settled ? 0 : 1,
    deviation: row.variance === null ? null : deviationBy({ variance: row.variance, day: row.rated_day }, today),
    played: row.played,
    wins: row.wins,
    draws: row.draws,
    placed: row.numbered ? 1 : 0,
    opponents: own ? row.settled_opponents : null,
    level: own ? row.level : null,
    declares: own && mayDeclareLevel({ ranked: row.mean !== null }).kind === 'allowed' ? 1 : 0,
  },
})
