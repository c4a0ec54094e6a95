import type { User } from '@gauntlet/contract/profiles/answer'

/** The sports that a player plays at present. */
export const activeSports = ({ sports }: Pick<User, 'sports'>) =>
  sports.filter(({ _joinData }) => _joinData.active === 1)

interface Played {
  id: string
  _joinData: { played: number }
}

/** The sport that a form of a match begins with: the only one, or the most played; none before the first match. */
export function usualSport<Sport extends Played>(sports: readonly Sport[]): Sport | undefined {
  const [first] = sports.toSorted((a, b) => b._joinData.played - a._joinData.played)
  return sports.length === 1 || (first && first._joinData.played > 0) ? first : undefined
}
