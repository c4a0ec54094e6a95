import type { User } from '@gauntlet/contract/profiles/answer'

/** The sports that a player plays at present. */
export const activeSports = ({ sports }: Pick<User, 'sports'>) =>
  sports.filter(({ _joinData }) => _joinData.active === 1)
