import type { UserSport } from '@gauntlet/contract/sports/endpoints'

/** The sport in which a player stands highest, of those in which they take challenges. */
export const bestSport = (sports: readonly UserSport[]): UserSport | undefined =>
  sports.filter(({ _joinData }) => _joinData.active === 1).toSorted((a, b) => b._joinData.rank - a._joinData.rank)[0]
