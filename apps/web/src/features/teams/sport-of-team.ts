import type { UserSport } from '@gauntlet/contract/sports/endpoints'

/** The sport that a new team begins with, of a player's in their order: one played in teams, or else the first. */
export function sportOfTeam(sports: readonly UserSport[]): UserSport | undefined {
  const active = sports.filter(({ _joinData }) => _joinData.active === 1)
  return active.find(({ kind }) => kind === 'team') ?? active[0]
}
