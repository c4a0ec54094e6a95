import { ADULT_AGE } from '@gauntlet/contract/profiles/forms'

/** A player without an age is not known to be under 18. */
export const isMinor = ({ age }: { age: number | null }): boolean => age !== null && age < ADULT_AGE

/** The relation between two players, one of whom may be a child. */
export interface Meeting {
  minor: boolean
  other_minor: boolean
  friend: boolean
}

/** Whoever is under 18 meets friends alone. */
export const areKeptApart = ({ minor, other_minor, friend }: Meeting): boolean => (minor || other_minor) && !friend
