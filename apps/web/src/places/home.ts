import type { User } from '@gauntlet/contract/profiles/answer'

const ZIP_DIGITS = 5

/** A player, as far as it matters where they live. */
export interface Resident {
  preference: Pick<User['preference'], 'primary_address'>
}

/** Where a player lives, as the fields of a form; nothing where they have not said. */
export const homeOf = ({ preference: { primary_address: home } }: Resident) =>
  home ? { location: home.city, locstate: home.state, zip: home.postal_code.slice(0, ZIP_DIGITS) } : undefined
