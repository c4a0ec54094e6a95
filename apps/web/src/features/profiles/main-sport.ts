import type { UserSport } from '@gauntlet/contract/sports/endpoints'

/** The sport in which a player stands highest, of those that they have played if there are any. */
export const bestSport = (sports: readonly UserSport[]): UserSport | undefined =>
  sports.toSorted(
    (a, b) => Number(b._joinData.played > 0) - Number(a._joinData.played > 0) || b._joinData.rank - a._joinData.rank,
  )[0]

/** The sport that a player plays most, of those in which they take challenges; of several the one they are best in. */
export const mainSport = (sports: readonly UserSport[]): UserSport | undefined =>
  sports
    .filter(({ _joinData }) => _joinData.active === 1)
    .toSorted((a, b) => b._joinData.played - a._joinData.played || b._joinData.rank - a._joinData.rank)[0]
