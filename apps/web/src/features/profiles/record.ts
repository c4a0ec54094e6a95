import type { UserSport } from '@gauntlet/contract/sports/endpoints'

/** '7 won of 12', or that nothing was played. */
export const recordOf = ({ played, wins }: UserSport['_joinData']): string =>
  played === 0 ? 'No matches yet' : `${wins} won of ${played}`
