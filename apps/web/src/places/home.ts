import type { User } from '@gauntlet/contract/profiles/answer'

const ZIP_DIGITS = 5

/** Where a player lives, as the fields of a form; nothing where they have not said. */
export const homeOf = ({ preference: { primary_address: home } }: User) =>
  home ? { location: home.city, locstate: home.state, zip: home.postal_code.slice(0, ZIP_DIGITS) } : undefined
