import type { UserSport } from '@gauntlet/contract/sports/endpoints'

/** The sports of a player, that in which they stand highest first, and those that they have played before others. */
export const bestSports = (sports: readonly UserSport[], shown = Infinity): UserSport[] =>
  sports
    .toSorted(
      (a, b) => Number(b._joinData.played > 0) - Number(a._joinData.played > 0) || b._joinData.rank - a._joinData.rank,
    )
    .slice(0, shown)

/** The sport in which a player stands highest, of those that they have played if there are any. */
export const bestSport = (sports: readonly UserSport[]): UserSport | undefined => bestSports(sports, 1)[0]

/** The sport that a player plays most, of those in which they take challenges; of several the one they are best in. */
export const mainSport = (sports: readonly UserSport[]): UserSport | undefined =>
  sports
    .filter(({ _joinData }) => _joinData.active === 1)
    .toSorted((a, b) => b._joinData.played - a._joinData.played || b._joinData.rank - a._joinData.rank)[0]
